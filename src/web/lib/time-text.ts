const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** As in "3 March 2026", in the reader's own time zone. */
export function longDate(date: Date): string {
  return date.toLocaleDateString("en-AU", { day: "numeric", month: "long", year: "numeric" });
}

/** How long ago in a few characters, and from a week on the date (spec 1 §9). */
export function relativeTime(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  // Also what is a little ahead of us: two clocks never quite agree.
  if (age < MINUTE) return "Just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`;
  if (age < WEEK) return `${Math.floor(age / DAY)}d ago`;
  return longDate(date);
}
