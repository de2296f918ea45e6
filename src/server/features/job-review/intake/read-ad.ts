import type { SalaryRange } from "#contract/job-profile.ts";
import { type ExtractedData, REVIEW_FIELDS, type ReviewField } from "#contract/job-review.ts";
import type { Line } from "#reading/line.ts";
import { STATES } from "#reading/place-names.ts";
import { cleanText } from "#reading/text/clean-text.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { type JobText, readJobText, salaryText, stateOf } from "../../postings/service.ts";
import type { ScrapedJob } from "../repository.ts";
import { REVIEW_TEXTS as say } from "../texts.ts";

interface Places {
  readonly towns: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
}

const SEAM = /[,/|;()&]|\s[–—-]\s|\b(?:and|or)\b/i;
const STATE_NAMES = new RegExp(`\\b(?:${Object.keys(STATES).join("|")})\\b`, "g");
/** What is printed beside a town and is none. */
const BESIDE =
  /\b(?:cbd|city|metro(?:politan)?|greater|inner|suburbs?|region|area|australia|remote|hybrid|flexible|on-?site|office|work from home|wfh|\d{4})\b/g;

/** "Parramatta, Sydney NSW 2150" -> parramatta and sydney in NSW. */
export function placesNamed(location: string): Places {
  const parts = location.split(SEAM);
  const towns = parts.map((part) =>
    part
      .toLowerCase()
      .replace(STATE_NAMES, " ")
      .replace(BESIDE, " ")
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );
  return { towns: said(towns), states: said(parts.map(stateOf)) };
}

const said = (words: readonly string[]) => new Set(words.filter((word) => word !== ""));

/** Both say where, and there is no place that both could mean. */
export function contradict(one: Places, other: Places): boolean {
  return areApart(one.towns, other.towns) || areApart(one.states, other.states);
}

/** What a reviewer sees of an advertisement. */
export type ReadAd = Pick<
  ScrapedJob,
  | "title"
  | "location"
  | "jobType"
  | "experienceLevel"
  | "practiceArea"
  | "salaryRange"
  | "rawContent"
  | "extractedData"
>;

/** The same reader as for uploads; what is given beside the text wins, and its title counts as the first line. */
export function readAd(ad: JobText): ReadAd {
  const rawContent = adText(ad.text);
  const { lines } = plainLines(rawContent);
  const titled = `${ad.title ?? ""}\n=====\n\n${rawContent}`;
  const { job, reading } = readJobText({ ...ad, text: titled });
  const { profile, sources } = reading;
  const ahead = job.lines.length - lines.length;
  const read = (
    value: string,
    inText: string,
    source: string,
    given?: string | null,
  ): FieldRead => ({
    value,
    isGiven: Boolean(given),
    isAsRead: bare(value) === bare(inText) || (source === "location" && isSame(value, inText)),
    lines: (sources[source]?.lines ?? []).map((line) => line - ahead).filter((line) => line >= 0),
    confidence: sources[source]?.confidence ?? 0,
  });
  const salaryRange = salaryText(job);
  const fields = {
    title: read(job.title, profile.title, "title", ad.title),
    location: read(job.location, profile.location, "location", ad.location),
    salary_range: read(salaryRange, profile.salary?.text ?? "", "salary", ad.salaryText),
    experience_level: read(job.level, profile.level, "level", ad.level),
    practice_area: read(job.practiceArea, profile.practiceArea, "practiceArea", ad.practiceArea),
    job_type: read(job.employmentType, profile.employmentType, "employmentType", ad.employmentType),
  };
  const extractedData: ExtractedData = {
    lines: lines.map(({ text, bullet = false, heading }) => ({
      text,
      bullet,
      heading: heading !== undefined,
    })),
    fields: fieldsOf(fields, lines, job.details.salary?.per ?? "year"),
  };
  return {
    title: job.title,
    location: job.location,
    jobType: job.employmentType,
    experienceLevel: job.level,
    practiceArea: job.practiceArea,
    salaryRange,
    rawContent,
    extractedData,
  };
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** "Melbourne VIC" beside the text is what the text has as "Melbourne". */
function isSame(place: string, other: string): boolean {
  const { towns } = placesNamed(other);
  return [...placesNamed(place).towns].some((town) => towns.has(town));
}

const LONGEST = { characters: 50_000, lines: 2000 };
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
const HEADING = /^\s*#{1,6}\s+(\S.*)$/;

/**
 * The text of an advertisement as it is kept and read. The reader takes "#" for a heading where there are several; a
 * heading that stands alone is underlined, as in a letter.
 */
function adText(text: string): string {
  const lines = text.slice(0, LONGEST.characters).split(LINE_END).slice(0, LONGEST.lines);
  const hasOne = lines.filter((line) => HEADING.test(line)).length === 1;
  return lines
    .map((line) => cleanText(line, { turns: true }).text)
    .map((line) => (hasOne ? line.replace(HEADING, "$1\n-----") : line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** A field, and what the reader found of it in the text. */
interface FieldRead {
  readonly value: string;
  /** The page says it beside the text, or a reviewer does. */
  readonly isGiven: boolean;
  /** The text says the same, on `lines`. */
  readonly isAsRead: boolean;
  readonly lines: readonly number[];
  readonly confidence: number;
}

type Fields = Readonly<Record<ReviewField, FieldRead>>;
type Lines = readonly Pick<Line, "text">[];

const SURE = 0.6;

/** Where each field stands, whether that is sure, and what a reviewer should check. */
function fieldsOf(fields: Fields, lines: Lines, per: SalaryRange["per"]): ExtractedData["fields"] {
  const entries = REVIEW_FIELDS.filter((field) => fields[field].value !== "").map((field) => {
    const read = fields[field];
    const at = read.isAsRead && read.lines.length > 0 ? read.lines : linesWith(read.value, lines);
    const sure = read.isGiven || read.confidence >= SURE;
    const words = `${read.value} ${at.map((line) => lines[line]?.text).join(" ")}`;
    const note = NOTES[field](read.value, { words, lines, per });
    return [field, { lines: [...at], sure, note: note || (sure ? "" : say.unsure) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The first line that has the words. */
function linesWith(value: string, lines: Lines): number[] {
  const words = value.toLowerCase();
  const at = lines.findIndex(({ text }) => text.toLowerCase().includes(words));
  return at < 0 ? [] : [at];
}

interface Around {
  /** The field, and the lines where it stands. */
  readonly words: string;
  readonly lines: Lines;
  readonly per: SalaryRange["per"];
}
type Note = (value: string, around: Around) => string;

const nothing: Note = () => "";
const PER = { hour: say.hourly, day: say.daily, year: "" };

const NOTES: Readonly<Record<ReviewField, Note>> = {
  title: (value, { lines }) => (isSaid(value, lines) ? "" : say.titleNotSaid),
  location: (value) => (isSeveral(value) ? say.severalPlaces : ""),
  salary_range: (_value, { words, per }) =>
    /\b(?:package|pkg)\b/i.test(words) ? say.package : PER[per],
  experience_level: nothing,
  practice_area: nothing,
  job_type: (value) => (value.includes(", ") ? say.severalTypes : ""),
};

/** A suburb and its city are one place. */
const isSeveral = (value: string) =>
  /\/|;|\||&|\b(?:and|or)\b/i.test(value) && placesNamed(value).towns.size > 1;

/** Pages print the title above the advertisement: it is enough that the text has its words somewhere. */
function isSaid(title: string, lines: Lines): boolean {
  const text = new Set(wordsOf(lines.map((line) => line.text).join(" ")));
  return wordsOf(title).every((word) => text.has(word));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Both say something, and nothing that both could mean. */
export const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((word) => other.has(word));
