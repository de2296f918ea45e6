/** Saved comparisons, on the dashboard. */
export const savedTexts = {
  title: "Saved comparisons",
  loading: "Loading your saved comparisons",
  emptyTitle: "Nothing saved yet",
  emptyText: "A comparison that you save stays here, with its evidence.",
  emptyAction: "Compare a resume with a job",
  failedTitle: "Your saved comparisons could not be loaded",
  failedText: "The server did not answer. Nothing was lost.",
  remove: (name: string) => `Remove ${name}`,
  removed: "Comparison removed.",
  undo: "Undo",
  removeFailed: "That could not be removed. Please try again.",
  undoFailed: "That could not be restored. Please try again.",
  scored: (score: number, fit: string) => `${fit} ${score}%`,
  /** The score is of its day: the matching has changed since. */
  earlier: (date: string) => `From ${date}, earlier version`,
  someone: "A resume",
  somewhere: "A job",
  more: (count: number) => `Show all ${count}`,
} as const;
