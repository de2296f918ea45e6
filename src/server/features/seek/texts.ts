/** What a Seek run says of itself, besides the sentences of the contract. */
export const SEEK_TEXTS = {
  turnedAway: (status: number) => `The board refused to show the page (${status}).`,
  noSearch: "The board has no page for this search.",
  noResults: "The board answered with a page that shows no results. It may have been rebuilt.",
  stopped: "The run was stopped. What it had found stays.",
  emptyJob: "The board showed no text for this job.",
  notOpened: (count: number, reason: string) =>
    `${count} ${count === 1 ? "job" : "jobs"} could not be opened. ${reason}`,
} as const;
