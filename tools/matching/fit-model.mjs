// Fits the weights of the matcher on texts of ours: node tools/run.mjs matching/fit-model.mjs
// The same texts and the same knowledge give the same model, to the last figure.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { SIGNS } from "../../src/matching/pair/features.ts";
import { fitOrdinal } from "./ordinal.mjs";
import { acrossRows, gradedRows, legalRows, NAMES, pairRows, withinRows } from "./rows.mjs";

const MODEL = resolve(import.meta.dirname, "../../src/matching/model/model.json");
const DECIMALS = 4;

/** What tells an occupation from another. Titles count at least so much: they do with real people. */
const OCCUPATION = {
  concepts: 0,
  families: 0.4,
  title: 0.75,
  lettering: 0.8,
  titleVsAd: 0.3,
  asked: 0,
};
/** What tells a good fit from a bad one inside an occupation. */
const FIT = NAMES.filter(
  (name) => !["families", "lettering", "titleVsAd", "kind", "shown"].includes(name),
);
/** Words in common count at least so much, and so does what is asked for: they rank well inside a field. */
const FIT_FLOORS = { wording: 0.5, essentials: 0.3 };
/** How much the occupation counts beside the fit: chosen by hand, see docs/decisions. */
const OCCUPATION_SHARE = 0.6;
/**
 * What is shown of the essentials counts so much, whatever else two documents have in common: chosen by hand on the
 * sets, since a fit leans on words, which tell the same labels apart at home and not elsewhere (docs/decisions/0038).
 * `mean` is what pairs of one occupation come to: there it moves no border.
 */
const SHOWN = { law: 0.6, other: 3.5, mean: 0.413 };
/** The same for lawyers, whose fit hangs on more than words. */
const LAW_FLOORS = { wording: 0.1 };

const chosen = (rows, names) =>
  rows.map((row) => ({ ...row, x: names.map((name) => row.features[name]) }));
const signs = (names) => names.map((name) => SIGNS[name]);
const fitted = (rows, names, options) =>
  fitOrdinal(chosen(rows, names), signs(names), { ridge: 3, steps: 500, ...options });

function generalHead(across, graded) {
  const names = Object.keys(OCCUPATION);
  const occupation = fitted(
    across.map((row) => ({
      ...row,
      low: row.grade === 2 ? 1 : 0,
      high: row.grade === 0 ? 0 : 1,
      weight: row.weight * (row.grade === 1 ? 0.3 : 1),
    })),
    names,
    { labels: 2, floors: Object.values(OCCUPATION) },
  );
  const some = across.map((row) => ({ ...row, weight: 0.1 * row.weight }));
  const fit = fitted([...graded, ...some], FIT, { floors: FIT.map((name) => FIT_FLOORS[name]) });
  const weights = Object.fromEntries(NAMES.map((name) => [name, 0]));
  for (const [at, name] of names.entries())
    weights[name] += OCCUPATION_SHARE * occupation.weights[at];
  for (const [at, name] of FIT.entries()) weights[name] += fit.weights[at];
  const few = across.map((row) => ({ ...row, weight: 0.02 * row.weight }));
  const fitting = scaled(
    NAMES.map((name) => weights[name]),
    [...graded, ...few],
  );
  return withShown(fitting, SHOWN.other);
}

const withShown = ({ weights, cuts }, weight) => ({
  weights: { ...weights, shown: weight },
  cuts: cuts.map((cut) => Number((cut + weight * SHOWN.mean).toFixed(DECIMALS))),
});

function lawHead(rows) {
  const names = NAMES.filter((name) => name !== "shown");
  const { weights } = fitted(rows, names, { floors: names.map((name) => LAW_FLOORS[name]) });
  const all = new Map(names.map((name, at) => [name, weights[at]]));
  return withShown(
    scaled(
      NAMES.map((name) => all.get(name) ?? 0),
      rows,
    ),
    SHOWN.law,
  );
}

/** The labels' borders on the scale of the sum. */
function scaled(weights, rows) {
  const sum = ({ features }) =>
    NAMES.reduce((total, name, at) => total + weights[at] * features[name], 0);
  const scale = fitOrdinal(
    rows.map((row) => ({ ...row, x: [sum(row)] })),
    [1],
    { ridge: 0, steps: 500 },
  );
  return head(
    weights.map((weight) => weight * scale.weights[0]),
    scale.cuts,
  );
}

function head(weights, cuts) {
  const short = (value) => Number(value.toFixed(DECIMALS));
  const named = NAMES.map((name, at) => [name, short(weights[at])]);
  return {
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
    cuts: cuts.map(short),
  };
}

const across = acrossRows();
const graded = [...withinRows(), ...pairRows(), ...gradedRows()];
const ofLaw = ({ law }) => law;
const notOfLaw = ({ law }) => !law;
const half = across.filter(ofLaw).map((row) => ({ ...row, weight: 0.5 * row.weight }));
const model = {
  version: 3,
  heads: {
    law: lawHead([...graded.filter(ofLaw), ...legalRows(), ...half]),
    other: generalHead(across.filter(notOfLaw), graded.filter(notOfLaw)),
  },
};
writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(model, null, 2)}\n`);
