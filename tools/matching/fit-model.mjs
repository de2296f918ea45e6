// Fits the weights of the matcher on texts of ours: node tools/run.mjs matching/fit-model.mjs
// The same texts and the same knowledge give the same model, to the last figure.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { SIGNS } from "../../src/matching/pair/features.ts";
import { fitOrdinal } from "./ordinal.mjs";
import {
  acrossRows,
  gradedRows,
  labelledRows,
  legalRows,
  NAMES,
  pairRows,
  withinRows,
} from "./rows.mjs";

const MODEL = resolve(import.meta.dirname, "../../src/matching/model/model.json");
const DECIMALS = 4;

const fitted = (rows, names, options) =>
  fitOrdinal(
    rows.map((row) => ({ ...row, x: names.map((name) => row.features[name]) })),
    names.map((name) => SIGNS[name]),
    options,
  );
const weighted = (rows, worth) => rows.map((row) => ({ ...row, weight: worth * row.weight }));

/** Outside the law. Words in common tell labels apart at home and not elsewhere, so nothing is learnt from them. */
const LEARNT = NAMES.filter((name) => !["wording", "titleVsAd"].includes(name));
/** What a row of each set counts beside a labelled pair, which are the newest and the most carefully read. */
const WORTH = { labelled: 1, older: 0.2, pairs: 0.3, across: 0.005 };

function generalHead(sets) {
  const rows = [
    ...weighted(sets.labelled, WORTH.labelled),
    ...weighted([...sets.within, ...sets.graded], WORTH.older),
    ...weighted(sets.pairs, WORTH.pairs),
    ...weighted(sets.across, WORTH.across),
  ].filter(({ law }) => !law);
  const { weights, cuts } = fitted(rows, LEARNT, { ridge: 5, steps: 1500 });
  return head(new Map(LEARNT.map((name, at) => [name, weights[at]])), cuts);
}

/** Words in common and what is asked for count at least so much among lawyers. */
const FLOORS = { wording: 0.1, essentials: 0.6 };
/** The legal set weighs so much that it stays ranked as well as before: with the labelled pairs alone it falls by six hundredths. */
const WORTH_IN_LAW = { legal: 1.5, labelled: 0.3, across: 0.5 };
/**
 * What is shown of the essentials counts so much, whatever else two documents have in common: chosen by hand on the
 * sets (docs/decisions/0038). `mean` is what pairs of one occupation come to: there it moves no border.
 */
const SHOWN = { weight: 0.6, mean: 0.413 };

function lawHead(sets) {
  const rows = [
    ...sets.within,
    ...sets.pairs,
    ...sets.graded,
    ...weighted(sets.legal, WORTH_IN_LAW.legal),
    ...weighted(sets.labelled, WORTH_IN_LAW.labelled),
    ...weighted(sets.across, WORTH_IN_LAW.across),
  ].filter(({ law }) => law);
  const names = NAMES.filter((name) => name !== "shown");
  const floors = names.map((name) => FLOORS[name]);
  const { weights } = fitted(rows, names, { ridge: 3, steps: 500, floors });
  // The labels' borders, on the scale of the sum.
  const sum = ({ features }) =>
    names.reduce((total, name, at) => total + weights[at] * features[name], 0);
  const onScale = rows.map((row) => ({ ...row, x: [sum(row)] }));
  const scale = fitOrdinal(onScale, [1], { ridge: 0, steps: 500 });
  const named = new Map(names.map((name, at) => [name, weights[at] * scale.weights[0]]));
  named.set("shown", SHOWN.weight);
  return head(
    named,
    scale.cuts.map((cut) => cut + SHOWN.weight * SHOWN.mean),
  );
}

function head(weights, cuts) {
  const short = (value) => Number(value.toFixed(DECIMALS));
  const named = NAMES.map((name) => [name, short(weights.get(name) ?? 0)]);
  return {
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
    cuts: cuts.map(short),
  };
}

const sets = {
  labelled: labelledRows(),
  within: withinRows(),
  graded: gradedRows(),
  legal: legalRows(),
  pairs: pairRows(),
  across: acrossRows(),
};
const model = { version: 4, heads: { law: lawHead(sets), other: generalHead(sets) } };
writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(model, null, 2)}\n`);
