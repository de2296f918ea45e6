import * as z from "zod";
import type { JobProfile } from "#contract/job-profile.ts";
import { EMPLOYMENT_TYPES, JOB_LEVELS } from "#contract/match-rules.ts";
import { JOB_SOURCES, JOB_STATES } from "#contract/postings.ts";

/**
 * The advertisements of the demo world: each begins with a line `===`, then `key: value` lines, one
 * blank line, and its text.
 */
export type DemoAd = z.output<typeof Header> & { readonly text: string };

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
