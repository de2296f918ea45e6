// How well resumes and advertisements are matched, beside BM25, TF-IDF cosine and a length-only control, how sure
// the scores are, whether tricks pay, which promises hold, and what it costs: `npm run bench:matching`. --data FOLDER
// also measures the sets in that folder that are not ours. --only WORD,WORD keeps some of the parts.
import { parseArgs } from "node:util";
import { cost } from "./matching/cost.mjs";
import { givenSets } from "./matching/given.mjs";
import { promises } from "./matching/promises.mjs";
import {
  acrossQuality,
  legalQuality,
  pairQuality,
  reliability,
  withinQuality,
} from "./matching/quality.mjs";
import { readingTable } from "./matching/reading.mjs";
import { rubricTable } from "./matching/rubric.mjs";
import { swaps } from "./matching/swaps.mjs";
import { tricks } from "./matching/tricks.mjs";

const { values } = parseArgs({ options: { data: { type: "string" }, only: { type: "string" } } });

/** The labelled sets: docs/matching/rubric.md. */
function labelled() {
  console.log("\nHow advertisements are read, against the labelled sets");
  console.table(readingTable());
  console.log("\nLabels, grades and cited lines, against the labelled pairs");
  console.table(rubricTable());
}

const PARTS = {
  labelled,
  across: acrossQuality,
  legal: () => legalQuality("Legal (the weights are fitted on it)"),
  within: withinQuality,
  pairs: pairQuality,
  reliability,
  tricks,
  swaps,
  promises,
  cost,
  given: () => (values.data ? givenSets(values.data) : undefined),
};

const wanted = values.only?.split(",") ?? Object.keys(PARTS);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(
    `No such part: ${unknown.join(", ")}. There are ${Object.keys(PARTS).join(", ")}.`,
  );
const from = performance.now();
for (const name of wanted) await PARTS[name]();
console.log(`\n${Math.round((performance.now() - from) / 1000)} seconds`);
