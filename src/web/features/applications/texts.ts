import type { ApplicationStage, TrackedStage } from "#contract/applications.ts";

/** The columns of the board. */
export const STAGES: Readonly<Record<TrackedStage, { word: string; empty: string }>> = {
  saved: { word: "Saved", empty: "Jobs you save appear here. Nobody is told." },
  applied: { word: "Applied", empty: "Jobs you apply for appear here." },
  interview: { word: "Interview", empty: "No interviews yet." },
  offer: { word: "Offer", empty: "No offers yet." },
  closed: { word: "Closed", empty: "Jobs that didn’t go ahead, or that you withdrew from." },
};

/** As the recruiter sets it, for both sides. */
export const SAID_STAGES: Readonly<Record<ApplicationStage, string>> = {
  received: "Received",
  in_review: "In review",
  interview: "Interview",
  offer: "Offer",
  not_going_ahead: "Not going ahead",
};

export const trackerTexts = {
  title: "Applications",
  loading: "Loading your applications",
  count: (total: number) => `${total} ${total === 1 ? "job" : "jobs"}`,
  privacy: "Only you see this page. Recruiters see what you send them and nothing else.",
  views: "Show as",
  board: "Board",
  list: "List",
  stages: "Stage",
  add: "Add a job",
  failed: "Failed to load your applications",
  failedText: "The server did not answer. Nothing has changed.",
  emptyTitle: "No applications yet",
  emptyText:
    "Save a job or apply for one, and it appears here. You can add jobs from elsewhere too.",
  emptyAction: "See jobs for you",

  recruiterTitle: "This page is for candidates",
  recruiterText: "To see who applied for your jobs, open the posting.",
  recruiterAction: "Your job postings",

  move: (title: string) => `Move: ${title}`,
  moveTo: "Move to",
  moved: (title: string, word: string) => `${title}: moved to ${word}`,
  moveFailed: "That could not be moved. Please try again.",

  savedOn: (date: string) => `Saved ${date}`,
  appliedOn: (date: string) => `Applied ${date}`,
  movedOn: (date: string) => `Moved ${date}`,
  from: (company: string) => `From ${company || "the recruiter"}:`,
  sentHere: "Sent. The recruiter hasn’t updated it yet.",
  withdrawnOn: (date: string) => `You withdrew on ${date}`,
  reminder: (date: string) => `Reminder ${date}`,
  reminded: (date: string) => `Reminded ${date}`,
  closes: (date: string) => `Closes ${date}`,
  hasClosed: (date: string) => `Closed ${date}`,
  closedPosting: "No longer advertised",
  documents: (count: number) => `${count} ${count === 1 ? "document" : "documents"}`,
  columns: { job: "Job", stage: "Stage", dates: "Dates", next: "Next", actions: "Move" },
} as const;

export const cardTexts = {
  loading: "Loading the job",
  failed: "This job could not be loaded.",
  retry: "Try again",
  openJob: "Open the job",
  openLink: "Open where it is advertised",
  newTab: "(opens in a new tab)",
  stage: "Stage",
  notes: "Notes",
  notesHint: "Only you see these.",
  remind: "Remind me on",
  closes: "Closes on",
  remindHint: "Once, here and by email.",
  documents: "Documents you used",
  noDocuments: "You have no documents yet.",
  sent: "What you sent",
  sentNothing: "Your resume, without a note.",
  advertisement: "The advertisement you pasted",
  save: "Save",
  close: "Close",
  saveFailed: "That could not be saved. Please try again.",
  remove: "Remove",
  removeTitle: "Remove this job?",
  removeText: "Your notes and its reminder go with it. This cannot be undone.",
  withdraw: "Withdraw application",
  withdrawTitle: "Withdraw your application?",
  withdrawText: (company: string) =>
    `${company || "The recruiter"} is told, and can no longer open your resume. Your note and answers are deleted.`,
} as const;

export const addTexts = {
  title: "Add a job from elsewhere",
  text: "Give its link or paste the advertisement, and we fill in what we can. Or type it yourself.",
  paste: "Advertisement",
  pasteHint: "Kept with the job. Only you see it.",
  read: "Fill in from the text",
  readFailed: "We could not read that text. Please fill in the fields yourself.",
  readLink: "Read from link",
  readCheck: "Filled in from the page. Please check it before you add the job.",
  linkKept: (reason: string) =>
    `${reason} The link is kept: paste the advertisement, or fill in the fields yourself.`,
  readNothing: "We found no title in that text. Please fill in the fields yourself.",
  job: "Job title",
  company: "Company",
  location: "Place",
  link: "Link",
  linkHint: "We open it only when you press Read from link.",
  closes: "Closes on",
  stage: "Stage",
  save: "Add job",
  cancel: "Cancel",
  failed: "The job could not be added. Please try again.",
} as const;

export const returnTexts = {
  title: (company: string) => `Did you send your application${company ? ` to ${company}` : ""}?`,
  yes: "Yes, I applied",
  no: "Not yet",
  remind: "Remind me tomorrow",
  noted: "Noted under Applications.",
  reminder: "We will remind you tomorrow.",
  failed: "That could not be saved. Please try again.",
} as const;

export const reviewTexts = {
  title: "Applications",
  back: "Matched candidates",
  edit: "Edit posting",
  loading: "Loading the applications",
  none: "No applications yet",
  noneText: "When someone applies for this job, we tell you and you see them here.",
  count: (total: number) => `${total} ${total === 1 ? "application" : "applications"}`,
  withdrawn: (count: number) => `${count} withdrawn`,
  unverified: (total: number) =>
    `${total} ${total === 1 ? "person has" : "people have"} applied. You’ll see who once your company is verified.`,
  profile: "Your profile",
  missingTitle: "Job Not Found",
  missingText: "Job posting not found or you may not have permission to view it.",
  dashboard: "Go to dashboard",
  failed: "Failed to load applications",
  failedText: "The server did not answer. Nothing has changed.",
  appliedOn: (date: string) => `Applied ${date}`,
  resume: "Open resume",
  noResume: "The resume was deleted by its owner.",
  stage: (name: string) => `Stage for ${name}`,
  stageHint: "The candidate sees the stage you set.",
  staged: (name: string, word: string) => `${name}: ${word}`,
  stageFailed: "The stage could not be saved. Please try again.",
} as const;

export const questionTexts = {
  title: "Questions for applicants",
  text: "Up to five short questions. Everyone who applies here answers them.",
  question: (at: number) => `Question ${at}`,
  add: "Add a question",
  remove: (at: number) => `Remove question ${at}`,
  save: "Save questions",
  saveFailed: "The questions could not be saved. Please try again.",
  loading: "Loading the questions",
  failed: "The questions could not be loaded.",
  retry: "Try again",
} as const;
