import { type CareerPath, type CareerPaths, PATHS } from "#contract/career-paths.ts";
import { GOOD_AT_MOST, percentOf } from "#contract/match-levels.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { asMatched, type DocumentRecord } from "../../documents/service.ts";
import type { MatchingService, Shown } from "../../matching/service.ts";
import type { PostingService } from "../../postings/service.ts";
import { keyOf } from "../lists/key-of.ts";
import { type ChosenPath, choosePaths } from "./choose-paths.ts";
import { createLooks } from "./look-at-jobs.ts";
import { occupationTitle } from "./occupation-title.ts";
import { pointsOf } from "./points.ts";
import { type ResumeProof, resumeProof } from "./resume-proof.ts";

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

/** Of so many people what was found is kept, as long as nothing of it has changed. */
const KEPT = 200;

/** Near occupations out of the jobs that are open (docs/decisions/0053). */
export function createPaths({ database, postings, matching, listFor }: Parts) {
  const kept = new Map<string, { key: string; paths: readonly CareerPath[] }>();

  const lookAt = createLooks({ database, postings, matching });

  async function pathOf(
    { jobs }: ChosenPath,
    name: string,
    resume: DocumentRecord,
    proof: ResumeProof,
  ): Promise<CareerPath> {
    const looked = await lookAt(resume, jobs.slice(0, PATHS.jobs));
    const nearest = looked.toSorted(
      (a, b) => a.evidence.distance - b.evidence.distance || (a.job.id < b.job.id ? -1 : 1),
    );
    return {
      name: occupationTitle(name),
      open_jobs: jobs.length,
      looked_at: looked.length,
      ...pointsOf(looked, proof),
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
    else {
      const proof = resumeProof(believedLines(resume));
      for (const [at, path] of chosen.entries())
        paths.push(await pathOf(path, names[own.length + at] ?? "", resume, proof));
    }
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
