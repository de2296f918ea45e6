import { dayOf } from "#server/platform/day-of.ts";

/** Whole days of the calendar, both ends included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Periods {
  readonly now: Days;
  readonly before: Days;
}

export const DAYS = 28;
const DAY_MS = 86_400_000;

/** The four weeks that end with yesterday in that time zone, and the four before them. */
export function periodsAt(now: Date, timeZone: string): Periods {
  const today = dayOf(now, timeZone);
  return {
    now: { from: dayBefore(today, DAYS), to: dayBefore(today, 1) },
    before: { from: dayBefore(today, 2 * DAYS), to: dayBefore(today, DAYS + 1) },
  };
}

export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, "2026-11-16".length);
