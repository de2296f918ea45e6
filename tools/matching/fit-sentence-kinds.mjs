// Fits what kind of sentence an advertisement's sentences are: node tools/run.mjs matching/fit-sentence-kinds.mjs
// On the labelled advertisements; what is kept apart is not seen. --check prints cross-validated figures only, --quick leaves them out.
import { resolve } from "node:path";
import { bestOf, scoresBy } from "../../src/reading/advert/linear-model.ts";
import { neighbourFeatures, sentenceFeatures } from "../../src/reading/advert/sentence-features.ts";
import { sentencesOf } from "../../src/reading/advert/sentences.ts";
import { plainLines } from "../../src/reading/text/plain-lines.ts";
import { alignedKinds } from "./aligned.mjs";
import { readLabelled } from "./labelled.mjs";
import { fitLinear as fitWeights } from "./linear.mjs";
import { packed, writeModel } from "./write-model.mjs";

const FILE = resolve(import.meta.dirname, "../../src/reading/advert/model/sentence-kinds.json");
const FOLDS = 5;
const fitLinear = (rows, kinds) => packed(fitWeights(rows, kinds));
const { ads } = readLabelled("labelled");
const read = ads.map((ad) => {
  const sentences = sentencesOf(plainLines(ad.text).lines);
  return {
    ad,
    sentences,
    kinds: alignedKinds(ad, sentences),
    features: sentenceFeatures(sentences),
  };
});
const classes = [...new Set(ads.flatMap((ad) => ad.sentences.map(({ kind }) => kind)))].sort();
const rowsOf = (some) =>
  some.flatMap(({ kinds, features }) =>
    features.flatMap((one, at) => (kinds[at] ? [{ features: one, label: kinds[at] }] : [])),
  );

const whole = sum(read.map(({ ad }) => ad.sentences.length));
console.log(
  `${ads.length} advertisements, ${whole} sentences, ${sum(read.map(({ sentences }) => sentences.length))} as we cut them`,
);
/** Two models: by a sentence itself, and beside what the first makes of its neighbours. */
function fitBoth(some) {
  const first = fitWeights(rowsOf(some), classes);
  // What the second is to see of the first are guesses about texts that it was not fitted on.
  const second = [];
  for (let part = 0; part < FOLDS; part += 1) {
    const model = fitLinear(rowsOf(some.filter((_, at) => at % FOLDS !== part)), classes);
    for (const { kinds, features } of some.filter((_, at) => at % FOLDS === part)) {
      const guesses = features.map((one) => bestOf(model, scoresBy(model, one)));
      features.forEach((one, at) => {
        if (kinds[at])
          second.push({ features: [...one, ...neighbourFeatures(guesses, at)], label: kinds[at] });
      });
    }
  }
  return [first, fitWeights(second, classes)];
}
const said = [];
for (let fold = 0; fold < (process.argv.includes("--quick") ? 0 : FOLDS); fold += 1) {
  const [first, second] = fitBoth(read.filter((_, at) => at % FOLDS !== fold)).map(packed);
  for (const { ad, sentences, kinds, features } of read.filter((_, at) => at % FOLDS === fold)) {
    const guesses = features.map((one) => bestOf(first, scoresBy(first, one)));
    features.forEach((one, at) => {
      const guess = bestOf(second, scoresBy(second, [...one, ...neighbourFeatures(guesses, at)]));
      if (kinds[at]) said.push({ truth: kinds[at], guess, text: sentences[at].text, id: ad.id });
    });
  }
}
if (said.length > 0) show(said);
if (process.argv.includes("--errors"))
  for (const { truth, guess, text, id } of said)
    if (truth !== guess) console.log(`${id} ${truth} → ${guess}: ${text}`);
if (!process.argv.includes("--check")) {
  writeModel(FILE, fitBoth(read));
}

function show(rows) {
  const share = (some, of) => (some.length / of.length).toFixed(3);
  console.log(
    `kind right ${share(
      rows.filter(({ truth, guess }) => truth === guess),
      rows,
    )}`,
  );
  const asks = (kind) => kind === "must" || kind === "nice";
  const hits = rows.filter(({ truth, guess }) => asks(truth) && asks(guess));
  const recall = hits.length / rows.filter(({ truth }) => asks(truth)).length;
  const precision = hits.length / rows.filter(({ guess }) => asks(guess)).length;
  console.log(
    `requirement or not: F1 ${((2 * recall * precision) / (recall + precision)).toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)})`,
  );
  console.log(
    `must or nice right ${share(
      hits.filter(({ truth, guess }) => truth === guess),
      hits,
    )}`,
  );
  for (const kind of classes) {
    const own = rows.filter(({ truth }) => truth === kind);
    const named = rows.filter(({ guess }) => guess === kind);
    const right = own.filter(({ guess }) => guess === kind);
    const wrong = new Map();
    for (const { guess } of own) if (guess !== kind) wrong.set(guess, (wrong.get(guess) ?? 0) + 1);
    console.log(
      `  ${kind.padEnd(12)} ${String(own.length).padStart(5)} recall ${share(right, own)} precision ${share(right, named)}  ${[
        ...wrong,
      ]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 4)
        .map(([k, n]) => `${k} ${n}`)
        .join(", ")}`,
    );
  }
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
