import { PATHS } from "#contract/career-paths.ts";
import type { JobInOccupations, Shown } from "../../matching/service.ts";

export interface ChosenPath {
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
