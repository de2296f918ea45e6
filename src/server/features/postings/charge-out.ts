import type { JobProfile } from "#contract/job-profile.ts";

/** What clients pay for an hour of the work, or bring in, is not what the job pays. */
const CHARGED_OUT =
  /\b(?:hourly rates? (?:top out|range|run|start|go|are)|rates? top out|charge[- ]?out|charged (?:out )?at|bill(?:ed|able|ing)? (?:at|rates?)|rates? (?:to|for) clients|clients pay)\b/i;

interface PaidJob {
  readonly details: JobProfile;
  readonly lines: readonly { readonly text: string }[];
}

/** The same job without a figure that its advertisement names only as what clients are charged. */
export function withoutChargeOut<Job extends PaidJob>(job: Job): Job {
  const { details, lines } = job;
  const figure = /\$\s?[\d,.]+\d/.exec(details.salary?.text ?? "")?.[0];
  if (!figure) return job;
  const saidIn = lines.flatMap(({ text }) =>
    text.split(/(?<=[.;!?])\s+/).filter((sentence) => sentence.includes(figure)),
  );
  const isCharged = saidIn.length > 0 && saidIn.every((sentence) => CHARGED_OUT.test(sentence));
  if (!isCharged) return job;
  return { ...job, details: { ...details, salary: null }, salaryMin: null, salaryMax: null };
}
