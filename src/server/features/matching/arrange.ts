import type { CandidateOrder } from "#contract/candidates.ts";
import { MATCH_LEVELS, type MatchLevel, matchLevel } from "#contract/match-levels.ts";
import type { JobOrder } from "#contract/match-rules.ts";
import type { JobFacts } from "./outside.ts";
import type { Shown } from "./tables.ts";

/** What a list of jobs can be put in order by, besides how well they fit. */
export interface JobFigures extends JobFacts {
  readonly postedAt: Date;
  /** The most that it pays in a year, the figure that lists are narrowed by; 0 when it does not say. */
  readonly pay: number;
}

/** The same for a list of candidates. */
export interface CandidateFigures {
  readonly receivedAt: Date;
  /** Null when no dates were read. */
  readonly years: number | null;
}

interface OnlyLevel {
  /** Only those of the level of this name. */
  readonly onlyLevel?: string | undefined;
  /** Only those of the level of this name and better ones. */
  readonly leastLevel?: string | undefined;
}
export interface ListWishes extends OnlyLevel {
  /** The nearest first if nothing is said. */
  readonly order?: JobOrder | undefined;
  /** What is outside of what the person looks for comes after all else, where the best come first. */
  readonly outsideLast?: boolean | undefined;
}
export interface CandidateListWishes extends OnlyLevel {
  readonly order?: CandidateOrder | undefined;
}

export type LevelCounts = { readonly level: MatchLevel; readonly total: number }[];

/** What comes first has most of it. */
const JOB_FIGURES: Readonly<Record<JobOrder, (job: JobFigures) => number>> = {
  best: () => 0,
  newest: ({ postedAt }) => postedAt.getTime(),
  pay: ({ pay }) => pay,
};
const CANDIDATE_FIGURES: Readonly<Record<CandidateOrder, (one: CandidateFigures) => number>> = {
  best: () => 0,
  newest: ({ receivedAt }) => receivedAt.getTime(),
  experience: ({ years }) => years ?? -1,
};

/** `outside`: the jobs that are outside of what the person looks for. */
export function arrange(
  near: readonly Shown[],
  figures: ReadonlyMap<string, JobFigures>,
  { order = "best", outsideLast, ...only }: ListWishes,
  outside: { has(id: string): boolean },
): readonly Shown[] {
  const listed = arranged(near, figures, only, JOB_FIGURES[order]);
  if (!outsideLast || order !== "best") return listed;
  const inside = listed.filter(([id]) => !outside.has(id));
  return [...inside, ...listed.filter(([id]) => outside.has(id))];
}

export const arrangeCandidates = (
  near: readonly Shown[],
  figures: ReadonlyMap<string, CandidateFigures>,
  { order = "best", ...only }: CandidateListWishes,
) => arranged(near, figures, only, CANDIDATE_FIGURES[order]);

/** Takes the nearest first. Sorting leaves equals as they were, so of two alike the nearer comes first. */
function arranged<Figures>(
  near: readonly Shown[],
  figures: ReadonlyMap<string, Figures>,
  { onlyLevel, leastLevel }: OnlyLevel,
  figure: (of: Figures) => number,
): readonly Shown[] {
  const farthest = MATCH_LEVELS.find(({ name }) => name === leastLevel)?.most ?? 1;
  const wanted = near.filter(
    ([, distance]) =>
      distance <= farthest && (onlyLevel === undefined || matchLevel(distance) === onlyLevel),
  );
  const figureOf = (id: string) => {
    const own = figures.get(id);
    return own ? figure(own) : 0;
  };
  return wanted
    .map((shown) => ({ shown, figure: figureOf(shown[0]) }))
    .sort((a, b) => b.figure - a.figure)
    .map(({ shown }) => shown);
}

/** All four levels, also those that nothing reaches. */
export function countLevels(near: readonly Shown[]): LevelCounts {
  return MATCH_LEVELS.map(({ name }) => ({
    level: name,
    total: near.filter(([, distance]) => matchLevel(distance) === name).length,
  }));
}
