import type { EducationItem } from "#contract/resume-profile.ts";
import { findDates } from "../dates.ts";
import { isAdmissionLine } from "./admission-signs.ts";
import { isLicence } from "./outline/loose-parts.ts";
import type { ReadItem } from "./read-value.ts";
import { mendLabels } from "./rows/mend-labels.ts";
import { mendRows } from "./rows/paragraphs.ts";
import { type Row, withText } from "./rows/row.ts";
import { addRow, emptyStudy, type Study, settleStudies } from "./settle-studies.ts";
import { type StudyRow, studyRow } from "./study-atoms.ts";
import { hasDegree, hasInstitution, STUDY_DETAIL } from "./words/degrees.ts";
import { isLabelTail } from "./words/form-labels.ts";

const LICENCE = /\bpracti[sc]ing certificate\b|\bfirst aid\b|\bworking with children\b/i;
const QUIETER = 0.4;
const IGNORED =
  /^(?:page \d+(?: of \d+)?|\d+ ?\/ ?\d+|(?:(?:post|under)graduate|secondary|tertiary|further|higher|vocational)(?: studies| education| schooling| training)?:?)$/i;

/** The studies of all stretches of education, in the order they are printed. */
export function readEducation(blocks: readonly (readonly Row[])[]): ReadItem<EducationItem>[] {
  return blocks.flatMap((block) => {
    const rows = quietDetails(
      mendRows(mendLabels(block), goesOn).flatMap(eachDated).filter(isStudyRow),
    ).map(studyRow);
    return bestReading(rows).flatMap(itemOf);
  });
}

/** Reads the stretch in several ways and keeps the one that leaves least unexplained. */
function bestReading(rows: readonly StudyRow[]): Study[] {
  const dates = rows.filter((row) => row.span).length;
  let best: Study[] = [];
  let worth = Number.NEGATIVE_INFINITY;
  for (const segments of [collect(rows), ...segmentings(rows)]) {
    const studies = settleStudies(segments);
    const arrangement = WORTH.alike * shareAlike(segments) * segments.length;
    const own = worthOf(studies, dates) + arrangement + WORTH.twoDates * clashes(segments);
    if (own <= worth) continue;
    best = studies;
    worth = own;
  }
  return best;
}

/** The share of studies that are set like most of them: as many rows, with dates in the same one. */
function shareAlike(segments: readonly (readonly StudyRow[])[]): number {
  const counts = new Map<string, number>();
  for (const rows of segments) {
    const main = rows.filter((row) => row.atoms.some((atom) => atom.kind !== "detail") || row.span);
    const form = main.map((row) => (row.span ? "d" : "-")).join("");
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / Math.max(1, segments.length);
}

const WORTH = {
  both: 2,
  guessed: -0.3,
  inherited: -0.7,
  alike: 0.3,
  dated: 0.5,
  half: -0.6,
  nothing: -0.3,
  lostDate: -1,
  merged: -1.5,
  spare: -0.2,
  twoDates: -2.5,
};

/** Rows with different dates of their own are different studies. */
function clashes(segments: readonly (readonly StudyRow[])[]): number {
  return segments.reduce((sum, rows) => {
    const dated = rows.filter(
      (row) => row.span && row.atoms.some((atom) => atom.kind !== "detail"),
    );
    const dates = new Set(dated.map((row) => row.duration));
    return sum + Math.max(0, dates.size - 1);
  }, 0);
}

function worthOf(studies: readonly Study[], dates: number): number {
  let worth = 0;
  let used = 0;
  for (const study of studies) {
    if (study.duration !== "") used += 1;
    worth += WORTH.merged * study.merged + WORTH.spare * Math.max(0, study.unknown.length - 1);
    if (!study.degree && !study.institution) {
      worth += WORTH.nothing;
      continue;
    }
    worth += study.degree && study.institution ? WORTH.both : WORTH.half;
    if (!study.known) worth += WORTH.guessed;
    if (study.inherited) worth += WORTH.inherited;
    if (study.duration !== "") worth += WORTH.dated;
  }
  return worth + WORTH.lostDate * Math.max(0, dates - used);
}

function isStudyRow(row: Row): boolean {
  if (IGNORED.test(row.text) || isAdmissionLine(row.text) || isLabelTail(row.text)) return false;
  return !LICENCE.test(row.text) && !isLicence(row.text);
}

/** "Certificate III in Cookery (2013) / Diploma of Hospitality (2021)": two studies on one row. */
function eachDated(row: Row): Row[] {
  const halves = row.text.split(/\s+\/\s+|;\s+/);
  const whole = halves.every((half) => hasDegree(half) && findDates(half).length === 1);
  return halves.length > 1 && whole ? halves.map((half) => withText(row, half)) : [row];
}

/** The smallest print, where only some studies have it, tells grades and prizes. */
function quietDetails(rows: readonly Row[]): Row[] {
  const first = rows.find((row) => row.size > 0);
  const smallest = Math.min(...rows.map((row) => row.size));
  if (!first || smallest <= 0 || first.size - smallest < QUIETER) return [...rows];
  const quiet = rows.filter((row) => row.size === smallest);
  const heads = rows.filter((row) => row.size === first.size && row.bold === first.bold);
  const dated = quiet.some((row) => findDates(row.text).length > 0);
  if (dated || quiet.length >= heads.length) return [...rows];
  return rows.filter((row) => row.size !== smallest);
}

/** "Graduate Diploma of" with "Legal Practice" on the next row is one text. */
function goesOn(row: Row, last: Row): boolean {
  if (isLabelTail(row.text) || / A$/.test(last.text)) return false;
  if (/^\(?(?:19|20)\d\d/.test(row.text) && !/\($/.test(last.text)) return false;
  if (row.follows === "yes") return true;
  return (
    row.left >= 0 &&
    !hasDegree(row.text) &&
    !hasInstitution(row.text) &&
    !STUDY_DETAIL.test(row.text)
  );
}

/** Cut by what the words say: a second degree or a second school opens another study. */
function collect(rows: readonly StudyRow[]): StudyRow[][] {
  const segments: StudyRow[][] = [];
  let current = emptyStudy();
  const dateFirst = rows[0]?.atoms.length === 0 && rows[0].span !== undefined;
  for (const row of rows) {
    const segment = segments.at(-1);
    if (!segment || opensStudy(row, current, dateFirst)) {
      current = emptyStudy();
      segments.push([row]);
    } else segment.push(row);
    addRow(row, current);
  }
  return segments;
}

function opensStudy(row: StudyRow, current: Study, dateFirst: boolean): boolean {
  const { degree, institution } = current;
  const hasDegree = row.atoms.some((atom) => atom.kind === "degree");
  const hasInstitution = row.atoms.some((atom) => atom.kind === "institution");
  if (hasDegree && degree) return true;
  if (hasInstitution && institution && degree) return true;
  if (row.atoms.length === 0) return dateFirst && current.duration !== "";
  const complete = Boolean(degree && institution) || current.unknown.length > 1;
  // "1994⇥Certificate, Institute": where the date leads, it leads every study.
  if (row.span?.from === 0 && current.duration !== "" && row.atoms[0]?.kind !== "detail")
    return true;
  if (row.row.gap && complete && row.atoms.some((atom) => atom.kind === "unknown")) return true;
  if (hasDegree || hasInstitution) return complete && row.row.gap;
  // Something unknown with dates of its own, after a study that has its dates: another one.
  const unknown = row.atoms.some((atom) => atom.kind === "unknown");
  return unknown && row.span !== undefined && current.duration !== "" && complete;
}

function itemOf(study: Study): ReadItem<EducationItem>[] {
  if (!study.degree && !study.institution) return [];
  const named = nameDegree(study.degree?.text ?? "");
  const item: EducationItem = {
    institution: study.institution?.text ?? "",
    degree: named.degree,
    fieldOfStudy: named.fieldOfStudy || study.field,
    duration: study.duration,
  };
  const degreeLines = study.degree ? [study.degree.line] : [];
  return [
    {
      item,
      lines: [
        ...new Set([...study.lines, ...(study.institution ? [study.institution.line] : [])]),
      ].sort((a, b) => a - b),
      fields: {
        institution: study.institution ? [study.institution.line] : [],
        degree: item.degree ? degreeLines : [],
        fieldOfStudy: item.fieldOfStudy ? degreeLines : [],
        duration: item.duration ? [study.durationLine] : [],
      },
      confidence: study.degree && study.institution ? 0.9 : 0.6,
    },
  ];
}

interface NamedDegree {
  readonly degree: string;
  readonly fieldOfStudy: string;
}

/** The subject after "in"; the name of a certificate or a diploma goes on instead. */
const IN_FIELD = /^([^,]{2,60}?)\s+in\s+(\S.{1,100})$/i;
const NAMED_THROUGH =
  /^(?:.{0,20}\b)?(?:certificate|certificat|cert|diploma|dip|highers?|course|laurea|licenciatura|licence)\b/i;
/** "LL.M. (Health Law)": a subject in brackets behind an abbreviation. */
const IN_BRACKETS =
  /^((?:[A-Z][A-Za-z]{0,6}\.? ?){1,4}|[A-Z][A-Za-z]{1,9})\s*\(((?!hon|graduate entry|applied|class|first|second|pass|dist|university|dean)[A-Z][^()\d]{5,60})\)$/i;
const MAJOR =
  /[\s,;(–—-]+(?:majors?|majoring|major subject|specialisation|specialising|specialization|specializing|concentration)\s?(?:in|:)?\s+([^()]{2,80})\)?$/i;

/** "Bachelor of Arts in History" -> "Bachelor of Arts" and "History". */
function nameDegree(text: string): NamedDegree {
  const major = MAJOR.exec(text);
  const bare = major ? text.slice(0, major.index) : text;
  const field = major?.[1]?.trim() ?? "";
  const bracket = isAbbreviation(bare) ? IN_BRACKETS.exec(bare) : null;
  if (bracket?.[1] && bracket[2] && field === "") {
    return { degree: bracket[1].trim(), fieldOfStudy: bracket[2].trim() };
  }
  const inField = NAMED_THROUGH.test(bare) ? null : IN_FIELD.exec(bare);
  if (inField?.[1] && inField[2] && field === "") {
    const honours = /\s*(\((?:hons?|honours)[^)]*\)|with honours|honours)$/i.exec(inField[2]);
    const subject = honours ? inField[2].slice(0, honours.index) : inField[2];
    const degree = honours?.[1]?.startsWith("(") ? `${inField[1]} ${honours[1]}` : inField[1];
    return { degree: degree.trim(), fieldOfStudy: subject.trim() };
  }
  return { degree: bare.trim(), fieldOfStudy: field };
}

/** "LL.M.", "B.Com", "MSc": letters that stand for words. */
function isAbbreviation(text: string): boolean {
  const head = text.split("(")[0]?.trim() ?? "";
  return /^(?:\S*[A-Z.]\S*[A-Z.]\S*|[A-Z]{2,6}|[BM][A-Z][a-z]{0,6})$/.test(head);
}

const SHARE_OF_WHOLE_ROWS = 0.7;
const HEIGHTS = [2, 3, 4];

/**
 * Ways to cut a stretch into studies by how it is set rather than by words that lists know:
 * by rows, by type, by space and by dates. The reader tries them all and keeps the best.
 */
function segmentings(rows: readonly StudyRow[]): StudyRow[][][] {
  const listed = rows[0]?.row.bullet === true;
  const isMain = (row: StudyRow) => (listed || !row.row.bullet) && tells(row);
  const main = rows.filter(isMain);
  const first = main[0];
  if (!first || main.length < 2) return [];
  const found: StudyRow[][][] = [];
  const dated = main.filter((row) => row.span);
  const whole = main.filter((row) => row.atoms.length >= 2);
  if (whole.length >= main.length * SHARE_OF_WHOLE_ROWS) {
    found.push(cut(rows, (row) => isMain(row) && row.atoms.length > 0));
  }
  const form = formOf(first);
  const alike = main.filter((row) => formOf(row) === form).length;
  if (alike >= 2 && alike < main.length) {
    found.push(cut(rows, (row) => isMain(row) && formOf(row) === form));
  }
  if (main.some((row) => row.row.gap)) found.push(cut(rows, (row) => row.row.gap && isMain(row)));
  if (dated.length >= 2) {
    const leads = first.span !== undefined;
    const ends = new Set(dated);
    found.push(
      cut(rows, (row, last) => {
        if (leads) return row.span !== undefined && isMain(row);
        return isMain(row) && last !== undefined && ends.has(last);
      }),
    );
  }
  if (listed) found.push(cut(rows, (row) => row.row.bullet));
  for (const height of HEIGHTS) {
    if (main.length % height === 0) found.push(cut(rows, everyOf(main, height)));
  }
  return found;
}

/** Every second, third or fourth row opens a study. */
function everyOf(main: readonly StudyRow[], height: number): (row: StudyRow) => boolean {
  const openers = new Set(main.filter((_, at) => at % height === 0));
  return (row) => openers.has(row);
}

/** Not a grade or a prize. */
function tells(row: StudyRow): boolean {
  return row.atoms.length === 0 || row.atoms.some((atom) => atom.kind !== "detail");
}

function formOf({ row }: StudyRow): string {
  return [row.bold, Math.round(row.size * 2), row.caps, row.level].join(" ");
}

function cut(
  rows: readonly StudyRow[],
  opens: (row: StudyRow, lastMain: StudyRow | undefined) => boolean,
): StudyRow[][] {
  const segments: StudyRow[][] = [];
  let last: StudyRow | undefined;
  for (const row of rows) {
    const current = segments.at(-1);
    if (!current || opens(row, last)) segments.push([row]);
    else current.push(row);
    if (!row.row.bullet && tells(row)) last = row;
  }
  return segments;
}
