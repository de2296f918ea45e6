import { setImmediate } from "node:timers/promises";
import type { CareerPath } from "#contract/career-paths.ts";
import { percentOf } from "#contract/match-levels.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { DocumentRecord } from "../../documents/service.ts";
import type { JobInOccupations, MatchingService } from "../../matching/service.ts";
import type { JobRow, PostingService } from "../../postings/service.ts";
import { askedWords, type WordsOf } from "./asked-words.ts";
import type { LookedAt } from "./points.ts";

interface Parts {
  readonly database: Database;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: Pick<MatchingService, "namedEvidenceFor">;
}

interface Look extends LookedAt {
  readonly job: CareerPath["jobs"][number];
}

/** Pairs take milliseconds each: between so many, other people's questions are answered. */
const PAIRS_AT_ONCE = 10;
/** Reading an advertisement takes as long, and the same ones are near to many people. */
const READ = 2000;

/** Advertisements, each with how the resume stands to what it asks for. */
export function createLooks({ database, postings, matching }: Parts) {
  const read = new Map<string, WordsOf>();

  async function wordsOf(row: JobRow, key: string): Promise<WordsOf> {
    const before = read.get(key);
    if (before) return before;
    await setImmediate();
    const words = askedWords(row.lines);
    read.set(key, words);
    const [oldest] = read.keys();
    if (read.size > READ && oldest !== undefined) read.delete(oldest);
    return words;
  }

  return async (resume: DocumentRecord, jobs: readonly JobInOccupations[]): Promise<Look[]> => {
    const ids = jobs.map(({ id }) => id);
    const rows = new Map((await postings.byIds(database, ids)).map((row) => [row.id, row]));
    const looked: Look[] = [];
    for (let from = 0; from < jobs.length; from += PAIRS_AT_ONCE) {
      const some = jobs.slice(from, from + PAIRS_AT_ONCE);
      const found = await matching.namedEvidenceFor(resume, ids.slice(from, from + PAIRS_AT_ONCE));
      for (const [at, { id, revision }] of some.entries()) {
        const [row, evidence] = [rows.get(id), found[at]];
        if (!row || !evidence) continue;
        const { title, company, location } = row;
        const job = { id, title, company, location, percent: percentOf(evidence.distance) };
        looked.push({ words: await wordsOf(row, `${id}:${revision}`), evidence, job });
      }
    }
    return looked;
  };
}
