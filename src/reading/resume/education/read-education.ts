import type { EducationItem } from "#contract/resume-profile.ts";
import { findDates } from "../../dates.ts";
import { isAdmissionLine } from "../credentials/admission-signs.ts";
import { isLicence } from "../outline/loose-parts.ts";
import type { ReadItem } from "../read-value.ts";
import { mendRows } from "../rows/paragraphs.ts";
import type { Row } from "../rows/row.ts";
import { hasDegree, hasInstitution, STUDY_DETAIL } from "../words/degrees.ts";
import { isLabelTail } from "../words/form-labels.ts";
import { nameDegree } from "./name-degree.ts";
import { segmentings } from "./segment-rows.ts";
import { type Atom, type StudyRow, studyRow } from "./study-atoms.ts";

interface Study {
  institution: Atom | undefined;
  degree: Atom | undefined;
  field: string;
  duration: string;
  durationLine: number;
  institutionFirst: boolean;
  /** How often two things of one kind, from two rows, were put together. */
  merged: number;
  readonly unknown: Atom[];
  readonly lines: number[];
}

const LICENCE = /\bpracti[sc]ing certificate\b|\bfirst aid\b|\bworking with children\b/i;
const QUIETER = 0.4;
const IGNORED = /^(?:page \d+(?: of \d+)?|\d+ ?\/ ?\d+)$/i;

/** The studies of all stretches of education, in the order they are printed. */
export function readEducation(blocks: readonly (readonly Row[])[]): ReadItem<EducationItem>[] {
  return blocks.flatMap((block) => {
    const rows = quietDetails(mendRows(block, goesOn).filter(isStudyRow)).map(studyRow);
    return bestReading(rows).flatMap(itemOf);
  });
}

/** Reads the stretch in several ways and keeps the one that leaves least unexplained. */
function bestReading(rows: readonly StudyRow[]): Study[] {
  const dates = rows.filter((row) => row.span).length;
  let best = shared(collect(rows));
  let worth = worthOf(best, dates);
  for (const segments of segmentings(rows)) {
    const studies = shared(segments.map(studyOf));
    const own = worthOf(studies, dates);
    if (own <= worth) continue;
    best = studies;
    worth = own;
  }
  return best;
}

function studyOf(rows: readonly StudyRow[]): Study {
  const study = emptyStudy();
  for (const row of rows) addRow(row, study);
  return study;
}

const WORTH = {
  both: 2,
  dated: 0.5,
  half: -0.6,
  nothing: -0.3,
  lostDate: -1,
  merged: -1.5,
  spare: -0.2,
};

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
    if (study.duration !== "") worth += WORTH.dated;
  }
  return worth + WORTH.lostDate * Math.max(0, dates - used);
}

function isStudyRow(row: Row): boolean {
  if (IGNORED.test(row.text) || isAdmissionLine(row.text) || isLabelTail(row.text)) return false;
  return !LICENCE.test(row.text) && !isLicence(row.text);
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
  if (isLabelTail(row.text)) return false;
  if (/^\(?(?:19|20)\d\d/.test(row.text) && !/\($/.test(last.text)) return false;
  if (row.follows === "yes") return true;
  return (
    row.left >= 0 &&
    !hasDegree(row.text) &&
    !hasInstitution(row.text) &&
    !STUDY_DETAIL.test(row.text)
  );
}

function collect(rows: readonly StudyRow[]): Study[] {
  const studies: Study[] = [];
  let current: Study | undefined;
  const dateFirst = rows[0]?.atoms.length === 0 && rows[0].span !== undefined;
  for (const row of rows) {
    if (!current || opensStudy(row, current, dateFirst)) {
      current = emptyStudy();
      studies.push(current);
    }
    addRow(row, current);
  }
  return studies;
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

function addRow(row: StudyRow, current: Study): void {
  for (const atom of row.atoms) {
    if (atom.kind === "degree" && current.degree) {
      // Two degrees on one row: "BA, LLB (Hons)" is one double degree.
      if (atom.line !== current.degree.line) current.merged += 1;
      current.degree = { ...current.degree, text: `${current.degree.text}, ${atom.text}` };
      continue;
    }
    if (atom.kind === "degree") current.degree = atom;
    if (atom.kind === "institution") addInstitution(atom, current);
    if (atom.kind === "unknown") current.unknown.push(atom);
    if (atom.kind === "field") current.field ||= atom.text;
    if (atom.kind !== "detail" && atom.kind !== "place") current.lines.push(atom.line);
  }
  if (row.span && current.duration === "") {
    current.duration = row.duration;
    current.durationLine = row.row.line;
    current.lines.push(row.row.line);
  }
}

function addInstitution(atom: Atom, study: Study): void {
  if (study.institution) {
    if (atom.line !== study.institution.line) study.merged += 1;
    study.institution = { ...study.institution, text: `${study.institution.text}, ${atom.text}` };
    return;
  }
  study.institution = atom;
  study.institutionFirst = study.degree === undefined;
}

function emptyStudy(): Study {
  return {
    institution: undefined,
    degree: undefined,
    field: "",
    duration: "",
    durationLine: -1,
    institutionFirst: false,
    merged: 0,
    unknown: [],
    lines: [],
  };
}

/** Two degrees under one place of learning, and places that no list knows. */
function shared(studies: readonly Study[]): Study[] {
  let house: Atom | undefined;
  for (const study of studies) {
    settleUnknown(study);
    if (study.institution && study.institutionFirst) house = study.institution;
    if (study.institution && !study.institutionFirst) house = undefined;
    if (!study.institution && study.degree && house) study.institution = house;
  }
  return [...studies];
}

function settleUnknown(study: Study): void {
  const [first, second] = study.unknown;
  if (!first) return;
  if (!study.degree && !study.institution && second) {
    study.degree = { ...first, kind: "degree" };
    study.institution = { ...second, kind: "institution" };
    return;
  }
  if (!study.degree && study.institution) {
    study.degree = { ...first, kind: "degree" };
    return;
  }
  const sameRow = first.line === study.degree?.line;
  if (!study.institution && study.degree) {
    const place = second ?? first;
    study.institution = { ...place, kind: "institution" };
    if (second && sameRow) study.field ||= first.text;
    return;
  }
  if (study.degree && sameRow) study.field ||= first.text;
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
