// The engine against the labelled pairs (docs/matching/rubric.md): labels, grades of requirements, cited lines.
import { matchPair } from "../../../src/matching/pair/match.ts";
import { readLabelled } from "../../matching/labelled.mjs";
import { overlap } from "../../matching/overlap.mjs";
import { candidateOf, jobReading, resumeReading, vacancyOf } from "./engine.mjs";
import { auc, kappa } from "./measures.mjs";

const SETS = { labelled: "open", apart: "kept apart" };
const CUTS = [35, 55, 70, 85];
const GOOD = 3;
const SAME = 0.5;
const ALIKE = 0.3;
const NAMES = { met: "met", partial: "partly", missing: "missing", unclear: "unclear" };
const share = (part, whole) => (whole === 0 ? "–" : (part / whole).toFixed(3));
const count = (list, test) => list.filter(test).length;

export function rubricTable() {
  const rows = [];
  for (const [folder, note] of Object.entries(SETS)) {
    const judged = readLabelled(folder).pairs.map(judge);
    rows.push({ name: `${folder} (${note})`, ...figures(judged) });
    for (const isLaw of [true, false])
      rows.push({
        name: isLaw ? "  law" : "  other fields",
        ...figures(judged.filter(({ pair }) => /law|legal/.test(pair.ad.field) === isLaw)),
      });
  }
  return rows;
}

function judge(pair) {
  const { ad, resume } = pair;
  const candidate = candidateOf(resume);
  const vacancy = vacancyOf(ad.text, ad.title);
  const { distance, graded } = matchPair(candidate, vacancy);
  const score = Math.round(100 * (1 - distance));
  const adLines = jobReading(ad.text).lines;
  const said = graded
    .filter(({ requirement }) => requirement.line >= 0 && requirement.kind !== "soft")
    .map(({ requirement: { line, from, to }, grade, units }) => ({
      text: adLines[line]?.text.slice(from, to) ?? "",
      grade: NAMES[grade],
      lines: units.map((at) => resumeReading(resume).lines[candidate.units[at]?.line]?.text ?? ""),
    }));
  const grades = ad.requirements.flatMap((truth) => {
    const own = pair.grades.get(truth.id);
    if (!own || own.grade === "later") return [];
    const sentence = ad.sentences[truth.from].text;
    const there = said.filter(({ text }) => overlap(text, sentence) > SAME);
    const near = there
      .map((one) => ({ ...one, alike: overlap(truth.text, one.text) }))
      .sort((a, b) => b.alike - a.alike)[0];
    // In other words, but the only thing that we take from a sentence.
    const found = near && (near.alike > ALIKE || there.length === 1) ? near : undefined;
    return [
      {
        must: truth.must,
        type: truth.type,
        truth: own.grade,
        quotes: own.quotes,
        guess: found?.grade ?? "unread",
        lines: found?.lines ?? [],
      },
    ];
  });
  return { pair, score, label: CUTS.filter((cut) => score >= cut).length, grades };
}

function figures(judged) {
  const grades = judged.flatMap((one) => one.grades);
  const met = grades.filter(({ truth }) => truth === "met");
  const missing = grades.filter(({ guess }) => guess === "missing");
  const cited = grades.filter(
    ({ guess, lines }) => (guess === "met" || guess === "partly") && lines.length > 0,
  );
  const truths = judged.map(({ pair }) => pair.ruled);
  const split = (test) => judged.filter(({ pair }) => test(pair.ruled)).map(({ score }) => score);
  return {
    pairs: judged.length,
    kappa: kappa(
      judged.map(({ label }) => label),
      truths,
    ).toFixed(3),
    "by feeling": kappa(
      judged.map(({ label }) => label),
      judged.map(({ pair }) => pair.label),
    ).toFixed(3),
    AUC: auc(
      split((label) => label >= GOOD),
      split((label) => label < GOOD),
    ).toFixed(3),
    exact: share(
      count(grades, ({ truth, guess }) => truth === guess),
      grades.length,
    ),
    unread: share(
      count(grades, ({ guess }) => guess === "unread"),
      grades.length,
    ),
    unclear: share(
      count(grades, ({ guess }) => guess === "unclear"),
      grades.length,
    ),
    "met shown": share(
      count(met, ({ guess }) => guess === "met" || guess === "partly"),
      met.length,
    ),
    "false missing": share(
      count(missing, ({ truth }) => truth === "met" || truth === "partly"),
      missing.length,
    ),
    "missing called met": share(
      count(grades, ({ truth, guess }) => truth === "missing" && guess === "met"),
      count(grades, ({ truth }) => truth === "missing"),
    ),
    "cited right": share(
      count(cited, ({ quotes, lines }) =>
        lines.some((line) => quotes.some((quote) => sameLine(line, quote))),
      ),
      cited.length,
    ),
  };
}

const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
function sameLine(line, quote) {
  const [a, b] = [plain(line), plain(quote)];
  return a !== "" && (a.includes(b) || b.includes(a) || overlap(a, b) > 0.8);
}
