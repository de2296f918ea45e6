/** What is here already, and where it is not. */
export const knownTexts = {
  known: "Already here",
  change: "Change",
  changeResume: "Give another resume",
  changeJob: "Give another job description",
  someResume: "Your resume",
  someJob: "The job you chose",
  missingResume: "That resume is no longer here. Please give another one.",
  missingJob: "That job is no longer open. Please give another one.",
} as const;
