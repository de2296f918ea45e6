import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import type { JobProfile } from "#contract/job-profile.ts";
import { EMPLOYMENT_TYPES, JOB_LEVELS } from "#contract/match-rules.ts";
import { JOB_SOURCES, JOB_STATES } from "#contract/postings.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { insertRows } from "#server/platform/database/insert-rows.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import type { Prepared } from "#server/platform/prepared-demo.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { withoutChargeOut } from "./charge-out.ts";
import { jobFromText } from "./job-from-text.ts";
import type { JobColumns, NewJob } from "./repository.ts";
import { jobs } from "./tables.ts";

/**
 * The advertisements of the demo world: each begins with a line `===`, then `key: value` lines, one
 * blank line, and its text.
 */
type DemoAd = z.output<typeof Header> & { readonly text: string };

const said = z.string().min(1);
const POSTED_DAYS = 59;
const TYPES: readonly string[] = EMPLOYMENT_TYPES;

const Header = z
  .strictObject({
    title: said,
    company: said,
    location: said,
    type: said.refine((types) => types.split(", ").every((type) => TYPES.includes(type))),
    level: z.enum(JOB_LEVELS).optional(),
    area: said.optional(),
    salary: said.optional(),
    /** Days ago. */
    posted: z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .refine((days) => days <= POSTED_DAYS),
    source: z.enum(JOB_SOURCES),
    status: z.enum(JOB_STATES).default("active"),
    link: z.url().optional(),
    contact: said.transform(contactIn).optional(),
  })
  .refine(({ source, link }) => (source === "scraped") === (link !== undefined), {
    path: ["link"],
    error: "a scraped ad has one, a posting has none",
  });

const START = /^===\s*$/;
const FIELD = /^([a-z]+): *(.*?)\s*$/;

export function parseAds(file: string, content: string): DemoAd[] {
  const [before = [], ...ads] = split(content.split(/\r?\n/));
  if (before.some((line) => line.trim() !== ""))
    throw new Error(`${file}: text before the first ===.`);
  return ads.map((lines, at) => parseAd(`${file}, ad ${at + 1}`, lines));
}

function split(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (START.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function parseAd(where: string, lines: readonly string[]): DemoAd {
  const blank = lines.findIndex((line) => line.trim() === "");
  const end = blank < 0 ? lines.length : blank;
  const fields = new Map<string, string>();
  for (const line of lines.slice(0, end)) {
    const [, key = "", value = ""] = FIELD.exec(line) ?? [];
    if (key === "" || fields.has(key)) throw new Error(`${where}: "${line}" is no header line.`);
    fields.set(key, value);
  }
  const header = Header.safeParse(Object.fromEntries(fields));
  if (!header.success) throw new Error(`${where}: ${z.prettifyError(header.error)}`);
  const text = lines.slice(end).join("\n").trim();
  if (text === "") throw new Error(`${where}: there is no text.`);
  return { ...header.data, text };
}

/** "Helen Marchetti, careers@firm.example, (02) 5550 1234", any of the three. */
function contactIn(line: string): Partial<JobProfile["contact"]> {
  const parts = line.split(",").map((part) => part.trim());
  const email = parts.find((part) => part.includes("@"));
  const phone = parts.find((part) => /^\+?[\d ()]{8,}$/.test(part));
  const name = parts.filter((part) => part !== email && part !== phone).join(", ");
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
}

const DAY_MS = 86_400_000;

/** The job market of the demo world. */
export const postingsDemo: DemoPart = async (tx, { now, people, goOn, prepared }) => {
  const ownerOf = ({ desk }: DemoPosting): string => {
    const owner = people.get(desk === TOMS ? "recruiter" : `recruiter of ${desk}`);
    if (owner === undefined) throw new Error(`The demo world has no recruiter for ${desk}.`);
    return owner;
  };
  const rows: NewJob[] = [];
  for (const ad of demoAds(join(projectRoot(), "demo", "jobs"))) {
    // Where nothing is prepared, reading them all takes seconds.
    await setImmediate();
    goOn();
    const owner = { ownerId: ad.source === "posting" ? ownerOf(ad) : null };
    rows.push({ ...withoutChargeOut(readAd(ad, prepared)), ...owner, ...factsOf(ad, now) });
  }
  await insertRows(tx, jobs, rows);
};

/** Which recruiter's work an advertisement is; the demo's own recruiter has a few kinds of law. */
type DemoPosting = DemoAd & { readonly desk: string };

const TOMS = "disputes and people";
const DESKS: readonly (readonly [RegExp, string])[] = [
  [/^legal-(crime-and-family|disputes|government|okafor|people)/, TOMS],
  [/^legal-/, "legal"],
  [/^tech-/, "tech"],
  [/^health-/, "health"],
  [/^/, "business"],
];
const deskOf = (file: string) => DESKS.find(([pattern]) => pattern.test(file))?.[1] ?? TOMS;

export const demoAds = (folder: string): DemoPosting[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) =>
      parseAds(file, readFileSync(join(folder, file), "utf8")).map((ad) => ({
        ...ad,
        desk: deskOf(file),
      })),
    );

function readAd(ad: DemoAd, prepared: Prepared): JobColumns {
  const { text, title, company, location, level, contact } = ad;
  const given = { title, company, location, level, contact };
  const terms = { employmentType: ad.type, practiceArea: ad.area, salaryText: ad.salary };
  const words = { text, ...given, ...terms };
  const read = prepared.get("job", words, () => {
    // The lines are as long as the rest together, and quickly made.
    const { lines: _lines, ...columns } = jobFromText(words);
    return columns;
  });
  return { ...read, lines: plainLines(text).lines };
}

function factsOf(ad: DemoAd, now: Date) {
  const postedAt = new Date(now.getTime() - ad.posted * DAY_MS - partOfADay(ad.title));
  return {
    source: ad.source,
    sourceUrl: ad.link ?? "",
    status: ad.status,
    postedAt,
    createdAt: postedAt,
    updatedAt: postedAt,
  };
}

/** Always the same for a title, so that no two starts differ; back in time, never ahead. */
const partOfADay = (title: string) =>
  createHash("sha256").update(title).digest().readUInt32BE() % DAY_MS;
