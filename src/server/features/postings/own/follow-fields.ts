import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { fieldOf, type LabelledField } from "#reading/job/facts/labels.ts";
import { readSalary } from "#reading/job/facts/salary.ts";
import type { Line } from "#reading/line.ts";
import type { JobText } from "../job-from-text.ts";
import type { JobColumns } from "../repository.ts";
import { salaryText } from "../salary-text.ts";

/** A field that has another value now. */
interface FieldChange {
  readonly field: Extract<
    LabelledField,
    "title" | "company" | "location" | "employmentType" | "salary"
  >;
  readonly from: string;
  readonly to: string;
}

type Given = Omit<JobText, "text">;

/**
 * The lines of an advertisement whose fields were changed beside an unchanged text: what stood on a labelled line or
 * word for word says the new value, so that the text does not contradict the fields. Everything else stays.
 */
export function linesAfter(before: JobColumns, given: Given): readonly Line[] {
  const changes = changesOf(before, given);
  if (changes.length === 0) return before.lines;
  return before.lines.map((line) => {
    const text = changes.reduce(withChange, line.text);
    return text === line.text ? line : { ...line, text };
  });
}

function changesOf(before: JobColumns, given: Given): FieldChange[] {
  const type = given.employmentType ?? "";
  const all: FieldChange[] = [
    { field: "salary", from: salaryText(before), to: given.salaryText ?? "" },
    { field: "location", from: before.location, to: given.location ?? "" },
    {
      field: "employmentType",
      from: before.employmentType,
      to: employmentTypes(type) || type,
    },
    { field: "title", from: before.title, to: given.title ?? "" },
    { field: "company", from: before.company, to: given.company ?? "" },
  ];
  // A field that was emptied says nothing that the text could say instead.
  return all
    .map(({ field, from, to }) => ({ field, from: from.trim(), to: to.trim() }))
    .filter(({ from, to }) => from !== "" && to !== "" && from !== to);
}

function withChange(text: string, change: FieldChange): string {
  const { from, to } = change;
  if (text.trim().toLowerCase() === from.toLowerCase()) return capitalisedAs(text, to);
  const cells = text.split(CELL_END);
  const labelled = cells.map((cell, at) => labelledCell(cell, cells[at - 2], change));
  const after = labelled.join("");
  return after === text ? wordForWord(text, change) : after;
}

/** Tabs and bars part cells; they are kept, at odd places of the list. */
const CELL_END = /(\t|\s\|\s)/;
const LABELLED = /^(\s*[^:]{2,40}?)(\s*:\s*)(.+)$/;

/** "Salary: $95,000", or "$95,000" beside the cell "Salary". */
function labelledCell(cell: string, cellBefore: string | undefined, change: FieldChange): string {
  const [, label = "", colon = "", value = ""] = LABELLED.exec(cell) ?? [];
  if (fieldOf(label) === change.field) return label + colon + newValue(value, change);
  const isBeside =
    cellBefore !== undefined && fieldOf(cellBefore.replace(/:\s*$/, "")) === change.field;
  return isBeside ? newValue(cell, change) : cell;
}

/** The value of a label, where it says what the field said. */
function newValue(value: string, change: FieldChange): string {
  const { field, from, to } = change;
  if (field === "salary") return newPay(value, from, to);
  const at = value.toLowerCase().indexOf(from.toLowerCase());
  if (at >= 0) {
    const old = value.slice(at, at + from.length);
    return value.slice(0, at) + capitalisedAs(old, to) + value.slice(at + from.length);
  }
  const isSameType = field === "employmentType" && employmentTypes(value) === from;
  return isSameType ? capitalisedAs(value, to) : value;
}

function newPay(value: string, from: string, to: string): string {
  if (value.includes(from) && !from.includes(value)) return newPhrase(value, from, to);
  const [said, was] = [readSalary(value, true)?.salary, readSalary(from, true)?.salary];
  const isSame =
    said && was && said.min === was.min && said.max === was.max && said.per === was.per;
  if (!isSame) return value === from ? to : value;
  return newPhrase(value, said.text, to);
}

/** With what belongs to the sum ("plus super"), so that it is not said twice. */
function newPhrase(value: string, phrase: string, to: string): string {
  const written = readSalary(value, true)?.salary.text ?? phrase;
  const old = value.includes(written) && written.length > phrase.length ? written : phrase;
  return value.includes(old) ? value.replace(old, () => to) : to;
}

/** One word stands in too many sentences that mean something else ("contract law", "our Sydney office"). */
const SAID_AS_SUCH: Record<FieldChange["field"], RegExp> = {
  title: /\S\s+\S/,
  company: /\S{3}/,
  location: /\S\s+\S/,
  salary: /\d/,
  employmentType: /-/,
};
const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}@/.-])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}@/-]|\.\p{L})`;

function wordForWord(text: string, { field, from, to }: FieldChange): string {
  if (!SAID_AS_SUCH[field].test(from) || text.includes(to)) return text;
  const flags = field === "employmentType" ? "giu" : "gu";
  const words = new RegExp(NO_LETTER_BEFORE + escaped(from) + NO_LETTER_AFTER, flags);
  return text.replace(words, (old) => capitalisedAs(old, to));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** "Full-time" becomes "Part-time", "full-time" "part-time". */
function capitalisedAs(old: string, to: string): string {
  const isLarge = /^\s*\p{Lu}/u.test(old);
  return isLarge ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}
