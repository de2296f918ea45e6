// Counts in how many texts of ours each word stands: what is rare tells more. Kept with the model, so
// that a score never hangs on what else is in a database. Sets kept apart are left out.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { OCCUPATIONS } from "../../src/matching/knowledge/records.ts";
import { stemsOf } from "../../src/matching/words/words-of.ts";
import { acrossSet, legalSet, pairSet, withinSets } from "../bench/matching/sets.mjs";

const FILE = resolve(import.meta.dirname, "../../src/matching/model/word-statistics.json");
const FEWEST = 2;

const sets = [...withinSets().filter(({ apart }) => !apart), acrossSet(), legalSet(), pairSet()];
const texts = [
  ...sets.flatMap(({ resumes, ads }) => [
    ...resumes.map(({ text }) => text),
    ...ads.map(({ title, text }) => `${title}\n${text}`),
  ]),
  ...OCCUPATIONS.map(({ titles, duties }) => `${titles.join("; ")}\n${duties.join(", ")}`),
];
const counts = new Map();
for (const text of texts)
  for (const word of new Set(stemsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
const known = [...counts].filter(([, count]) => count >= FEWEST);
known.sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  FILE,
  `${JSON.stringify({ texts: texts.length, counts: Object.fromEntries(known) })}\n`,
);
process.stdout.write(`${texts.length} texts, ${known.length} words\n`);
