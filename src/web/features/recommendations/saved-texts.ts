/** A candidate's saved jobs, on the dashboard. */
export const savedTexts = {
  title: "Saved jobs",
  loading: "Loading your saved jobs",
  emptyTitle: "No job saved yet",
  emptyText: "Jobs you save appear here.",
  failed: "Your saved jobs could not be loaded.",
  retry: "Try again",
  closed: "No longer open",
  remove: (name: string) => `Remove ${name}`,
  undo: "Undo",
  removeFailed: "That could not be removed. Please try again.",
  undoFailed: "That could not be restored. Please try again.",
  more: (count: number) => `Show all ${count}`,
} as const;
