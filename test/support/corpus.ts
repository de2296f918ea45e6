import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createReader, type Reader } from "#server/features/documents/reader/reader.ts";
import { createLog } from "#server/platform/log.ts";
import { scoreJob } from "../../tools/bench/parsing/score-job.mjs";
import { scoreResume } from "../../tools/bench/parsing/score-resume.mjs";
import { shareOf, sumTallies } from "../../tools/bench/parsing/tally.mjs";

/**
 * Documents of test/corpus through the reader's own processes, held against their truth. The shares are
 * floors a little under what `npm run bench:parsing` measures: a change that reads whole layouts wrongly
 * falls through them, one line more or less does not.
 */
const CORPUS = join(import.meta.dirname, "..", "corpus");
const TODAY = new Date("2026-11-15");
const TRUTH = ".truth.json";
const EXTENSIONS = ["pdf", "docx", "doc", "txt"];
/** As many as the reader has processes. */
const AT_ONCE = 2;

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

const isOfJobs = (folder: string) => folder.startsWith("jobs");

export const openCorpusReader = () => createReader(createLog("silent"));

/** Every document of a folder, or the first of each layout. */
export function documentsIn(folder: string, { everyOne }: { everyOne: boolean }): string[] {
  const names = readdirSync(join(CORPUS, folder)).filter((name) => name.endsWith(TRUTH));
  const layouts = new Map(names.reverse().map((name) => [name.replace(/-\d+\..*/, ""), name]));
  return (everyOne ? names : [...layouts.values()])
    .map((name) => join(CORPUS, folder, name.slice(0, -TRUTH.length)))
    .map((base) => EXTENSIONS.map((one) => `${base}.${one}`).find(existsSync) ?? base);
}

/** The fields of which less was read than should be. */
export async function readBelowFloor(reader: Reader, folder: string, paths: readonly string[]) {
  const left = [...paths];
  const tallies: Awaited<ReturnType<typeof tallyOf>>[] = [];
  const work = async () => {
    for (let path = left.pop(); path; path = left.pop())
      tallies.push(await tallyOf(reader, folder, path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const sums = sumTallies(tallies);
  return Object.entries(isOfJobs(folder) ? JOBS : RESUMES)
    .map(([field, floor]) => ({ field, floor, share: shareOf(sums.get(field)) ?? 0 }))
    .filter(({ floor, share }) => share < floor);
}

async function tallyOf(reader: Reader, folder: string, path: string) {
  const truth = JSON.parse(readFileSync(path.replace(/\.\w+$/, TRUTH), "utf8"));
  const receivedOn = TODAY.toISOString().slice(0, 10);
  const reading = await reader.read(path, basename(path), { receivedOn });
  const said = {
    kind: reading.resume ? "resume" : "job",
    profile: (reading.resume ?? reading.job)?.profile ?? null,
    lines: reading.lines.map(({ text }) => text),
    sections: reading.resume?.sections ?? [],
  };
  return isOfJobs(folder) ? scoreJob(truth, said) : scoreResume(truth, said, TODAY);
}
