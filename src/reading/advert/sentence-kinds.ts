import { bestOf, type LinearModel, scoresBy } from "./linear-model.ts";
import model from "./model/sentence-kinds.json" with { type: "json" };
import { neighbourFeatures, partsUnder, sentenceFeatures } from "./sentence-features.ts";
import type { Sentence } from "./sentences.ts";

/** docs/matching/rubric.md, section 1. */
const SENTENCE_KINDS = [
  "must",
  "nice",
  "duty",
  "benefit",
  "pay",
  "place_hours",
  "company",
  "apply",
  "talk",
  "negation",
  "trait",
  "boilerplate",
] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

// The file holds two models side by side: tools/matching/fit-sentence-kinds.mjs writes it.
const BY_ITSELF: LinearModel = { ...model, offset: 0 };
const AMONG_OTHERS: LinearModel = { ...model, offset: model.classes.length };

/** What each sentence of an advertisement is: first by itself, then beside what its neighbours are. */
export function kindsOf(sentences: readonly Sentence[]): SentenceKind[] {
  const features = sentenceFeatures(sentences);
  const guesses = features.map((own) => bestOf(BY_ITSELF, scoresBy(BY_ITSELF, own)));
  const parts = partsUnder(sentences);
  return features.map((own, at) => {
    const all = [...own, ...neighbourFeatures(guesses, at)];
    const best = bestOf(AMONG_OTHERS, scoresBy(AMONG_OTHERS, all));
    const kind = SENTENCE_KINDS.find((one) => one === best) ?? "talk";
    return kind === "must" && parts[at] === "nice" && isListed(sentences[at]) ? "nice" : kind;
  });
}

/** A line of a list, also of one without marks: such a line ends without a point. */
const isListed = (sentence: Sentence | undefined) =>
  sentence !== undefined &&
  (sentence.bullet || (sentence.opens && /[\p{L}\p{N})]$/u.test(sentence.text)));
