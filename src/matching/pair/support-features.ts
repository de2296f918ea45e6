import { TERMS } from "../knowledge/phrases.ts";
import type { Requirement, Unit, VacancyProfile } from "../profiles.ts";
import { dot, dotDense } from "../vectors.ts";
import { isPracticeArea } from "./areas.ts";
import type { Expanded } from "./expand.ts";
import { emptyRoom, gatherMeaning, gatherWords, type Room } from "./gather.ts";

/** What is known of a sentence beside a requirement, by name: the model has a weight for each. */
const SUPPORT_NAMES = [
  /** The requirement's words that the sentence has, the rare ones counting most: itself or near ones, itself alone. */
  "words",
  "ownWords",
  "rarest",
  "two",
  "three",
  /** The same occupations are meant. */
  "meaning",
  /** Phrases that we know by name. */
  "terms",
  "bestTerm",
  "whole",
  "activity",
  "area",
  "special",
  "unnamed",
  /** Where the sentence stands. */
  "list",
  "education",
  "profile",
  "papers",
  "other",
  "heading",
  /** How alike the resume, and the role it stands in, is to the job as a whole. */
  "alike",
  "role",
  "length",
  "asked",
  "duty",
  "skill",
  /** Beside the best sentence of this resume. */
  "wordsShare",
  "ownWordsShare",
  "meaningShare",
  "termsShare",
  "wordsMeaning",
  "termsWords",
  "alikeWords",
  "alikeTerms",
  "paper",
  "paperTaught",
  "headingDuty",
  "years",
  "yearsHeading",
  "listWords",
] as const;
export type SupportName = (typeof SUPPORT_NAMES)[number];
type SupportFeatures = Readonly<Record<SupportName, number>>;

interface Looked {
  readonly unit: number;
  readonly features: SupportFeatures;
}

/** What holds for a pair, whatever the requirement. */
export interface Pairing {
  readonly vacancy: VacancyProfile;
  readonly expanded: Expanded;
  readonly alike: number;
  readonly roles: readonly number[];
  /** Lines that hold roles' titles; the line that asks for years. */
  readonly headings: ReadonlySet<number>;
  readonly yearsLine: number;
}

export function pairingOf(vacancy: VacancyProfile, expanded: Expanded): Pairing {
  const { roles } = expanded.candidate;
  const wanted = vacancy.title.at.length > 0 ? vacancy.title : vacancy.concepts;
  return {
    vacancy,
    expanded,
    alike: dotDense(vacancy.concepts, expanded.dense.concepts),
    roles: roles.map(({ concepts }) => dot(concepts, wanted)),
    headings: new Set(roles.map(({ line }) => line)),
    yearsLine: vacancy.requirements.find(({ kind }) => kind === "level")?.line ?? -1,
  };
}

const FULL_RARITY = 7;
/** Less than this is no reason to look closer. */
const WORTH = { terms: 0.6, meaning: 0.3, least: 0.15 };

/** The sentences that have most to do with a requirement, and what is known of each. */
export function lookedAt(requirement: Requirement, pairing: Pairing, most: number): Looked[] {
  const { units } = pairing.expanded.candidate;
  const into = emptyRoom(units.length);
  const all = gatherWords(requirement, pairing.expanded, into) || 1;
  gatherMeaning(requirement, pairing.expanded, into);
  const near: { unit: number; named: Named; worth: number }[] = [];
  const best = { words: 0.01, ownWords: 0.01, meaning: 0.01, terms: 0.01 };
  for (const [unit, one] of units.entries()) {
    const named = namedBy(requirement.terms, one);
    const words = (into.words[unit] ?? 0) / all;
    const meaning = into.meaning[unit] ?? 0;
    const worth = words + WORTH.terms * named.share + WORTH.meaning * meaning;
    if (worth === 0) continue;
    best.words = Math.max(best.words, words);
    best.ownWords = Math.max(best.ownWords, (into.ownWords[unit] ?? 0) / all);
    best.meaning = Math.max(best.meaning, meaning);
    best.terms = Math.max(best.terms, named.share);
    if (worth >= WORTH.least) near.push({ unit, named, worth });
  }
  near.sort((a, b) => b.worth - a.worth || a.unit - b.unit);
  return near.slice(0, most).map(({ unit, named }) => ({
    unit,
    features: featuresOf({ requirement, pairing, named, unit, into, all, best }),
  }));
}

interface Beside {
  readonly requirement: Requirement;
  readonly pairing: Pairing;
  readonly named: Named;
  readonly unit: number;
  readonly into: Room;
  readonly all: number;
  readonly best: Readonly<Record<"words" | "ownWords" | "meaning" | "terms", number>>;
}

const as = (yes: boolean) => (yes ? 1 : 0);

function featuresOf({
  requirement,
  pairing,
  named,
  unit,
  into,
  all,
  best,
}: Beside): SupportFeatures {
  const one = pairing.expanded.candidate.units[unit];
  const words = (into.words[unit] ?? 0) / all;
  const ownWords = (into.ownWords[unit] ?? 0) / all;
  const meaning = into.meaning[unit] ?? 0;
  const hits = into.hits[unit] ?? 0;
  const { kind, paper, line } = requirement;
  const { alike } = pairing;
  const isIn = (section: Unit["section"]) => as(one?.section === section);
  const heading = as(pairing.headings.has(one?.line ?? -1));
  const years = as(line >= 0 && line === pairing.yearsLine);
  const taught = isIn("education") + isIn("credentials");
  return {
    words,
    ownWords,
    rarest: (into.rarest[unit] ?? 0) / FULL_RARITY,
    two: as(hits >= 2),
    three: as(hits >= 3),
    meaning,
    terms: named.share,
    bestTerm: named.best,
    whole: named.whole,
    activity: named.activity,
    area: named.area,
    special: named.special,
    unnamed: as(requirement.terms.length === 0),
    list: isIn("list"),
    education: isIn("education"),
    profile: isIn("profile"),
    papers: isIn("credentials"),
    other: isIn("other"),
    heading,
    alike,
    role: pairing.roles[one?.role ?? -1] ?? 0,
    length: Math.log(1 + (one?.words.length ?? 0)),
    asked: Math.log(1 + requirement.words.length),
    duty: as(kind === "duty"),
    skill: as(kind === "skill"),
    wordsShare: words / best.words,
    ownWordsShare: ownWords / best.ownWords,
    meaningShare: meaning / best.meaning,
    termsShare: named.share / best.terms,
    wordsMeaning: words * meaning,
    termsWords: named.share * words,
    alikeWords: alike * words,
    alikeTerms: alike * named.share,
    paper: as(paper),
    paperTaught: as(paper) * taught,
    headingDuty: heading * as(kind === "duty"),
    years,
    yearsHeading: years * heading,
    listWords: isIn("list") * words,
  };
}

/** Which of a requirement's phrases a sentence names. */
interface Named {
  share: number;
  best: number;
  whole: number;
  activity: number;
  area: number;
  special: number;
}

const isActivity = TERMS.map(({ id }) => id.startsWith("act."));
const TERM_WEIGHTS = { area: 1.5, work: 1, other: 0.7 };
const weightOf = TERMS.map(({ kind }, term) => {
  if (kind !== "work") return TERM_WEIGHTS.other;
  return isPracticeArea(term) ? TERM_WEIGHTS.area : TERM_WEIGHTS.work;
});
const NOTHING: Named = { share: 0, best: 0, whole: 0, activity: 0, area: 0, special: 0 };

function namedBy(terms: readonly number[], { terms: shown }: Pick<Unit, "terms">): Named {
  if (shown.size === 0 || terms.length === 0) return NOTHING;
  const named = { ...NOTHING };
  let total = 0;
  for (const term of terms) {
    const weight = weightOf[term] ?? TERM_WEIGHTS.other;
    const strength = shown.get(term) ?? 0;
    total += weight;
    named.share += weight * strength;
    named.best = Math.max(named.best, strength);
    if (isActivity[term]) named.activity = Math.max(named.activity, strength);
    else if (isPracticeArea(term)) named.area = Math.max(named.area, strength);
    else named.special = Math.max(named.special, strength);
    const parent = TERMS[term]?.parent;
    if (strength === 0 && parent !== undefined && shown.has(parent)) named.whole = 1;
  }
  named.share /= total;
  return named;
}
