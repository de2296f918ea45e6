import { isDocumentTitle } from "../outline/heading-wording.ts";
import type { Row } from "../rows/row.ts";
import { wordsOf } from "../rows/row.ts";
import type { Setting } from "../rows/to-rows.ts";
import { findEmail, isContact, LINKEDIN } from "./contact-signs.ts";
import { bareName, looksLikeName, unlikeName } from "./name-signs.ts";

export interface FoundName {
  readonly name: string;
  readonly lines: readonly number[];
  readonly confidence: number;
}

interface Candidate extends FoundName {
  readonly score: number;
}

const WEIGHT = {
  largest: 4,
  larger: 2.5,
  large: 1.2,
  first: 2,
  opening: 1.5,
  perRow: 0.12,
  email: 3.5,
  emailPart: 1.8,
  label: 4,
  oneWord: -2,
  bold: 0.5,
  caps: 0.4,
  heading: 1,
  bullet: -3,
  margin: 0.5,
  partOfLine: -0.6,
  twoOrThree: 0.8,
  besideContact: 0.8,
};
/** A name stands at most so many rows above an address or a number. */
const ROWS_BESIDE = 5;
const ROWS_OF_COVER = 14;
const LOWER_NAME = /^\p{Ll}{2,20}(?: \p{Ll}{2,20}){1,3}$/u;
const ROWS_LOOKED_AT = 40;
const MUCH_LARGER = 1.35;
const LARGER = 1.12;
const SURE_SCORE = 6;
const LOWEST_SCORE = 1.2;
const LABEL = /^(?:full name|name|candidate(?: name)?|applicant)\s?[:\t]/i;

/**
 * The person's name among the first rows of the resume: by type, place, form and agreement. `vouchers` are
 * names that stand elsewhere, such as below a letter.
 */
export function findName(
  rows: readonly Row[],
  setting: Setting,
  vouchers: readonly string[] = [],
): FoundName | undefined {
  const first = rows.find((row) => !row.margin) ?? rows[0];
  if (!first) return undefined;
  const page = lastPageOf(rows, first.page);
  const looked = rows
    .filter((row, at) => row.page <= page && (at < ROWS_LOOKED_AT || isLarge(row, setting)))
    .slice(0, 4 * ROWS_LOOKED_AT);
  const largest = Math.max(...looked.map((row) => row.size));
  const handles = [...handlesOf(rows), ...vouchers.map(plainLetters)];
  const opening = looked.findIndex((row) => !isDocumentTitle(row.text));
  const around = { largest, setting, handles, opening };
  const candidates = looked.flatMap((row, at) => {
    const beside = looked.slice(at, at + ROWS_BESIDE).some((near) => isContact(near.text));
    return candidatesOf(looked, row, at, isLarge(row, setting)).map((candidate) => ({
      ...candidate,
      score:
        candidate.score +
        scoreOf(row, at, candidate.name, around) +
        (beside ? WEIGHT.besideContact : 0),
    }));
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < LOWEST_SCORE) return undefined;
  const confidence = Math.min(0.98, Math.max(0.3, best.score / (SURE_SCORE * 1.2)));
  return { name: best.name, lines: best.lines, confidence };
}

/** A first page with little on it and no way to reach the person is a cover: the next one counts too. */
function lastPageOf(rows: readonly Row[], first: number): number {
  const own = rows.filter((row) => row.page === first);
  const cover = own.length <= ROWS_OF_COVER && !own.some((row) => isContact(row.text));
  return cover ? first + 1 : first;
}

function isLarge(row: Row, setting: Setting): boolean {
  return setting.bodySize > 0 && row.size > setting.bodySize * MUCH_LARGER;
}

function candidatesOf(rows: readonly Row[], row: Row, at: number, large: boolean): Candidate[] {
  const found: Candidate[] = [];
  const add = (text: string, lines: readonly number[], score: number) => {
    const name = bareName(text);
    if (looksLikeName(name))
      found.push({ name, lines, confidence: 0, score: score - unlikeName(name) });
  };
  // "wilhelmina bracegirdle" in large type.
  if (large && LOWER_NAME.test(row.text)) add(row.text.toUpperCase(), [row.line], 0);
  const labelled = LABEL.test(row.text) ? WEIGHT.label : 0;
  add((labelled > 0 ? bareName(row.text) : row.text).replace(/\t/g, " "), [row.line], labelled);
  const next = nextOfSize(rows, at);
  const third = next && nextOfSize(rows, rows.indexOf(next));
  if (next && isSecondHalf(row, next)) {
    add(`${row.text} ${next.text}`, [row.line, next.line], WEIGHT.twoOrThree);
    if (third && isSecondHalf(next, third)) {
      const lines = [row.line, next.line, third.line];
      add(`${row.text} ${next.text} ${third.text}`, lines, 2 * WEIGHT.twoOrThree);
    }
  }
  const pieces = row.text.split(/\t|\s+[|•·–—-]\s+|\s*\|\s*/).filter(Boolean);
  if (pieces.length > 1) {
    for (const [order, piece] of pieces.entries()) {
      add(piece, [row.line], labelled + WEIGHT.partOfLine * (order + 1));
    }
  }
  const comma = row.text.indexOf(",");
  if (comma > 0) add(row.text.slice(0, comma), [row.line], labelled + WEIGHT.partOfLine);
  return found;
}

/** The next row in the same large type; small lines of another column may stand between. */
function nextOfSize(rows: readonly Row[], at: number): Row | undefined {
  const row = rows[at];
  const near = rows.slice(at + 1, at + 4);
  const larger = row && near.every((other) => other.size <= row.size);
  return (
    (larger ? near.find((other) => other.size === row.size && row.size > 0) : undefined) ?? near[0]
  );
}

/** Given name and surname set below each other in the same large type. */
function isSecondHalf(row: Row, next: Row): boolean {
  const sameType = row.size === next.size && row.page === next.page && !next.bullet;
  const short = wordsOf(row.text).length <= 2 && wordsOf(next.text).length <= 2;
  return sameType && short && row.size > 0 && !next.gap;
}

interface Surroundings {
  /** The first row that is not the document's title. */
  readonly opening: number;
  readonly largest: number;
  readonly setting: Setting;
  readonly handles: readonly string[];
}

function scoreOf(row: Row, at: number, name: string, around: Surroundings): number {
  const { largest, setting, handles, opening } = around;
  const words = wordsOf(name);
  let score = WEIGHT.first - Math.min(WEIGHT.first, at * WEIGHT.perRow);
  // Where type says nothing, the first line counts for more.
  if (at === opening && setting.bodySize === 0) score += WEIGHT.opening;
  if (words.length === 1) score += WEIGHT.oneWord;
  if (words.length === 2 || words.length === 3) score += WEIGHT.twoOrThree;
  if (setting.bodySize > 0 && row.size > 0) {
    const ratio = row.size / setting.bodySize;
    if (ratio > LARGER && row.size >= largest) score += WEIGHT.largest;
    else if (ratio > MUCH_LARGER) score += WEIGHT.larger;
    else if (ratio > LARGER) score += WEIGHT.large;
  }
  if (row.bold) score += WEIGHT.bold;
  if (row.caps) score += WEIGHT.caps;
  if (row.level === 1) score += WEIGHT.heading;
  if (row.bullet) score += WEIGHT.bullet;
  if (row.margin) score += WEIGHT.margin;
  if (isContact(row.text)) score += WEIGHT.partOfLine;
  return score + agreement(words, handles);
}

function agreement(words: readonly string[], handles: readonly string[]): number {
  const parts = words.map(plainLetters).filter((word) => word.length > 1);
  let best = 0;
  for (const handle of handles) {
    const hits = parts.filter((part) => handle.includes(part)).length;
    if (hits >= 2 || (hits === 1 && parts.length === 1 && handle === parts[0])) return WEIGHT.email;
    if (hits === 1) best = WEIGHT.emailPart;
    if (isInitialled(parts, handle)) return WEIGHT.email;
  }
  return best;
}

/** "nwhitcombe", "ngairew": one name whole, the others by their first letters. */
function isInitialled(parts: readonly string[], handle: string): boolean {
  const [given = "", ...others] = parts;
  const last = others.at(-1) ?? "";
  if (given === "" || last.length < 3) return false;
  return [`${given[0]}${last}`, `${last}${given[0]}`, `${given}${last[0]}`].includes(handle);
}

/** What the person is called in addresses: "jane.mcdonald@…", "linkedin.com/in/jane-mcdonald". */
function handlesOf(rows: readonly Row[]): string[] {
  const handles: string[] = [];
  for (const row of rows) {
    const texts = [row.text, ...row.links];
    for (const text of texts) {
      if (handles.length > 5) return handles;
      const email = findEmail(text)?.value.split("@")[0];
      const linkedin = LINKEDIN.exec(text)?.[2];
      if (email) handles.push(plainLetters(email));
      if (linkedin) handles.push(plainLetters(linkedin));
    }
  }
  return handles;
}

function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[đĐ]/g, "d")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}
