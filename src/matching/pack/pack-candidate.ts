import { LEGAL_CLASSES } from "../legal-classes.ts";
import type { ThingShown } from "../named/things-in.ts";
import type { Paper } from "../papers/papers-in.ts";
import { FACT_STATES } from "../papers/state-of.ts";
import {
  ADMISSION_STATES,
  type CandidateProfile,
  PROFILE_VERSION,
  RIGHTS_STATES,
  type Role,
  SHOWN_STATES,
  type Shown,
  UNIT_SECTIONS,
  type Unit,
} from "../profiles.ts";
import { ascending, byNumber, grams } from "./ascending.ts";
import { documentConcepts, sentenceConcepts, titleConcepts } from "./concepts.ts";
import { seal, unseal } from "./envelope.ts";
import { always, count, type Fields, type Form, list, maybe, oneOf, record, text } from "./form.ts";
import {
  date,
  level,
  nextFrom,
  nextLine,
  nextRole,
  nextTo,
  now,
  pieces,
  share,
  words,
  years,
} from "./numbers.ts";

const UNIT: Fields<Unit> = {
  line: nextLine,
  from: nextFrom,
  to: nextTo,
  section: oneOf(UNIT_SECTIONS),
  role: nextRole,
  years,
  words,
  pieces,
  terms: byNumber(ascending(4096, 1), share),
  concepts: sentenceConcepts,
};
const unit = record(
  UNIT,
  (source): Unit => ({
    line: UNIT.line.take(source),
    from: UNIT.from.take(source),
    to: UNIT.to.take(source),
    section: UNIT.section.take(source),
    role: UNIT.role.take(source),
    years: UNIT.years.take(source),
    words: UNIT.words.take(source),
    pieces: UNIT.pieces.take(source),
    terms: UNIT.terms.take(source),
    concepts: UNIT.concepts.take(source),
  }),
);

const role = record<Role>({
  line: count(6, -1),
  from: date,
  to: date,
  concepts: titleConcepts,
  grams,
  pieces,
  legal: maybe(oneOf(LEGAL_CLASSES)),
  level: maybe(level),
});

const shown = <State>(states: readonly State[]): Form<Shown<State>> =>
  record<Shown<State>>({ state: oneOf(states), units: list(count(5), 1) });

const paper = record<Paper>({
  ladder: count(8),
  rung: count(2),
  state: oneOf(FACT_STATES),
  unit: count(5),
  place: count(1),
  age: count(2),
});

const thing = record<ThingShown>({
  thing: count(12),
  unit: count(5),
  listed: oneOf([false, true]),
  denied: oneOf([false, true]),
  level: oneOf([0, 1, 2] as const),
});

/** One line for each field. The order counts: `now` tells the dates after it. */
const CANDIDATE = record<CandidateProfile>({
  version: always(PROFILE_VERSION),
  now,
  units: list(unit, 5),
  roles: list(role, 2),
  concepts: documentConcepts,
  told: documentConcepts,
  listed: documentConcepts,
  specialties: sentenceConcepts,
  headline: maybe(role),
  years: maybe(years),
  lawYears: maybe(years),
  level: maybe(level),
  legal: maybe(oneOf(LEGAL_CLASSES)),
  admission: shown(ADMISSION_STATES),
  credentials: byNumber(ascending(64, 1), shown(SHOWN_STATES)),
  rights: shown(RIGHTS_STATES),
  papers: list(paper, 3),
  things: list(thing, 4),
  state: text,
  listTrust: share,
  wordCount: count(8),
});

export const packCandidate = (profile: CandidateProfile): Uint8Array =>
  seal("candidate", CANDIDATE, profile);

/** @param kept false when the profile is thrown away before the next one is unpacked. */
export const unpackCandidate = (bytes: Uint8Array, kept = true): CandidateProfile =>
  unseal("candidate", CANDIDATE, bytes, kept);

/** As it comes back from storage: a score is the same from both. */
export const settledCandidate = (profile: CandidateProfile): CandidateProfile =>
  unpackCandidate(packCandidate(profile));
