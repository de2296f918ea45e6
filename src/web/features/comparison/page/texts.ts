/** A comparison that is opened again, and the one that is printed. */
export const comparisonPageTexts = {
  another: "Compare Another",
  loading: "Loading the comparison",
  title: "Comparison",
  failedTitle: "The comparison could not be loaded",
  failedText: "The server did not answer. Nothing has changed.",
  missingTitle: "That comparison was not found",
  missingText:
    "It may have been deleted, or it belongs to another account or another browser. Visitors’ documents are erased after seven days, and their comparisons with them.",
  missingAction: "Compare a resume with a job",
  printAgain: "Print",
  back: "Back to the comparison",
} as const;
