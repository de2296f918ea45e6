/** The compare tool before anything is compared: the page carries this much (spec 1 §2). */
export const compareFormTexts = {
  title: "Compare a resume with a job",
  lead: "You get a score, and for every requirement the line of the resume that proves it.",
  resume: "The resume",
  job: "The job description",
  submit: "Compare",
  // Spec 1 §5. The contract has it too, with all the others, which this page need not carry.
  noJob: "Please provide a job description to compare against.",
  note: "Both are needed. Nobody else sees your files; without an account they are erased after 7 days.",
} as const;
