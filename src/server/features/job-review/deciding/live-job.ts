import type { Db } from "#server/platform/database/database.ts";
import type { JobColumns, JobRow, Justified, PostingService } from "../../postings/service.ts";
import type { LiveWords } from "../before-decision.ts";
import type { ScrapedJob } from "../repository.ts";

export interface LiveJobParts {
  readonly clock: () => Date;
  readonly postings: Pick<PostingService, "create" | "change" | "setStatus" | "remove" | "byIds">;
  readonly matchSoon: (tx: Db) => Promise<unknown>;
}

type Published = { readonly jobId: string; readonly before: LiveWords | undefined };

/** The job that everybody finds once a reviewer approved it. */
export function createLiveJobs({ clock, postings, matchSoon }: LiveJobParts) {
  async function change(
    tx: Db,
    job: JobRow,
    words: LiveWords,
    justified: Justified,
  ): Promise<Published> {
    await postings.change(tx, job.id, words, justified);
    if (job.status !== "active") await postings.setStatus(tx, job.id, "active", justified);
    return { jobId: job.id, before: wordsOf(job) };
  }

  return {
    /** A new one, or the live one with other words. */
    async publish(
      tx: Db,
      row: ScrapedJob,
      columns: JobColumns,
      justified: Justified,
    ): Promise<Published> {
      const words = { ...columns, sourceUrl: row.sourceUrl };
      const [live] = row.jobId ? await postings.byIds(tx, [row.jobId]) : [];
      await matchSoon(tx);
      if (live) return change(tx, live, words, justified);
      const posting = {
        ...words,
        ownerId: null,
        source: "scraped",
        status: "active",
        postedAt: clock(),
      } as const;
      const made = await postings.create(tx, posting, justified);
      return { jobId: made.id, before: undefined };
    },

    /** False when somebody is interested in it already, and it must stay. */
    async takeBack(tx: Db, jobId: string): Promise<boolean> {
      // Closed first: from here on nobody can express interest, and who just did is counted.
      const { applicationsCount } = await postings.setStatus(tx, jobId, "closed");
      if (applicationsCount > 0) return false;
      await postings.remove(tx, jobId);
      return true;
    },

    async putBack(tx: Db, jobId: string, before: LiveWords): Promise<void> {
      await postings.change(tx, jobId, before);
      await matchSoon(tx);
    },
  };
}

const wordsOf = (job: JobRow): LiveWords => ({
  title: job.title,
  company: job.company,
  location: job.location,
  state: job.state,
  employmentType: job.employmentType,
  level: job.level,
  practiceArea: job.practiceArea,
  salaryMin: job.salaryMin,
  salaryMax: job.salaryMax,
  details: job.details,
  lines: job.lines,
  sourceUrl: job.sourceUrl,
});
