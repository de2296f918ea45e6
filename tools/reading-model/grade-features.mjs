// What the product knows of each requirement of the labelled pairs and of the lines beside it, for fit-grades.py.
// A pair is read by the model that was not taught on it: node tools/run.mjs reading-model/grade-features.mjs FOLDS OUT
// (FOLDS holds fold0.json to fold2.json, made by train.py --fold and pack-model.py).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadModel } from "../../src/matching/entailment/reading-model.ts";
import { expand } from "../../src/matching/pair/expand.ts";
import { lookedAt, pairingOf } from "../../src/matching/pair/support/features.ts";
import {
  GRADE_NAMES,
  gradeValues,
  LINE_NAMES,
  lineValues,
} from "../../src/matching/pair/support/support.ts";
import { levelAsked, workAsked } from "../../src/matching/vacancy/requirements.ts";
import { candidateOf, jobReading, resumeReading, vacancyOf } from "../bench/matching/engine.mjs";
import { readLabelled } from "../matching/labelled.mjs";
import { overlap } from "../matching/overlap.mjs";

const [folder, out] = process.argv.slice(2);
const FOLDS = 3;
const models = Array.from({ length: FOLDS }, (_, at) =>
  loadModel(JSON.parse(readFileSync(join(folder, `fold${at}.json`), "utf8"))),
);
const foldOf = ({ id }) =>
  [...id.replace(/-[^-]*$/, "")].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FOLDS;
const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const isSame = (a, b) => a !== "" && b !== "" && (a.includes(b) || b.includes(a));
const anything = () => true;

/** The requirement as people worded it, in the product's form. */
function asked(truth) {
  const row = { text: truth.text, kind: truth.must ? "must" : "nice", line: -1, from: 0, to: 0, asks: truth };
  if (truth.min_years !== undefined)
    return levelAsked(row, { least: truth.min_years, most: truth.max_years }, anything);
  return workAsked(row, anything, false);
}

/** The product's own reading of the same requirement, where it has one. */
function read(truth, ad, vacancy, lines) {
  const near = vacancy.requirements
    .filter(({ line, kind }) => line >= 0 && kind !== "soft" && kind !== "duty")
    .map((one) => ({ one, alike: overlap(truth.text, lines[one.line].text.slice(one.from, one.to)) }))
    .sort((a, b) => b.alike - a.alike)[0];
  return near && near.alike > 0.6 ? near.one : undefined;
}

const rows = readLabelled("labelled").pairs.flatMap((pair) => {
  const candidate = candidateOf(pair.resume);
  const vacancy = vacancyOf(pair.ad.text, pair.ad.title);
  const fold = foldOf(pair);
  const pairing = pairingOf(vacancy, expand(candidate), models[fold]);
  const { lines } = resumeReading(pair.resume);
  const texts = candidate.units.map(({ line, from, to, more }) =>
    plain([lines[line].text.slice(from, to), ...more.map((end, at) => lines[line + 1 + at].text.slice(0, end))].join(" ")),
  );
  const adLines = jobReading(pair.ad.text).lines;
  return pair.ad.requirements.flatMap((truth) => {
    const own = pair.grades.get(truth.id);
    if (!own || own.grade === "later") return [];
    return [asked(truth), read(truth, pair.ad, vacancy, adLines)].flatMap((requirement, source) => {
      if (!requirement) return [];
      const looked = lookedAt(requirement, pairing);
      const tail = gradeValues(requirement, pairing, looked.map((one) => ({ ...one, sum: 0 }))).slice(-9);
      return [
        {
          pair: pair.id,
          requirement: truth.id,
          source,
          fold,
          law: /law|legal/.test(pair.ad.field),
          ruled: pair.ruled,
          must: truth.must,
          type: truth.type,
          kind: requirement.kind,
          text: truth.text,
          grade: own.grade,
          lines: looked.map((one) => ({
            values: lineValues(requirement, one),
            text: texts[one.unit],
            isProof: own.grade !== "missing" && own.quotes.some((quote) => isSame(texts[one.unit], plain(quote))),
          })),
          tail,
        },
      ];
    });
  });
});
writeFileSync(out, JSON.stringify({ lineNames: LINE_NAMES, gradeNames: GRADE_NAMES, rows }));
console.log(rows.length);
