import { remember } from "../remember.ts";
import { companyScore } from "./signs.ts";
import type { Atom, AtomKind, StudyRow } from "./study-atoms.ts";

export interface Study {
  institution: Atom | undefined;
  degree: Atom | undefined;
  unit: Atom | undefined;
  field: string;
  duration: string;
  durationLine: number;
  institutionFirst: boolean;
  /** How often two things of one kind, from two rows, were put together. */
  merged: number;
  /** Whether degree or school were told by words that lists know. */
  known: boolean;
  knownDegree: boolean;
  /** Whether the school stands with an earlier study. */
  inherited: boolean;
  readonly unknown: Atom[];
  readonly lines: number[];
}

const SHARE_OF_SLOT = 0.6;
const MOST_ORDER = 2;
const TELLING_LEAN = 1;
const HALF_VOTE = 0.5;
const SETTLED: ReadonlySet<AtomKind> = new Set(["degree", "institution", "place", "unit"]);

/**
 * The studies of one way to cut a section. Names that no list knows follow the arrangement of those that
 * are known: first by where in a study they stand, then by whether degrees or schools go first.
 */
export function settleStudies(segments: readonly (readonly StudyRow[])[]): Study[] {
  const slots = votesOf(segments);
  const studies = segments.map((rows) => {
    const study = studyOf(bySlot(rows, slots));
    const kinds = new Set(rows.flatMap((row) => row.atoms.map((atom) => atom.kind)));
    study.knownDegree = kinds.has("degree");
    study.known = study.knownDegree || kinds.has("institution");
    return study;
  });
  const order = orderOf(studies);
  let house: Atom | undefined;
  for (const study of studies) {
    settleUnknown(study, order);
    study.institution ??= study.unit;
    if (study.institution && study.institutionFirst) house = study.institution;
    if (study.institution && !study.institutionFirst) house = undefined;
    if (!study.institution && study.degree && house) {
      study.institution = house;
      study.inherited = true;
    }
  }
  return studies;
}

type Votes = Map<string, Map<AtomKind, number>>;

/** Where an atom stands: "1 0 of 2" is the first of two pieces in the second row. */
function slotted(rows: readonly StudyRow[]): Map<Atom, string> {
  const found = new Map<Atom, string>();
  let at = 0;
  for (const { atoms } of rows) {
    const told = atoms.filter((atom) => atom.kind !== "detail" && atom.kind !== "field");
    for (const [order, atom] of told.entries()) found.set(atom, `${at} ${order} of ${told.length}`);
    if (told.length > 0) at += 1;
  }
  return found;
}

function votesOf(segments: readonly (readonly StudyRow[])[]): Votes {
  const votes: Votes = new Map();
  for (const rows of segments) {
    for (const [atom, slot] of slotted(rows)) {
      const [kind, weight] = voteOf(atom);
      const own = votes.get(slot) ?? new Map<AtomKind, number>();
      votes.set(slot, own.set(kind, (own.get(kind) ?? 0) + weight));
    }
  }
  return votes;
}

function voteOf(atom: Atom): readonly [AtomKind, number] {
  if (SETTLED.has(atom.kind)) return [atom.kind, 1];
  const lean = studyLean(atom.text);
  if (Math.abs(lean) < TELLING_LEAN) return ["unknown", 0];
  return [lean > 0 ? "degree" : "institution", HALF_VOTE];
}

/** The rows with every unknown atom taken for what stands in its place in the other studies. */
function bySlot(rows: readonly StudyRow[], votes: Votes): StudyRow[] {
  const slots = slotted(rows);
  const taken = new Set(rows.flatMap((row) => row.atoms.map((atom) => atom.kind)));
  const settle = (atom: Atom): Atom => {
    if (atom.kind !== "unknown") return atom;
    const kind = winnerOf(votes.get(slots.get(atom) ?? ""));
    if (!kind || taken.has(kind)) return atom;
    taken.add(kind);
    return { ...atom, kind };
  };
  return rows.map((row) => ({ ...row, atoms: row.atoms.map(settle) }));
}

function winnerOf(votes: ReadonlyMap<AtomKind, number> | undefined): AtomKind | undefined {
  const all = [...(votes ?? [])];
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  const best = all.sort((a, b) => b[1] - a[1])[0];
  return best && best[1] >= 1 && best[1] >= sum * SHARE_OF_SLOT ? best[0] : undefined;
}

/** Above 0 where degrees stand before schools. */
function orderOf(studies: readonly Study[]): number {
  let order = 0;
  for (const study of studies) {
    if (study.degree && study.institution) order += study.institutionFirst ? -1 : 1;
    const [first, second] = study.unknown;
    const known = study.degree ?? study.institution;
    if (known && !(study.degree && study.institution) && first) {
      const before =
        first.line < known.line || (first.line === known.line && first.piece < known.piece);
      order += before === (known.kind === "institution") ? HALF_VOTE : -HALF_VOTE;
    }
    if (!known && first && second) {
      const lean = studyLean(first.text) - studyLean(second.text);
      if (Math.abs(lean) >= TELLING_LEAN) order += Math.sign(lean) * HALF_VOTE;
    }
  }
  return Math.max(-MOST_ORDER, Math.min(MOST_ORDER, order));
}

function studyOf(rows: readonly StudyRow[]): Study {
  const study = emptyStudy();
  for (const row of rows) addRow(row, study);
  return study;
}

export function addRow(row: StudyRow, study: Study): void {
  for (const atom of row.atoms) {
    if (atom.kind === "degree" && study.degree) {
      // Two degrees on one row: "BA, LLB (Hons)" is one double degree.
      if (atom.line !== study.degree.line) study.merged += 1;
      study.degree = { ...study.degree, text: `${study.degree.text}, ${atom.text}` };
      continue;
    }
    if (atom.kind === "degree") study.degree = atom;
    if (atom.kind === "institution") addInstitution(atom, study);
    if (atom.kind === "unit") study.unit ??= atom;
    if (atom.kind === "unknown") study.unknown.push(atom);
    if (atom.kind === "field") study.field ||= atom.text;
    if (atom.kind !== "detail" && atom.kind !== "place") study.lines.push(atom.line);
  }
  if (row.span && study.duration === "") {
    study.duration = row.duration;
    study.durationLine = row.row.line;
    study.lines.push(row.row.line);
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

export function emptyStudy(): Study {
  return {
    institution: undefined,
    degree: undefined,
    unit: undefined,
    field: "",
    duration: "",
    durationLine: -1,
    institutionFirst: false,
    merged: 0,
    known: false,
    knownDegree: false,
    inherited: false,
    unknown: [],
    lines: [],
  };
}

function settleUnknown(study: Study, order: number): void {
  const [first, second] = study.unknown;
  if (!first) return;
  if (!study.degree && !study.institution) {
    if (second) settlePair(study, first, second, order);
    else if (study.duration !== "") settleAlone(study, first);
    return;
  }
  if (!study.degree) {
    study.degree = { ...first, kind: "degree" };
    return;
  }
  const degree = study.degree;
  const beside = (atom: Atom) => atom.line === degree.line && atom.piece === degree.piece;
  if (!study.institution) {
    // What only a comma sets apart from the degree is its subject, where a school stands elsewhere.
    const apart = study.unknown.filter((atom) => !beside(atom));
    const place = apart.find((atom) => !atom.joined) ?? apart[0] ?? second ?? first;
    study.institution = { ...place, kind: "institution" };
    study.institutionFirst = place.line < degree.line;
    const other = study.unknown.find((atom) => atom !== place && atom.line === degree.line);
    if (other) addSubject(study, degree, other);
    return;
  }
  if (first.line === degree.line) addSubject(study, degree, first);
}

/** What stands beside the degree when the school is known. */
function addSubject(study: Study, degree: Atom, subject: Atom): void {
  if (subject.joined) study.degree = { ...degree, text: subject.joined };
  else if (!study.knownDegree)
    study.degree = { ...degree, text: `${degree.text}, ${subject.text}` };
  else study.field ||= subject.text;
}

function settlePair(study: Study, first: Atom, second: Atom, order: number): void {
  const lean = studyLean(first.text) - studyLean(second.text) + order;
  const [degree, institution] = lean >= 0 ? [first, second] : [second, first];
  study.degree = { ...degree, kind: "degree" };
  study.institution = { ...institution, kind: "institution" };
  study.institutionFirst = lean < 0;
}

/** One name with a date: a study all the same. */
function settleAlone(study: Study, only: Atom): void {
  if (studyLean(only.text) < 0) study.institution = { ...only, kind: "institution" };
  else study.degree = { ...only, kind: "degree" };
}

const WEIGHT = { stem: 1.5, short: 1.5, joined: 0.4, saint: -1, owner: -0.6, body: -1, town: -0.4 };
const STEM =
  /(?<![\p{L}])(?:diplo|licen[cst]|bac(?:c?al|char|hel)|magist|maest|master|mestr|maît|doct|dokt|certif|exam|kandidat|candidat|specialist|degree|grad[eou]|lisans|course|cours(?![\p{L}])|curso|training|stud(?:y|ies|ium)|program|apprenti|trainee|honours|matric|leaving|fellow|title|articles|qualif|lehre|ausbildung|sijil|brevet|level)/iu;
/** "BPsychSc", "M.Pharm", "AdvDip": capitals and small letters mixed within a word. */
const SHORT = /^(?:\p{Lu}[\p{Ll}]{0,6}\.?){2,5}(?![\p{L}])/u;
const MIXED = /\p{Ll}|\./u;
const JOINED = /\s(?:in|of|en|em|i|för|für|of the)\s/u;
const SAINT = /^(?:st|saint|ste|san|santa|our lady)\.? \p{L}/iu;
const OWNER = /\p{L}(?:['’]s|s['’])(?![\p{L}])/u;
const TOWN = /, \p{Lu}[\p{L}'’ -]+$/u;

/** How much a name that no list knows sounds like a degree (above 0) or a school (below). */
const studyLean = remember(lean);

function lean(text: string): number {
  let sum = 0;
  if (STEM.test(text)) sum += WEIGHT.stem;
  const short = SHORT.exec(text)?.[0];
  if (short && MIXED.test(short)) sum += WEIGHT.short;
  if (JOINED.test(text)) sum += WEIGHT.joined;
  if (SAINT.test(text)) sum += WEIGHT.saint;
  if (OWNER.test(text)) sum += WEIGHT.owner;
  if (companyScore(text) >= 2) sum += WEIGHT.body;
  if (TOWN.test(text)) sum += WEIGHT.town;
  return sum;
}
