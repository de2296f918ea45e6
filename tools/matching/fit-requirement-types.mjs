// Fits the type of a requirement by its words: node tools/run.mjs matching/fit-requirement-types.mjs
// On the labelled advertisements; what is kept apart is not seen. --check prints cross-validated figures only.
import { resolve } from "node:path";
import { bestOf, scoresBy } from "../../src/reading/advert/linear-model.ts";
import { piecesOf } from "../../src/reading/advert/pieces.ts";
import { pieceFeatures } from "../../src/reading/advert/requirements.ts";
import { readLabelled } from "./labelled.mjs";
import { fitLinear as fitWeights } from "./linear.mjs";
import { paired } from "./overlap.mjs";
import { packed, writeModel } from "./write-model.mjs";

const FILE = resolve(import.meta.dirname, "../../src/reading/advert/model/requirement-types.json");
const FOLDS = 5;
const fitLinear = (rows, kinds) => packed(fitWeights(rows, kinds));
const { ads } = readLabelled("labelled");
/** Our own pieces of a sentence, each with the type of what it asks for: "none" where that is nothing. */
const rowsOf = (some) =>
  some.flatMap(({ requirements, sentences }) =>
    sentences.flatMap(({ text, kind }, at) => {
      const own = requirements.filter(({ from }) => from === at);
      if (own.length === 0) return [];
      const pieces = piecesOf(text);
      const texts = pieces.map(({ words }) => words);
      const to = paired(
        own.map((one) => one.text),
        texts,
      );
      return pieces.map(({ words }, place) => ({
        features: pieceFeatures(pieces, place, kind),
        label: own[to.indexOf(place)]?.type ?? "none",
        text: words,
      }));
    }),
  );
const classes = [...new Set(rowsOf(ads).map(({ label }) => label))].sort();
let right = 0;
let all = 0;
const wrong = new Map();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const model = fitLinear(rowsOf(ads.filter((_, at) => at % FOLDS !== fold)), classes);
  for (const { features, label, text } of rowsOf(ads.filter((_, at) => at % FOLDS === fold))) {
    const guess = bestOf(model, scoresBy(model, features));
    all += 1;
    if (guess === label) right += 1;
    else {
      const key = `${label} → ${guess}`;
      wrong.set(key, [...(wrong.get(key) ?? []), text]);
    }
  }
}
console.log(`type right ${(right / all).toFixed(3)} of ${all}`);
for (const [key, texts] of [...wrong].sort((a, b) => b[1].length - a[1].length).slice(0, 14))
  console.log(`  ${key} ${texts.length}: ${texts.slice(0, 4).join(" · ")}`);
if (!process.argv.includes("--check")) writeModel(FILE, [fitWeights(rowsOf(ads), classes)]);
