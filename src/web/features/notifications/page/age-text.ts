import { longDate } from "#web/lib/time-text.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The ages of the page (spec 1 §9): minutes, hours up to 24, days up to 7, weeks up to 4, a date. */
export function ageText(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  // Also what is a little ahead of us: two clocks never quite agree.
  if (age < MINUTE) return "Just now";
  if (age < HOUR) return ago(age / MINUTE, "minute");
  if (age < DAY) return ago(age / HOUR, "hour");
  if (age < WEEK) return ago(age / DAY, "day");
  if (age < 4 * WEEK) return ago(age / WEEK, "week");
  return longDate(date);
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}
