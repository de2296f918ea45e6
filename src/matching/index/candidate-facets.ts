import { STATES } from "#contract/match-rules.ts";
import type { AdmissionState } from "../profiles.ts";

/** What a list of candidates is narrowed by. */
export interface CandidateFacets {
  /** "NSW"; "" when the resume does not say. */
  readonly state: string;
  /** Whole years of work; null when no dates were read. */
  readonly years: number | null;
}

/** Who does not say is left out where it is asked for. */
export interface FacetFilter {
  readonly state?: string | undefined;
  readonly minYears?: number | undefined;
  readonly isAdmitted?: boolean | undefined;
}

export interface CandidateColumns {
  put(slot: number, facets: CandidateFacets, admission: AdmissionState): void;
  /** Whether a slot passes; undefined when all do. */
  passing(filter: FacetFilter): ((slot: number) => boolean) | undefined;
  yearsIn(slot: number): number | null;
  readonly size: number;
}

/** The resume says so itself: what the kind of work lets one assume is not enough here. */
export const isAdmitted = (admission: AdmissionState): boolean =>
  admission === "admitted" || admission === "no-certificate";

const placeOf = (state: string | undefined) => STATES.findIndex((one) => one === state) + 1;
const LONGEST_CAREER = 200;

/** A row of bytes for every slot: state, one more than the years (0 for unknown), admitted. */
const ROW = 3;

export function createCandidateColumns(): CandidateColumns {
  let rows = new Uint8Array(64 * ROW);
  return {
    put(slot, { state, years }, admission) {
      if ((slot + 1) * ROW > rows.length) {
        const more = new Uint8Array(2 * (slot + 1) * ROW);
        more.set(rows);
        rows = more;
      }
      const told = years === null ? 0 : 1 + Math.min(LONGEST_CAREER, Math.max(0, years));
      rows.set([placeOf(state), told, isAdmitted(admission) ? 1 : 0], slot * ROW);
    },
    passing(filter) {
      const state = placeOf(filter.state);
      const years = filter.minYears ? filter.minYears + 1 : 0;
      const admitted = filter.isAdmitted ? 1 : 0;
      if (state + years + admitted === 0) return undefined;
      return (slot) => {
        const at = slot * ROW;
        return (
          (state === 0 || rows[at] === state) &&
          (rows[at + 1] ?? 0) >= years &&
          (rows[at + 2] ?? 0) >= admitted
        );
      };
    },
    yearsIn(slot) {
      const told = rows[slot * ROW + 1] ?? 0;
      return told === 0 ? null : told - 1;
    },
    get size() {
      return rows.byteLength;
    },
  };
}
