/** A candidate's recommendations, on the dashboard. */
export const listTexts = {
  list: "Job recommendations",
  loading: "Loading the jobs for you",
  isNew: "New",
  payNotStated: "Pay not stated",
  posted: (when: string) => `Posted ${when === "Just now" ? "just now" : when}`,
  level: (word: string) => `${word} Match`,
  tooLittle: "Not enough to judge by",
  missing: (count: string, gap: string) => `${count}; missing: ${gap}`,

  why: "Why this match",
  compare: "Compare",
  dismiss: "Dismiss",
  interestedAt: (when: string) => `Interest expressed ${when}`,
  /** Said after the words of a button, because every row has the same. */
  about: (title: string) => ` (${title})`,

  dismissFailed: "Failed to dismiss job",
  undo: "Undo",
  undoFailed: "That could not be undone. Please try again.",

  more: "Show more",
  moreFailed: "More jobs could not be loaded. Please try again.",
  writer: "Ranked by rules",

  noProfileText:
    "Upload a resume, or tell us what you do. We then check every open job against it, line by line.",
  noProfileAction: "Complete your profile",
  noneText: "No open job comes close to your profile yet. We check new ones as they are posted.",
  noneAction: "Review your profile",
  filteredTitle: "No jobs match these filters",
  filteredText: "Try removing one.",
  farTitle: "No close match yet",
  farText: "None of the open jobs comes close. We check new ones as they are posted.",
  clear: "Clear filters",
  failedText: "The server did not answer. Nothing has changed.",
  readingTitle: "Your resume is still being read",
  readingText:
    "It’s a scan, so we have to recognise its text first. The jobs appear here as soon as that is done.",
  unreadableTitle: "We couldn’t read this resume",
  unreadableAction: "Upload another resume",
} as const;

/** Spec 1 §8. */
export const FACES = {
  failed: "Failed to load job recommendations",
  none: "No job matches found at the moment. Check back later!",
} as const;
