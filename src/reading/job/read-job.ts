import { EMPTY_JOB, type JobProfile } from "#contract/job-profile.ts";
import type { Line, Reading, Source } from "#reading/line.ts";
import { bodyLines } from "./blocks/body-lines.ts";
import { makeBlocks } from "./blocks/make-blocks.ts";
import { splitColumns } from "./blocks/split-columns.ts";
import { splitLongLine } from "./blocks/split-long-line.ts";
import { type Facts, readFacts } from "./facts/read-facts.ts";
import type { Found } from "./found.ts";
import { type Item, type ItemPart, sortParts } from "./sort-parts.ts";

const LONGEST = { text: 500, sentence: 2000, summary: 20_000, list: 200 };
const FEWEST_LISTED = 2;
const TEXT_FACTS = [
  "title",
  "company",
  "location",
  "employmentType",
  "level",
  "practiceArea",
  "department",
] as const;
const CONTACT_FACTS = ["name", "email", "phone"] as const;

/** Reads a job description. `skip` are lines that must not be believed. */
export function readJob(
  lines: readonly Line[],
  options: { skip?: ReadonlySet<number> } = {},
): Reading<JobProfile> {
  const body = bodyLines(lines, options.skip ?? new Set()).flatMap(splitLongLine);
  const blocks = splitColumns(makeBlocks(body));
  const { facts, used } = readFacts(blocks);
  const items = settle(distinct(sortParts(blocks.filter((block) => !used.has(block)))));
  const sources: Record<string, Source> = {};
  const note = (key: string, { lines, confidence }: Omit<Found<unknown>, "value">) => {
    sources[key] = { lines: [...new Set(lines)], confidence };
  };
  const list = (field: string, part: ItemPart) => {
    const own = items.filter((item) => item.part === part).slice(0, LONGEST.list);
    for (const [at, item] of own.entries()) note(`${field}.${at}`, item);
    return own.map((item) => item.text.slice(0, LONGEST.sentence));
  };
  for (const field of TEXT_FACTS) if (facts[field]) note(field, facts[field]);
  if (facts.salary) note("salary", facts.salary);
  for (const field of CONTACT_FACTS)
    if (facts.contact[field]) note(`contact.${field}`, facts.contact[field]);
  const summary = items.filter((item) => item.part === "summary");
  if (summary.length > 0)
    note("summary", { lines: summary.flatMap((item) => item.lines), confidence: 0.7 });
  const profile: JobProfile = {
    ...EMPTY_JOB,
    ...factsOf(facts),
    summary: summary
      .map((item) => item.text)
      .join(" ")
      .slice(0, LONGEST.summary),
    responsibilities: list("responsibilities", "duties"),
    mustHave: list("mustHave", "must"),
    niceToHave: list("niceToHave", "nice"),
    benefits: list("benefits", "benefits"),
  };
  return { profile, sources };
}

function factsOf(facts: Facts) {
  const text = (found: Found<string> | null | undefined) =>
    (found?.value ?? "").replace(/\s+/g, " ").slice(0, LONGEST.text);
  return {
    title: text(facts.title),
    company: text(facts.company),
    location: text(facts.location),
    employmentType: text(facts.employmentType),
    level: text(facts.level),
    practiceArea: text(facts.practiceArea),
    department: text(facts.department),
    salary: facts.salary?.value ?? null,
    contact: {
      name: text(facts.contact.name),
      email: text(facts.contact.email),
      phone: text(facts.contact.phone),
    },
  };
}

/**
 * Where a list of its own says what is asked, sentences of the same kind in the running text only
 * introduce it.
 */
function settle(items: readonly Item[]): Item[] {
  const listed = (part: ItemPart) =>
    items.filter((item) => item.part === part && !item.byWording).length >= FEWEST_LISTED;
  const parts = new Set(items.map((item) => item.part).filter(listed));
  return items.flatMap((item): Item[] => {
    if (!item.byWording || !parts.has(item.part)) return [item];
    return /[.!]$/.test(item.text) ? [{ ...item, part: "summary" }] : [];
  });
}

/** The same words twice, on a page and its repetition, are one item. */
function distinct(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = `${item.part} ${item.text.toLowerCase()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
