import { familiesAlike } from "../knowledge/concepts.ts";
import { CREDENTIALS } from "../knowledge/credentials.ts";
import { TERMS } from "../knowledge/phrases.ts";
import { nearness } from "../legal-classes.ts";
import type { CandidateProfile, VacancyProfile } from "../profiles.ts";
import { clamp, dot, dotDense } from "../vectors.ts";
import { areaStrength, isPracticeArea } from "./areas.ts";
import { type Expanded, placeOfWord } from "./expand.ts";

import type { Graded } from "./grade.ts";
import { levelsOf } from "./levels.ts";

/** What a pair is judged by. Each is named in the model, and in the explanation. */
export interface Features {
  readonly concepts: number;
  readonly families: number;
  readonly specialty: number;
  readonly title: number;
  readonly lettering: number;
  readonly titleVsAd: number;
  /** What is shown of the essentials, requirement by requirement: what cards and reports say. */
  readonly shown: number;
  readonly essentials: number;
  readonly duties: number;
  readonly welcome: number;
  readonly profile: number;
  readonly area: number;
  readonly kind: number;
  readonly credential: number;
  readonly below: number;
  readonly above: number;
  readonly gap: number;
  readonly over: number;
  readonly levelFit: number;
  readonly listedOnly: number;
  readonly asked: number;
  readonly wording: number;
  readonly hits: number;
}
export type FeatureName = keyof Features;

/** More of it never lowers the score (1), or never raises it (-1). */
export const SIGNS: Readonly<Record<FeatureName, 1 | -1>> = {
  concepts: 1,
  families: 1,
  specialty: 1,
  title: 1,
  lettering: 1,
  titleVsAd: 1,
  shown: 1,
  essentials: 1,
  duties: 1,
  welcome: 1,
  profile: 1,
  area: 1,
  kind: 1,
  credential: 1,
  below: -1,
  above: -1,
  gap: -1,
  over: -1,
  levelFit: 1,
  listedOnly: -1,
  asked: 1,
  wording: 1,
  hits: 1,
};

/** Not for the sum, but for the limits. */
export interface Circumstances {
  /** Years that are missing, and years above the range. */
  readonly short: number;
  readonly beyond: number;
}

/** As long as nothing was read, and where the reading model is off. */
const NOT_READ = 0.41;
/** With fewer essentials the work of the job counts too, each line for half of one (docs/matching/rubric.md). */
export const FEWEST_ESSENTIALS = 3;
const DUTY_WORTH = 0.5;

export const isEssential = ({ requirement: { essential, kind } }: Graded): boolean =>
  essential && kind !== "soft" && kind !== "duty";

export function shownOf(read: readonly Graded[]): number {
  let sum = 0;
  let total = 0;
  const add = (some: readonly Graded[], worth: number) => {
    for (const { shown = 0 } of some) {
      sum += worth * shown;
      total += worth;
    }
  };
  const known = read.filter(({ shown }) => shown !== undefined);
  const essentials = known.filter(isEssential);
  add(essentials, 1);
  if (essentials.length < FEWEST_ESSENTIALS)
    add(
      known.filter(({ requirement: { kind } }) => kind === "duty"),
      DUTY_WORTH,
    );
  return total > 0 ? sum / total : NOT_READ;
}

const FULL_AREA = { law: 2.2, main: 2, other: 0.9 };

export function featuresOf(
  vacancy: VacancyProfile,
  expanded: Expanded,
  graded: readonly Graded[],
): { features: Features; circumstances: Circumstances } {
  const { candidate } = expanded;
  const alikeness = dotDense(vacancy.concepts, expanded.dense.concepts);
  const shares = sharesOf(graded);
  const area = areaOf(vacancy, expanded);
  const profile = profileOf(vacancy, expanded);
  const title = dotDense(vacancy.title, expanded.dense.titles);
  const level = levelsOf(vacancy, candidate);
  const essentials = shares.essentials;
  const kind = vacancy.legal ? nearness(vacancy.legal, candidate.legal) : clamp(title * 1.3);
  const support = isSupport(vacancy.legal) ? kind : 0;
  const concepts = Math.max(alikeness, SUPPORT.concepts * support);
  const features: Features = {
    concepts,
    families: familiesAlike(vacancy.concepts, expanded.dense.families),
    specialty: specialtyOf(vacancy, candidate),
    title,
    lettering: letteringOf(vacancy, expanded),
    titleVsAd: dotDense(vacancy.concepts, expanded.dense.titles),
    shown: NOT_READ,
    essentials,
    duties: shares.duties ?? essentials,
    welcome: shares.welcome ?? 0.3,
    profile,
    area: Math.max(area ?? profile, SUPPORT.area * support),
    kind,
    credential: credentialOf(graded),
    below: level.below,
    above: level.above,
    gap: level.gap,
    over: level.over,
    levelFit: levelFit(vacancy, candidate, level.gap + level.over),
    listedOnly: listedOnly(vacancy, expanded),
    ...wordsShared(vacancy, expanded),
    hits: Math.log1p(hitsOf(graded)),
  };
  return { features, circumstances: { short: level.short, beyond: level.beyond } };
}

const SAME_SPECIALTY = 0.6;

/** Whether both are about the same specialties of their field. */
const specialtyOf = (vacancy: VacancyProfile, candidate: CandidateProfile) =>
  clamp(dot(vacancy.specialties, candidate.specialties) / SAME_SPECIALTY);

/** Support work is much the same in every field of law. */
const SUPPORT = { concepts: 0.55, area: 0.4 };
const isSupport = (legal: VacancyProfile["legal"]) =>
  legal === "paralegal" || legal === "secretary" || legal === "company-secretary";

/** The right area at the right level, together: either alone is not enough for a lawyer. */
function levelFit(vacancy: VacancyProfile, candidate: CandidateProfile, apart: number): number {
  if (vacancy.level === undefined || candidate.level === undefined) return 0;
  const area = vacancy.isLaw ? specialtyOf(vacancy, candidate) : 1;
  if (apart < 0.5) return area;
  return apart < 1.5 ? 0.5 * area : 0;
}

const CLAIMED = { from: 0.15, to: 0.5 };

/** Words in lists fit the advertisement much better than the work that is told. */
function listedOnly({ concepts }: VacancyProfile, { dense }: Expanded): number {
  const more = dotDense(concepts, dense.listed) - dotDense(concepts, dense.told);
  return clamp((more - CLAIMED.from) / (CLAIMED.to - CLAIMED.from));
}

/** How alike the title looks to the most alike of the candidate's: 1 for the same letters. */
function letteringOf({ grams }: VacancyProfile, { gramTitles, gramCounts }: Expanded): number {
  const shared = gramCounts.map(() => 0);
  for (let at = 0; at < grams.length; at += 1) {
    let titles = gramTitles.get(grams[at] ?? 0) ?? 0;
    for (let title = 0; titles > 0; title += 1, titles >>= 1)
      if (titles & 1) shared[title] = (shared[title] ?? 0) + 1;
  }
  let most = 0;
  for (let title = 0; title < shared.length; title += 1) {
    const runs = grams.length * (gramCounts[title] ?? 0);
    if (runs > 0) most = Math.max(most, (shared[title] ?? 0) / Math.sqrt(runs));
  }
  return most;
}

/** Weighted means of what is asked for, to be done, and welcome. */
function sharesOf(graded: readonly Graded[]) {
  const must = { sum: 0, total: 0 };
  const duty = { sum: 0, total: 0 };
  const nice = { sum: 0, total: 0 };
  let count = 0;
  for (const { requirement, credit } of graded) {
    const { kind, essential, terms } = requirement;
    const isWork = kind === "domain" || kind === "skill";
    if (!isWork && kind !== "duty") continue;
    if (isWork && essential) count += 1;
    const wanted = essential ? must : nice;
    const chosen = isWork ? wanted : duty;
    const weight = (kind === "domain" ? 1.3 : 1) * (terms.length > 0 ? 1 : 0.4);
    chosen.sum += weight * credit;
    chosen.total += weight;
  }
  const duties = meanOf(duty);
  return { essentials: essentialsOf(meanOf(must), duties, count), duties, welcome: meanOf(nice) };
}

const meanOf = ({ sum, total }: { sum: number; total: number }) =>
  total > 0 ? sum / total : undefined;

function essentialsOf(
  asked: number | undefined,
  duties: number | undefined,
  count: number,
): number {
  if (asked === undefined) return duties ?? 0.4;
  return count < 2 && duties !== undefined ? 0.5 * asked + 0.5 * duties : asked;
}

function areaOf(vacancy: VacancyProfile, { work }: Expanded) {
  const isLaw = vacancy.field === "law";
  const own = [...vacancy.terms]
    .filter(([term]) => (isLaw ? isPracticeArea(term) : TERMS[term]?.field === vacancy.field))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const top = own[0]?.[1] ?? 0;
  const areas = own
    .filter(([, weight]) => weight >= (isLaw ? 0.3 : 0.2) * top)
    .slice(0, isLaw ? 4 : 8);
  const main = areas[0]?.[0];
  if (main === undefined) return undefined;
  let sum = 0;
  let total = 0;
  for (const [term, weight] of areas) {
    total += weight;
    sum += weight * areaStrength(work, term, isLaw ? FULL_AREA.law : FULL_AREA.other);
  }
  const mainArea = areaStrength(work, main, isLaw ? FULL_AREA.main : FULL_AREA.other);
  return isLaw ? 0.5 * (sum / total) + 0.5 * mainArea : sum / total;
}

/** How alike the shares of work are, on both sides. */
function profileOf(vacancy: VacancyProfile, { work, workInLaw, workElsewhere }: Expanded): number {
  let shared = 0;
  let own = 0;
  for (const [term, weight] of vacancy.terms) {
    if (TERMS[term]?.field === "gen") continue;
    own += weight;
    shared += Math.sqrt(weight * (work.get(term) ?? 0));
  }
  const others = vacancy.field === "law" ? workInLaw : workElsewhere;
  return own > 0 && others > 0 ? shared / Math.sqrt(own * others) : 0;
}

export const isHard = ({ requirement: { kind, credential, essential } }: Graded): boolean => {
  if (kind !== "credential" || !essential) return false;
  return typeof credential !== "number" || CREDENTIALS[credential]?.gate === "licence";
};

const credentialOf = (graded: readonly Graded[]) =>
  Math.min(1, ...graded.filter(isHard).map(({ credit }) => credit));

/** The share of the words asked for, and how alike both sides are in words, the rare ones counting most. */
function wordsShared(
  { asked, askedWeights }: VacancyProfile,
  { wordPlaces, wordCounts, wordWeights, wordLength }: Expanded,
) {
  let met = 0;
  let total = 0;
  let shared = 0;
  let squares = 0;
  for (let at = 0; at < asked.length; at += 1) {
    const weight = askedWeights[at] ?? 0;
    total += weight;
    squares += weight * weight;
    const place = placeOfWord(wordPlaces, asked[at] ?? 0);
    if (place < 0) continue;
    met += weight * Math.min(1, wordCounts[place] ?? 0);
    shared += weight * (wordWeights[place] ?? 0);
  }
  return {
    asked: total > 0 ? met / total : 0.2,
    wording: squares > 0 && wordLength > 0 ? shared / (Math.sqrt(squares) * wordLength) : 0,
  };
}

function hitsOf(graded: readonly Graded[]): number {
  return graded.filter(({ requirement, grade }) => requirement.terms.length > 0 && grade === "met")
    .length;
}
