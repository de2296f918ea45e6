// How well advertisements are read: kinds of sentences, requirements and their types, against the labelled sets.
import { readAdvert } from "../../../src/reading/advert/read-advert.ts";
import { plainLines } from "../../../src/reading/text/plain-lines.ts";
import { alignedTo } from "../../matching/aligned.mjs";
import { readLabelled } from "../../matching/labelled.mjs";
import { paired } from "../../matching/overlap.mjs";

const SETS = { labelled: "fitted on", apart: "kept apart" };
const asks = (kind) => kind === "must" || kind === "nice";
const percent = (part, whole) => (whole === 0 ? "   –" : (part / whole).toFixed(3));
const count = (list, test) => list.filter(test).length;

export function readingTable() {
  const rows = [];
  for (const [folder, note] of Object.entries(SETS)) {
    const { ads } = readLabelled(folder);
    const read = ads.map(judged);
    rows.push({ name: `${folder} (${note})`, ...figures(read) });
    for (const law of [true, false])
      rows.push({
        name: law ? "  law" : "  other fields",
        ...figures(read.filter(({ ad }) => /law|legal/.test(ad.field) === law)),
      });
  }
  return rows;
}

function judged(ad) {
  const { sentences, requirements } = readAdvert(plainLines(ad.text).lines);
  const to = alignedTo(ad.sentences, sentences);
  const kinds = ad.sentences.map(({ kind }, at) => {
    // The labelled sentence is what most of our pieces of it are.
    const own = sentences.filter((_, place) => to[place] === at);
    const longest = own.sort((a, b) => b.text.length - a.text.length)[0];
    return { truth: kind, guess: longest?.kind };
  });
  const matched = ad.sentences.flatMap((_, at) => {
    const truths = ad.requirements.filter(({ from }) => from === at);
    const own = requirements.filter(({ from }) => to[from] === at);
    const found = paired(
      truths.map(({ text }) => text),
      own.map(({ text }) => text),
    );
    return truths.map((truth, place) => ({ truth, guess: own[found[place]] }));
  });
  const extra = requirements.length - matched.filter(({ guess }) => guess).length;
  return { ad, kinds, matched, extra, said: requirements.length };
}

function figures(read) {
  const kinds = read.flatMap((one) => one.kinds);
  const hits = kinds.filter(({ truth, guess }) => asks(truth) && asks(guess));
  const recall = hits.length / count(kinds, ({ truth }) => asks(truth));
  const precision = hits.length / count(kinds, ({ guess }) => asks(guess));
  const matched = read.flatMap((one) => one.matched);
  const found = matched.filter(({ guess }) => guess);
  const graded = found.filter(({ truth }) => truth.type !== "trait");
  return {
    ads: read.length,
    kind: percent(
      count(kinds, ({ truth, guess }) => truth === guess),
      kinds.length,
    ),
    F1: ((2 * recall * precision) / (recall + precision)).toFixed(3),
    "must/nice": percent(
      count(hits, ({ truth, guess }) => truth === guess),
      hits.length,
    ),
    found: percent(found.length, matched.length),
    wrong: percent(
      read.reduce((sum, { extra }) => sum + extra, 0),
      read.reduce((sum, { said }) => sum + said, 0),
    ),
    type: percent(
      count(found, ({ truth, guess }) => truth.type === guess.type),
      found.length,
    ),
    "must right": percent(
      count(graded, ({ truth, guess }) => truth.must === guess.must),
      graded.length,
    ),
    years: percent(
      count(
        found,
        ({ truth, guess }) => truth.min_years !== undefined && truth.min_years === guess.min_years,
      ),
      count(found, ({ truth }) => truth.min_years !== undefined),
    ),
  };
}
