import { findDates } from "../../dates.ts";
import { isAdmissionLine } from "../admission-signs.ts";
import { isContact } from "../header/contact-signs.ts";
import type { FoundName } from "../header/find-name.ts";
import type { Row } from "../rows/row.ts";
import type { Setting } from "../rows/to-rows.ts";
import { companyScore, isList, isProse, roleScore } from "../signs.ts";
import { hasDegree, hasInstitution, STUDY_DETAIL } from "../words/degrees.ts";
import type { Part } from "../words/headings.ts";
import { findHeadings } from "./find-headings.ts";
import type { Heading } from "./heading.ts";
import { headingWording } from "./heading-wording.ts";
import { isLanguages, isLicence, looseParts } from "./loose-parts.ts";

import type { PlacedRow } from "./placed-row.ts";

/** In points: how far up and aside a new column begins, and how far apart two columns are. */
const COLUMN_JUMP = { up: 30, aside: 40, other: 100 };
const TRAINING = /train|course|develop|learn|qualif/i;
const FEWEST_ENTRIES = 2;
const FEWEST_ITEMS = 3;
const MOST_WORDS_OF_ITEM = 5;

/** Gives every row its part. Rows before `first` are a letter. */
export function findOutline(
  rows: readonly Row[],
  first: number,
  setting: Setting,
  name: FoundName | undefined,
): PlacedRow[] {
  const nameLines = new Set(name?.lines ?? []);
  const headings = findHeadings(rows, first, setting).filter(
    (heading) => !nameLines.has(rows[heading.at]?.line ?? -1),
  );
  const flows = doColumnsFlow(rows, headings, nameLines);
  const placed: PlacedRow[] = rows
    .slice(0, first)
    .map((row) => ({ row, part: "letter", heading: false, block: 0 }));
  let block = 1;
  const opening = rows.slice(first, headings[0]?.at ?? rows.length);
  block = placeLoose(placed, opening, "header", nameLines, block);
  for (const [order, heading] of headings.entries()) {
    const until = headings[order + 1]?.at ?? rows.length;
    block = placeSection(placed, rows, { heading, until, block, nameLines, flows });
  }
  return withSkills(withStudies(placed));
}

/** "Training" is about studies where nothing else is and degrees stand in it. */
function withStudies(placed: readonly PlacedRow[]): PlacedRow[] {
  if (placed.some((spot) => spot.part === "education")) return [...placed];
  const blocks = new Set<number>();
  for (const { block, part, row, heading } of placed) {
    const study = !heading && part === "certifications" && hasDegree(row.text);
    if (study && !isLicence(row.text)) blocks.add(block);
  }
  const training = new Set(
    placed.filter((spot) => spot.heading && TRAINING.test(spot.row.text)).map((spot) => spot.block),
  );
  return placed.map((spot) => {
    const study = blocks.has(spot.block) && training.has(spot.block);
    return study ? { ...spot, part: "education" } : spot;
  });
}

/** Where no heading is known to be over skills, an unknown one over short phrases is taken to be. */
function withSkills(placed: readonly PlacedRow[]): PlacedRow[] {
  if (placed.some((spot) => spot.part === "skills")) return [...placed];
  const unknown = placed.filter((spot) => spot.heading && spot.part === "other");
  const found = unknown.find(({ row, block }) => {
    if (headingWording(row.text)) return false;
    const rows = placed
      .filter((spot) => spot.block === block && !spot.heading)
      .map((spot) => spot.row);
    const listed =
      rows.length >= FEWEST_ITEMS
        ? rows.every(isMerePhrase)
        : rows.every((one) => isList(one.text));
    return rows.length > 0 && listed && !rows.every((one) => isLanguages(one.text));
  });
  if (!found) return [...placed];
  return placed.map((spot) => (spot.block === found.block ? { ...spot, part: "skills" } : spot));
}

interface Stretch {
  readonly heading: Heading;
  readonly until: number;
  readonly block: number;
  readonly nameLines: ReadonlySet<number>;
  readonly flows: boolean;
}

function placeSection(placed: PlacedRow[], rows: readonly Row[], stretch: Stretch): number {
  const { heading, until, nameLines, flows } = stretch;
  const from = heading.at + heading.rows;
  const end = endOfSection(rows, from, until, nameLines, flows);
  const content = rows.slice(from, end);
  const beside = heading.beside ? [heading.beside] : [];
  const early = !placed.some((spot) => spot.part === "experience" || spot.part === "summary");
  const part = settledPart(heading.part, [...beside, ...content], early);
  let block = stretch.block + 1;
  for (const row of rows.slice(heading.at, from)) {
    placed.push({ row, part, heading: true, block });
  }
  const mixed = new Set([part, heading.also]);
  let last = part;
  for (const row of [...beside, ...content]) {
    const both = mixed.has("education") && mixed.has("certifications");
    const own = both ? credentialPart(row, last) : part;
    last = own;
    placed.push({ row, part: own, heading: false, block });
  }
  const rest = rows.slice(end, until);
  if (rest.length > 0) block = placeRest(placed, rest, part, nameLines, block + 1);
  return block;
}

/** After a jump the rows go on with what their column was last about, else content tells. */
function placeRest(
  placed: PlacedRow[],
  rows: readonly Row[],
  before: Part,
  nameLines: ReadonlySet<number>,
  block: number,
): number {
  const first = rows[0];
  const same = first && placed.findLast(({ row }) => isSameColumn(row, first));
  if (!first || !same || nameLines.has(first.line) || same.part === "header") {
    return placeLoose(placed, rows, before, nameLines, block);
  }
  const { part } = same;
  for (const row of rows) placed.push({ row, part, heading: false, block: same.block });
  return block;
}

function isSameColumn(row: Row, first: Row): boolean {
  return row.left >= 0 && Math.abs(row.left - first.left) < COLUMN_JUMP.aside;
}

/** Under a heading over both, degrees are told from licences line by line. */
function credentialPart(row: Row, part: Part): Part {
  if (isAdmissionLine(row.text) || isLicence(row.text)) return "certifications";
  if (hasDegree(row.text) || hasInstitution(row.text) || STUDY_DETAIL.test(row.text))
    return "education";
  return part;
}

/** A section ends early where the name stands, or where another column begins without a heading. */
function endOfSection(
  rows: readonly Row[],
  from: number,
  until: number,
  nameLines: ReadonlySet<number>,
  flows: boolean,
): number {
  for (let at = from; at < until; at += 1) {
    const row = rows[at];
    const last = rows[at - 1];
    if (!row || !last) continue;
    if (nameLines.has(row.line)) return at;
    if (at > from && !flows && isColumnJump(last, row)) return at;
  }
  return until;
}

/** Columns that flow into each other, as in a newspaper: one begins in the middle of a section. */
function doColumnsFlow(
  rows: readonly Row[],
  headings: readonly Heading[],
  nameLines: ReadonlySet<number>,
): boolean {
  const opened = new Set(headings.map((heading) => heading.at));
  const begin = headings[0]?.at ?? rows.length;
  return rows.some((row, at) => {
    const last = rows[at - 1];
    if (at <= begin || !last || last.page !== row.page || opened.has(at)) return false;
    if (row.left < last.left || !isColumnJump(last, row)) return false;
    return !nameLines.has(row.line) && !isContact(row.text);
  });
}

function isColumnJump(last: Row, row: Row): boolean {
  if (last.top < 0 || row.top < 0) return false;
  const aside = Math.abs(row.left - last.left) > COLUMN_JUMP.aside;
  if (last.page !== row.page) return aside && row.left < last.left - COLUMN_JUMP.other;
  return last.top - row.top > COLUMN_JUMP.up && aside;
}

function placeLoose(
  placed: PlacedRow[],
  rows: readonly Row[],
  before: Part,
  nameLines: ReadonlySet<number>,
  block: number,
): number {
  const parts = looseParts(rows, before, nameLines);
  let current = block;
  for (const [at, row] of rows.entries()) {
    const part = parts[at] ?? before;
    if (at > 0 && part !== parts[at - 1]) current += 1;
    placed.push({ row, part, heading: false, block: current });
  }
  return current;
}

/** What a section is after a look at its content: "Background" may be a summary or a career. */
function settledPart(part: Part | undefined, rows: readonly Row[], early: boolean): Part {
  const entries = rows.filter((row) => isEntry(row)).length;
  if (part === "summary" || part === "skills") {
    return entries >= FEWEST_ENTRIES ? "experience" : part;
  }
  const short = rows.filter((row) => !isProse(row.text));
  const plain = short.length === rows.length && rows.length >= FEWEST_ITEMS;
  if (part === "education" && plain && rows.every(isMerePhrase)) return "skills";
  if (part === "experience" && isAllLists(rows)) return "skills";
  if (part !== undefined || rows.length === 0) return part ?? "other";
  const working = short.some((row) => roleScore(row.text) + companyScore(row.text) > 2);
  const licences = short.filter((row) => isLicence(row.text)).length;
  const degrees = short.filter((row) => hasDegree(row.text)).length;
  if (licences > degrees && licences * 2 >= short.length) return "certifications";
  if (degrees > 0) return "education";
  if (entries >= 1 && working) return "experience";
  if (rows.every((row) => isList(row.text))) return "skills";
  return early && short.length * 2 <= rows.length ? "summary" : "other";
}

function isAllLists(rows: readonly Row[]): boolean {
  return (
    rows.length > 0 && rows.every((row) => isList(row.text) && findDates(row.text).length === 0)
  );
}

/** Neither a study nor anything with a date: a line of a list. */
function isMerePhrase(row: Row): boolean {
  if (hasDegree(row.text) || hasInstitution(row.text) || /\d{4}/.test(row.text)) return false;
  return row.text.split(/\s+/).length <= MOST_WORDS_OF_ITEM;
}

function isEntry(row: Row): boolean {
  if (isProse(row.text)) return false;
  return findDates(row.text).some((date) => date.kind === "range");
}
