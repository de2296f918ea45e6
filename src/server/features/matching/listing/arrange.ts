import type { CandidateOrder } from "#contract/candidates.ts";
import { MATCH_LEVELS, type MatchLevel, matchLevel } from "#contract/match-levels.ts";
import type { JobOrder } from "#contract/match-rules.ts";
import type { Shown } from "../tables.ts";

/** What a list of jobs can be put in order by, besides how well they fit. */
export interface JobFigures {
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
}
export interface ListWishes extends OnlyLevel {
  /** The nearest first if nothing is said. */
  readonly order?: JobOrder | undefined;
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

export const arrange = (
  near: readonly Shown[],
  figures: ReadonlyMap<string, JobFigures>,
  { onlyLevel, order = "best" }: ListWishes,
) => arranged(near, figures, onlyLevel, JOB_FIGURES[order]);

export const arrangeCandidates = (
  near: readonly Shown[],
  figures: ReadonlyMap<string, CandidateFigures>,
  { onlyLevel, order = "best" }: CandidateListWishes,
) => arranged(near, figures, onlyLevel, CANDIDATE_FIGURES[order]);

/** Takes the nearest first. Sorting leaves equals as they were, so of two alike the nearer comes first. */
function arranged<Figures>(
  near: readonly Shown[],
  figures: ReadonlyMap<string, Figures>,
  onlyLevel: string | undefined,
  figure: (of: Figures) => number,
): readonly Shown[] {
  const wanted = onlyLevel
    ? near.filter(([, distance]) => matchLevel(distance) === onlyLevel)
    : near;
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
