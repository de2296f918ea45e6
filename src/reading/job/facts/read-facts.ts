import type { SalaryRange } from "#contract/job-profile.ts";
import { CITIES } from "#reading/place-names.ts";
import { isPlace } from "#reading/places.ts";
import type { Block } from "../blocks/block.ts";
import { splitSentences } from "../blocks/split-sentences.ts";
import type { Found } from "../found.ts";
import { PRACTICE_AREAS } from "../practice-areas.ts";
import { findCompany } from "./company.ts";
import { type Contact, contactInLabel, findContact } from "./contact.ts";
import { employmentTypes, employmentTypesInProse } from "./employment-type.ts";
import { type Labelled, type LabelledField, readLabels } from "./labels.ts";
import { levelOfTitle, levelOfYears } from "./level.ts";
import { readSalary } from "./salary.ts";
import { cleanTitle, findTitle } from "./title.ts";

export interface Facts {
  readonly title: Found<string> | null;
  readonly company: Found<string> | null;
  readonly location: Found<string> | null;
  readonly employmentType: Found<string> | null;
  readonly level: Found<string> | null;
  readonly practiceArea: Found<string> | null;
  readonly department: Found<string> | null;
  readonly salary: Found<SalaryRange> | null;
  readonly contact: Contact;
}

const LABELLED = 0.95;
/** Only their years stand for a level: a paralegal with two years is no junior lawyer. */
const LAWYER = /\b(?:lawyers?|solicitors?|counsel|litigators?|barristers?)\b/i;
/** Heading lines and the few sentences after them. */
const TOP_BLOCKS = 10;
/** "$90k – $100k DOE" in a line of its own at the top needs no word that says what it is. */
const ALONE = /^(?:up to |from |circa |approx\.? )?(?:A|AU|AUD ?)?\$? ?\d/i;
const LONGEST_ALONE = 60;
const LONGEST_HEADING_LINE = 120;

/** The single facts of an ad, and the blocks that say nothing else. */
export function readFacts(blocks: readonly Block[]): { facts: Facts; used: ReadonlySet<Block> } {
  const { labels, used: labelBlocks } = readLabels(blocks);
  const used = new Set(labelBlocks);
  const labelled = (field: LabelledField, tidy: (value: string) => string) => {
    for (const label of labels.filter((one) => one.field === field)) {
      const value = tidy(label.value);
      if (value !== "") return { value, lines: label.lines, confidence: LABELLED };
    }
    return null;
  };
  const named = labelled("title", cleanTitle);
  const printed = named === null ? findTitle(blocks, used) : null;
  const title = named ?? printed?.found ?? null;
  if (printed?.block) used.add(printed.block);
  const rest = blocks.filter((block) => !labelBlocks.has(block));
  const area = findArea(labels, title, blocks);
  const company = labelled("company", (value) => value) ?? findCompany(rest, title?.value ?? "");
  const facts: Facts = {
    title: withoutCompany(title, company?.value ?? ""),
    company,
    location: labelled("location", cleanLocation) ?? findLocation(rest),
    employmentType: labelled("employmentType", employmentTypes) ?? findEmploymentType(rest),
    level: findLevel(labels, title, rest),
    practiceArea: area,
    department: labelled("department", (value) => value),
    salary: findSalary(labels, rest),
    contact: { ...findContact(blocks), ...contactOf(labels) },
  };
  for (const block of blocks.slice(0, TOP_BLOCKS)) if (isFactBlock(block, facts)) used.add(block);
  return { facts, used };
}

/** A line at the top that is no sentence and gave a fact: nothing else is to be read in it. */
function isFactBlock(block: Block, facts: Facts): boolean {
  if (block.bullet || block.text.length > LONGEST_HEADING_LINE || /[.!?:]$/.test(block.text))
    return false;
  const { title, company, location, employmentType, salary } = facts;
  return [title, company, location, employmentType, salary].some((fact) =>
    fact?.lines.some((line) => block.lines.includes(line)),
  );
}

/** "Qualified Chef – Hotel Pelorus" where the hotel is the employer. */
function withoutCompany(title: Found<string> | null, company: string): Found<string> | null {
  if (title === null || company === "") return title;
  const cut = [" – ", " — ", " - ", " | ", ", ", " at "].find((seam) =>
    title.value.endsWith(seam + company),
  );
  if (cut === undefined) return title;
  return { ...title, value: title.value.slice(0, -(cut.length + company.length)) };
}

function findSalary(
  labels: readonly Labelled[],
  blocks: readonly Block[],
): Found<SalaryRange> | null {
  for (const label of labels) {
    if (label.field !== "salary" && label.field !== "level") continue;
    const read = readSalary(label.value, true);
    if (read) return { value: read.salary, lines: label.lines, confidence: read.confidence };
  }
  for (const [at, block] of blocks.entries()) {
    const alone = at < TOP_BLOCKS && block.text.length < LONGEST_ALONE && ALONE.test(block.text);
    const read = readSalary(block.text, alone);
    if (read) return { value: read.salary, lines: block.lines, confidence: read.confidence };
  }
  return null;
}

function findEmploymentType(blocks: readonly Block[]): Found<string> | null {
  for (const [at, block] of blocks.entries()) {
    const heading =
      at < TOP_BLOCKS && block.text.length <= LONGEST_HEADING_LINE && !/\.$/.test(block.text);
    const value = heading ? employmentTypes(block.text) : typeInSentences(block.text);
    if (value !== "") return { value, lines: block.lines, confidence: heading ? 0.85 : 0.65 };
  }
  return null;
}

function typeInSentences(text: string): string {
  for (const sentence of splitSentences(text)) {
    const value = employmentTypesInProse(sentence.text);
    if (value !== "") return value;
  }
  return "";
}

function findLevel(
  labels: readonly Labelled[],
  title: Found<string> | null,
  blocks: readonly Block[],
): Found<string> | null {
  const named = title === null ? null : levelOfTitle(title.value);
  if (title !== null && named !== null)
    return named === "" ? null : { value: named, lines: title.lines, confidence: 0.9 };
  const said = [
    ...labels
      .filter(({ field }) => field === "level")
      .map(({ value, lines }) => ({ text: value, lines })),
    ...(title === null ? [] : [{ text: title.value, lines: title.lines }]),
    ...(LAWYER.test(title?.value ?? "") ? blocks : []),
  ];
  for (const { text, lines } of said) {
    const value = levelOfYears(text);
    if (value !== "") return { value, lines, confidence: 0.7 };
  }
  return null;
}

function findArea(
  labels: readonly Labelled[],
  title: Found<string> | null,
  blocks: readonly Block[],
): Found<string> | null {
  const label = labels.find(({ field }) => field === "practiceArea");
  if (label) return { value: namedArea(label.value), lines: label.lines, confidence: LABELLED };
  const name = title?.value ?? "";
  const text = blocks.map((block) => block.text).join("\n");
  if (!isLegalJob(name, text)) return null;
  const { area, confidence } = practiceArea(name, text);
  if (area === "") return null;
  const lines = blocks.find((block) => practiceArea(block.text, "").area === area)?.lines;
  return { value: area, lines: lines ?? title?.lines ?? [], confidence };
}

function contactOf(labels: readonly Labelled[]): Contact {
  const wanted = labels.filter(
    ({ field }) => field === "contact" || field === "email" || field === "phone",
  );
  const found = wanted.map(({ value, lines }) => contactInLabel(value, lines));
  const first = (field: keyof Contact) => found.find((contact) => contact[field])?.[field];
  const [name, email, phone] = [first("name"), first("email"), first("phone")];
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
}

const LEGAL_TITLE =
  /\b(?:law|legal|lawyers?|solicitors?|counsel|barristers?|paralegals?|conveyanc\w+|attorneys?|litigat\w+|advocate|prosecutor|judge['’]?s associate|associate|partner|clerk|law clerk|graduate)\b/i;
const LEGAL_WORDS =
  /\b(?:(?<!by |in )law|legal|lawyers?|solicitors?|practi[sc]ing certificate|post[- ]admission|pae|pqe|paralegals?|law firm|admission as|admitted|barristers?|legal practice|law (?:degree|student)|llb|juris doctor|legal (?:assistant|secretary|counsel|advice|team))\b/gi;
const SURELY_LEGAL =
  /\b(?:lawyers?|solicitors?|counsel|barristers?|paralegals?|conveyanc\w+|legal|law clerk|litigat\w+)\b/i;
const FEWEST_LEGAL_WORDS = 3;

const WEIGHT = { title: 8, named: 2, work: 1, house: 0.5 };
/** An area is named often in ads of firms that list all they do: hits beyond this add nothing. */
const MOST_HITS = 5;
const LEAST = 4;
const LONGEST_READ = 30_000;

/** Whether the ad is for someone who works in law. */
function isLegalJob(title: string, text: string): boolean {
  if (SURELY_LEGAL.test(title)) return true;
  const words = text.slice(0, LONGEST_READ).match(LEGAL_WORDS)?.length ?? 0;
  if (title !== "" && !LEGAL_TITLE.test(title)) return false;
  return words >= FEWEST_LEGAL_WORDS || PRACTICE_AREAS.some(({ named }) => hits(title, named) > 0);
}

/** The area of an ad's title and text; "" when nothing stands out. */
function practiceArea(title: string, text: string): { area: string; confidence: number } {
  const body = text.slice(0, LONGEST_READ);
  const scored = PRACTICE_AREAS.map(({ name, named, work }) => {
    const inTitle = hits(title, named);
    const house = name === "In-house generalist" ? WEIGHT.house : 1;
    const score =
      (inTitle > 0 ? WEIGHT.title : 0) + hits(body, named) * WEIGHT.named + hits(body, work);
    return { name, score: score * house, inTitle: inTitle > 0 };
  }).sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (best === undefined || best.score < LEAST) return { area: "", confidence: 0 };
  return { area: best.name, confidence: best.inTitle ? 0.9 : 0.65 };
}

/** A label's value in our words where we know the area, otherwise as it was printed. */
function namedArea(value: string): string {
  const found = PRACTICE_AREAS.map(({ name, named }) => ({ name, at: value.search(named) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.name ?? value;
}

function hits(text: string, words: RegExp): number {
  return Math.min(MOST_HITS, text.match(words)?.length ?? 0);
}

const STATE = "NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT";
/** "Parramatta NSW", "Sydney, New South Wales", "Melbourne CBD": a town with what is printed after it. */
const WITH_STATE = new RegExp(
  String.raw`(?<![\p{L}\d])((?:\p{Lu}[\p{L}'’-]{1,20} ){0,2}\p{Lu}[\p{L}'’-]{1,20}(?: CBD)?,? (?:${STATE}))(?![\p{L}])`,
  "u",
);
const WORK_MODE = /\s*[([–—-]?\s*\b(?:hybrid|remote|flexible|on-?site|work from home|wfh)\b.*$/i;
const LOCATION_TOP_BLOCKS = 12;
const MOST_BLOCKS = 300;
const NEAR_CITY =
  /(?:\b(?:in|our|at|from|to|based in|based at|near|across|office in|heart of)\s+(?:the |our |central |inner |greater |downtown )?|, |\()$/i;
const AFTER_CITY =
  /^(?:(?:['’]s)? (?:office|CBD|based|team|practice|firm|region|boutique|projects|disputes)|-based|,? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\b)/i;

/** A label's value without the words on hybrid work that are often added. */
function cleanLocation(value: string): string {
  const place = value
    .replace(WORK_MODE, "")
    .replace(/[\s,;(–—-]+$/, "")
    .trim();
  return place === "" ? value.trim() : place;
}

/** Where the work is: a place alone in the heading lines, else one that the sentences name. */
function findLocation(blocks: readonly Block[]): Found<string> | null {
  for (const block of blocks.slice(0, LOCATION_TOP_BLOCKS)) {
    if (block.bullet) continue;
    for (const cell of block.text.split(/\t|\s[|•·–—-]\s|\s*\|\s*/)) {
      const place = cleanLocation(cell.trim());
      if (place.length < 60 && isPlace(place) && /\p{Lu}/u.test(place))
        return { value: place, lines: block.lines, confidence: 0.85 };
    }
  }
  return locationInProse(blocks);
}

function locationInProse(blocks: readonly Block[]): Found<string> | null {
  for (const block of blocks.slice(0, MOST_BLOCKS)) {
    const found = WITH_STATE.exec(block.text.slice(0, 3000))?.[1];
    const place = found === undefined ? "" : trimToPlace(found);
    if (place !== "") return { value: place, lines: block.lines, confidence: 0.7 };
  }
  const counts = new Map<string, Found<string>>();
  for (const block of blocks.slice(0, MOST_BLOCKS)) {
    const city = cityIn(block.text.slice(0, 3000));
    if (city === null) continue;
    const known = counts.get(city);
    const confidence = Math.min(0.7, (known?.confidence ?? 0.4) + 0.1);
    counts.set(city, { value: city, lines: known?.lines ?? block.lines, confidence });
  }
  return [...counts.values()].reduce<Found<string> | null>(
    (top, one) => (top === null || one.confidence > top.confidence ? one : top),
    null,
  );
}

/** "Join Harrow Parramatta NSW" -> "Parramatta NSW": words before a known town are no part of it. */
function trimToPlace(found: string): string {
  const words = found.split(" ");
  for (let from = 0; from < words.length - 1; from += 1) {
    const town = words.slice(from, -1).join(" ").replace(/,$/, "").replace(/ CBD$/, "");
    if (CITIES.has(town.toLowerCase())) return words.slice(from).join(" ");
  }
  return /^(?:Court|University|Council|Law|Government|Act|Police|Health)\b/.test(words.at(-2) ?? "")
    ? ""
    : found;
}

/** A town that is named as a place of work: "in Brisbane", "our Perth office", "Sydney CBD". */
function cityIn(text: string): string | null {
  for (const match of text.matchAll(/\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20}){0,2}/gu)) {
    const words = match[0].split(" ");
    for (let size = words.length; size > 0; size -= 1) {
      for (let from = 0; from + size <= words.length; from += 1) {
        const name = words.slice(from, from + size).join(" ");
        if (!CITIES.has(name.toLowerCase())) continue;
        const at = match.index + words.slice(0, from).join(" ").length + (from > 0 ? 1 : 0);
        const before = text.slice(Math.max(0, at - 30), at);
        const after = text.slice(at + name.length, at + name.length + 14);
        if (NEAR_CITY.test(before) || AFTER_CITY.test(after) || at === 0) return name;
      }
    }
  }
  return null;
}
