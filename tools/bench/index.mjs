// How lists of matches hold up as the market grows, with jobs and resumes that are all different: the index in
// process at ten times the size each time, beside scoring everything; then the built server over HTTP.
// `npm run bench:index`. --size N is the largest market (100,000), --only WORD,WORD keeps some of the parts,
// --seed WORD draws another market. Profiles are kept in the temporary folder: the first run takes long.
import { parseArgs } from "node:util";
import { overHttp } from "./index/http/over-http.mjs";
import { candidatesInProcess, jobsInProcess } from "./index/in-process.mjs";
import { printVariety } from "./index/make-documents.mjs";
import { folderOf } from "./index/profiles.mjs";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "100000" },
    only: { type: "string" },
    seed: { type: "string", default: "market" },
  },
});

const SMALLEST = 1000;
/** Resumes take three times as long to profile as advertisements. */
const MOST_RESUMES = 10_000;
const largest = Number(values.size);
if (!Number.isInteger(largest) || largest < SMALLEST)
  throw new Error(`--size takes a whole number from ${SMALLEST}.`);

/** 1,000, 10,000 and so on, the last as asked. */
function sizesUpTo(most) {
  const sizes = [];
  for (let size = SMALLEST; size < most; size *= 10) sizes.push(size);
  return [...sizes, most];
}

const { seed } = values;
const PARTS = {
  documents: () => printVariety(seed),
  jobs: () => jobsInProcess({ seed, sizes: sizesUpTo(largest) }),
  candidates: () =>
    candidatesInProcess({ seed, sizes: sizesUpTo(Math.min(largest, MOST_RESUMES)) }),
  http: () => overHttp({ seed, size: largest }),
};

const wanted = values.only?.split(",") ?? Object.keys(PARTS);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(
    `No such part: ${unknown.join(", ")}. There are ${Object.keys(PARTS).join(", ")}.`,
  );
console.log(
  `Node ${process.version}, seed "${seed}", up to ${largest.toLocaleString("en-AU")}, kept in ${folderOf(seed)}`,
);
for (const name of wanted) await PARTS[name]();
