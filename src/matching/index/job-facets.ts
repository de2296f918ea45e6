import { EMPLOYMENT_TYPES, JOB_LEVELS, STATES } from "#contract/match-rules.ts";

/** What a list of jobs is narrowed by. */
export interface JobFacets {
  readonly state: string;
  /** Several are joined by ", ". */
  readonly employmentType: string;
  readonly level: string;
  /** The most that it pays in a year, in dollars; 0 when it does not say. */
  readonly salary: number;
  /** The day it was posted, counted from 1970. */
  readonly postedDay: number;
}

export interface JobFilter {
  readonly state?: string | undefined;
  readonly employmentType?: string | undefined;
  readonly level?: string | undefined;
  readonly minSalary?: number | undefined;
  /** The first day that counts. */
  readonly sinceDay?: number | undefined;
}

export interface FacetColumns {
  put(slot: number, facets: JobFacets): void;
  /** Keeps the slots that pass, in the list itself. */
  narrow(slots: Uint32Array, filter: JobFilter): Uint32Array;
  readonly size: number;
}

const placeIn = (names: readonly string[], name: string | undefined) =>
  name === undefined ? 0 : names.findIndex((one) => one === name) + 1;
const typesOf = (text: string) =>
  EMPLOYMENT_TYPES.reduce((sum, type, at) => sum | (text.includes(type) ? 1 << at : 0), 0);

/** A row of numbers for every slot: state, types, level, salary, day. */
const ROW = 5;

export function createFacetColumns(): FacetColumns {
  let rows = new Uint32Array(64 * ROW);

  function passes(slot: number, filter: Wanted): boolean {
    const at = slot * ROW;
    if (filter.state > 0 && rows[at] !== filter.state) return false;
    if (filter.types > 0 && ((rows[at + 1] ?? 0) & filter.types) === 0) return false;
    if (filter.level > 0 && rows[at + 2] !== filter.level) return false;
    if ((rows[at + 3] ?? 0) < filter.salary) return false;
    return (rows[at + 4] ?? 0) >= filter.day;
  }

  return {
    put(slot, { state, employmentType, level, salary, postedDay }) {
      if ((slot + 1) * ROW > rows.length) {
        const more = new Uint32Array(2 * (slot + 1) * ROW);
        more.set(rows);
        rows = more;
      }
      const row = [
        placeIn(STATES, state),
        typesOf(employmentType),
        placeIn(JOB_LEVELS, level),
        Math.max(0, Math.round(salary)),
        Math.max(0, postedDay),
      ];
      rows.set(row, slot * ROW);
    },
    narrow(slots, filter) {
      const wanted = wantedBy(filter);
      if (Object.values(wanted).every((value) => value === 0)) return slots;
      let count = 0;
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0;
        if (passes(slot, wanted)) slots[count++] = slot;
      }
      return slots.subarray(0, count);
    },
    get size() {
      return rows.byteLength;
    },
  };
}

interface Wanted {
  readonly state: number;
  readonly types: number;
  readonly level: number;
  readonly salary: number;
  readonly day: number;
}

const wantedBy = (filter: JobFilter): Wanted => ({
  state: placeIn(STATES, filter.state),
  types: typesOf(filter.employmentType ?? ""),
  level: placeIn(JOB_LEVELS, filter.level),
  salary: filter.minSalary ?? 0,
  day: filter.sinceDay ?? 0,
});
