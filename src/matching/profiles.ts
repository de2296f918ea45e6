import { REQUIREMENT_TYPES } from "#reading/advert/requirement-types.ts";
import type { LegalClass } from "./legal-classes.ts";
import type { ThingsAsked } from "./named/things-asked.ts";
import type { ThingShown } from "./named/things-in.ts";
import type { PaperAsked } from "./papers/grade-paper.ts";
import type { Paper } from "./papers/papers-in.ts";
import type { Sparse } from "./vectors.ts";

/**
 * What the matcher keeps of a document: no names, no text, only numbers that point into its lines.
 * Profiles of another version are made anew.
 */
export const PROFILE_VERSION = 13;

export const UNIT_SECTIONS = [
  "experience",
  "profile",
  "credentials",
  "education",
  "other",
  "list",
] as const;
export type UnitSection = (typeof UNIT_SECTIONS)[number];

/** A sentence of a resume: the smallest thing that is cited. */
export interface Unit {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly section: UnitSection;
  /** Its place among the roles; -1 for a sentence of none. */
  readonly role: number;
  /** Years that it tells of: "five years in aged care", "since 2017". */
  readonly years: number;
  /** Telling words in their order, hashed. */
  readonly words: Uint16Array;
  /** Pieces of its words in their order, as the reading model knows them. */
  readonly pieces: Uint16Array;
  /** Terms that it names, and how plainly (0 to 1). */
  readonly terms: ReadonlyMap<number, number>;
  readonly concepts: Sparse;
}

export interface Role {
  readonly line: number;
  /** Years with fractions: 2019.25. */
  readonly from: number;
  readonly to: number;
  readonly concepts: Sparse;
  readonly grams: Uint16Array;
  /** Its title, as the reading model knows it. */
  readonly pieces: Uint16Array;
  readonly legal: LegalClass | undefined;
  readonly level: number | undefined;
}

export const ADMISSION_STATES = [
  "none",
  "foreign",
  "lapsed",
  "foreign-pending",
  "pending",
  "new-zealand",
  "no-certificate",
  "assumed",
  "admitted",
] as const;
export type AdmissionState = (typeof ADMISSION_STATES)[number];

export const SHOWN_STATES = ["denied", "pending", "held"] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** A fact with the sentences that say so. */
export interface Shown<State> {
  readonly state: State;
  readonly units: readonly number[];
}

/** `held`: by what is not said. A resident of another country's citizenship may work here as well. */
export const RIGHTS_STATES = [
  "unsaid",
  "needs-sponsor",
  "limited",
  "held",
  "resident",
  "citizen",
] as const;
export type RightsState = (typeof RIGHTS_STATES)[number];

export interface CandidateProfile {
  readonly version: number;
  readonly units: readonly Unit[];
  /** The latest first. */
  readonly roles: readonly Role[];
  readonly concepts: Sparse;
  /** Of the work told, and of the words merely listed. */
  readonly told: Sparse;
  readonly listed: Sparse;
  readonly specialties: Sparse;
  /** What the whole resume says its owner is, where no role does. */
  readonly headline: Role | undefined;
  readonly years: number | undefined;
  /** In practice as a lawyer. */
  readonly lawYears: number | undefined;
  readonly level: number | undefined;
  readonly legal: LegalClass | undefined;
  readonly admission: Shown<AdmissionState>;
  readonly credentials: ReadonlyMap<number, Shown<ShownState>>;
  readonly rights: Shown<RightsState>;
  /** Licences, certificates and degrees with their state; tools and languages by name. */
  readonly papers: readonly Paper[];
  readonly things: readonly ThingShown[];
  readonly state: string;
  /** How far listed words are borne out by the work told, 0 to 1. */
  readonly listTrust: number;
  readonly wordCount: number;
  /** The day it was received, in years: what "now" is. */
  readonly now: number;
}

export const REQUIREMENT_KINDS = [
  "credential",
  "level",
  "rights",
  "domain",
  "skill",
  "duty",
  "soft",
] as const;
type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export const ASKED_TYPES = [...REQUIREMENT_TYPES, "duty"] as const;
type AskedType = (typeof ASKED_TYPES)[number];

export interface Requirement {
  readonly kind: RequirementKind;
  /** docs/matching/rubric.md, section 2; a duty is the work of the job. */
  readonly type: AskedType;
  /** -1 when no line says so and the role implies it. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly essential: boolean;
  /** Any one of the things named will do. */
  readonly any: boolean;
  /** A certificate, degree or registration is asked for, not the work itself. */
  readonly paper: boolean;
  readonly terms: readonly number[];
  /** Its telling words, hashed, and how much each tells. */
  readonly words: Uint16Array;
  readonly weights: Float32Array;
  /** Its sort and its words, as the reading model knows them; none where the model is not asked. */
  readonly pieces: Uint16Array;
  /** Years that it asks for, beside those of the whole job. */
  readonly least: number | undefined;
  readonly concepts: Sparse;
  /** "admission", "eligible", "citizen" (the right to work is not enough), or the place of a credential. */
  readonly credential: "admission" | "eligible" | "citizen" | number | undefined;
  readonly foreignAllowed: boolean;
  /** What it names, where a ladder or a family knows it. */
  readonly papers: PaperAsked | undefined;
  readonly things: ThingsAsked | undefined;
}

export interface VacancyProfile {
  readonly version: number;
  readonly requirements: readonly Requirement[];
  readonly concepts: Sparse;
  readonly specialties: Sparse;
  readonly title: Sparse;
  readonly grams: Uint16Array;
  readonly legal: LegalClass | undefined;
  readonly isLaw: boolean;
  /** "law", "tech", "nurse"…: which terms can be meant. */
  readonly field: string;
  /** Terms of the whole advertisement and their weight. */
  readonly terms: ReadonlyMap<number, number>;
  /** Years asked for; `most` only where it is said. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly level: number | undefined;
  readonly admitted: boolean;
  readonly excludesSenior: boolean;
  readonly leads: boolean;
  readonly state: string;
  /** Telling words in order, hashed: text copied from here is recognised. */
  readonly words: Uint16Array;
  /** Words asked for, hashed, and what each is worth. */
  readonly asked: Uint16Array;
  readonly askedWeights: Float32Array;
}
