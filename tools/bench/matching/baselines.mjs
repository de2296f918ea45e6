// What anybody would try first, from the same stems as the matcher and with the statistics of the set itself:
// BM25, the cosine of TF-IDF vectors, and a control that only sees how long a text is.
import { stemsOf } from "../../../src/matching/words/words-of.ts";

const K1 = 1.2;
const B = 0.75;

function countsOf(text) {
  const counts = new Map();
  for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function spreadOf(bags) {
  const spread = new Map();
  for (const bag of bags)
    for (const stem of bag.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  return spread;
}

/** How to make vectors of length one, by the statistics of these texts. */
export function vectorsBy(texts) {
  const spread = spreadOf(texts.map(countsOf));
  const rarity = (stem) => Math.log((1 + texts.length) / (1 + (spread.get(stem) ?? 0))) + 1;
  return (text) => {
    const weights = new Map();
    let squares = 0;
    for (const [stem, count] of countsOf(text)) {
      const weight = (1 + Math.log(count)) * rarity(stem);
      weights.set(stem, weight);
      squares += weight ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [stem, weight] of weights) weights.set(stem, weight / length);
    return weights;
  };
}

export function cosine(a, b) {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [stem, weight] of few) sum += weight * (many.get(stem) ?? 0);
  return sum;
}

/** The score of a document for a query, both by their places; of 1 for each query, so that queries compare. */
function bm25(queries, documents) {
  const bags = documents.map(countsOf);
  const lengths = bags.map((bag) => [...bag.values()].reduce((a, b) => a + b, 0));
  const usual = lengths.reduce((a, b) => a + b, 0) / lengths.length;
  const spread = spreadOf(bags);
  const rarity = (stem) => {
    const has = spread.get(stem) ?? 0;
    return Math.log(1 + (bags.length - has + 0.5) / (has + 0.5));
  };
  const asked = queries.map((text) =>
    [...new Set(stemsOf(text))].filter((stem) => spread.has(stem)).map((s) => [s, rarity(s)]),
  );
  const totals = asked.map((stems) => stems.reduce((sum, [, weight]) => sum + weight, 0) || 1);
  return (query, document) => {
    const bag = bags[document];
    const norm = K1 * (1 - B + (B * lengths[document]) / usual);
    let sum = 0;
    for (const [stem, weight] of asked[query]) {
      const count = bag.get(stem);
      if (count) sum += (weight * count * (K1 + 1)) / (count + norm);
    }
    return sum / totals[query];
  };
}

/** Each ranks resumes for an advertisement and advertisements for a resume, by their places. */
export function baselinesFor(resumes, ads) {
  const vectorOf = vectorsBy([...resumes, ...ads]);
  const [own, theirs] = [resumes.map(vectorOf), ads.map(vectorOf)];
  const alike = (resume, ad) => cosine(own[resume], theirs[ad]);
  const forAd = bm25(ads, resumes);
  const forResume = bm25(resumes, ads);
  const size = (texts) => texts.map((text) => stemsOf(text).length);
  const [ownSize, theirSize] = [size(resumes), size(ads)];
  return [
    {
      name: "BM25",
      resumeFor: (resume, ad) => forAd(ad, resume),
      adFor: (resume, ad) => forResume(resume, ad),
    },
    { name: "TF-IDF", resumeFor: alike, adFor: alike },
    {
      name: "length",
      resumeFor: (resume) => ownSize[resume],
      adFor: (_, ad) => theirSize[ad],
    },
  ];
}
