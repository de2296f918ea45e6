import { nearness } from "../legal-classes.ts";
import type { VacancyLevels } from "../pack/pack-vacancy.ts";
import { type LevelShown, levelsOf } from "../pair/levels.ts";
import { clamp } from "../vectors.ts";

/**
 * What a pair is about worth, of 100, from a few likenesses: enough to say which thousand are scored.
 * Fitted to the exact scores of texts of ours (docs/decisions/0018).
 */
export interface Likeness {
  readonly concepts: number;
  readonly title: number;
  readonly titleVsAd: number;
  readonly specialty: number;
  readonly asked: number;
  readonly wording: number;
}

const LAW = {
  base: 18.5,
  concepts: 38.2,
  title: 2.4,
  titleVsAd: 5.1,
  specialty: 6.6,
  asked: 19.1,
  wording: 22.9,
  kind: 10.8,
  gap: -2.2,
  over: -0.5,
  levelFit: 11.7,
};
const OTHER = {
  base: 24,
  concepts: 58.7,
  title: 9.2,
  titleVsAd: 5.3,
  specialty: 1.2,
  asked: 29.4,
  wording: 9.1,
  gap: -2.7,
  over: -0.5,
};
/** The limits that level and admission set (pair/limits.ts). */
const MOST = { farBelow: 54, below: 68, farAbove: 54, above: 67, notAdmitted: 52 };
const ADMITTED: ReadonlySet<string> = new Set([
  "admitted",
  "assumed",
  "no-certificate",
  "new-zealand",
]);
/** Among those that are held down alike, the better one still stands higher. */
const STILL = 0.01;
const LEAST = 1e-3;

export function roughSum(vacancy: VacancyLevels, candidate: LevelShown, like: Likeness): number {
  const level = levelsOf(vacancy, candidate);
  const isBarred = vacancy.admitted && !ADMITTED.has(candidate.admission.state);
  const sum = vacancy.isLaw
    ? lawSum(vacancy, candidate, like, level)
    : OTHER.base +
      OTHER.concepts * like.concepts +
      OTHER.title * like.title +
      OTHER.titleVsAd * like.titleVsAd +
      OTHER.specialty * like.specialty +
      OTHER.asked * like.asked +
      OTHER.wording * like.wording +
      OTHER.gap * level.gap +
      OTHER.over * level.over;
  const held = Math.min(sum, mostBy(level), isBarred ? MOST.notAdmitted : 100);
  return Math.max(LEAST, held + STILL * (like.concepts + like.wording + like.asked));
}

type Levels = ReturnType<typeof levelsOf>;

function lawSum(
  { legal }: VacancyLevels,
  candidate: LevelShown,
  like: Likeness,
  { gap, over }: Levels,
): number {
  const kind = legal ? nearness(legal, candidate.legal) : clamp(like.title * 1.3);
  const apart = gap + over;
  const near = apart < 1.5 ? 0.5 : 0;
  const levelFit = (apart < 0.5 ? 1 : near) * like.specialty;
  return (
    LAW.base +
    LAW.concepts * like.concepts +
    LAW.title * like.title +
    LAW.titleVsAd * like.titleVsAd +
    LAW.asked * like.asked +
    LAW.wording * like.wording +
    LAW.gap * gap +
    LAW.over * over +
    LAW.kind * kind +
    LAW.specialty * like.specialty +
    LAW.levelFit * levelFit
  );
}

function mostBy({ below, above }: Levels): number {
  let most = 100;
  if (below >= 0.75) most = MOST.farBelow;
  else if (below >= 0.4) most = MOST.below;
  if (above >= 0.85) return Math.min(most, MOST.farAbove);
  return above >= 0.4 ? Math.min(most, MOST.above) : most;
}
