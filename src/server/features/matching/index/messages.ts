import type { ComparedRequirement } from "#contract/comparison.ts";
import type { CandidateFilter, CandidateList } from "#matching/index/candidate-index.ts";
import type { JobFilter } from "#matching/index/job-facets.ts";
import type { Ranking } from "#matching/index/ranking.ts";
import type { Confidence } from "#matching/pair/explain.ts";
import type { LimitReason } from "#matching/pair/limits.ts";
import type { Requirement } from "#matching/profiles.ts";
import type { Line } from "#reading/line.ts";
import type { ResumeReading } from "#reading/resume-reading.ts";

/** What the server asks the index's thread, and what it answers. */

/** The side that asks is always sent along as it is now; the key says which state of it that is. */
export interface AskingResume extends ResumeToProfile {
  readonly key: string;
}

export interface ResumeToProfile {
  readonly lines: readonly Line[];
  readonly reading: ResumeReading;
  /** Lines that are never scored. */
  readonly skip: readonly number[];
  readonly receivedOn: string;
}

export interface AskingJob {
  readonly key: string;
  readonly lines: readonly Line[];
  readonly title: string;
}

/** A place in a document's lines. */
export interface Passage {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A pair in numbers: whoever has the documents puts the words in. */
export interface PairEvidence {
  readonly distance: number;
  readonly requirements: readonly GradedRequirement[];
  readonly copied: readonly Passage[];
  readonly confidence: Confidence;
  readonly concepts: readonly { readonly name: string; readonly share: number }[];
  readonly limits: readonly string[];
  readonly years: {
    readonly least: number | undefined;
    readonly most: number | undefined;
    readonly shown: number | undefined;
    readonly inPractice: boolean;
  };
  /** The resume says that its owner is admitted to practise. */
  readonly isAdmitted: boolean;
}

/** Of which state of the document that was found. */
type FoundEvidence = PairEvidence & { readonly revision: number };

export interface GradedRequirement extends Passage {
  readonly kind: Requirement["kind"];
  readonly essential: boolean;
  readonly grade: "met" | "partial" | "missing" | "unclear";
  readonly credit: number;
  readonly passages: readonly Passage[];
  /** What a licence, paper or check is called; "" for other kinds. */
  readonly credential: string;
  readonly note: string;
}

/** A pair in full, for a report. */
export interface ComparedPair extends Omit<PairEvidence, "requirements"> {
  readonly requirements: readonly ComparedFinding[];
  readonly reasons: readonly { readonly reason: LimitReason; readonly most: number }[];
}

interface ComparedFinding extends GradedRequirement {
  readonly wireKind: ComparedRequirement["kind"];
  readonly shown: ComparedRequirement["shown"];
  /** What we know it to be about, by our own names. */
  readonly topics: readonly string[];
  /** How a credential or right stands. */
  readonly state: string;
  /** By how many points the score would rise if it were met. */
  readonly points: number;
}

/** What an advertisement asks for by names: of a licence, a tool, a kind of work. */
export interface NamedRequirement extends Passage {
  readonly kind: Requirement["kind"];
  readonly grade: GradedRequirement["grade"];
  /** The lines of the resume that show it. */
  readonly passages: readonly Passage[];
  /** Any one of the names will do. */
  readonly isEither: boolean;
  readonly names: readonly string[];
}

export interface NamedEvidence {
  readonly distance: number;
  readonly requirements: readonly NamedRequirement[];
}

export interface Questions {
  rankJobs: { ask: { resume: AskingResume; filter: JobFilter }; answer: Ranking };
  /** Ids of the jobs that match at Good or better, the nearest first. */
  goodJobs: { ask: { resume: AskingResume }; answer: readonly string[] };
  /** As `rankJobs` would have them; those that the index no longer has, or that are too far, are left out. */
  jobDistances: {
    ask: { resume: AskingResume; ids: readonly string[] };
    /** `unknown`: jobs that the index does not hold, or not yet. */
    answer: Ranking & { readonly unknown: readonly string[] };
  };
  rankCandidates: { ask: { job: AskingJob; filter: CandidateFilter }; answer: CandidateList };
  /** Undefined for those that the index no longer has. */
  jobEvidence: {
    ask: { resume: AskingResume; ids: readonly string[] };
    answer: (FoundEvidence | undefined)[];
  };
  candidateEvidence: {
    ask: { job: AskingJob; ids: readonly string[] };
    answer: (FoundEvidence | undefined)[];
  };
  pair: { ask: { resume: AskingResume; job: AskingJob }; answer: PairEvidence };
  compare: { ask: { resume: AskingResume; job: AskingJob }; answer: ComparedPair };
  /** By places in the knowledge's list; none for a job whose occupation cannot be told, or that is not held. */
  jobOccupations: {
    ask: { jobs: readonly { readonly id: string; readonly title: string }[] };
    answer: readonly (readonly number[])[];
  };
  /** What the resume's owner works as now. */
  ownOccupations: { ask: { resume: AskingResume }; answer: readonly number[] };
  occupationNames: { ask: { places: readonly number[] }; answer: readonly string[] };
  namedEvidence: {
    ask: { resume: AskingResume; ids: readonly string[] };
    answer: readonly (NamedEvidence | undefined)[];
  };
  state: { ask: Record<string, never>; answer: IndexState };
}
export type Question = keyof Questions;

export interface IndexState {
  readonly jobs: number;
  readonly candidates: number;
  readonly bytes: number;
  /** Documents whose profile is still to be made. */
  readonly isProfiling: boolean;
}

export interface Asked {
  readonly id: number;
  readonly question: Question;
  readonly ask: unknown;
  /** Nobody waits any longer for an answer after this time (`Date.now()`). */
  readonly until: number;
}

/** The first is where to begin; everything after it is asked, until it is told to leave, and may begin elsewhere. */
export type ToThread = { readonly begin: ThreadOptions } | { readonly leave: true } | Asked;

export type FromThread =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly ready: true }
  | { readonly left: true }
  | {
      readonly log: "info" | "warn";
      readonly text: string;
      readonly detail: Record<string, unknown>;
    }
  /** At the start: so many of the profiles that were missing are made. */
  | { readonly filling: { readonly done: number; readonly total: number } }
  /** Profiles were made: there may be new jobs to tell people about. */
  | { readonly profiled: number };

export interface ThreadOptions {
  /** As `pg` takes it. */
  readonly connection: object;
  /** The worker role makes profiles; the others only read them. */
  readonly makesProfiles: boolean;
  /** Off, pairs are graded by words and names alone; on, if nothing is said. */
  readonly readingModel?: boolean | undefined;
}
