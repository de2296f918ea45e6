import { remember } from "./remember.ts";

/** Dates as people write them on resumes and advertisements, found in one line of text. */
export interface DateSpan {
  /** Where it stands in the text, brackets, "since" and a printed duration included. */
  readonly from: number;
  readonly to: number;
  /** "2021-03", "2021", or "" when only the end is printed. */
  readonly start: string;
  readonly end: string;
  readonly present: boolean;
  /** `point` is a date that stands alone: "March 2021". */
  readonly kind: "range" | "point";
}

interface Point {
  readonly from: number;
  readonly to: number;
  /** 0 for a month that stands without its year ("March – June 2019"). */
  readonly year: number;
  /** 0 when only the year is known. */
  readonly month: number;
  readonly present: boolean;
  /** Only believed as an end of a range: "Feb 19", "03/21", "’19", "May", "present". */
  readonly weak: boolean;
  /** "2009-12" is December 2009, unless it stands alone: then it may be 2009 to 2012. */
  readonly shortEnd: number;
}

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})";
const YEAR = "(?:19[4-9]|20[0-5])\\d";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const SEASON =
  "(?:summer|autumn|fall|winter|spring|early|mid|late|semester [12]|term [1-4]|trimester [1-3]|q[1-4]|fy)";
const PRESENT =
  "(?:the )?present(?: day| time)?|current(?:ly)?|now|to[ -](?:date|present)|till (?:date|now)|date|ongoing|today|onwards?|continuing";

const POINT = new RegExp(
  `(?<![\\p{L}\\p{N}$#@_])(?:${[
    `(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?<isoDay>[-/.](?:0[1-9]|[12]\\d|3[01]))?(?![\\d])`,
    `(?:0?[1-9]|[12]\\d|3[01])[/.-](?<dayMonth>0?[1-9]|1[0-2])[/.-](?<dayYear>${YEAR})(?!\\d)`,
    `(?<!(?:years?|grade|level) )(?<slashMonth>0?[1-9]|1[0-2]) ?[/.-] ?(?<slashYear>${YEAR})(?!\\d)`,
    `(?:${DAY} (?:of )?)?(?<name>${MONTH})[ .,/-]{0,3}(?:${DAY},? )?(?:of )?(?:['’‘]?(?<nameYear>${YEAR})|['’‘](?<nameShort>\\d\\d))(?!\\d)`,
    `(?<weakName>${MONTH})[. -]{1,2}(?<weakShort>\\d\\d)(?![\\d\\p{L}:%])`,
    `${SEASON}[ ,-]{0,2}(?:of )?(?<seasonYear>${YEAR})(?: ?[-–/] ?(?<seasonEnd>\\d\\d)(?!\\d))?(?!\\d)`,
    `(?<shortMonth>0?[1-9]|1[0-2])/(?<shortYear>\\d\\d)(?![\\d/])`,
    `(?<year>${YEAR})(?: ?[-–—/] ?['’‘]?(?<yearEnd>\\d\\d)(?![\\d\\p{L}/.:%]))?(?![\\d\\p{L}])`,
    "['’‘](?<bareShort>\\d\\d)(?!\\d)",
    `(?<bareName>${MONTH})`,
    `(?<present>${PRESENT})(?!\\p{L})`,
  ].join("|")})`,
  "giu",
);

const JOINED = /^[\s.]*(?:[-–—‒−―~→»>]{1,3}|to|until|till|til|through|thru|up to|untill)\s*$/i;
const JOINED_BY_WORD = /^(?:to|till|onward|ongoing)/i;
const SINCE = /(?:^|[^\p{L}])((?:since|from|commenced|commencing|started|starting)[\s:]{1,3})$/iu;
const UNTIL = /(?:^|[^\p{L}])((?:until|till|to)\s{1,3})$/iu;
const LEFT_OPEN = /^\s{0,2}[-–—]\s{0,3}(?=$|[\t)\]|,;])/;
const DURATION =
  /^[\s·•,|]{0,4}\(?\s?(?:\d{1,2} ?(?:years?|yrs?|y)\b)?[\s,&]{0,3}(?:and )?(?:\d{1,2} ?(?:months?|mos?|mths?|m)\b)?\.?\s?\)?/i;
const HAS_DURATION = /\d ?(?:years?|yrs?|y|months?|mos?|mths?|m)\b/i;
/** Four figures that are no year: a postcode, a statute, a version. */
const NO_YEAR_BEFORE =
  /(?:\b(?:NSW|VIC|QLD|ACT|TAS|WA|SA|NT|Act|Acts|Rules?|Regulations?|Code|Bill|Office|Windows|Server|Excel|Word|Version|ISO|No\.?|Form|Class|Level)|P\.?O\.? Box) ?$/i;
const NO_YEAR_AFTER = /^ ?(?:\((?:Cth|NSW|Vic|Qld|WA|SA|Tas|ACT|NT)\)|\] ?[A-Z]{2,})/;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const LOOK_BACK = 16;
const LOOK_AHEAD = 40;
/** Two-figure years up to this one belong to this century. */
const CENTURY_TURN = 50;

/** Every date and range of dates in the text, in order, without overlaps. */
export const findDates = remember(datesIn);

function datesIn(text: string): readonly DateSpan[] {
  if (!/\d\d/.test(text)) return [];
  const points = findPoints(text);
  const spans: DateSpan[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const first = points[at];
    const second = points[at + 1];
    if (!first) continue;
    if (second && joins(text, first, second)) {
      const span = rangeOf(first, second);
      if (span) {
        spans.push(withSurroundings(text, span));
        at += 1;
        continue;
      }
    }
    const alone = aloneSpan(text, first);
    if (alone) spans.push(withSurroundings(text, alone));
  }
  return spans;
}

/** The text without the stretches of its dates; what is left is tidied at the seams. */
export function withoutDates(text: string, spans: readonly DateSpan[]): string {
  let rest = "";
  let from = 0;
  for (const span of spans) {
    rest += `${text.slice(from, span.from)} `;
    from = span.to;
  }
  return tidySeams(rest + text.slice(from));
}

function tidySeams(text: string): string {
  return text
    .replace(/\(\s*[,;–—-]?\s*\)|\[\s*\]/g, " ")
    .replace(/ +([,;.])/g, "$1")
    .replace(/ {2,}/g, " ")
    .replace(/([([])\s*[,;]\s*/g, "$1")
    .replace(/\s[–—-]\s*(?=,)/g, "")
    .replace(/[,;–—-]\s*(?=[)\]])/g, "")
    .replace(/^[\s,;:|/·•–—-]+|[\s,;:|/·•–—(-]+$/g, "")
    .trim();
}

function findPoints(text: string): Point[] {
  const points: Point[] = [];
  for (const match of text.matchAll(POINT)) {
    const point = pointOf(match);
    if (point && !isNoYear(text, point, match.groups?.year)) points.push(point);
  }
  return points;
}

function isNoYear(text: string, point: Point, bareYear: string | undefined): boolean {
  if (!bareYear || /^ ?[-–—] ?\S/.test(text.slice(point.to, point.to + LOOK_BACK))) return false;
  const before = text.slice(Math.max(0, point.from - LOOK_BACK), point.from);
  return (
    NO_YEAR_BEFORE.test(before) || NO_YEAR_AFTER.test(text.slice(point.to, point.to + LOOK_BACK))
  );
}

function pointOf(match: RegExpMatchArray): Point | undefined {
  const g = match.groups ?? {};
  const from = match.index ?? 0;
  const base = { from, to: from + match[0].length, present: false, weak: false, shortEnd: 0 };
  if (g.present) return { ...base, year: 0, month: 0, present: true, weak: true };
  if (g.isoYear) {
    const shortEnd = g.isoDay || !match[0].includes("-") ? 0 : Number(g.isoMonth);
    return { ...base, year: Number(g.isoYear), month: Number(g.isoMonth), shortEnd };
  }
  if (g.dayYear) return { ...base, year: Number(g.dayYear), month: Number(g.dayMonth) };
  if (g.slashYear) return { ...base, year: Number(g.slashYear), month: Number(g.slashMonth) };
  if (g.name) {
    const year = g.nameYear ? Number(g.nameYear) : fullYear(g.nameShort);
    return { ...base, year, month: monthOf(g.name) };
  }
  if (g.weakName) {
    // "Nov-14" is a month of a year; "Nov 14" may be a day.
    const weak = !match[0].includes("-");
    return { ...base, year: fullYear(g.weakShort), month: monthOf(g.weakName), weak };
  }
  if (g.seasonYear) {
    return {
      ...base,
      year: Number(g.seasonYear),
      month: 0,
      shortEnd: Number(g.seasonEnd ?? 0),
    };
  }
  if (g.shortYear) {
    return { ...base, year: fullYear(g.shortYear), month: Number(g.shortMonth), weak: true };
  }
  if (g.year) {
    return { ...base, year: Number(g.year), month: 0, shortEnd: Number(g.yearEnd ?? 0) };
  }
  if (g.bareShort) return { ...base, year: fullYear(g.bareShort), month: 0, weak: true };
  if (g.bareName) return { ...base, year: 0, month: monthOf(g.bareName), weak: true };
  return undefined;
}

function fullYear(two: string | undefined): number {
  const short = Number(two ?? 0);
  return short <= CENTURY_TURN ? 2000 + short : 1900 + short;
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function joins(text: string, first: Point, second: Point): boolean {
  if (first.present) return false;
  const gap = text.slice(first.to, second.from);
  if (gap.length > LOOK_BACK) return false;
  if (JOINED.test(gap)) return true;
  if (gap.trim() === "/" && first.month === 0 && second.year === first.year + 1) return true;
  const word = text.slice(second.from, second.to);
  return second.present && JOINED_BY_WORD.test(word) && /^[\s,–—-]*$/.test(gap);
}

function rangeOf(first: Point, second: Point): DateSpan | undefined {
  const base = { from: first.from, to: second.to, kind: "range" as const };
  if (second.present) {
    if (first.year === 0) return undefined;
    return { ...base, start: written(first), end: "", present: true };
  }
  if (second.year === 0) return undefined;
  const crossing = first.month > second.month ? second.year - 1 : second.year;
  const start = first.year === 0 ? { ...first, year: crossing } : first;
  if (start.year > second.year) return undefined;
  return { ...base, start: written(start), end: written(second), present: false };
}

function aloneSpan(text: string, point: Point): DateSpan | undefined {
  if (point.weak) return undefined;
  const base = { from: point.from, to: point.to };
  const shortEnd = point.shortEnd === 0 ? 0 : fullYear(String(point.shortEnd).padStart(2, "0"));
  if (shortEnd > point.year) {
    const start = String(point.year);
    return { ...base, start, end: String(shortEnd), present: false, kind: "range" };
  }
  const day = written(point);
  const open = LEFT_OPEN.exec(text.slice(point.to, point.to + LOOK_BACK));
  if (open) {
    const to = point.to + open[0].length;
    return { from: point.from, to, start: day, end: "", present: true, kind: "range" };
  }
  const before = text.slice(Math.max(0, point.from - LOOK_BACK), point.from);
  const since = SINCE.exec(before)?.[1];
  if (since) {
    const from = point.from - since.length;
    return { from, to: point.to, start: day, end: "", present: true, kind: "range" };
  }
  const until = UNTIL.exec(before)?.[1];
  if (until && /un|till/i.test(until)) {
    const from = point.from - until.length;
    return { from, to: point.to, start: "", end: day, present: false, kind: "range" };
  }
  return { ...base, start: day, end: day, present: false, kind: "point" };
}

function written(point: Point): string {
  if (point.month === 0) return String(point.year);
  return `${point.year}-${String(point.month).padStart(2, "0")}`;
}

/** Takes in a printed duration ("2 yrs 3 mos") and the brackets around the date. */
function withSurroundings(text: string, span: DateSpan): DateSpan {
  let { from, to } = span;
  const inner = DURATION.exec(text.slice(to, to + LOOK_AHEAD))?.[0] ?? "";
  if (HAS_DURATION.test(inner)) to += inner.trimEnd().length;
  const before = /[([]\s?$/.exec(text.slice(Math.max(0, from - 2), from));
  const after = /^\s?[)\]]/.exec(text.slice(to, to + 2));
  if (before && after) {
    from -= before[0].length;
    to += after[0].length;
  }
  return { ...span, from, to };
}
