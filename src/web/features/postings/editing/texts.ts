import { POSTING_SENTENCES } from "#contract/postings.ts";

/** The page on which a posting's owner changes it. */
export const editingTexts = {
  title: "Edit job posting",
  loading: "Loading the job posting",
  back: "Dashboard",

  missingTitle: POSTING_SENTENCES.notFound,
  missingText: "It may have been deleted, or it belongs to somebody else.",
  missingAction: "Go to dashboard",
  failedTitle: "We could not load this job posting",
  failedText: "The server did not answer. The posting itself has not changed.",
  retry: "Try again",
  candidateTitle: "This page is for the recruiter who posted the job",
  candidateText: "You are signed in as a candidate. You can see and save the job on its own page.",
  candidateAction: "See the job",

  form: "Job posting",
  fields: {
    title: "Job title",
    company: "Company",
    location: "Location",
    locationHint: "For example Sydney NSW, or Remote, Australia",
    employment_type: "Employment type",
    notStated: "Not stated",
    salary_range: "Pay",
    salaryHint: "For example $105,000 to $118,000 plus super",
    text: "The advertisement",
    textHint: "One point per line, each starting with a dash. Requirements are read line by line.",
  },

  save: "Save",
  cancel: "Cancel",
  saveFailed: "The job posting could not be saved. Please try again.",
  unsaved: "Unsaved changes",
  notSaved: "Not saved",
  discardTitle: "Discard your changes?",
  discardText: "The posting stays as it was last saved.",
  discard: "Discard changes",

  changedMeanwhile: POSTING_SENTENCES.changedMeanwhile,
  load: "Load it",
  insist: "Keep mine",
  loaded: "The saved posting was loaded.",
  undo: "Undo",

  read: "What we read",
  readNote: "From the last saved version. Candidates are matched with this.",
  must: "Required",
  nice: "Preferred",
  noRequirements:
    "No requirements were found. Put each one on a line of its own, under a heading such as Requirements.",
  noNice: "None found.",
  level: "Level",
  area: "Field",
  pay: "Pay",
  payNotRead: "Not stated, or not read as an amount",

  status: "Status",
  publishFirst: "Only you can see it until it is published.",
  closedNote: "It no longer appears in lists. People who expressed interest still see it.",
  activeNote: "Candidates see it, and it is matched with new resumes.",
  statusFailed: "The status could not be changed. Please try again.",
  candidates: "View Candidates",
  publicPage: "View public page",
  remove: "Delete draft",
} as const;
