import { add, newTally, type Sparse, sharpened, sparse, type Tally } from "../vectors.ts";
import { stemsOf } from "../words/words-of.ts";
import { rarity } from "./rarity.ts";
import { OCCUPATIONS } from "./records.ts";

/**
 * Text as a vector of which every place is a named occupation or practice area: nothing has to be
 * explained afterwards. A word lends its weight to the concepts whose titles or duties have it.
 */

const TITLE_WEIGHT = 2;
/** So many concepts a whole document keeps, so many a single line. */
const KEPT = { document: 80, line: 8, specialties: 16 };

const SIZE = OCCUPATIONS.length;

/** word -> the concepts that know it, and how much it belongs to each. */
interface Posting {
  readonly concepts: number[];
  readonly weights: number[];
}

const bags = OCCUPATIONS.map(({ titles, duties }) => {
  const bag = new Map<string, number>();
  const add = (word: string, weight: number) => bag.set(word, (bag.get(word) ?? 0) + weight);
  for (const duty of duties) for (const word of stemsOf(duty)) add(word, 1);
  const each = TITLE_WEIGHT / Math.sqrt(titles.length);
  for (const title of titles) for (const word of stemsOf(title)) add(word, each);
  return bag;
});

const spread = new Map<string, number>();
for (const bag of bags)
  for (const word of bag.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);

const postings = new Map<string, Posting>();
for (const [concept, bag] of bags.entries()) {
  const weighed = [...bag].map(([word, count]): [string, number] => [
    word,
    (1 + Math.log(1 + count)) * Math.log((SIZE + 1) / ((spread.get(word) ?? 0) + 0.2)),
  ]);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  for (const [word, weight] of weighed) {
    const posting = postings.get(word) ?? { concepts: [], weights: [] };
    posting.concepts.push(concept);
    posting.weights.push(weight / length);
    postings.set(word, posting);
  }
}

/** Words with how often they occur; less than once is a word that counts less. */
export type Bag = ReadonlyMap<string, number>;

export const isKnownWord = (word: string) => postings.has(word);

const damped = (count: number) => (count < 1 ? count : 1 + Math.log(count));

/** For single lines only the concepts that a word belongs to most: a line is soon read. */
const STRONGEST = 40;
const strongPostings = new Map(
  [...postings].map(([word, { concepts, weights }]): [string, Posting] => {
    const order = [...concepts.keys()]
      .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
      .slice(0, STRONGEST);
    return [
      word,
      {
        concepts: order.map((at) => concepts[at] ?? 0),
        weights: order.map((at) => weights[at] ?? 0),
      },
    ];
  }),
);

const tally = newTally(SIZE);

function tallied(bag: Bag, known: ReadonlyMap<string, Posting>): Tally {
  for (const [word, count] of bag) {
    const posting = known.get(word);
    if (!posting) continue;
    const weight = damped(count) * rarity(word);
    if (weight <= 0) continue;
    for (let at = 0; at < posting.concepts.length; at += 1)
      add(tally, posting.concepts[at] ?? 0, weight * (posting.weights[at] ?? 0));
  }
  return tally;
}

export const conceptsOf = (bag: Bag): Sparse => sharpened(tallied(bag, postings), KEPT.document);
export const conceptsOfLine = (bag: Bag): Sparse =>
  sharpened(tallied(bag, strongPostings), KEPT.line);

/** How much a word belongs to the concepts of a vector, 0 to 1. */
export function belonging(word: string, dense: Float32Array, highest: number): number | undefined {
  const posting = postings.get(word);
  if (!posting || highest <= 0) return undefined;
  let sum = 0;
  let total = 0;
  for (let at = 0; at < posting.concepts.length; at += 1) {
    sum += (posting.weights[at] ?? 0) * (dense[posting.concepts[at] ?? 0] ?? 0);
    total += posting.weights[at] ?? 0;
  }
  return Math.min(1, (2.5 * sum) / total / highest);
}

export const CONCEPT_COUNT = SIZE;

/** A place for every concept; `out` is empty room for them. */
export function dense(vector: Sparse, out: Float32Array = new Float32Array(SIZE)): Float32Array {
  for (let at = 0; at < vector.at.length; at += 1)
    out[vector.at[at] ?? 0] = vector.weights[at] ?? 0;
  return out;
}

const FAMILIES = [...new Set(OCCUPATIONS.map(({ family }) => family))];
const familyOf = Uint16Array.from(OCCUPATIONS, ({ family }) => FAMILIES.indexOf(family));
const LAW = FAMILIES.indexOf("law");

// Inside one family alone, so that what all lawyers or all nurses share does not count.
const familyPlaces = FAMILIES.map((_, family) =>
  OCCUPATIONS.flatMap(({ kind }, at) => (familyOf[at] === family && kind !== "role" ? at : [])),
);
const isSpecialty = OCCUPATIONS.map(({ kind }) => kind !== "role");
/** How many specialties of a family know a word. */
const familySpread = FAMILIES.map((_, family) => {
  const spreads = new Map<string, number>();
  for (const place of familyPlaces[family] ?? [])
    for (const word of bags[place]?.keys() ?? []) spreads.set(word, (spreads.get(word) ?? 0) + 1);
  return spreads;
});
const tallies = FAMILIES.map(() => newTally(SIZE));

/** For each word the weights of its postings inside their families; 0 where it is a job, not a specialty. */
const ownWeights = new Map<string, Float32Array>();
for (const [word, { concepts, weights }] of postings)
  ownWeights.set(
    word,
    Float32Array.from(concepts, (concept, at) => {
      if (!isSpecialty[concept]) return 0;
      const family = familyOf[concept] ?? 0;
      const size = familyPlaces[family]?.length ?? 0;
      const rare = Math.log((size + 1) / ((familySpread[family]?.get(word) ?? 0) + 0.3));
      return Math.max(0, rare) * (weights[at] ?? 0);
    }),
  );

/** The specialties that a text is about, in its strongest families. */
export function specialtiesOf(bag: Bag, keptFamilies: number): Sparse {
  const masses = new Float64Array(FAMILIES.length);
  for (const [word, count] of bag) {
    const posting = postings.get(word);
    if (!posting) continue;
    const own = ownWeights.get(word);
    const often = Math.log(1 + count);
    for (let at = 0; at < posting.concepts.length; at += 1) {
      const weight = often * (own?.[at] ?? 0);
      if (weight === 0) continue;
      const concept = posting.concepts[at] ?? 0;
      const family = familyOf[concept] ?? 0;
      masses[family] = (masses[family] ?? 0) + weight;
      const tallied = tallies[family];
      if (tallied) add(tallied, concept, weight);
    }
  }
  const best = [...masses.keys()].sort((a, b) => (masses[b] ?? 0) - (masses[a] ?? 0) || a - b);
  const chosen = new Set(best.slice(0, keptFamilies));
  const weights = new Map<number, number>();
  for (const [family, own] of tallies.entries()) {
    const vector = sharpened(own, KEPT.specialties);
    if (!chosen.has(family)) continue;
    for (const [at, place] of vector.at.entries())
      weights.set(place, (masses[family] ?? 0) * (vector.weights[at] ?? 0));
  }
  return sparse(weights);
}

const families = newTally(FAMILIES.length);

/** The same vector by families of occupations. */
export function familiesOf(vector: Sparse): Sparse {
  for (let at = 0; at < vector.at.length; at += 1)
    add(families, familyOf[vector.at[at] ?? 0] ?? 0, vector.weights[at] ?? 0);
  return sharpened(families, FAMILIES.length);
}

const masses = new Float32Array(FAMILIES.length);

/** `dot(familiesOf(vector), families)`, without making the first. */
export function familiesAlike({ at, weights }: Sparse, inFamilies: Float32Array): number {
  masses.fill(0);
  for (let index = 0; index < at.length; index += 1) {
    const family = familyOf[at[index] ?? 0] ?? 0;
    masses[family] = (masses[family] ?? 0) + (weights[index] ?? 0);
  }
  let squares = 0;
  for (let family = 0; family < masses.length; family += 1) squares += (masses[family] ?? 0) ** 2;
  const length = Math.sqrt(squares) || 1;
  let sum = 0;
  for (let family = 0; family < masses.length; family += 1)
    sum += Math.fround((masses[family] ?? 0) / length) * (inFamilies[family] ?? 0);
  return sum;
}

/** The part of a vector that is law. */
export function lawShare(vector: Sparse): number {
  let law = 0;
  let all = 0;
  for (let at = 0; at < vector.at.length; at += 1) {
    const weight = vector.weights[at] ?? 0;
    all += weight;
    if (familyOf[vector.at[at] ?? 0] === LAW) law += weight;
  }
  return all > 0 ? law / all : 0;
}

// Concepts next to each other: a staff accountant is near a financial accountant.
const NEAREST = 12;
const LEAST_ALIKE = 0.1;
const neighbours: { readonly at: number; readonly alike: number }[][] = bags.map(() => []);
{
  const alike = newTally(SIZE);
  for (const [concept, bag] of bags.entries()) {
    for (const word of bag.keys()) {
      const posting = postings.get(word);
      if (!posting) continue;
      const own = posting.weights[posting.concepts.indexOf(concept)] ?? 0;
      for (let at = 0; at < posting.concepts.length; at += 1)
        add(alike, posting.concepts[at] ?? 0, own * (posting.weights[at] ?? 0));
    }
    neighbours[concept] = alike.touched
      .filter((at) => at !== concept && (alike.sums[at] ?? 0) > LEAST_ALIKE)
      .map((at) => ({ at, alike: alike.sums[at] ?? 0 }))
      .sort((a, b) => b.alike - a.alike || a.at - b.at)
      .slice(0, NEAREST);
    for (const at of alike.touched) alike.sums[at] = 0;
    alike.touched.length = 0;
  }
}
const SPREAD = 0.5;
const SPREAD_KEPT = 120;

/** A vector that also counts what is next to it. */
export function withNeighbours(vector: Sparse): Sparse {
  for (let at = 0; at < vector.at.length; at += 1) {
    const place = vector.at[at] ?? 0;
    const weight = vector.weights[at] ?? 0;
    add(tally, place, weight);
    for (const { at: other, alike } of neighbours[place] ?? [])
      add(tally, other, SPREAD * alike * weight);
  }
  return sharpened(tally, SPREAD_KEPT);
}
