import { setImmediate } from "node:timers/promises";
import { type CareerPath, type CareerPaths, PATHS } from "#contract/career-paths.ts";
import { GOOD_AT_MOST, percentOf } from "#contract/match-levels.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { asMatched, type DocumentRecord } from "../documents/service.ts";
import type { JobInOccupations, MatchingService, Shown } from "../matching/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { keyOf } from "./list-key.ts";
import { askedWords, type LookedAt, pointsOf, type WordsOf } from "./path-points.ts";
import { type ResumeProof, resumeProof } from "./resume-proof.ts";

interface LookAtJobsParts {
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
function createLooks({ database, postings, matching }: LookAtJobsParts) {
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

/** Occupations are kept in small letters. */
const CAPITALS = new Map(
  "AI ACCC ASX BI CRM CTF CTP DBA ERP GIS GP HR ICT ICU IP IT M&A ML NDIS PR QA QMS RN RPA SAP SEO SOC TAFE UI UX VR WHS eDiscovery DevOps"
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);

/** "IT support officer", "Registered nurse". */
function occupationTitle(name: string): string {
  const words = name.split(" ").map((word) => CAPITALS.get(word) ?? word);
  const [first = "", ...rest] = words;
  const begun = CAPITALS.has(first.toLowerCase())
    ? first
    : first.charAt(0).toUpperCase() + first.slice(1);
  return [begun, ...rest].join(" ");
}

interface ChosenPath {
  readonly occupation: number;
  /** All that are open, the newest first. */
  readonly jobs: readonly JobInOccupations[];
}

interface Market {
  /** The newest first. */
  readonly open: readonly JobInOccupations[];
  /** The candidate's list of jobs: what is not in it is too far. */
  readonly near: readonly Shown[];
  /** What they work as now. */
  readonly own: readonly number[];
}

/** One advertisement tells little of an occupation: where there are more, they come first. */
const FEW = 2;
/** And it must be nearer: one that is far and alone may not even be of that occupation. */
const ALONE = 0.45;
/** An occupation is as near as its nearest jobs are on average. */
const NEAREST = 5;
/** Two names for much the same jobs are one path. */
const SAME = 0.5;

/** The occupations whose jobs come nearest to a resume, without the one that its owner works in. */
export function choosePaths({ open, near, own }: Market): ChosenPath[] {
  const distances = new Map(near);
  const candidates = [...grouped(open)]
    .filter(([occupation]) => !own.includes(occupation))
    .flatMap(([occupation, jobs]) => {
      const best = jobs
        .flatMap(({ id }) => distances.get(id) ?? [])
        .sort((a, b) => a - b)
        .slice(0, NEAREST);
      const [nearest] = best;
      if (nearest === undefined || (jobs.length < FEW && nearest > ALONE)) return [];
      const distance = best.reduce((sum, one) => sum + one, 0) / best.length;
      return { occupation, jobs, distance };
    })
    .sort(
      (a, b) =>
        Number(a.jobs.length < FEW) - Number(b.jobs.length < FEW) ||
        a.distance - b.distance ||
        a.occupation - b.occupation,
    );
  const taken = new Set(
    open.filter((job) => own.includes(job.occupations[0] ?? -1)).map(({ id }) => id),
  );
  const chosen: ChosenPath[] = [];
  for (const { occupation, jobs } of candidates) {
    const known = jobs.filter(({ id }) => taken.has(id)).length;
    if (known > SAME * jobs.length) continue;
    chosen.push({ occupation, jobs });
    for (const { id } of jobs) taken.add(id);
    if (chosen.length === PATHS.most) break;
  }
  return chosen;
}

function grouped(open: readonly JobInOccupations[]): Map<number, JobInOccupations[]> {
  const groups = new Map<number, JobInOccupations[]>();
  for (const job of open)
    for (const occupation of job.occupations) {
      const jobs = groups.get(occupation) ?? [];
      jobs.push(job);
      groups.set(occupation, jobs);
    }
  return groups;
}
