import { dayOf } from "#server/platform/day-of.ts";

const DAY_MS = 86_400_000;

/** The last days over there, today last, as in "2026-11-15". */
export function lastDays(timeZone: string, now: Date, days: number): string[] {
  const today = dayOf(now, timeZone);
  // Counted back in UTC, where every day has the same length.
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(last - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
