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
    const guess = SENTENCE_KINDS.find((one) => one === best) ?? "talk";
    const kind = isAsking(guess) ? saidPlainly(sentences[at]?.text ?? "", guess) : guess;
    return kind === "must" && parts[at] === "nice" && isListed(sentences[at]) ? "nice" : kind;
  });
}

const isAsking = (kind: SentenceKind) => kind === "must" || kind === "nice";

/** "A fixed-term appointment of four years": how long the job lasts, not how long somebody has worked. */
const LASTS =
  /^(?:this (?:is|role is) )?(?:an? )?(?:[\p{L}-]+ ){0,4}(?:appointment|contract|secondment|tenure)\b[^.,;]{0,20}\b(?:of|for) (?:up to )?(?:\d+|\p{L}+) (?:years?|months?|weeks?)\b/iu;
/** "Interstate candidates will be helped to relocate". */
const GIVEN =
  /\b(?:candidates?|applicants?|staff|everyone|people)\b.{0,20}\bwill be (?:helped|supported|assisted|reimbursed|paid|offered|given|provided with)\b/i;

function saidPlainly(text: string, guess: SentenceKind): SentenceKind {
  if (LASTS.test(text)) return "place_hours";
  return GIVEN.test(text) ? "benefit" : guess;
}

/** A line of a list, also of one without marks: such a line ends without a point. */
const isListed = (sentence: Sentence | undefined) =>
  sentence !== undefined &&
  (sentence.bullet || (sentence.opens && /[\p{L}\p{N})]$/u.test(sentence.text)));
