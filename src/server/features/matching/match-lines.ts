import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import * as z from "zod";
import { setReadingModel } from "#reading/model/reading-model.ts";
import { readEnvironment } from "#server/platform/config.ts";
import { matchTexts } from "./match-texts.ts";
import {
  type ProfiledJob,
  type ProfiledResume,
  profileJobText,
  profileResumeText,
} from "./profile-texts.ts";

/**
 * `npm run --silent match`: one JSON object per line in, `{id, resume, job, jobTitle?}`, and one per
 * line out, without a database, so that an operator sees what a change of knowledge does.
 * `--on 2026-11-15` is the day on which "present" ends; today, if it is left out.
 */
setReadingModel(readEnvironment().readingModel);
const { values } = parseArgs({ options: { on: { type: "string" } } });
const receivedOn = values.on ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d\d-\d\d$/.test(receivedOn)) {
  process.stderr.write("--on takes a day such as 2026-11-15.\n");
  process.exit(2);
}

const Pair = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  resume: z.string(),
  job: z.string(),
  jobTitle: z.string().optional(),
});

/** Texts come again and again: each is read once, and the oldest are forgotten. */
const MOST_KEPT = 4000;
const resumes = new Map<string, ProfiledResume>();
const jobs = new Map<string, ProfiledJob>();

function kept<Profiled>(cache: Map<string, Profiled>, key: string, make: () => Profiled): Profiled {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  const [oldest] = cache.keys();
  if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
  return made;
}

function answer(line: string): object {
  const parsed = Pair.safeParse(json(line));
  if (!parsed.success)
    return { id: idIn(line), error: "Each line is one JSON object with the texts resume and job." };
  const { id, resume, job, jobTitle } = parsed.data;
  const profiled = kept(resumes, resume, () => profileResumeText(resume, receivedOn));
  const vacancy = kept(jobs, `${jobTitle ?? ""}\n${job}`, () => profileJobText(job, jobTitle));
  return { id: id ?? null, ...matchTexts(profiled, vacancy) };
}

const idIn = (line: string) => Pair.pick({ id: true }).safeParse(json(line)).data?.id ?? null;

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A reader that stops early is not an error. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exitCode = error.code === "EPIPE" ? 0 : 1;
  process.exit();
});

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  const isTaken = process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  if (!isTaken) await new Promise((resolve) => process.stdout.once("drain", resolve));
}
