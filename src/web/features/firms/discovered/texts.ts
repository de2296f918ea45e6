/** Firms that a search found (spec 2 §2). */
export const discoveredTexts = {
  title: "Discovered firms",
  lead: "Approved, a firm is among the law firms and is read with the next run. Rejected, it is not proposed again.",
  loading: "Loading discovered firms",
  unexpected: "An unexpected error occurred",
  failedTitle: "Discovered firms could not be loaded",
  moreFailed: "More firms could not be loaded. Please try again.",
  empty:
    "No discovered firm waits for a review. Run Google Discovery looks for law firms that are not known yet.",
  website: "Website",
  careers: "Careers page",
  foundBy: "Found by",
  approve: "Approve",
  reject: "Reject",
  rejectTitle: (name: string) => `Reject ${name}?`,
  rejectText: "It leaves this list and is not proposed again.",
  reason: "Reason",
  rejectFirm: "Reject firm",
} as const;
