// What is known of each piece of the labelled sentences and whether it asks for something, for fit-pieces.py:
// node tools/run.mjs matching/piece-rows.mjs OUT.json
// The words of a piece are judged by a model that did not see its advertisement, as it will be in the product.
import { writeFileSync } from "node:fs";
import { pieceValues } from "../../src/reading/advert/kept-pieces.ts";
import { scoresBy } from "../../src/reading/advert/linear-model.ts";
import { piecesOf } from "../../src/reading/advert/pieces.ts";
import { readAdvert } from "../../src/reading/advert/read-advert.ts";
import { REQUIREMENT_TYPES } from "../../src/reading/advert/requirement-types.ts";
import { pieceFeatures } from "../../src/reading/advert/requirements.ts";
import { plainLines } from "../../src/reading/text/plain-lines.ts";
import { alignedTo } from "./aligned.mjs";
import { readLabelled } from "./labelled.mjs";
import { fitLinear } from "./linear.mjs";
import { paired } from "./overlap.mjs";
import { packed } from "./write-model.mjs";

const FOLDS = 5;

/** The sentences of an advertisement that ask, as the product cuts them, with what their pieces ask for. */
function sentencesOf(ad, at) {
  const { sentences } = readAdvert(plainLines(ad.text).lines);
  const to = alignedTo(ad.sentences, sentences);
  return ad.sentences.flatMap(({ kind }, place) => {
    if (kind === "trait") return [];
    const truths = ad.requirements.filter(({ from }) => from === place);
    const own = sentences
      .filter((one, index) => to[index] === place && (one.kind === "must" || one.kind === "nice"))
      .map((one) => ({
        fold: at % FOLDS,
        sentence: one.text,
        kind: one.kind,
        pieces: piecesOf(one.text),
      }));
    const found = paired(
      truths.map(({ text }) => text),
      own.flatMap(({ pieces }) => pieces.map(({ words }) => words)),
    );
    let next = 0;
    return own.map((one) => ({
      ...one,
      labels: one.pieces.map(() => truths[found.indexOf(next++)]?.type ?? "none"),
    }));
  });
}

const sentences = readLabelled("labelled").ads.flatMap(sentencesOf);
const wordRows = (some) =>
  some.flatMap(({ pieces, kind, labels }) =>
    labels.map((label, at) => ({ features: pieceFeatures(pieces, at, kind), label })),
  );
const classes = [...new Set(sentences.flatMap(({ labels }) => labels))].sort();

function guessBy(model, features) {
  const scores = scoresBy(model, features);
  const score = (type) => scores[classes.indexOf(type)] ?? 0;
  const type = REQUIREMENT_TYPES.reduce((one, other) => (score(other) > score(one) ? other : one));
  return { type, nothing: score("none") - score(type) };
}

const rows = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const model = packed(fitLinear(wordRows(sentences.filter((one) => one.fold !== fold)), classes));
  for (const one of sentences.filter((other) => other.fold === fold)) {
    const guesses = one.pieces.map((_, at) =>
      guessBy(model, pieceFeatures(one.pieces, at, one.kind)),
    );
    for (const [at, values] of pieceValues({ ...one, guesses }).entries())
      rows.push({ fold, values, asks: one.labels[at] !== "none" });
  }
}
writeFileSync(process.argv[2], JSON.stringify({ rows }));
console.log(rows.length);
