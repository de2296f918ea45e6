import type { Database } from "#server/platform/database/database.ts";
import type { DocumentRecord } from "../../documents/service.ts";
import type { MatchingService, RankedJob, Shown } from "../../matching/service.ts";
import type { PostingService } from "../../postings/service.ts";
import { keyOf } from "./key-of.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: Pick<MatchingService, "cardsFor" | "engine">;
  readonly resumeOf: (accountId: string) => Promise<DocumentRecord | undefined>;
}

/** What the cards of a page show: made once, and used again while the job still says the same. */
export function createKeptCards({ database, postings, matching, resumeOf }: Parts) {
  async function make(accountId: string, page: readonly Shown[]): Promise<readonly RankedJob[]> {
    if (page.length === 0) return [];
    const resume = await resumeOf(accountId);
    if (!resume) return [];
    const made = await matching.cardsFor(resume, page);
    const summaries = Object.fromEntries(
      made.map(({ job, summary }) => [job.id, { revision: job.revision, summary }]),
    );
    const of = { resumeKey: keyOf(resume), engine: matching.engine };
    await repository.keepSummaries(database, accountId, of, summaries);
    return made;
  }

  return async (
    accountId: string,
    page: readonly Shown[],
    { list, resume }: repository.Standing,
  ): Promise<readonly RankedJob[]> => {
    const isSame =
      list && resume && list.resumeKey === keyOf(resume) && list.engine === matching.engine;
    const summaries = isSame ? list.summaries : {};
    const jobs = await postings.byIds(
      database,
      page.map(([id]) => id),
    );
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const known = new Map<string, RankedJob>();
    for (const [id, distance] of page) {
      const [job, kept] = [byId.get(id), summaries[id]];
      if (job && kept?.revision === job.revision)
        known.set(id, { job, distance, summary: kept.summary });
    }
    const missing = page.filter(([id]) => !known.has(id) && byId.has(id));
    for (const card of await make(accountId, missing)) known.set(card.job.id, card);
    return page.flatMap(([id]) => known.get(id) ?? []);
  };
}
