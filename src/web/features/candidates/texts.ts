import type { CandidateOrder } from "#contract/candidates.ts";
import type { Level } from "#web/evidence/levels.ts";

const number = (count: number) => count.toLocaleString("en-AU");

/** The people who fit a posting (spec 1 §2, §8). */
export const candidateTexts = {
  title: "Matched Candidates",
  applications: "Applications",
  postings: "Your Job Postings",
  list: "Matched candidates",
  loading: "Loading candidates",
  found: (count: number) =>
    `Found ${number(count)} matching ${count === 1 ? "candidate" : "candidates"}`,

  all: "Candidates",
  levels: "Match level",
  count: number,
  /** Under the heading, unless the posting is live. */
  notes: {
    closed: "This posting is closed. Candidates who match it are still shown.",
    draft: "This posting is a draft. Nobody sees it until it goes live.",
  } as Readonly<Record<string, string>>,

  columns: {
    candidate: "Candidate",
    facts: "Experience and skills",
    requirements: "Requirements",
    match: "Match",
    score: "Score",
    date: "Resume",
  },
  /** For whoever is not shown to this recruiter yet. */
  unnamed: (rank: number) => `Candidate ${rank}`,
  noRole: "No role read",
  ofRequired: (met: number, total: number) => `${met} of ${total}`,
  noneRequired: "None listed",
  bookmarkedMark: "Bookmarked",
  applied: "Applied",
  interested: "Interested",
  ownUpload: "Your upload",
  hiddenText: "Hidden text",

  more: "Show more",
  moreFailed: "More candidates could not be loaded. Please try again.",
  engine: (engine: string) => (engine ? `Matched by rules, engine ${engine}` : "Matched by rules"),
  mayErr: "May contain errors.",
  placeIn: (at: number, total: number) => `${number(at)} of ${number(total)}.`,
} as const;

export const faceTexts = {
  none: "No Candidates Found",
  noneText:
    "No resume comes close enough to this posting yet. New candidates appear here as they arrive. Postings that list their requirements find more people.",
  noneAction: "Edit the posting",
  noneForDraft:
    "No resume comes close enough to this draft yet. List the job’s requirements to find more people.",
  noneForDraftAction: "Finish the posting",
  noneFiltered: "No candidates match these filters. Try removing one.",
  noneOfLevel: (level: string) => `Nobody here is ${/^[AEIOU]/.test(level) ? "an" : "a"} ${level}.`,
  showAll: "Show all candidates",
  clear: "Clear filters",
  failed: "Failed to load candidates",
  failedText: "The server did not answer. Nothing has changed.",
  jobNotFound: "Job Not Found",
  jobNotFoundText: "Job posting not found or you may not have permission to view it.",
  jobId: "Job ID",
  dashboard: "Go to dashboard",
  back: "Go back",
  signedOut: "Please log in to access this page",
  signedOutText: "You have been signed out. The sign-in page opens in a moment.",
  verify: "What to do",
} as const;

/** How the list is narrowed. */
export const filterTexts = {
  title: "Filter candidates",
  button: (on: number) => (on > 0 ? `Filter, ${on} on` : "Filter"),
  level: "Match level",
  anyLevel: "Any",
  place: "Location",
  anywhere: "Anywhere",
  years: "Experience",
  anyYears: "Any",
  yearsOrMore: (years: number) => (years === 1 ? "1 year or more" : `${years} years or more`),
  admitted: "Admitted to practise",
  admittedHint: "According to the resume, or holding a practising certificate.",
  bookmarked: "Bookmarked only",
  bookmarkedChip: "Bookmarked",
  sort: "Sort by",
  done: "Show candidates",
  clear: "Clear filters",
  on: "Filters that are on",
} as const;

export const LEVEL_WORDS: Record<Level, string> = {
  excellent: "Excellent",
  "very-good": "Very good",
  good: "Good",
  partial: "Partial",
};

export const ORDER_WORDS: Record<CandidateOrder, string> = {
  best: "Best match",
  newest: "Newest resume",
  experience: "Most experience",
};

/** When a file of the page does not come. */
export const lateTexts = {
  failed: "This part of the page could not be loaded",
  failedText: "Check your connection. Nothing has changed.",
} as const;

export const KEY_HINTS = [
  { keys: ["J", "K"], does: "move" },
  { keys: ["Enter"], does: "view" },
  { keys: ["B"], does: "bookmark" },
  { keys: ["M"], does: "contact" },
  { keys: ["C"], does: "compare" },
  { keys: ["1–5"], does: "tabs" },
  { keys: ["?"], does: "all keys" },
] as const;

export const ALL_KEYS = [
  { keys: ["J"], does: "Go to the next candidate" },
  { keys: ["K"], does: "Go to the previous candidate" },
  { keys: ["↓", "↑"], does: "The same, from a candidate in the list" },
  { keys: ["Enter"], does: "View the profile" },
  { keys: ["B"], does: "Bookmark, or take the mark away" },
  { keys: ["M"], does: "Contact the candidate" },
  { keys: ["C"], does: "Compare with the posting" },
  { keys: ["D"], does: "Download the resume" },
  { keys: ["1", "2", "3", "4", "5"], does: "Tabs of the open profile" },
  { keys: ["F"], does: "Filter the list" },
  { keys: ["Esc"], does: "Close the profile" },
  { keys: ["?"], does: "Show these keys" },
] as const;
