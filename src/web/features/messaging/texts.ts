import { REPORT_REASONS } from "#contract/messaging.ts";

/** As much as the contract takes. */
export const DETAILS_MAX = 2000;

export const messageTexts = {
  conversations: "Conversations",
  loadingConversations: "Loading conversations",
  conversationsFailedText: "Nothing is lost. Your messages are kept and will be here.",
  retry: "Try again",
  you: "You",
  unread: "unread",
  nobody: "Nobody else",

  empty: "No conversations yet",
  emptyText: {
    candidate: "Your messages with recruiters appear here.",
    recruiter: "Your messages with candidates appear here.",
  },
  emptyStep: { candidate: "See your jobs", recruiter: "Go to Dashboard" },
  choose: "Choose a conversation to read and reply.",

  back: "Back to conversations",
  about: "About",
  closedJob: "no longer open",
  messages: "Messages",
  loadingMessages: "Loading messages",
  messagesFailedText: "Nothing is lost. What you write is kept here until it is sent.",
  noMessages: "Nothing has been written here yet.",
  earlier: "Earlier messages",
  newMessages: "New messages",
  missingText: "It may belong to another account. Your own conversations are in the list.",
  allConversations: "All conversations",

  today: "Today",
  yesterday: "Yesterday",

  writeTo: (name: string) => `Write to ${name}`,
  messageTo: (name: string) => `Message to ${name}`,
  send: "Send",
  sending: "Sending",
  discard: "Discard",
  lengthOf: (count: number, most: number) => `${count} of ${most}`,
  alone: "Nobody else is in this conversation.",

  more: (name: string) => `More about ${name}: block, report`,
} as const;

export const composeTexts = {
  title: (title: string, company: string) =>
    `Message the recruiter about ${[title, company].filter(Boolean).join(", ")}`,
  hint: "They see your name and can reply here.",
  label: "Your message",
  loading: "Loading the job",
  missing: "This job is no longer open",
  missingText: "You can no longer message anyone about it.",
  failed: "We could not load this job",
  failedText: "The server did not answer.",
  elsewhere: "This job was not posted on Candour",
  elsewhereText: "Contact them through the original advertisement.",
  source: "See the original advertisement",
} as const;

export const safetyTexts = {
  block: "Block",
  unblock: "Unblock",
  blockTitle: (name: string) => `Block ${name}?`,
  blockText: "You won’t get messages from them until you unblock them. They aren’t told.",
  blocked: "Blocked. You won’t get messages from them.",
  unblocked: "Unblocked. You can message each other again.",
  blockFailed: "That could not be changed. Please try again.",

  report: "Report",
  reportTitle: (name: string) => `Report ${name}`,
  reportText: "We read the latest messages of this conversation. The other side is not told.",
  reason: "What is wrong?",
  reasonMissing: "Choose what is wrong",
  details: "Anything we should know",
  detailsTooLong: `Say it in at most ${DETAILS_MAX} characters`,
  sendReport: "Send report",
  cancel: "Cancel",
  reportNotLoaded: "That part of the page could not be loaded. Please load the page again.",
  reported: "Thank you. We will look into it.",
  reportFailed: "The report could not be sent. Please try again.",
} as const;

type Reason = (typeof REPORT_REASONS)[number];

const REASON_WORDS: Record<Reason, { title: string; text: string }> = {
  spam: { title: "Spam", text: "Advertising, or the same words sent to many people." },
  harassment: { title: "Harassment", text: "Threats, insults, or not taking no for an answer." },
  "not-a-real-job": {
    title: "Not a real job",
    text: "Asks for money or documents, or the job does not exist.",
  },
  other: { title: "Something else", text: "Say below what it is." },
};

export const REASON_CARDS = REPORT_REASONS.map((value) => ({ value, ...REASON_WORDS[value] }));
