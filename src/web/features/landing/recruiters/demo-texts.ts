export const demoTexts = {
  title: "Three candidates for one job",
  text: "This is what you see after posting a job. Open a candidate to read what proves each requirement.",
  people: "Candidates for the sample job",
  required: "Required",
  preferred: "Preferred",
  grades: { met: "Met", part: "Met in part", none: "Not shown" },
  writer: "An example, ranked by rules",
  warning: "The job and the people are invented. Real results may contain errors.",
  start: "Start 6 Months Free",
  close: "Close the demo",
} as const;
