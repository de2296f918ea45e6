import type { PathPoint } from "#contract/career-paths.ts";

const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const pathTexts = {
  title: "Career paths",
  lead: "Occupations near to what your resume shows, from the jobs that are open today: what you can show already, and what they ask for that your resume doesn’t.",
  now: (names: readonly string[]) =>
    `What you do now (${names.join(", ").toLowerCase()}) is left out.`,
  market: (open: number, unnamed: number) =>
    `From ${of(open, "open job", "open jobs")}.${
      unnamed > 0 ? ` For ${unnamed} of them we can’t tell the occupation.` : ""
    }`,
  open: (count: number) => of(count, "open job", "open jobs"),
  newest: (count: number) => `The ${count} newest were read against your resume.`,
  shown: "Your resume shows",
  noneShown: "Nothing that these jobs name in the same words.",
  needed: "What would be needed",
  noneNeeded: "Nothing that these jobs name in the same words.",
  unchecked: "What we couldn’t check",
  uncheckedLead:
    "Your resume doesn’t say, or it is part of a longer requirement. Open a job to see it in full.",
  asked: ({ asked }: PathPoint, jobs: number) =>
    `Asked for in ${asked} of ${of(jobs, "job", "jobs")}`,
  /** Where not every job says the same of it. */
  standing: ({ asked, met, partial, missing, unclear }: PathPoint) => {
    if ([met, missing, unclear].includes(asked)) return "";
    const parts = [
      [met, "shown"],
      [partial, "in part"],
      [missing, "not shown"],
      [unclear, "not checked"],
    ] as const;
    return parts
      .filter(([count]) => count > 0)
      .map(([count, word]) => (count === asked ? word : `${word} for ${count}`))
      .join(", ");
  },
  uncounted: (count: number) =>
    `${of(count, "more requirement", "more requirements")} of these jobs ${count === 1 ? "is" : "are"} worded too differently to count here.`,
  jobs: (count: number) => (count === 1 ? "The job" : `The ${count} jobs`),
  of: (name: string) => ` (${name})`,
  percent: (percent: number) => `${percent}% match`,
  loading: "Looking for near occupations",
  none: "No near occupation yet",
  noneText:
    "None of the jobs that are open today comes near enough to your resume, apart from those in your own occupation. New jobs are added every day.",
  noneAction: "Go to your jobs",
  failed: "Your career paths could not be loaded",
  failedText: "The server did not answer. Nothing has changed.",
  noResume: "Add a resume first",
  noResumeText: "Paths are found from what your resume shows.",
  noResumeAction: "Go to your profile",
  reading: "Your resume is being read",
  readingText: "This page looks again by itself.",
  warning:
    "Found by rules from the advertisements and your resume. They may contain errors; this isn’t a decision about anyone.",
} as const;
