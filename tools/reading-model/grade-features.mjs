// What the product knows of each requirement of the labelled pairs and of the lines beside it, for fit-grades.py.
// A pair is read by the model that was not taught on it: node tools/run.mjs reading-model/grade-features.mjs FOLDS OUT
// (FOLDS holds fold0.json to fold2.json, made by train.py --fold and pack-model.py).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { matchPair } from "../../src/matching/pair/match.ts";
import { lookedAt } from "../../src/matching/pair/read-lines.ts";
import { gradeValues, isRead, readerOf } from "../../src/matching/pair/read-pair.ts";
import { loadModel } from "../../src/reading/model/reading-model.ts";
import { candidateOf, jobReading, resumeReading, vacancyOf } from "../bench/matching/engine.mjs";
import { readLabelled } from "../matching/labelled.mjs";
import { overlap } from "../matching/overlap.mjs";

const [folder, out] = process.argv.slice(2);
const FOLDS = 3;
const SAME = 0.5;
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

const rows = readLabelled("labelled").pairs.flatMap((pair) => {
  const candidate = candidateOf(pair.resume);
  const vacancy = vacancyOf(pair.ad.text, pair.ad.title);
  const fold = foldOf(pair);
  const { graded } = matchPair(candidate, vacancy);
  const lines = readerOf(candidate, vacancy, models[fold]);
  const adLines = jobReading(pair.ad.text).lines;
  const resumeLines = resumeReading(pair.resume).lines;
  const said = graded.filter((one) => isRead(one) && one.requirement.line >= 0);
  return pair.ad.requirements.flatMap((truth) => {
    const own = pair.grades.get(truth.id);
    if (!own || own.grade === "later") return [];
    const sentence = pair.ad.sentences[truth.from].text;
    const wordsOf = ({ requirement: { line, from, to } }) => adLines[line].text.slice(from, to);
    const near = said
      .filter((one) => overlap(wordsOf(one), sentence) > SAME)
      .map((one) => ({ one, alike: overlap(truth.text, wordsOf(one)) }))
      .sort((a, b) => b.alike - a.alike)[0];
    if (!near || near.alike <= SAME) return [];
    const looked = lookedAt(near.one, lines);
    const quotes = own.grade === "missing" ? [] : own.quotes.map(plain);
    return [
      {
        pair: pair.id,
        fold,
        type: truth.type,
        was: near.one.grade,
        grade: own.grade,
        tail: gradeValues(near.one, [], lines).slice(-5),
        lines: looked.map(({ unit, values }) => {
          const text = plain(resumeLines[candidate.units[unit].line].text);
          return { values, isProof: quotes.some((quote) => isSame(text, quote)) };
        }),
      },
    ];
  });
});
writeFileSync(out, JSON.stringify({ rows }));
console.log(rows.length);
