import { longDate } from "#web/lib/time-text.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** From here on a date says more than a count. */
const MANY_DAYS = 31;

/** "Posted 2 days ago"; "" when nobody knows. */
export function postedText(postedAt: string, now: Date): string {
  const posted = new Date(postedAt);
  if (Number.isNaN(posted.getTime())) return "";
  // Also what is a little ahead of us: two clocks never quite agree.
  const days = Math.max(0, Math.floor((now.getTime() - posted.getTime()) / DAY_MS));
  if (days === 0) return "Posted today";
  if (days === 1) return "Posted yesterday";
  return days < MANY_DAYS ? `Posted ${days} days ago` : `Posted on ${longDate(posted)}`;
}
