import { LEGAL_CLASSES } from "../legal-classes.ts";
import {
  ASKED_TYPES,
  PROFILE_VERSION,
  REQUIREMENT_KINDS,
  type Requirement,
  type VacancyProfile,
} from "../profiles.ts";
import {
  bytesOfCells,
  type CellReader,
  type CellWriter,
  newCells,
  putCell,
  putCells,
  putVector,
  readCells,
  takeCell,
  takeCells,
  takeEndOfCells,
  takeVector,
  takeWeights,
} from "./cells.ts";

const KIND = 2;
/** Numbers are rounded here and nowhere else. */
const STEPS = { words: 16, terms: 20, months: 12, levels: 2 };
/** 0 stands for what is not said. */
const NO_YEARS = 0x4000;
/** Later in one line than this is not told apart. */
const FAR = 0xffff;
/** Flags, legal class, years from and to, level. */
const LEVEL_CELLS = 5;
/** Names first, then the places of credentials. */
const NAMED = ["admission", "eligible", "citizen"] as const;

export function packVacancy(profile: VacancyProfile): Uint8Array {
  const writer = newCells(KIND);
  const { isLaw, admitted, excludesSenior, leads } = profile;
  // What finds a profile stands first: an index reads it alone (index/job-index.ts).
  putVector(writer, profile.concepts);
  putVector(writer, profile.title);
  putVector(writer, profile.specialties);
  putWords(writer, profile.asked, profile.askedWeights);
  putCell(writer, bits([isLaw, admitted, excludesSenior, leads]));
  putCell(writer, profile.legal === undefined ? 0 : LEGAL_CLASSES.indexOf(profile.legal) + 1);
  putYears(writer, profile.least);
  putYears(writer, profile.most);
  putCell(writer, profile.level === undefined ? 0 : Math.round(STEPS.levels * profile.level) + 1);
  putText(writer, profile.field);
  putText(writer, profile.state);
  putList(writer, profile.grams);
  putList(writer, profile.words);
  const terms = [...profile.terms].sort((a, b) => a[0] - b[0]);
  putList(
    writer,
    Uint16Array.from(terms, ([term]) => term),
  );
  for (const [, weight] of terms) putCell(writer, Math.round(weight * STEPS.terms));
  putCell(writer, profile.requirements.length);
  for (const requirement of profile.requirements) putRequirement(writer, requirement);
  return bytesOfCells(writer);
}

/** @param kept false when the profile is thrown away before the next one is unpacked. */
export function unpackVacancy(bytes: Uint8Array, kept = true): VacancyProfile {
  const reader = readCells(bytes, KIND, "a vacancy's profile", kept);
  const concepts = takeVector(reader);
  const title = takeVector(reader);
  const specialties = takeVector(reader);
  const asked = takeCells(reader, takeCell(reader));
  const askedWeights = takeWeights(reader, asked.length, STEPS.words);
  const levels = vacancyLevels(takeCells(reader, LEVEL_CELLS), 0);
  const profile: VacancyProfile = {
    version: PROFILE_VERSION,
    concepts,
    title,
    specialties,
    asked,
    askedWeights,
    ...levels,
    field: takeText(reader),
    state: takeText(reader),
    grams: takeCells(reader, takeCell(reader)),
    words: takeCells(reader, takeCell(reader)),
    terms: takeTerms(reader),
    requirements: takeRequirements(reader),
  };
  takeEndOfCells(reader);
  return profile;
}

/** What finds a profile, without the rest of it: thrown away before the next one is unpacked. */
export function unpackVacancyKeys(bytes: Uint8Array): Pick<VacancyProfile, "concepts" | "title"> {
  const reader = readCells(bytes, KIND, "a vacancy's profile", false);
  return { concepts: takeVector(reader), title: takeVector(reader) };
}

/** What an index goes by besides: the numbers that follow the words asked for. */
export interface VacancyLevels
  extends Pick<
    VacancyProfile,
    "isLaw" | "admitted" | "excludesSenior" | "leads" | "legal" | "least" | "most" | "level"
  > {}

export function vacancyLevels(cells: Uint16Array, at: number): VacancyLevels {
  const flags = cells[at] ?? 0;
  return {
    isLaw: has(flags, 0),
    admitted: has(flags, 1),
    excludesSenior: has(flags, 2),
    leads: has(flags, 3),
    legal: LEGAL_CLASSES[(cells[at + 1] ?? 0) - 1],
    least: yearsIn(cells[at + 2] ?? 0),
    most: yearsIn(cells[at + 3] ?? 0),
    level: levelIn(cells[at + 4] ?? 0),
  };
}

/** As it comes back from storage: a score is the same from both. */
export const settledVacancy = (profile: VacancyProfile): VacancyProfile =>
  unpackVacancy(packVacancy(profile));

function putRequirement(writer: CellWriter, one: Requirement): void {
  const kind = REQUIREMENT_KINDS.indexOf(one.kind);
  const flags = bits([one.essential, one.any, one.paper, one.foreignAllowed]);
  putCell(writer, kind | (flags << 4) | (ASKED_TYPES.indexOf(one.type) << 8));
  putCell(writer, Math.min(FAR, one.line + 1));
  putCell(writer, Math.min(FAR, one.from));
  putCell(writer, Math.min(FAR, one.to));
  putCell(writer, credentialCell(one.credential));
  putList(writer, one.terms);
  putWords(writer, one.words, one.weights);
  putVector(writer, one.concepts);
  putList(writer, one.pieces);
  putYears(writer, one.least);
  putPapers(writer, one.papers);
  putThings(writer, one.things);
}

/** 0 for none. */
function putPapers(writer: CellWriter, papers: Requirement["papers"]): void {
  putCell(writer, papers ? papers.options.length : 0);
  if (!papers) return;
  for (const { ladder, rung, begun } of papers.options)
    for (const cell of [ladder, rung, begun ? 1 : 0]) putCell(writer, cell);
  putCell(writer, bits([papers.current, papers.open]));
  putCell(writer, papers.place);
}

function takePapers(reader: CellReader): Requirement["papers"] {
  const length = takeCell(reader);
  if (length === 0) return undefined;
  const options = Array.from({ length }, () => ({
    ladder: takeCell(reader),
    rung: takeCell(reader),
    begun: takeCell(reader) === 1,
  }));
  const flags = takeCell(reader);
  return { options, current: has(flags, 0), open: has(flags, 1), place: takeCell(reader) };
}

function putThings(writer: CellWriter, things: Requirement["things"]): void {
  putCell(writer, things ? things.groups.length : 0);
  if (!things) return;
  for (const group of things.groups) putList(writer, group);
  putCell(writer, bits([things.similar, things.bare, things.fluent]));
}

function takeThings(reader: CellReader): Requirement["things"] {
  const length = takeCell(reader);
  if (length === 0) return undefined;
  const groups = Array.from({ length }, () => Array.from(takeCells(reader, takeCell(reader))));
  const flags = takeCell(reader);
  return { groups, similar: has(flags, 0), bare: has(flags, 1), fluent: has(flags, 2) };
}

function takeRequirements(reader: CellReader): Requirement[] {
  const requirements: Requirement[] = [];
  for (let left = takeCell(reader); left > 0; left -= 1) {
    const head = takeCell(reader);
    const flags = (head >> 4) & 0xf;
    const line = takeCell(reader) - 1;
    const from = takeCell(reader);
    const to = takeCell(reader);
    const credential = takeCell(reader);
    const terms = Array.from(takeCells(reader, takeCell(reader)));
    const words = takeCells(reader, takeCell(reader));
    requirements.push({
      kind: REQUIREMENT_KINDS[head & 0xf] ?? "soft",
      type: ASKED_TYPES[head >> 8] ?? "trait",
      line,
      from,
      to,
      essential: has(flags, 0),
      any: has(flags, 1),
      paper: has(flags, 2),
      foreignAllowed: has(flags, 3),
      credential:
        credential === 0 ? undefined : (NAMED[credential - 1] ?? credential - 1 - NAMED.length),
      terms,
      words,
      weights: takeWeights(reader, words.length, STEPS.words),
      concepts: takeVector(reader),
      pieces: takeCells(reader, takeCell(reader)),
      least: yearsIn(takeCell(reader)),
      papers: takePapers(reader),
      things: takeThings(reader),
    });
  }
  return requirements;
}

function credentialCell(credential: Requirement["credential"]): number {
  if (credential === undefined) return 0;
  return (
    1 + (typeof credential === "number" ? NAMED.length + credential : NAMED.indexOf(credential))
  );
}

const bits = (flags: readonly boolean[]) =>
  flags.reduce((sum, flag, place) => sum | (flag ? 1 << place : 0), 0);
const has = (flags: number, place: number) => ((flags >> place) & 1) === 1;

function putList(writer: CellWriter, values: Uint16Array | readonly number[]): void {
  putCell(writer, values.length);
  putCells(writer, values);
}

function putWords(writer: CellWriter, words: Uint16Array, weights: Float32Array): void {
  if (words.length !== weights.length)
    throw new RangeError("A profile has one weight for each word.");
  putList(writer, words);
  for (const weight of weights) putCell(writer, Math.round(weight * STEPS.words));
}

function putYears(writer: CellWriter, years: number | undefined): void {
  putCell(writer, years === undefined ? 0 : NO_YEARS + Math.round(years * STEPS.months));
}
const yearsIn = (cell: number) => (cell === 0 ? undefined : (cell - NO_YEARS) / STEPS.months);
const levelIn = (cell: number) => (cell === 0 ? undefined : (cell - 1) / STEPS.levels);

function putText(writer: CellWriter, text: string): void {
  putCell(writer, text.length);
  for (let at = 0; at < text.length; at += 1) putCell(writer, text.charCodeAt(at));
}
function takeText(reader: CellReader): string {
  const cells = takeCells(reader, takeCell(reader));
  return cells.length === 0 ? "" : String.fromCharCode(...cells);
}

function takeTerms(reader: CellReader): Map<number, number> {
  const keys = takeCells(reader, takeCell(reader));
  const counts = takeCells(reader, keys.length);
  const terms = new Map<number, number>();
  for (let at = 0; at < keys.length; at += 1)
    terms.set(keys[at] ?? 0, (counts[at] ?? 0) / STEPS.terms);
  return terms;
}
