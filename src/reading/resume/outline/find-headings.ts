import { findDates } from "../../dates.ts";
import { isPlace } from "../../places.ts";
import { isContact } from "../header/contact-signs.ts";
import type { Row } from "../rows/row.ts";
import { withText, wordsOf } from "../rows/row.ts";
import type { Setting } from "../rows/to-rows.ts";
import { companyScore, isProse, roleScore } from "../signs.ts";
import { hasDegree, hasInstitution } from "../words/degrees.ts";
import type { Heading } from "./heading.ts";
import { headingWording, isDocumentTitle, lastCore, type Wording } from "./heading-wording.ts";
import { labelColumn } from "./label-column.ts";
import { isLicence } from "./loose-parts.ts";
import { unnumbered } from "./numbered-headings.ts";

const WEIGHT = {
  wording: 3,
  muchLarger: 2,
  larger: 1,
  level: 3,
  bold: 1,
  caps: 1.5,
  gap: 1,
  colon: 0.5,
  short: 0.5,
  bullet: -3,
  lower: -1.5,
  last: -1,
  afterBlock: 0.5,
  amongItems: -1,
  likeOthers: 0.5,
  borneOut: 0.75,
};
const ENOUGH = 4;
/** In files that say nothing about type or space, the wording must do. */
const ENOUGH_WITHOUT_TYPE = 2.75;
/** So many of the rows have space before them where a file says anything about space. */
const SPACED_SHARE = 0.06;
const SURE = 5;
const MUCH_TEXT = 36;
const MUCH_LARGER = 1.12;
const LARGER = 1.03;
const BOLD_AND_LARGER = 1.05;
const MOST_WORDS_OF_UNKNOWN = 5;
const MOST_WORDS_OF_QUIET = 3;
const FEWEST_OF_A_FORM = 2;
const SHARE_OF_A_FORM = 0.4;
const SHARE_OF_A_SURE_FORM = 0.5;
const SIZE_SLACK = 0.35;
const MOST_REPEATS = 3;
const INLINE = /^([\p{L}][^:\t]{2,44}):\s*(\S.*)$/u;
/** "Military service: infantry, 1988 to 1990": a line about a person, like an age or a birthplace. */
const PERSONAL = /^(?:military|national) service$/i;

interface Candidate extends Heading {
  readonly score: number;
  readonly certainty: number;
}

/** The headings among the rows from `first` on. */
export function findHeadings(printed: readonly Row[], first: number, setting: Setting): Heading[] {
  const rows = unnumbered(printed);
  const told = rows.some((row) => row.size > 0 || row.level > 0);
  const spaced = rows.filter((row) => row.gap).length > rows.length * SPACED_SHARE;
  const enough = told || spaced ? ENOUGH : ENOUGH_WITHOUT_TYPE;
  const usual = spaced && !told && setByBlankLines(rows, first);
  const candidates: Candidate[] = [];
  for (let at = first; at < rows.length; at += 1) {
    const candidate = candidateAt(rows, at, setting);
    const alike = candidate && usual && opensAfterBlank(rows, at) ? WEIGHT.likeOthers : 0;
    if (!candidate || candidate.score + alike < enough) continue;
    candidates.push(candidate);
    at += candidate.rows - 1;
  }
  const kept = withoutLesser(rows, withoutRepeated(rows, withoutChance(candidates)), setting);
  const column = labelColumn(rows, first);
  const beside = new Set(column.map((heading) => heading.at));
  const alone = [...kept, ...unknownHeadings(rows, first, setting, kept)];
  return [...column, ...alone.filter((heading) => !beside.has(heading.at))].sort(
    (a, b) => a.at - b.at,
  );
}

/** In files without type, whether most headings that are sure stand after a blank line. */
function setByBlankLines(rows: readonly Row[], first: number): boolean {
  const sure = rows.slice(first).filter((row) => headingWording(row.text)?.certainty === 1);
  const set = sure.filter((row) => row.gap).length;
  return set >= FEWEST_OF_A_FORM && set * 2 > sure.length;
}

/** After a blank line, and right above its text. */
function opensAfterBlank(rows: readonly Row[], at: number): boolean {
  const next = rows[at + 1];
  return rows[at]?.gap === true && next !== undefined && !next.gap;
}

/** A label beside its text is only a heading when its words are sure, or when others stand so too. */
function withoutChance(candidates: readonly Candidate[]): Candidate[] {
  const beside = candidates.filter((one) => one.beside && one.certainty === 1).length;
  return candidates.filter(
    (one) => !one.beside || one.certainty === 1 || beside >= FEWEST_OF_A_FORM,
  );
}

function candidateAt(rows: readonly Row[], at: number, setting: Setting): Candidate | undefined {
  const row = rows[at];
  if (!row || row.text === "") return undefined;
  // Letter-spaced headings come with gaps that look like columns.
  const columns =
    row.cells.length > 1 && row.cells.every((cell) => headingWording(cell)?.certainty === 1);
  const alone = columns ? undefined : headingWording(row.text);
  if (alone) {
    const bearing = isBorneOut(rows, at, alone) ? WEIGHT.borneOut : 0;
    const context = contextScore(rows, at, alone.certainty) + bearing;
    const score = alone.certainty * WEIGHT.wording + formScore(rows, at, setting) + context;
    const { part, also, certainty } = alone;
    return { at, rows: 1, part, also, beside: undefined, sure: score >= SURE, score, certainty };
  }
  return doubleHeading(rows, at, setting) ?? inlineHeading(rows, at, setting);
}

/** A heading that a narrow column broke in two. */
function doubleHeading(rows: readonly Row[], at: number, setting: Setting): Candidate | undefined {
  const row = rows[at];
  const next = rows[at + 1];
  if (!row || !next || row.bullet || next.gap || formOf(row) !== formOf(next)) return undefined;
  if (wordsOf(row.text).length > 3 || wordsOf(next.text).length > 3) return undefined;
  const wording = headingWording(`${row.text} ${next.text}`);
  if (!wording || wording.certainty < 1) return undefined;
  const score = wording.certainty * WEIGHT.wording + formScore(rows, at, setting);
  const { part, also, certainty } = wording;
  return { at, rows: 2, part, also, beside: undefined, sure: score >= SURE, score, certainty };
}

/** "Education⇥Bachelor of Laws" and "Skills: drafting, advocacy". */
function inlineHeading(rows: readonly Row[], at: number, setting: Setting): Candidate | undefined {
  const row = rows[at];
  if (!row || row.bullet || row.margin) return undefined;
  const [label, ...others] = row.cells;
  const inline = INLINE.exec(row.text);
  const byTab = label && others.length > 0 ? headingWording(label) : undefined;
  const named = inline?.[1] && !PERSONAL.test(inline[1]) ? inline[1] : undefined;
  const byColon = named ? headingWording(named) : undefined;
  const wording = byTab ?? byColon;
  if (!wording || wording.part === "header") return undefined;
  const rest = byTab ? others.join("\t") : (inline?.[2] ?? "");
  if (byTab && headingWording(rest)) return undefined;
  const loud = /^\P{Ll}+$/u.test(byTab ? (label ?? "") : (inline?.[1] ?? ""));
  const last = at === rows.length - 1 ? WEIGHT.last : 0;
  const form = Math.max(0, formScore(rows, at, setting) - last - (isContact(rest) ? 2 : 0));
  const score = wording.certainty * WEIGHT.wording + form + (loud ? WEIGHT.caps : 0);
  const beside = withText({ ...row, gap: true, bullet: false, level: 0 }, rest);
  const { part, also, certainty } = wording;
  return { at, rows: 1, part, also, beside, sure: score >= SURE, score, certainty };
}

function formScore(rows: readonly Row[], at: number, setting: Setting): number {
  const row = rows[at];
  if (!row) return 0;
  let score = 0;
  const ratio = setting.bodySize > 0 && row.size > 0 ? row.size / setting.bodySize : 1;
  if (ratio >= MUCH_LARGER) score += WEIGHT.muchLarger;
  else if (ratio >= LARGER) score += WEIGHT.larger;
  if (row.level > 0) score += WEIGHT.level;
  if (row.bold) score += WEIGHT.bold;
  if (row.caps) score += WEIGHT.caps;
  if (row.gap) score += WEIGHT.gap;
  if (row.text.endsWith(":")) score += WEIGHT.colon;
  if (wordsOf(row.text).length <= 3) score += WEIGHT.short;
  if (row.bullet) score += WEIGHT.bullet;
  if (/^\p{Ll}/u.test(row.text)) score += WEIGHT.lower;
  if (at === rows.length - 1) score += WEIGHT.last;
  return score;
}

const NEAR_ROWS = 3;

/** Doubtful words that open a block of what they name: "Work" over a post with its years, "Study" over a degree. */
function isBorneOut(rows: readonly Row[], at: number, { part, certainty }: Wording): boolean {
  if (certainty === 1 || !opensAfterBlank(rows, at)) return false;
  const below = rows.slice(at + 1, at + 1 + NEAR_ROWS);
  const end = below.findIndex((row) => row.gap);
  const block = end < 0 ? below : below.slice(0, end);
  if (part === "experience")
    return block.some(
      ({ text }) => !hasDegree(text) && findDates(text).some(({ kind }) => kind === "range"),
    );
  if (part === "education")
    return block.some(({ text }) => hasDegree(text) || hasInstitution(text));
  return part === "certifications" && block.some(({ text }) => isLicence(text));
}

/** After a paragraph or a list a heading is likely; among short lines of one kind it is not. */
function contextScore(rows: readonly Row[], at: number, certainty: number): number {
  const row = rows[at];
  const last = rows[at - 1];
  const next = rows[at + 1];
  if (!row || !last || last.bullet) return WEIGHT.afterBlock;
  if (last.text.length > MUCH_TEXT || /[\d,;|@.]/.test(last.text)) return WEIGHT.afterBlock;
  if (certainty === 1) return 0;
  const same = (other: Row | undefined) =>
    other !== undefined &&
    !other.bullet &&
    other.text.length <= MUCH_TEXT &&
    formOf(other) === formOf(row) &&
    other.gap === row.gap;
  return same(last) && (same(next) || next === undefined) ? WEIGHT.amongItems : 0;
}

function formOf(row: Row): string {
  return [Math.round(row.size * 2), row.bold, row.caps, row.level].join(" ");
}

/** The same words again and again are a label of entries: "Representative matters". */
function withoutRepeated(rows: readonly Row[], candidates: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const key = (one: Candidate) => rows[one.at]?.text.toLowerCase() ?? "";
  for (const one of candidates) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return candidates.filter((one) => (counts.get(key(one)) ?? 0) < MOST_REPEATS);
}

/** Labels inside sections ("Key achievements") are set more quietly than the real headings. */
function withoutLesser(
  rows: readonly Row[],
  candidates: readonly Candidate[],
  setting: Setting,
): Candidate[] {
  const strong = candidates.filter((candidate) => candidate.certainty === 1 && !candidate.beside);
  if (strong.length < FEWEST_OF_A_FORM) return [...candidates];
  const models = strong.flatMap((candidate) => rows[candidate.at] ?? []);
  const counts = countForms(models);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  const model = models.find((row) => formOf(row) === usual);
  if (!model) return [...candidates];
  return candidates.filter((candidate) => {
    const row = rows[candidate.at];
    if (!row) return false;
    const known = counts.get(formOf(row)) ?? 0;
    if (formOf(row) === usual || candidate.beside || known >= FEWEST_OF_A_FORM) return true;
    const smaller = model.size - row.size > SIZE_SLACK && row.size > 0;
    const quieter = (model.caps && !row.caps) || (model.bold && !row.bold);
    const lower = model.level > 0 && row.level !== model.level;
    if (smaller && row.size < setting.bodySize && !row.caps) return false;
    if (candidate.certainty === 1) return !(smaller && quieter) && !(lower && quieter);
    return !smaller && !quieter && !lower;
  });
}

function countForms(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(formOf(row), (counts.get(formOf(row)) ?? 0) + 1);
  return counts;
}

/** Rows set exactly like the headings that we know, with words that we do not. */
function unknownHeadings(
  rows: readonly Row[],
  first: number,
  setting: Setting,
  known: readonly Candidate[],
): Heading[] {
  const models = known.flatMap((heading) => (heading.beside ? [] : (rows[heading.at] ?? [])));
  const counts = countForms(models.filter((row) => isDistinct(row, setting) || isAlone(row)));
  const all = countForms(rows.filter((row) => isDistinct(row, setting) || isAlone(row)));
  const taken = new Set(
    known.flatMap(({ at, rows: count }) => (count === 1 ? [at] : [at, at + 1])),
  );
  return rows.flatMap((row, at) => {
    if (at <= first || taken.has(at) || !(isDistinct(row, setting) || isAlone(row))) return [];
    const form = formOf(row);
    const count = counts.get(form) ?? 0;
    const share = count / (all.get(form) ?? 1);
    if (count < FEWEST_OF_A_FORM || share < SHARE_OF_A_FORM) return [];
    // "GAICD" right below a name: where every heading has space before it, this is none.
    if (!row.gap && models.every((model) => model.gap)) return [];
    const set = isSetApart(row, setting) && share >= SHARE_OF_A_SURE_FORM;
    if (!couldBeHeading(row, set) || (!isSetApart(row, setting) && opensEntry(row, rows[at + 1])))
      return [];
    return [{ at, rows: 1, part: lastCore(row.text), beside: undefined, sure: false }];
  });
}

/** A firm that its role and dates follow is set like a heading, and is none. */
function opensEntry(row: Row, next: Row | undefined): boolean {
  if (!next || lastCore(row.text)) return false;
  const dated = findDates(next.text).some((date) => date.kind === "range");
  return dated && !hasDegree(next.text) && !hasInstitution(next.text);
}

/** By size or by style no line of an entry looks like it. */
function isSetApart(row: Row, setting: Setting): boolean {
  return row.level > 0 || (setting.bodySize > 0 && row.size >= setting.bodySize * MUCH_LARGER);
}

/** In bold, with space before it and nothing beside it: a heading in body size looks so. */
function isAlone(row: Row): boolean {
  if (!row.bold || !row.gap || row.cells.length > 1 || row.bullet || /\d/.test(row.text))
    return false;
  return wordsOf(row.text).length <= MOST_WORDS_OF_QUIET;
}

function isDistinct(row: Row, setting: Setting): boolean {
  const ratio = row.bold ? BOLD_AND_LARGER : MUCH_LARGER;
  const larger = setting.bodySize > 0 && row.size >= setting.bodySize * ratio;
  return larger || row.caps || row.level > 0;
}

function couldBeHeading(row: Row, setApart: boolean): boolean {
  if (row.bullet || row.margin || row.cells.length > 1 || /\d/.test(row.text)) return false;
  const words = wordsOf(row.text).length;
  if (words > MOST_WORDS_OF_UNKNOWN || isProse(row.text) || isDocumentTitle(row.text)) return false;
  if (findDates(row.text).length > 0 || isContact(row.text)) return false;
  if (setApart) return true;
  if (hasDegree(row.text) || hasInstitution(row.text) || isPlace(row.text)) return false;
  return roleScore(row.text) < 2 && companyScore(row.text) < 2;
}
