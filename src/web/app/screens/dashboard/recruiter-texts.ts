import type { RecruiterItem } from "#contract/recruiter-profile.ts";

/** Spec 1 §2 and §8. */
export const recruiterTexts = {
  create: "Create Job Posting",
  createFailed: "Failed to navigate to job posting creation",
  counted: "Matched by rules",

  overview: "Overview",
  loading: "Loading your dashboard",
  failed: "Failed to load dashboard data",
  retry: "Try again",
  verify: "See your profile",

  actions: "Quick Actions",
  messages: "View Messages",
  unread: "unread",
  search: "Search Candidates",
  profile: "Update Profile",
  searchWithPostings:
    "Candidates are matched to a job. Choose View Candidates on one of your postings.",
  searchWithout: "Candidates are matched to a job. Create a job posting first.",

  levels: "Candidates by level",
  /** After an upgrade, until the new numbers are there. */
  againNote: "Our matching has been updated. New numbers appear here in a few minutes.",
  levelsNote: "For your active postings. Someone who fits two is counted twice.",
} as const;

/** The four tiles. */
export const TILES = {
  jobs: "total jobs",
  active: "active jobs",
  candidates: "candidates",
  complete: "complete",
} as const;

/** After "Next:". */
export const NEXT_WORDS: Record<RecruiterItem, string> = {
  name: "add your name",
  company_name: "add your company",
  position: "add your position",
  contact_number: "add your contact number",
  company_website: "add your company’s website",
};

/** Where on the profile each of them is filled in. */
export const NEXT_PLACES: Record<RecruiterItem, string> = {
  name: "/profile#recruiter-personal",
  company_name: "/profile#recruiter-company",
  position: "/profile#recruiter-personal",
  contact_number: "/profile#recruiter-personal",
  company_website: "/profile#recruiter-company",
};
