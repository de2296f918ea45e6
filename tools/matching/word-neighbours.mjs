// Which words mean much the same, learnt from texts of ours alone: node tools/run.mjs matching/word-neighbours.mjs
// Words that stand beside the same words are near each other (positive pointwise mutual information, its
// strongest directions, cosine). The same texts give the same neighbours.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { isKnownWord } from "../../src/matching/knowledge/concepts.ts";
import { OCCUPATIONS, SKILLS, WORK } from "../../src/matching/knowledge/records.ts";
import { stemsOf } from "../../src/matching/words/words-of.ts";
import { gradedPairs } from "../bench/comparison/graded-set.mjs";
import { acrossSet, legalSet, pairSet, withinSets } from "../bench/matching/sets.mjs";
import { nearestWords } from "./word-directions.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const FILE = resolve(ROOT, "src/matching/model/word-neighbours.json");
const FEWEST = 4;
const NEAR = { most: 12, least: 0.42 };

const linesOf = (text) => text.split(/\n|(?<=[a-z0-9)][.;])\s+/).filter((line) => line.length > 15);
const demo = ["jobs", "resumes"].flatMap((kind) =>
  readdirSync(resolve(ROOT, "demo", kind))
    .sort()
    .flatMap((name) => linesOf(readFileSync(resolve(ROOT, "demo", kind, name), "utf8"))),
);
const sets = [...withinSets().filter(({ apart }) => !apart), acrossSet(), legalSet(), pairSet()];
// Each text once: an advertisement stands beside three resumes.
const graded = new Set(
  gradedPairs()
    .filter(({ isApart }) => !isApart)
    .flatMap(({ ad, resume }) => [...ad.lines, ...resume.lines]),
);
const running = [
  ...demo,
  ...graded,
  ...sets.flatMap(({ resumes, ads }) => [...resumes, ...ads].flatMap(({ text }) => linesOf(text))),
  ...OCCUPATIONS.flatMap(({ duties }) => duties),
  ...WORK.flatMap(({ phrases }) => phrases),
];
/** Ways to say one thing: every word of it belongs to every other. */
const alike = [
  ...WORK.map(({ phrases }) => phrases.join(" ")),
  ...SKILLS.map(({ id, aliases }) => [id, ...aliases].join(" ")),
];

/** Names of firms and people tell nothing about what words mean. */
const inWork = new Set(alike.flatMap(stemsOf));
const wordsOf = (text) => stemsOf(text).filter((word) => isKnownWord(word) || inWork.has(word));

const near = nearestWords({
  running: running.map(wordsOf),
  alike: alike.map(wordsOf),
  fewest: FEWEST,
  ...NEAR,
});
writeFileSync(FILE, `${JSON.stringify(near)}\n`);
process.stdout.write(
  `${running.length} lines, ${Object.keys(near).length} words with neighbours\n`,
);
for (const word of [
  "leas",
  "dismiss",
  "triag",
  "kubernet",
  "conveyanc",
  "payrol",
  "court",
  "draft",
])
  process.stdout.write(`${word}: ${near[word]?.join(" ") ?? "-"}\n`);
