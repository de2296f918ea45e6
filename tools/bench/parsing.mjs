// How well resumes and job descriptions are read, measured on test/corpus: `npm run bench:parsing`.
// --misses shows each miss in the tuning part; with --apart also in the part that is kept apart, which nobody
// tunes on. Further words keep only files whose path contains one of them. --saved FILE compares lines that
// `npm run read` printed before.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { printFields, printLayouts, printMisses } from "./parsing/print.mjs";
import { scoreJob } from "./parsing/score-job.mjs";
import { scoreResume } from "./parsing/score-resume.mjs";

const ROOT = join(import.meta.dirname, "../..");
const CORPUS = join(ROOT, "test/corpus");
const LONGEST_OUTPUT = 256 * 1024 * 1024;
const TRUTH = ".truth.json";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean" }, apart: { type: "boolean" }, saved: { type: "string" } },
});

const wanted = (file) =>
  positionals.length === 0 || positionals.some((word) => file.includes(word));
const parts = ["tune", "apart", "jobs", "jobs/apart"].map((folder) => ({
  folder,
  files: filesIn(folder).filter(({ file }) => wanted(file)),
}));
const readings = readAll(parts.flatMap(({ files }) => files.map(({ file }) => file)));
const today = new Date();
const [tune, apart, jobs, jobsApart] = parts.map(({ folder, files }) =>
  files.map((entry) => score(folder, entry)),
);

printFields("Resumes", [
  { name: "tune", results: tune },
  { name: "apart", results: apart },
]);
printFields("Job descriptions", [
  { name: "tune", results: jobs },
  { name: "apart", results: jobsApart },
]);
printLayouts("Resumes by layout, tune", tune);
printLayouts("Resumes by layout, apart", apart);
if (values.misses)
  printMisses(values.apart ? [...tune, ...jobs, ...apart, ...jobsApart] : [...tune, ...jobs]);

function filesIn(folder) {
  const names = readdirSync(join(CORPUS, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const truths = names.filter((name) => name.endsWith(TRUTH)).sort();
  return truths.map((name) => {
    const base = name.slice(0, -TRUTH.length);
    const document = names.find(
      (other) => other !== name && other.replace(/\.[a-z]+$/, "") === base,
    );
    return {
      file: join(CORPUS, folder, document),
      truth: JSON.parse(readFileSync(join(CORPUS, folder, name), "utf8")),
      layout: base.replace(/-\d+$/, ""),
    };
  });
}

/** What the product reads from the files, by their absolute paths. */
function readAll(files) {
  const output = values.saved
    ? readFileSync(values.saved, "utf8")
    : execFileSync("npm", ["run", "--silent", "read", "--", ...files], {
        cwd: ROOT,
        encoding: "utf8",
        maxBuffer: LONGEST_OUTPUT,
        stdio: ["ignore", "pipe", "inherit"],
      });
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return new Map(
    lines.map((line) => JSON.parse(line)).map((read) => [resolve(ROOT, read.file), read]),
  );
}

function score(folder, { file, truth, layout }) {
  const read = readings.get(file);
  const tally = folder.startsWith("jobs") ? scoreJob(truth, read) : scoreResume(truth, read, today);
  return {
    file: relative(CORPUS, file),
    layout,
    tally,
    error: read ? read.error : "the reader printed no line for this file",
  };
}
