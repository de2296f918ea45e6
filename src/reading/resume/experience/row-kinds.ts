import { type DateSpan, findDates, withoutDates } from "../../dates.ts";
import { mendLabels } from "../rows/mend-labels.ts";
import { continues, mendRows } from "../rows/paragraphs.ts";
import { cellsOf, type Row, withText } from "../rows/row.ts";
import { companyScore, isProse, roleScore, startsWithVerb } from "../signs.ts";
import { isLabelTail } from "../words/form-labels.ts";
import { splitTitle } from "./split-title.ts";

/** `dated` carries an entry's dates, `title` may be part of its head, `text` is told about it. */
type Kind = "dated" | "title" | "text" | "ignored";

export interface KnownRow {
  readonly row: Row;
  readonly kind: Kind;
  /** The dates of a dated row. */
  readonly span: DateSpan | undefined;
  /** What is printed beside the dates, cell by cell; all cells when there are none. */
  readonly cells: readonly string[];
}

const IGNORED =
  /^(?:page \d+(?: of \d+| ?\/ ?\d+)?|\d+ ?\/ ?\d+|\(?\d{1,2} (?:years?|yrs?)(?:,? (?:and )?\d{1,2} (?:months?|mos?))?\)?|\(?\d{1,2} (?:months?|mos?)\)?|\(?continued\)?)$/i;
const LABEL = /^(?:dates?|period|duration|from|when|dates? employed|tenure)\s?[:–-]?\s*/i;
const DESCRIPTION_LABEL =
  /^(?:key |main |core |selected |notable |major )?(?:responsibilities|duties|achievements|accomplishments|highlights|tasks|tools|technologies|tech stack|environment|skills|projects|matters|clients|outcomes|results|activities|responsible for|reason for leaving|reports? to|reporting to)(?: (?:and|&) (?:achievements|duties|responsibilities))?(?: (?:include|included|including))?\s?(?::|$)/i;
const MOST_WORDS_OF_TITLE = 16;
const MOST_WORDS_OF_ROLE = 10;
const MOST_WORDS_OF_LEAD = 5;
const SURE_ROLE = 3;
const ROLE_SEAM = /\s*,\s+|\s+[–—-]\s+|\s*\(/;
const CLOSED = /[.;:!?]$/;
/** "Three plants.": however short, no name ends so. */
const ENDS_SENTENCE = /\s\p{Ll}{4,}\.$/u;
const BULLET_EVIDENCE = 3;
const MOST_WORDS_ASIDE = 8;
/** More words than these before "from 2019 to 2020" are a sentence. */
const MOST_WORDS_BEFORE = 6;
const OPEN_END = /[-–—]\s*$|\bto\s*$/;
/** "January 2026 to present (term ends January 2027)": a remark about the dates, and no title. */
const DATED_REMARK = / ?\(\p{Ll}[^()]{0,60}\b(?:19|20)\d\d[^()]{0,20}\)/u;
const END_CELL = /^(?:present|current|now|to date|ongoing|date)$/i;

export function knowRows(rows: readonly Row[]): KnownRow[] {
  const known: KnownRow[] = [];
  const whole = mendBrokenDates(mendRows(mendLabels(rows), isBrokenTitle));
  for (const [at, row] of whole.entries()) known.push(knowRow(row, known[at - 1], whole[at + 1]));
  // Points of a list are positions only where all positions are.
  const heads = known.some((one) => one.kind === "dated" && !one.row.bullet);
  if (!heads) return known;
  return known.map((one) => {
    if (!one.row.bullet || one.kind !== "dated") return one;
    return { ...one, kind: "text", span: undefined, cells: one.row.cells };
  });
}

function knowRow(row: Row, last: KnownRow | undefined, next: Row | undefined): KnownRow {
  const other = (kind: Kind): KnownRow => ({ row, kind, span: undefined, cells: row.cells });
  if (row.text === "" || IGNORED.test(row.text) || isLabelTail(row.text)) return other("ignored");
  const goesOn = last?.kind === "text" && continues(row, last.row);
  if (goesOn && /^\p{Ll}/u.test(row.text)) return other("text");
  const dated = datedRow(row);
  if (dated) return dated;
  if (row.bullet || goesOn) return other("text");
  if (DESCRIPTION_LABEL.test(row.text) || ENDS_SENTENCE.test(row.text)) return other("text");
  if (namesRole(row) && isBesideDates(row, last, next)) return other("title");
  if (row.cells.length === 1 && isProse(row.text)) return other("text");
  if (row.text.split(/\s+/).length > MOST_WORDS_OF_TITLE) return other("text");
  return other("title");
}

/** "Registered Nurse, respiratory and general medicine": a role, and small letters about it. */
function namesRole(row: Row): boolean {
  if (!/^\p{Lu}/u.test(row.text) || CLOSED.test(row.text)) return false;
  const [lead = "", ...others] = row.text.split(ROLE_SEAM);
  if (others.length === 0 || row.text.split(/\s+/).length > MOST_WORDS_OF_ROLE) return false;
  const short = lead.split(/\s+/).length <= MOST_WORDS_OF_LEAD;
  return short && roleScore(lead) >= SURE_ROLE && !startsWithVerb(lead);
}

/** Opens an entry right above a dated row, or stands right below one. */
function isBesideDates(row: Row, last: KnownRow | undefined, next: Row | undefined): boolean {
  if (last?.kind === "dated" && !row.gap) return true;
  const opens = row.gap || last === undefined || last.row.bullet;
  return opens && next !== undefined && !next.gap && datedRow(next) !== undefined;
}

function datedRow(row: Row): KnownRow | undefined {
  const found = findDates(row.text);
  const range = found.find((span) => span.kind === "range") ?? found[0];
  if (!range) return undefined;
  const after = row.text.slice(range.to).replace(DATED_REMARK, "");
  const text = row.text.slice(0, range.to) + after;
  const spans = findDates(text);
  const cells = cellsBeside(text, spans);
  const rest = cells.join(" ");
  if (rest === "" && row.bullet) return undefined;
  if (rest !== "" && !standsApart(text, range)) return undefined;
  const evidence = roleScore(rest) + companyScore(rest);
  if (row.bullet && (evidence < BULLET_EVIDENCE || isProse(rest))) return undefined;
  if (row.cells.length === 1 && isProse(rest)) {
    const told = range.kind === "point" || startsWithVerb(rest) || /^\p{Ll}|;/u.test(rest);
    if (told || !splitTitle(rest, 0)) return undefined;
  }
  if (rest.split(/\s+/).length > MOST_WORDS_OF_TITLE + 4) return undefined;
  const clause = /\b(?:from|since|between|during|in)\s*$/i.test(text.slice(0, range.from));
  if (clause && row.cells.length === 1 && rest.split(/\s+/).length > MOST_WORDS_BEFORE)
    return undefined;
  // A date alone, without an end, is only believed where a title stands beside it.
  if (range.kind === "point" && rest !== "" && evidence <= 0) return undefined;
  return { row, kind: "dated", span: range, cells };
}

/** What is printed before and after the dates, each by itself. */
function cellsBeside(text: string, spans: readonly DateSpan[]): string[] {
  let cut = "";
  let from = 0;
  for (const span of spans) {
    cut += `${text.slice(from, span.from)}\t`;
    from = span.to;
  }
  return (cut + text.slice(from))
    .split("\t")
    .flatMap((cell) => cellsOf(withoutDates(cell, []).replace(LABEL, "")));
}

/** Dates of an entry stand at the edge of the line or of a cell, or in brackets. */
function standsApart(text: string, span: DateSpan): boolean {
  const before = text.slice(0, span.from).trimEnd();
  const after = text.slice(span.to).trimStart();
  if (before === "" || after === "") return true;
  if (text[span.from] === "(" || text[span.from] === "[") return true;
  if (/[|·•,:;–—-]$/.test(before) && /^[|·•,:;–—.-]/.test(after)) return true;
  if (text.slice(0, span.from).endsWith("\t") || text.slice(span.to).startsWith("\t")) return true;
  // "Harrow Finch March 2019 to May 2021 Solicitor": names on both sides.
  return span.kind === "range" && [before, after].every(isShortName);
}

function isShortName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= MOST_WORDS_ASIDE && !isProse(text);
}

/** A head that was broken inside a name: "Associate, Supreme Court of" and "Victoria". */
function isBrokenTitle(row: Row, last: Row): boolean {
  if (isLabelTail(row.text)) return false;
  if (row.follows !== "yes" || last.bullet || isProse(last.text) || isProse(row.text)) return false;
  return findDates(row.text).length === 0 || /[-–—,(]$/.test(last.text);
}

/** In narrow columns a range is broken: "Mar 2019 –" and "Present" below it. */
function mendBrokenDates(rows: readonly Row[]): Row[] {
  const mended = [...rows];
  for (let at = 0; at + 1 < mended.length; at += 1) {
    const row = mended[at];
    const next = mended[at + 1];
    if (!row || !next) continue;
    const cell = row.cells.findIndex((text) => OPEN_END.test(text) && findDates(text).length > 0);
    const end = next.cells[0] ?? "";
    if (cell < 0 || !isEnd(end)) continue;
    const cells = row.cells.map((text, order) => (order === cell ? `${text} ${end}` : text));
    mended[at] = withText(row, cells.join("\t"));
    mended[at + 1] = withText(next, next.cells.slice(1).join("\t"));
  }
  return mended;
}

function isEnd(text: string): boolean {
  if (END_CELL.test(text)) return true;
  const span = findDates(text)[0];
  return span?.kind === "point" && span.from === 0 && span.to === text.length;
}
