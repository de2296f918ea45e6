import { type CareerPath, type CareerPaths, PATHS } from "#contract/career-paths.ts";
import { GOOD_AT_MOST, percentOf } from "#contract/match-levels.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { asMatched, type DocumentRecord } from "../../documents/service.ts";
import type { MatchingService, Shown } from "../../matching/service.ts";
import type { PostingService } from "../../postings/service.ts";
import { keyOf } from "../lists/key-of.ts";
import { type ChosenPath, choosePaths } from "./choose-paths.ts";
import { occupationTitle } from "./occupation-title.ts";
import { type LookedAt, pointsOf } from "./points.ts";

/** What is needed of matching. */
export type PathMatching = Pick<
  MatchingService,
  "occupationsOfJobs" | "ownOccupations" | "occupationNames" | "namedEvidenceFor" | "engine"
>;

interface Parts {
  readonly database: Database;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: PathMatching;
  /** The candidate's list of jobs as it is now, with the resume that it is for. */
  readonly listFor: (
    accountId: string,
  ) => Promise<{ resume: DocumentRecord; near: readonly Shown[] }>;
}

/** Pairs take milliseconds each: between so many, other people's questions are answered. */
const PAIRS_AT_ONCE = 10;
/** Of so many people what was found is kept, as long as nothing of it has changed. */
const KEPT = 200;

/** Near occupations out of the jobs that are open (docs/decisions/0053). */
export function createPaths({ database, postings, matching, listFor }: Parts) {
  const kept = new Map<string, { key: string; paths: readonly CareerPath[] }>();

  async function pathOf({ jobs }: ChosenPath, name: string, resume: DocumentRecord) {
    const lines = believedLines(resume);
    const ids = jobs.slice(0, PATHS.jobs).map(({ id }) => id);
    const rows = new Map((await postings.byIds(database, ids)).map((row) => [row.id, row]));
    const looked: (LookedAt & { job: CareerPath["jobs"][number]; distance: number })[] = [];
    for (let from = 0; from < ids.length; from += PAIRS_AT_ONCE) {
      const some = ids.slice(from, from + PAIRS_AT_ONCE);
      const found = await matching.namedEvidenceFor(resume, some);
      for (const [at, evidence] of found.entries()) {
        const row = rows.get(some[at] ?? "");
        if (!row || !evidence) continue;
        const { id, title, company, location } = row;
        const { distance } = evidence;
        const job = { id, title, company, location, percent: percentOf(distance) };
        looked.push({ lines: row.lines, evidence, job, distance });
      }
    }
    const nearest = looked.toSorted(
      (a, b) => a.distance - b.distance || (a.job.id < b.job.id ? -1 : 1),
    );
    return {
      name: occupationTitle(name),
      open_jobs: jobs.length,
      looked_at: looked.length,
      ...pointsOf(looked, lines),
      jobs: nearest.map(({ job }) => job),
    };
  }

  return async (actor: Actor): Promise<CareerPaths> => {
    const [{ resume, near }, open] = await Promise.all([
      listFor(actor.id),
      matching.occupationsOfJobs(actor.id),
    ]);
    const own = await matching.ownOccupations(resume);
    const chosen = choosePaths({ open, near, own });
    const names = await matching.occupationNames([
      ...own,
      ...chosen.map(({ occupation }) => occupation),
    ]);
    const key = JSON.stringify([
      keyOf(resume),
      matching.engine,
      chosen.map(({ occupation, jobs }) => [occupation, jobs.map((job) => job.id + job.revision)]),
    ]);
    const known = kept.get(actor.id);
    const paths: CareerPath[] = [];
    if (known?.key === key) paths.push(...known.paths);
    else
      for (const [at, path] of chosen.entries())
        paths.push(await pathOf(path, names[own.length + at] ?? "", resume));
    const told = paths.filter(isTelling);
    kept.delete(actor.id);
    kept.set(actor.id, { key, paths: told });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return {
      resume_id: resume.id,
      now: names.slice(0, own.length).map(occupationTitle),
      open_jobs: open.length,
      unnamed_jobs: open.filter(({ occupations }) => occupations.length === 0).length,
      paths: told,
    };
  };
}

/** Where nothing of it can be named and no job fits well, there is no path to speak of. */
const isTelling = ({ shown, needed, jobs }: CareerPath) =>
  shown.length + needed.length > 0 || (jobs[0]?.percent ?? 0) >= percentOf(GOOD_AT_MOST);

/** As they are matched: what speaks to the assessor is never cited. */
function believedLines(resume: DocumentRecord) {
  const { lines, flags } = asMatched(resume);
  const ignored = new Set(flags.map(({ line }) => line));
  return lines.map((line, at) => (ignored.has(at) ? { ...line, text: "" } : line));
}
