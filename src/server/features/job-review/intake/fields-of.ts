import type { SalaryRange } from "#contract/job-profile.ts";
import { type ExtractedData, REVIEW_FIELDS, type ReviewField } from "#contract/job-review.ts";
import type { Line } from "#reading/line.ts";
import { placesNamed } from "../likeness/places-named.ts";
import { REVIEW_TEXTS as say } from "../texts.ts";

/** A field, and what the reader found of it in the text. */
export interface FieldRead {
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
export function fieldsOf(
  fields: Fields,
  lines: Lines,
  per: SalaryRange["per"],
): ExtractedData["fields"] {
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
