import type { ComparedRequirement } from "#contract/comparison.ts";
import type { FitLabel } from "#contract/match-levels.ts";
import type { LimitReason } from "#matching/pair/limits.ts";
import type { RequirementWords } from "../matching/service.ts";

/** What the engine found, with everything that a sentence about it may use. The writer adds no fact. */
export interface Findings {
  /** Whom the report speaks to. */
  readonly audience: "candidate" | "recruiter";
  readonly score: number;
  readonly label: FitLabel;
  /** "low" is not enough to judge. */
  readonly confidence: "high" | "medium" | "low";
  readonly limits: readonly { readonly reason: LimitReason; readonly most: number }[];
  readonly job: { readonly title: string; readonly company: string };
  /** "" where no name was read. */
  readonly candidate: string;
  /** In years; undefined where nothing says so. */
  readonly years: {
    readonly least: number | undefined;
    readonly most: number | undefined;
    readonly shown: number | undefined;
    /** Counted since admission, not all work. */
    readonly inPractice: boolean;
  };
  readonly roles: readonly RoleFound[];
  readonly requirements: readonly Finding[];
}

export interface RoleFound {
  readonly title: string;
  readonly company: string;
  readonly isCurrent: boolean;
  /** First and last line of the resume that tell about it, counted from 1. */
  readonly from: number;
  readonly to: number;
}

export interface Finding extends ComparedRequirement {
  /** How sentences speak of it. */
  readonly words: RequirementWords;
  /** What we know it to be about. For checking what a model writes, never to be shown. */
  readonly topics: readonly string[];
  /** Lines that are quoted whole: the others are cut by the end of a line, and are only pointed at. */
  readonly wholeLines: readonly number[];
  /** What a credential is called ("Working with Children Check"); "" for other kinds. */
  readonly credential: string;
  /** How a credential or right stands: AdmissionState, ShownState, RightsState of the engine; "" for other kinds. */
  readonly state: string;
  /** By how many points the score would rise if it were met. */
  readonly points: number;
}
