/** Firms that a search found (spec 2 §2). */
export const discoveredTexts = {
  title: "Discovered firms",
  lead: "Approved firms join Law Firms and are scraped in the next run. Rejected firms aren’t suggested again.",
  loading: "Loading discovered firms",
  unexpected: "An unexpected error occurred",
  failedTitle: "Discovered firms could not be loaded",
  moreFailed: "More firms could not be loaded. Please try again.",
  empty: "No firms to review. Run Google Discovery to look for new law firms.",
  website: "Website",
  careers: "Careers page",
  foundBy: "Found by",
  approve: "Approve",
  reject: "Reject",
  rejectTitle: (name: string) => `Reject ${name}?`,
  rejectText: "It leaves this list and isn’t suggested again.",
  reason: "Reason",
  rejectFirm: "Reject firm",
} as const;
