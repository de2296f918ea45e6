/** What can be done with a candidate, and what is said afterwards (spec 1 §5, §8). */
export const actionTexts = {
  bookmarked: "Candidate bookmarked",
  unbookmarked: "Candidate removed from bookmarks",
  bookmarkFailed: "Failed to bookmark candidate",
  undo: "Undo",

  downloaded: "Resume downloaded successfully",
  downloadFailed: "Failed to download resume",
  fileName: (name: string) => `${name}_resume.pdf`,
} as const;

export const contactTexts = {
  title: (name: string) => `Contact ${name}`,
  text: (isMember: boolean) =>
    isMember
      ? "Your message starts a conversation. They’re notified straight away."
      : "If they have an account, your message starts a conversation. Otherwise it is sent as an invitation by email, with your name and company.",
  message: "Message",
  placeholder: (job: string) => `Say why you are writing about ${job}.`,
  send: "Send message",
  cancel: "Cancel",
  empty: "Please enter a message",
  tooLong: "That is too long to send as one message.",
  noEmail: "Unable to contact candidate - no email available",
  failed: "Failed to contact candidate. Please try again.",
  createFailed: "Failed to create conversation",
  started: (name: string) => `Conversation started with ${name}`,
  /** There was a conversation about this posting already. */
  sent: (name: string) => `Message sent to ${name}`,
  notRegistered: (name: string) => `${name} is not registered yet. Sending invitation email...`,
  invited: (name: string) => `Invitation sent to ${name}`,
  inviteFailed: "Failed to send invitation email",
  about: (job: string, company: string) => (company ? `${job} at ${company}` : job),
} as const;

export const shareTexts = {
  title: (name: string) => `Share ${name}`,
  text: "Only you can open this link, because only the owner of a posting sees its candidates.",
  link: "Link to the profile",
  email: "Share by email",
  copy: "Copy link",
  copied: "Profile link copied to clipboard",
  byHand: "Your browser did not let us copy it. Select the link and copy it by hand.",
  mailed: "Email client opened",
  subject: (name: string, job: string) => `${name} for ${job}`,
  body: (name: string, job: string, level: string, link: string) =>
    `${name} is among the candidates for ${job}: ${level}.\n\n${link}\n`,
} as const;

export const compareTexts = {
  title: "Comparison",
  startText: (name: string) =>
    `An assessment of ${name} against this posting, requirement by requirement, in words. It may contain errors.`,
  start: "Start comparison",
  analysing: "Analysing",
  analysingText: "Checking the resume against the posting, line by line.",
  done: "Comparison completed successfully",
  /** The short form beside the list. */
  read: "Read the report",
  again: "New Comparison",
  notFound: "Candidate resume or job description not found",
  signedOut: "Authentication required. Please log in again.",
  serverError: "Server error occurred during comparison",
  failed: (status: number, message: string) =>
    status > 0 ? `Comparison failed: ${status} ${message}` : `Comparison failed: ${message}`,
  noResult: "No comparison result received",
  back: "Back to candidates",
  backTo: (job: string) => `Candidates for ${job}`,
} as const;
