import { type JobData, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { invalid } from "#server/platform/faults.ts";
import { type JobColumns, type JobText, readJobText } from "../postings/service.ts";
import { type ReadAd, readAd } from "./intake/read-ad.ts";
import type { ScrapedJob } from "./repository.ts";

/** A job that waits, as far as a decision depends on its words. */
export type WaitingAd = ReadAd & Pick<ScrapedJob, "firmName">;

/** A job as a reviewer approves it. */
export interface DecidedAd {
  readonly ad: ReadAd;
  /** What everybody finds. */
  readonly columns: JobColumns;
}

/** Takes a moment of computing: before a decision it is done in a process of its own (ad-process.ts). */
export function decidedAd(waiting: WaitingAd, data: JobData): DecidedAd {
  const ad = Object.keys(data).length > 0 ? edited(waiting, data) : waiting;
  const { job } = readJobText({
    text: ad.rawContent,
    title: ad.title,
    company: waiting.firmName,
    location: ad.location || null,
    employmentType: ad.jobType || null,
    level: ad.experienceLevel || null,
    practiceArea: ad.practiceArea || null,
    salaryText: ad.salaryRange || null,
  });
  if (job.title === "") throw invalid(say.titleRequired);
  if (job.lines.length === 0) throw invalid(say.textRequired);
  return { ad: wordsOf(ad), columns: job };
}

/**
 * The job after a reviewer corrected it. What they left out stays as it was read, what they emptied is nothing, and
 * where they changed the words these are read anew.
 */
function edited(waiting: WaitingAd, data: JobData): ReadAd {
  const said = (given: string | undefined, before: string) =>
    given === undefined ? before : given || null;
  const ad: JobText = {
    text: data.raw_content ?? waiting.rawContent,
    title: data.title ?? waiting.title,
    company: waiting.firmName,
    location: said(data.location, waiting.location),
    employmentType: said(data.job_type, waiting.jobType),
    level: said(data.experience_level, waiting.experienceLevel),
    practiceArea: said(data.practice_area, waiting.practiceArea),
    salaryText: said(data.salary_range, waiting.salaryRange),
  };
  return readAd(ad);
}

/** Without what a decision does not need. */
export const waitingAd = (row: ScrapedJob): WaitingAd => ({
  ...wordsOf(row),
  firmName: row.firmName,
});

const wordsOf = (ad: ReadAd): ReadAd => ({
  title: ad.title,
  location: ad.location,
  jobType: ad.jobType,
  experienceLevel: ad.experienceLevel,
  practiceArea: ad.practiceArea,
  salaryRange: ad.salaryRange,
  rawContent: ad.rawContent,
  extractedData: ad.extractedData,
});
