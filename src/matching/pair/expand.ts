import { CONCEPT_COUNT, dense, familiesOf } from "../knowledge/concepts.ts";
import { TERMS } from "../knowledge/phrases.ts";
import { rarityOfHash } from "../knowledge/rarity.ts";
import type { CandidateProfile, Role, UnitSection } from "../profiles.ts";
import { type Sparse, sparse } from "../vectors.ts";

/** What a candidate's sentences come to. Made once. */
export interface Expanded {
  readonly candidate: CandidateProfile;
  /** For each term the sentence that shows it best. */
  readonly shown: ReadonlyMap<number, Evidence>;
  /** How much of the resume is about each piece of work. */
  readonly work: ReadonlyMap<number, number>;
  /** Telling words, hashed, each with its place: how often, what it weighs; and the length of all. */
  readonly wordPlaces: WordPlaces;
  readonly wordCounts: readonly number[];
  readonly wordWeights: readonly number[];
  readonly wordLength: number;
  /** Runs of letters in the titles, and which of the titles have each; how many each title has. */
  readonly gramTitles: ReadonlyMap<number, number>;
  readonly gramCounts: readonly number[];
  /** Which sentences have a word, by its place; which have a concept, and how much. */
  readonly unitsByWord: readonly (readonly number[])[];
  readonly unitsByConcept: ReadonlyMap<number, Weighed>;
  /** What the resume's work comes to in law, and outside it. */
  readonly workInLaw: number;
  readonly workElsewhere: number;
  /** What the titles say, the latest counting most. */
  readonly titles: Sparse;
  /** Vectors with a place for every concept, to be multiplied with many others. */
  readonly dense: Readonly<
    Record<"concepts" | "told" | "listed" | "titles" | "families", Float32Array>
  >;
}

interface Weighed {
  readonly units: number[];
  readonly weights: number[];
}

interface Evidence {
  readonly credit: number;
  readonly unit: number;
}

/** What a sentence is worth by where it stands. */
const SECTION_WORTH: Readonly<Record<UnitSection, number>> = {
  experience: 1,
  profile: 0.9,
  credentials: 0.9,
  education: 0.6,
  other: 0.5,
  list: 0.45,
};
const WORK_WORTH: Readonly<Record<UnitSection, number>> = {
  experience: 1,
  profile: 1,
  credentials: 1,
  education: 0.4,
  other: 0.5,
  list: 0.15,
};
export const WORD_WORTH: Readonly<Record<UnitSection, number>> = {
  experience: 1,
  profile: 0.8,
  credentials: 0.6,
  education: 0.4,
  other: 0.3,
  list: 0.3,
};
const OLDER = 0.35;
const HEADLINE = 0.9;
const FADING = 0.12;
const UNDATED = 0.9;
const MOST_TITLES = 8;

export const damped = (count: number) => (count < 1 ? count : 1 + Math.log(count));

const usual = new WeakMap<CandidateProfile, Expanded>();

export function expand(candidate: CandidateProfile): Expanded {
  const known = usual.get(candidate);
  if (known) return known;
  const made = unfolded(candidate, new Float32Array(DENSE * CONCEPT_COUNT));
  usual.set(candidate, made);
  return made;
}

const DENSE = 5;
const passing = new Float32Array(DENSE * CONCEPT_COUNT);

/** The same for one of very many: good until the next one is unfolded, and not remembered. */
export function expandPassing(candidate: CandidateProfile): Expanded {
  passing.fill(0);
  return unfolded(candidate, passing);
}

const worthOf = (candidate: CandidateProfile, section: UnitSection) =>
  SECTION_WORTH[section] * (section === "list" ? candidate.listTrust : 1);

function unfolded(candidate: CandidateProfile, room: Float32Array): Expanded {
  const places = (vector: Sparse, at: number) =>
    dense(vector, room.subarray(at * CONCEPT_COUNT, (at + 1) * CONCEPT_COUNT));
  const words = wordsOf(candidate);
  const titles = titlesOf(candidate);
  const work = workOf(candidate);
  const wordPlaces = makeWordPlaces([...words.keys()]);
  const wordCounts = [...words.values()];
  const wordWeights = Array.from(words, ([word, count]) => damped(count) * rarityOfHash(word));
  return {
    candidate,
    shown: shownTerms(candidate),
    work,
    workInLaw: workAmong(work, isLawWork),
    workElsewhere: workAmong(work, isOtherWork),
    wordPlaces,
    wordCounts,
    wordWeights,
    wordLength: Math.sqrt(wordWeights.reduce((sum, weight) => sum + weight ** 2, 0)),
    ...gramsOf(candidate),
    ...indexOf(candidate, wordPlaces),
    titles,
    dense: {
      concepts: places(candidate.concepts, 0),
      told: places(candidate.told, 1),
      listed: places(candidate.listed, 2),
      titles: places(titles, 3),
      families: places(familiesOf(candidate.concepts), 4),
    },
  };
}

function shownTerms(candidate: CandidateProfile) {
  const shown = new Map<number, Evidence>();
  for (const [at, unit] of candidate.units.entries()) {
    const worth = worthOf(candidate, unit.section);
    for (const [term, strength] of unit.terms) {
      const credit = Math.min(1, strength * worth * 1.05);
      if (credit > (shown.get(term)?.credit ?? 0)) shown.set(term, { credit, unit: at });
    }
  }
  return shown;
}

function workOf(candidate: CandidateProfile) {
  const work = new Map<number, number>();
  for (const unit of candidate.units) {
    const role = candidate.roles[unit.role];
    const recent =
      role && role.to > 0 ? 1 / (1 + FADING * Math.max(0, candidate.now - role.to)) : UNDATED;
    const worth = WORK_WORTH[unit.section] * recent;
    for (const [term, strength] of unit.terms)
      if (TERMS[term]?.kind === "work") work.set(term, (work.get(term) ?? 0) + worth * strength);
  }
  return work;
}

const LAW_FIELDS = new Set(["law", "act", "side", "mode", "court"]);
const isLawWork = TERMS.map(({ field }) => LAW_FIELDS.has(field));
const isOtherWork = TERMS.map(({ field }) => !LAW_FIELDS.has(field) && field !== "gen");

function workAmong(work: ReadonlyMap<number, number>, isMeant: readonly boolean[]): number {
  let sum = 0;
  for (const [term, weight] of work) if (isMeant[term]) sum += weight;
  return sum;
}

export function wordsOf(candidate: CandidateProfile): Map<number, number> {
  const words = new Map<number, number>();
  for (const unit of candidate.units) {
    const worth = WORD_WORTH[unit.section] * (unit.section === "list" ? candidate.listTrust : 1);
    for (const word of unit.words) words.set(word, (words.get(word) ?? 0) + worth);
  }
  return words;
}

function indexOf(candidate: CandidateProfile, wordPlaces: WordPlaces) {
  const unitsByWord: number[][] = [];
  const unitsByConcept = new Map<number, Weighed>();
  for (const [at, { words, concepts }] of candidate.units.entries()) {
    if (concepts.at.length === 0) continue;
    for (const word of words) {
      const place = placeOfWord(wordPlaces, word);
      const units = unitsByWord[place];
      if (!units) unitsByWord[place] = [at];
      else if (units.at(-1) !== at) units.push(at);
    }
    for (let i = 0; i < concepts.at.length; i += 1) {
      const own = had(unitsByConcept, concepts.at[i] ?? 0, () => ({ units: [], weights: [] }));
      own.units.push(at);
      own.weights.push(concepts.weights[i] ?? 0);
    }
  }
  return { unitsByWord, unitsByConcept };
}

function had<Value>(map: Map<number, Value>, key: number, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const TITLES_SPELT = 4;

function gramsOf({ headline, roles }: CandidateProfile) {
  const titles = [...(headline ? [headline] : []), ...roles.slice(0, TITLES_SPELT)];
  const gramTitles = new Map<number, number>();
  for (const [at, { grams }] of titles.entries())
    for (const gram of grams) gramTitles.set(gram, (gramTitles.get(gram) ?? 0) | (1 << at));
  return { gramTitles, gramCounts: titles.map(({ grams }) => grams.length) };
}

export function titlesOf({ roles, headline }: CandidateProfile): Sparse {
  const weights = new Map<number, number>();
  const add = ({ concepts }: Role, weight: number) => {
    for (let at = 0; at < concepts.at.length; at += 1) {
      const place = concepts.at[at] ?? 0;
      weights.set(place, Math.max(weights.get(place) ?? 0, weight * (concepts.weights[at] ?? 0)));
    }
  };
  for (const [at, role] of roles.slice(0, MOST_TITLES).entries()) add(role, 1 / (1 + OLDER * at));
  if (headline) add(headline, HEADLINE);
  return sparse(weights);
}

/** Hashed words, each with its place in a list. Made once and asked very often, so it is two plain rows. */
interface WordPlaces {
  readonly words: Uint16Array;
  /** One more than the place; 0 where there is no word. */
  readonly places: Uint16Array;
}

const SPREAD = 0x9e3b;

/** @param words each once, fewer than 65,535 */
export function makeWordPlaces(words: readonly number[]): WordPlaces {
  // At most a third is taken, so that what is not there is seen at once.
  const size = 1 << (34 - Math.clz32(words.length | 1));
  const table = { words: new Uint16Array(size), places: new Uint16Array(size) };
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? 0;
    let at = Math.imul(word, SPREAD) & (size - 1);
    while (table.places[at] !== 0) at = (at + 1) & (size - 1);
    table.words[at] = word;
    table.places[at] = place + 1;
  }
  return table;
}

/** -1 where it is not among them. */
export function placeOfWord({ words, places }: WordPlaces, word: number): number {
  const mask = places.length - 1;
  for (let at = Math.imul(word, SPREAD) & mask; ; at = (at + 1) & mask) {
    const place = places[at] ?? 0;
    if (place === 0) return -1;
    if (words[at] === word) return place - 1;
  }
}
