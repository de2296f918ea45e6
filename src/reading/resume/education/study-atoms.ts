import { type DateSpan, findDates, withoutDates } from "../../dates.ts";
import { isPlace } from "../../places.ts";
import type { Row } from "../rows/row.ts";
import { isProse } from "../signs.ts";
import { degreeAt, hasDegree, hasInstitution, STUDY_DETAIL } from "../words/degrees.ts";
import { type FormField, type Labelled, labelledRow } from "../words/form-labels.ts";

type AtomKind = "degree" | "institution" | "field" | "place" | "detail" | "unknown";

export interface Atom {
  readonly kind: AtomKind;
  readonly text: string;
  readonly line: number;
}

/** A row of the education section taken apart. */
export interface StudyRow {
  readonly row: Row;
  readonly atoms: readonly Atom[];
  readonly span: DateSpan | undefined;
  /** The dates as they are printed, without brackets. */
  readonly duration: string;
}

const LABEL =
  /^(?:institution|university|school|degree|qualification|course|award|title of qualification(?: awarded)?|field(?: of study)?|name and type of organisation|dates?|completed|graduated|year|conferred|awarded|expected|graduation)\s?:\s*/i;
const FIELD =
  /^(?:field(?:\(s\))? of study|field|majoring in|majors?(?: in)?|principal subjects?)\s?(?::|(?<=in))\s*(\S.*)$/i;
const TOWN = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
const STATUS =
  /^\(?(?:completed|completing|graduated|conferred|awarded|expected|anticipated|in progress|current|ongoing|due|expected completion|to be completed|class of|commenced)\)?:?$/i;
const DETAIL =
  /\b(?:wam|gpa|atar \d|distinction|dean['’]s|first[- ]class|second[- ]class|class (?:i|ii|1|2)\b|honou?rs?$|medal|prize|scholarship|cum laude|average|thesis|exchange|transcript)/i;
const HONOURS_ALONE =
  /^\(?(?:with )?(?:first|second|third|upper|lower)?[\w\s-]{0,24}(?:hon(?:ou)?rs?|distinction|merit|credit)(?: \(?class [iv1-3]+[ab]?\)?)?(?:[,\s]+division [i12]+)?\)?$/i;
const OF_INSTITUTION = /^(?:the )?(?:university|college|institute|school|academy|faculty)\b/i;
const MOST_WORDS = 14;

export function studyRow(row: Row): StudyRow {
  const labelled = labelledRow(row.text);
  if (labelled && labelled.field !== "dates") return labelledStudy(row, labelled);
  const spans = findDates(row.text);
  const span = spans.find((one) => one.kind === "range") ?? spans.at(-1);
  const duration = span
    ? row.text.slice(span.from, span.to).replace(/^[([\s]+|[)\]\s]+$/g, "")
    : "";
  const prose = row.cells.length === 1 && isProse(row.text) && !hasDegree(row.text);
  if (prose || (STUDY_DETAIL.test(row.text) && !FIELD.test(row.text) && !row.bold)) {
    const detail: Atom = { kind: "detail", text: row.text, line: row.line };
    return { row, atoms: [detail], span: undefined, duration: "" };
  }
  const atoms = (labelled?.value ?? row.text)
    .split("\t")
    .flatMap((cell) => atomsOf(withoutDates(cell, findDates(cell)), row.line));
  return { row, atoms, span, duration };
}

const KIND_OF: Partial<Record<FormField, AtomKind>> = {
  degree: "degree",
  role: "degree",
  institution: "institution",
  company: "institution",
  field: "field",
  location: "place",
};

/** A row of a form says itself what it is. */
function labelledStudy(row: Row, labelled: Labelled): StudyRow {
  const spans = findDates(labelled.value);
  const text = withoutDates(labelled.value, spans);
  const atom = { kind: KIND_OF[labelled.field] ?? "detail", text, line: row.line };
  return { row, atoms: text === "" ? [] : [atom], span: undefined, duration: "" };
}

function atomsOf(cell: string, line: number): Atom[] {
  const atoms: Atom[] = [];
  // "Juris Doctor (University of Sydney)": the place of learning stands in the brackets.
  const bracket = /^([^()]{2,120}(?:\([^()]{1,40}\))?[^()]{0,40}?)\s*\(([^()]{3,100})\)$/.exec(
    cell,
  );
  if (bracket?.[1] && bracket[2] && hasInstitution(bracket[2])) {
    return [...atomsOf(bracket[1], line), ...atomsOf(bracket[2], line)];
  }
  for (const part of splitOutsideBrackets(cell)) {
    const field = FIELD.exec(part.trim())?.[1];
    if (field) {
      atoms.push({ kind: "field", text: field, line });
      continue;
    }
    const text = part.replace(LABEL, "").replace(/^[\s,;|·•–—-]+|[\s,;|·•–—:-]+$/g, "");
    if (text === "" || STATUS.test(text)) continue;
    const kind = kindOf(text);
    const last = atoms.at(-1);
    // "Bachelor of Commerce / Bachelor of Laws" is one double degree.
    if (kind === "degree" && last?.kind === "degree") {
      const printed = cell.slice(cell.indexOf(last.text), cell.indexOf(text) + text.length);
      atoms[atoms.length - 1] = { ...last, text: printed || `${last.text}, ${text}` };
      continue;
    }
    // "Trinity Hall, Cambridge", "Silliman University, Dumaguete": the town goes with the name.
    const town =
      kind === "place" || (kind === "unknown" && last?.kind === "institution" && TOWN.test(text));
    if (
      last &&
      town &&
      (last.kind === "institution" || last.kind === "unknown") &&
      follows(cell, last.text, text)
    ) {
      atoms[atoms.length - 1] = { ...last, text: `${last.text}, ${text}` };
      continue;
    }
    // "Sydney Law School, University of Sydney" is one place of learning, with its town.
    if (kind === "institution" && last?.kind === "institution") {
      atoms[atoms.length - 1] = { ...last, text: `${last.text}, ${text}` };
      continue;
    }
    atoms.push({ kind, text, line });
  }
  return atoms;
}

/** Directly behind it, after no more than a comma. */
function follows(cell: string, before: string, text: string): boolean {
  return cell.includes(`${before}, ${text}`);
}

function kindOf(text: string): AtomKind {
  if (isPlace(text)) return "place";
  if (HONOURS_ALONE.test(text)) return "detail";
  const at = degreeAt(text);
  if (OF_INSTITUTION.test(text) && at !== 0) return "institution";
  if (at === 0) return "degree";
  if (hasInstitution(text)) return at > 0 && hasDegreeFirst(text, at) ? "degree" : "institution";
  if (at > 0) return "degree";
  if (STUDY_DETAIL.test(text) || DETAIL.test(text)) return "detail";
  return text.split(/\s+/).length > MOST_WORDS ? "detail" : "unknown";
}

function hasDegreeFirst(text: string, at: number): boolean {
  return at < text.search(/university|college|institute|school|academy|tafe/i);
}

/** Cuts at commas, bars and spaced dashes, but never inside brackets. */
export function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const spaced = text[at - 1] === " " && text[at + 1] === " ";
    const cut = /[,;|·•]/.test(letter) || (spaced && /[–—/-]/.test(letter));
    if (!cut) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts.flatMap((part) => {
    const at = /\s+(?:at|from)\s+(?=(?:the )?\p{Lu})/u.exec(part);
    if (!at || !hasDegree(part.slice(0, at.index))) return [part];
    return [part.slice(0, at.index), part.slice(at.index + at[0].length)];
  });
}
