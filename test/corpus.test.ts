import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReader, type Reader } from "#server/features/documents/reader/reader.ts";
import { createLog } from "#server/platform/log.ts";
import { scoreJob } from "../tools/bench/parsing/score-job.mjs";
import { scoreResume } from "../tools/bench/parsing/score-resume.mjs";
import { shareOf, sumTallies } from "../tools/bench/parsing/tally.mjs";

/**
 * Every document of test/corpus through the reader's own processes, held against its truth. The
 * shares are floors a little under what `npm run bench:parsing` measures: a change that reads whole
 * layouts wrongly falls through them, one line more or less does not.
 */
const CORPUS = join(import.meta.dirname, "corpus");
const TODAY = new Date("2026-11-15");
const TRUTH = ".truth.json";
const EXTENSIONS = ["pdf", "docx", "doc", "txt"];

const RESUMES = {
  email: 1,
  name: 0.93,
  phone: 0.95,
  links: 0.95,
  roles: 0.9,
  companies: 0.85,
  "date ranges": 0.87,
  education: 0.78,
  skills: 0.9,
  "section lines": 0.95,
};
const JOBS = { kind: 1, title: 0.9, company: 0.9, location: 0.9, salary: 0.9, mustHave: 0.9 };

let reader: Reader;
beforeAll(() => {
  reader = createReader(createLog("silent"));
});
afterAll(() => reader?.stop());

describe.each([
  ["tune", RESUMES],
  ["apart", RESUMES],
  ["jobs", JOBS],
  ["jobs/apart", JOBS],
])("the documents in %s", (folder, floors) => {
  test(`are read: ${Object.keys(floors).join(", ")}`, { timeout: 300_000 }, async () => {
    const tallies = [];
    for (const path of documentsIn(folder)) tallies.push(await tallyOf(folder, path));
    expect(tallies.length).toBeGreaterThan(10);
    const sums = sumTallies(tallies);
    const low = Object.entries(floors)
      .map(([field, floor]) => ({ field, floor, share: shareOf(sums.get(field)) ?? 0 }))
      .filter(({ floor, share }) => share < floor);
    expect(low).toEqual([]);
  });
});

function documentsIn(folder: string): string[] {
  return readdirSync(join(CORPUS, folder))
    .filter((name) => name.endsWith(TRUTH))
    .map((name) => join(CORPUS, folder, name.slice(0, -TRUTH.length)))
    .map((base) => EXTENSIONS.map((one) => `${base}.${one}`).find(existsSync) ?? base);
}

async function tallyOf(folder: string, path: string) {
  const truth = JSON.parse(readFileSync(path.replace(/\.\w+$/, TRUTH), "utf8"));
  const receivedOn = TODAY.toISOString().slice(0, 10);
  const reading = await reader.read(path, basename(path), { receivedOn });
  const said = {
    kind: reading.resume ? "resume" : "job",
    profile: (reading.resume ?? reading.job)?.profile ?? null,
    lines: reading.lines.map(({ text }) => text),
    sections: reading.resume?.sections ?? [],
  };
  return folder.startsWith("jobs") ? scoreJob(truth, said) : scoreResume(truth, said, TODAY);
}
