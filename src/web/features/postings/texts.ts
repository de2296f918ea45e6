/** The public page of one job. */
export const jobPageTexts = {
  loading: "Loading the job",
  /** In the tab, until there is more to say. */
  job: "Job",
  missingTitle: "This job is no longer open",
  missingText:
    "It may have been filled, closed or taken down. New jobs come in every day, and your resume finds the ones that fit.",
  missingAction: "Find other jobs",
  failedTitle: "We could not load this job",
  failedText: "The server did not answer. The job itself has not changed.",
  retry: "Try again",

  draft: "This is a draft. Only you can see it until it is posted.",
  closed: "This job is closed. Only you can see it.",

  facts: "At a glance",
  pay: "Pay",
  payNotStated: "Pay not stated",
  place: "Place",
  type: "Type",
  level: "Level",
  area: "Field",
  posted: "Posted",

  advertisement: "The advertisement",
  noText: "This advertisement has no further text.",

  ask: "Contact",
  source: "Where it was posted",
  sourceLink: "See the original advertisement",
  newTab: "opens in a new tab",
  postedHere: "Posted on Candour by the recruiter.",

  compare: "Compare with your resume",
  compareForRecruiters: "Compare with a resume",
} as const;

/** As a line of its own: "full-time, contract" is "Full-time, contract". */
export const asLine = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
