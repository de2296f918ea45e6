// What people may rely on (src/matching/promises.test.ts), measured on the labelled pairs: how far a score moves
// by what must not matter, what must-haves cost that nobody has, and how far tricks lift.
import { matchPair } from "../../../src/matching/pair/match.ts";
import { makeJob, makeResume } from "../../../src/matching/testing/profiles.ts";
import {
  asking,
  earlier,
  IMPOSSIBLE,
  LAYOUT_CHANGES,
  PERSONAL_CHANGES,
  TRICKS,
  withDuty,
} from "../../../src/matching/testing/promise-documents.ts";
import { readLabelled } from "../../matching/labelled.mjs";
import { mean } from "./measures.mjs";
import { percent, printTable } from "./tables.mjs";

const PAIRS = 60;
const GOOD = 70;
const GOOD_LABEL = 3;
const POOR_LABEL = 1;
const TODAY = "2026-11-15";
const LATER = { "a day later": "2026-11-16", "two days later": "2026-11-17" };

const kept = new Map();
function once(key, make) {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key);
}

/** Profiles of the documents as they are stay for the next change; changed ones are read once. */
const ownResume = ({ resume }) => once(`resume ${resume}`, () => makeResume(resume, TODAY).profile);
const ownJob = ({ ad }) => once(`ad ${ad.id}`, () => makeJob(ad.text, ad.title));
const pointsOf = ({ distance }) => Math.round(100 * (1 - distance));
const ownMatch = (pair) => matchPair(ownResume(pair), ownJob(pair).profile);
const ownScore = (pair) => once(`score ${pair.id}`, () => pointsOf(ownMatch(pair)));
const matchWith = (pair, text, day = TODAY) =>
  matchPair(makeResume(text, day).profile, ownJob(pair).profile);
const scoreWith = (...given) => pointsOf(matchWith(...given));

/** Evenly from all files. */
function chosenPairs() {
  const { pairs } = readLabelled("labelled");
  const place = (at) => Math.floor((at * PAIRS) / pairs.length);
  return pairs.filter((_, at) => place(at) !== place(at - 1));
}

export function promises() {
  const pairs = chosenPairs();
  const fitting = pairs.filter(({ ruled }) => ruled >= GOOD_LABEL);
  const poor = pairs.filter(({ ruled }) => ruled <= POOR_LABEL);
  printMoves(pairs, fitting);
  printImpossible(fitting, pairs);
  printTricks(poor);
}

/** Each row has a promise: the most points that its change may move a score, or only which way. */
function printMoves(pairs, fitting) {
  const change = (most) => (one) =>
    row(one.name, pairs, `${most} at most`, (move) => Math.abs(move) > most, one.write);
  const personal = PERSONAL_CHANGES.map(change(1));
  printTable(
    `Who somebody is, in ${pairs.length} labelled pairs: points that the score moves`,
    HEAD,
    [...personal.map(cellsOf), cellsOf(sumOf("all of these", personal))],
  );
  const days = Object.entries(LATER).map(([name, day]) =>
    rowOf(
      name,
      "1 at most",
      (move) => Math.abs(move) > 1,
      pairs.map((pair) => ({
        pair,
        move: scoreWith(pair, pair.resume, day) - ownScore(pair),
      })),
    ),
  );
  const years = [2, 5, 15].map((by) =>
    row(
      `${by} years more`,
      fitting,
      "never lower",
      (move) => move < 0,
      (text) => earlier(text, by),
    ),
  );
  const proofs = rowOf(
    "a true proving line more",
    "never lower",
    (move) => move < 0,
    proofMoves(pairs),
  );
  printTable(
    "How a page looks, another day, more years, more proof",
    HEAD,
    [...LAYOUT_CHANGES.map(change(3)), ...days, ...years, proofs].map(cellsOf),
  );
}

const HEAD = ["", "promise", "pairs", "moved", "broken", "mean", "lowest", "highest", "where"];

function row(name, pairs, promise, isBroken, write) {
  const moves = pairs.flatMap((pair) => {
    const text = write(pair.resume);
    return text === pair.resume ? [] : [{ pair, move: scoreWith(pair, text) - ownScore(pair) }];
  });
  return rowOf(name, promise, isBroken, moves);
}

const rowOf = (name, promise, isBroken, moves) => ({ name, promise, isBroken, moves });
const sumOf = (name, [first, ...others]) => ({
  ...first,
  name,
  moves: [first, ...others].flatMap(({ moves }) => moves),
});

function cellsOf({ name, promise, isBroken, moves }) {
  const sizes = moves.map(({ move }) => move);
  const broken = moves.filter(({ move }) => isBroken(move));
  const [worst] = broken.sort((a, b) => Math.abs(b.move) - Math.abs(a.move));
  return [
    name,
    promise,
    moves.length,
    sizes.filter((move) => move !== 0).length,
    broken.length,
    sizes.length === 0 ? "–" : mean(sizes).toFixed(2),
    Math.min(0, ...sizes),
    Math.max(0, ...sizes),
    worst?.pair.id ?? "",
  ];
}

/** What another applicant for the same job shows and this one does not, said by this one as well. */
function proofMoves(pairs) {
  const all = readLabelled("labelled").pairs;
  return pairs.flatMap((pair) => {
    const lacking = [...pair.grades].filter(([, { grade }]) => grade === "missing");
    const others = all.filter(({ ad, id }) => ad.id === pair.ad.id && id !== pair.id);
    return lacking.flatMap(([number]) => {
      const shown = others.map(({ grades }) => grades.get(number));
      const quote = shown.find((one) => one?.grade === "met" && one.quotes.length === 1)?.quotes[0];
      if (!quote) return [];
      const line = `- ${quote.replace(/^\W+/, "").replace(/\s+/g, " ")}`;
      return [{ pair, move: scoreWith(pair, withDuty(pair.resume, line)) - ownScore(pair) }];
    });
  });
}

function printImpossible(fitting, pairs) {
  const tally = { grades: {}, costs: [] };
  for (const pair of fitting) {
    const { text, lines, profile } = askingFor(pair, IMPOSSIBLE);
    if (text === pair.ad.text) continue;
    const made = matchPair(ownResume(pair), profile);
    tally.costs.push(ownScore(pair) - pointsOf(made));
    for (const one of IMPOSSIBLE) {
      const graded = made.graded.filter(({ requirement }) =>
        lines[requirement.line]?.text.includes(one),
      );
      const words = [...new Set(graded.map(({ grade }) => grade))].join(" and ") || "not read";
      tally.grades[words] = (tally.grades[words] ?? 0) + 1;
    }
  }
  const all = Object.values(tally.grades).reduce((sum, count) => sum + count, 0);
  printTable(
    `Eight must-haves that nobody has, in ${tally.costs.length} pairs that fit: each must be missing`,
    ["called", "times", "share"],
    Object.entries(tally.grades)
      .sort(([, a], [, b]) => b - a)
      .map(([words, count]) => [words, count, percent(count, all)]),
  );
  const cheap = tally.costs.filter((cost) => cost < 20).length;
  console.log(
    `Together they cost ${mean(tally.costs).toFixed(1)} points in the mean, ${Math.min(...tally.costs)} at least; less than 20 in ${cheap}.`,
  );
  const moves = pairs.flatMap((pair, at) => {
    const { text, profile } = askingFor(pair, [IMPOSSIBLE[at % IMPOSSIBLE.length]]);
    if (text === pair.ad.text) return [];
    return [{ pair, move: pointsOf(matchPair(ownResume(pair), profile)) - ownScore(pair) }];
  });
  printTable("One of them alone", HEAD, [
    cellsOf(rowOf("one unmet must-have more", "never higher", (move) => move > 0, moves)),
  ]);
}

function askingFor({ ad }, more) {
  const musts = ad.requirements.filter(({ must, type }) => must && type !== "trait");
  const last = ad.sentences[musts.at(-1)?.from ?? -1]?.text;
  const text = last === undefined ? ad.text : asking({ text: ad.text, musts: [last] }, more);
  return { text, ...makeJob(text, ad.title) };
}

function printTricks(poor) {
  printTable(
    `Tricks in ${poor.length} pairs that are a poor fit or none: nobody may be lifted to ${GOOD}`,
    ["", "mean lift", "most", "lifted to Good", "flagged", "where"],
    TRICKS.map(({ name, write }) => {
      const tried = poor.map((pair) => {
        const made = matchWith(pair, write(pair.resume, pair.ad));
        const [before, after] = [ownScore(pair), pointsOf(made)];
        return { pair, lift: after - before, isGood: before < GOOD && after >= GOOD, made };
      });
      const [most] = [...tried].sort((a, b) => b.lift - a.lift);
      return [
        name,
        mean(tried.map(({ lift }) => lift)).toFixed(1),
        most?.lift ?? 0,
        tried.filter(({ isGood }) => isGood).length,
        tried.filter(({ made }) => made.copied.size > 0).length,
        most?.pair.id ?? "",
      ];
    }),
  );
  const high = poor.filter((pair) => ownScore(pair) >= GOOD).length;
  console.log(`Without any trick ${high} of them stand at ${GOOD} or more.`);
}
