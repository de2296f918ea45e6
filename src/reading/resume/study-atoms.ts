import { type DateSpan, findDates, withoutDates } from "../dates.ts";
import { isPlace } from "../places.ts";
import { partsOf, piecesOf } from "./education-pieces.ts";
import type { Row } from "./rows/row.ts";
import { isProse } from "./signs.ts";
import { degreeAt, hasDegree, hasInstitution, STUDY_DETAIL } from "./words/degrees.ts";
import { type FormField, type Labelled, labelledRow } from "./words/form-labels.ts";

/** A `unit` is a part of a place of learning: "Faculty of Law". */
export type AtomKind = "degree" | "institution" | "unit" | "field" | "place" | "detail" | "unknown";

export interface Atom {
  readonly kind: AtomKind;
  readonly text: string;
  readonly line: number;
  /** Counts what the row sets apart by tabs, bars, dashes and colons; commas do not count. */
  readonly piece: number;
  /** With the degree that a dash joins it to: "Bachelor of Fine Arts – Printmaking". */
  readonly joined?: string;
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
/** "Finished 2020": any such word beside a date. */
const DONE = /^\p{Lu}?\p{Ll}{2,12}ed(?: in)?:?$/u;
const STATUS_BRACKET =
  /\s*\((?:completed|graduated|conferred|awarded|expected|anticipated|due|completing|in progress|current|ongoing|commenced|graduating|graduation|completion|expected (?:completion|graduation)|to be completed)[\s,:]*(?:in)?\s*\)/gi;
/** "Year 12, Ipswich (QCE). Business, Design, English": what is said after the name. */
const NEXT_SENTENCE = /(?<=[)\d])\. \p{Lu}[^\t]*$/u;
/** "CGPA 9.1/10", "41 points", "TER 94": a mark, not a name. */
const MARK =
  /^(?:[\p{L}.]{1,12} ){0,2}\d{1,3}(?:\.\d{1,3})?(?:\s?(?:%|\/|out of|points?|\().{0,20})?$/u;
/** The last word of a name says what it is. */
const DEGREE_LAST =
  /(?<![\p{L}])(?:certificate|diploma|degree|baccalaureate|licence|exams?|examination)(?: \([^()]{1,40}\))?$/iu;
const DETAIL =
  /\b(?:wam|gpa|atar \d|distinction|dean['’]s|first[- ]class|second[- ]class|class (?:i|ii|1|2)\b|honou?rs?$|medal|prize|scholarship|cum laude|average|thesis|exchange|transcript)/i;
const HONOURS_ALONE =
  /^\(?(?:with )?(?:first|second|third|upper|lower)?[\w\s-]{0,24}(?:hon(?:ou)?rs?|distinction|merit|credit)(?: \(?class [iv1-3]+[ab]?\)?)?(?:[,\s]+division [i12]+)?\)?$/i;
const UNIT = /^(?:the )?(?:faculty|department|dept\.?|division|school) of\b/i;
const STUDYING =
  /^(?:currently )?(?:studying|completing|undertaking|pursuing|enrolled in|working towards)\s+(?:an? )?/i;
const GRADE = /^(?:division|class|grade|upper|lower|pass|merit|credit)\b.{0,20}$/i;
const OF_INSTITUTION = /^(?:the )?(?:university|college|institute|school|academy|faculty)\b/i;
/** "part time by coursework", "(graduate member)": names of schools and degrees begin with a capital. */
const SMALL = /^\(?\p{Ll}+(?=[\s)]|$)/u;
const LASTS = /^(?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?|years?|semesters?)\b/i;
const MOST_WORDS = 14;
const MOST_WORDS_DATED = 8;
/** What sentences have and names have not. */
const CLAUSE =
  /[.;!?]$|(?<![\p{L}])(?:was|were|is|my|I|for|with|by|to|on|during)(?![\p{L}])|^\p{L}+(?:ed|ing) /u;

export function studyRow(row: Row): StudyRow {
  const labelled = labelledRow(row.text);
  if (labelled && labelled.field !== "dates") return labelledStudy(row, labelled);
  const spans = findDates(row.text);
  const span = spans.find((one) => one.kind === "range") ?? spans.at(-1);
  const duration = span
    ? row.text.slice(span.from, span.to).replace(/^[([\s]+|[)\]\s]+$/g, "")
    : "";
  // "Oikeustieteen maisteri (Helsingin yliopisto, 2011)": small letters are no sentence beside a date.
  const short = span !== undefined && /^\p{Lu}/u.test(row.text) && !CLAUSE.test(row.text);
  const telling = row.cells.length === 1 && isProse(row.text) && !hasDegree(row.text);
  const prose = telling && !(short && row.text.split(/\s+/).length <= MOST_WORDS_DATED);
  if (prose || (STUDY_DETAIL.test(row.text) && !FIELD.test(row.text) && !row.bold)) {
    const detail: Atom = { kind: "detail", text: row.text, line: row.line, piece: 0 };
    return { row, atoms: [detail], span: undefined, duration: "" };
  }
  const named = (labelled?.value ?? row.text).replace(NEXT_SENTENCE, "");
  const atoms = atomsOfCells(named.split("\t"), row.line);
  return { row, atoms: row.bold ? loudAtoms(atoms) : atoms, span, duration };
}

/** A row in bold type is no detail: "Exchange semester⇥2023". */
function loudAtoms(atoms: readonly Atom[]): Atom[] {
  const told = atoms.some((atom) => atom.kind !== "detail");
  return atoms.map((atom, at) => (told || at > 0 ? atom : { ...atom, kind: "unknown" }));
}

function atomsOfCells(cells: readonly string[], line: number): Atom[] {
  const atoms: Atom[] = [];
  for (const cell of cells) {
    const opened = openBrackets(cell);
    const open = withoutDates(opened, findDates(opened)).replace(STATUS_BRACKET, "");
    atoms.push(...atomsOf(open, line, (atoms.at(-1)?.piece ?? -1) + 1));
  }
  return atoms;
}

/** "Diploma (Elly Lukas, 2011)": a name that shares its brackets with a date stands for itself. */
function openBrackets(cell: string): string {
  const bracket = /^([^()]{2,120}(?:\([^()]{1,40}\))?[^()]{0,40}?)\s*\(([^()]{3,100})\)$/.exec(
    cell,
  );
  if (!bracket?.[1] || !bracket[2]) return cell;
  const dates = findDates(bracket[2]);
  const name = withoutDates(bracket[2], dates).replace(/^[\s,;–—-]+|[\s,;–—-]+$/g, "");
  const named = dates.length > 0 && /\p{Lu}/u.test(name) && !STATUS.test(name) && !GRADE.test(name);
  const known = hasInstitution(name);
  if (!known && (!named || HONOURS_ALONE.test(name) || DETAIL.test(name))) return cell;
  return `${bracket[1]} | ${bracket[2]}`;
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
  const atom = { kind: KIND_OF[labelled.field] ?? "detail", text, line: row.line, piece: 0 };
  return { row, atoms: text === "" ? [] : [atom], span: undefined, duration: "" };
}

function atomsOf(cell: string, line: number, first: number): Atom[] {
  const atoms: Atom[] = [];
  for (const [order, whole] of piecesOf(cell.replace(STUDYING, "")).entries()) {
    for (const part of partsOf(whole)) addPart(part, cell, atoms, line, first + order);
  }
  return atoms;
}

function addPart(part: string, cell: string, atoms: Atom[], line: number, piece: number): void {
  const field = FIELD.exec(part.trim())?.[1];
  if (field) {
    atoms.push({ kind: "field", text: field, line, piece });
    return;
  }
  const text = part.replace(LABEL, "").replace(/^[\s,;|·•–—:-]+|[\s,;|·•–—:-]+$/g, "");
  if (text === "" || STATUS.test(text) || DONE.test(text)) return;
  const kind = kindOf(text);
  const last = atoms.at(-1);
  const replace = (longer: string) => {
    if (last) atoms[atoms.length - 1] = { ...last, text: longer };
  };
  // "Bachelor of Commerce / Bachelor of Laws" is one double degree.
  if (kind === "degree" && last?.kind === "degree") {
    const printed = cell.slice(cell.indexOf(last.text), cell.indexOf(text) + text.length);
    replace(printed || `${last.text}, ${text}`);
    return;
  }
  // "Trinity Hall, Cambridge", "Silliman University, Dumaguete": the town goes with the name.
  const town =
    kind === "place" || (kind === "unknown" && last?.kind === "institution" && TOWN.test(text));
  const named = last?.kind === "institution" || last?.kind === "unknown";
  if (last && town && named && follows(cell, last.text, text)) {
    replace(`${last.text}, ${text}`);
    return;
  }
  // "Sydney Law School, University of Sydney" is one place of learning, with its town.
  if (kind === "institution" && last?.kind === "institution") {
    replace(`${last.text}, ${text}`);
    return;
  }
  const seam = last?.kind === "degree" ? dashBetween(cell, last.text, text) : "";
  const joined = last && seam !== "" ? { joined: `${last.text}${seam}${text}` } : {};
  atoms.push({ kind, text, line, piece, ...joined });
}

function dashBetween(cell: string, before: string, text: string): string {
  return [" – ", " — ", " - ", ": "].find((dash) => cell.includes(`${before}${dash}${text}`)) ?? "";
}

/** Directly behind it, after no more than a comma. */
function follows(cell: string, before: string, text: string): boolean {
  return cell.includes(`${before}, ${text}`);
}

function kindOf(text: string): AtomKind {
  if (isPlace(text)) return "place";
  if (HONOURS_ALONE.test(text) || GRADE.test(text)) return "detail";
  const at = degreeAt(text);
  if (DEGREE_LAST.test(text)) return "degree";
  if (UNIT.test(text)) return "unit";
  if (OF_INSTITUTION.test(text) && at !== 0) return "institution";
  if (at === 0) return "degree";
  if (hasInstitution(text)) return at > 0 && hasDegreeFirst(text, at) ? "degree" : "institution";
  if (at > 0) return "degree";
  const bare = text.replace(/(?<=\S)\s*\([^()]*\)$/, "");
  if (SMALL.test(text) || LASTS.test(text)) return "detail";
  if (STUDY_DETAIL.test(text) || DETAIL.test(bare) || MARK.test(text)) return "detail";
  return text.split(/\s+/).length > MOST_WORDS ? "detail" : "unknown";
}

function hasDegreeFirst(text: string, at: number): boolean {
  return at < text.search(/university|college|institute|school|academy|tafe/i);
}
