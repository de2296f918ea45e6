import type { RunType } from "#contract/scraping.ts";

/** What runs go through, and what it is called when it did not work. */
const UNREAD: Readonly<Record<RunType, { one: string; many: string; could: string }>> = {
  scraping: { one: "firm", many: "firms", could: "be read" },
  discovery: { one: "search", many: "searches", could: "be made" },
  seek: { one: "keyword", many: "keywords", could: "be searched for" },
};

export const SCRAPING_TEXTS = {
  ourFault: "Something went wrong on our side while this was read.",
  someFailed(type: RunType, failed: number, total: number): string {
    const { one, many, could } = UNREAD[type];
    return `${failed} of ${total} ${total === 1 ? one : many} could not ${could}.`;
  },
  allFailed(type: RunType, total: number, first: string): string {
    const { many, could } = UNREAD[type];
    return total === 1 ? first : `None of the ${total} ${many} could ${could}. ${first}`;
  },
  /** Of a firm. */
  firmGone: "This law firm was deleted while the run was under way.",
  jobsUnread: (unread: number, total: number, first: string) =>
    `${unread} of ${total} job ${total === 1 ? "page" : "pages"} could not be read: ${first}`,
  jobNotShown: "It leads back to the list or the front page, or has too little text to be a job.",
  onlyFirst: (jobs: number) => `Only the first ${jobs} jobs were read.`,
  listUnread: (page: number, reason: string) =>
    `Page ${page} of the list could not be read: ${reason}`,
  /** Of a search. */
  searchFailed: (reason: string) => `The search service did not answer. ${reason}`,
  searchKeyRefused: (status: number) =>
    `The search service did not accept the key (it answered ${status}). Check SEARCH_KEY.`,
  searchUnreadable: "The search service gave an answer that could not be read.",
  /** Of the test of a firm's selectors. */
  tooSlow: "This took too long. Please try again in a moment.",
  listMatchedNothing: "The job list selector matches nothing on this page.",
  linkMatchedNothing: (matched: number) =>
    `The job list selector matches ${matched} ${matched === 1 ? "element" : "elements"}, but the job link selector finds no link to a job in ${matched === 1 ? "it" : "them"}.`,
  usedStructuredData: "The jobs were found in the page's structured data instead.",
  nothingFound: "No job was found on this page, in structured data neither.",
  firstNotOpened: (reason: string) => `The first job's page was not read: ${reason}`,
  firstHasNoText: "The first job's page has too little text to be a job.",
} as const;
