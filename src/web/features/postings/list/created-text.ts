import { longDate } from "#web/lib/time-text.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;
/** From here on the date itself is clearer. */
const DATE_DAYS = 30;

/** Spec 1 §9: Today, Yesterday, N days ago, N weeks ago, else a date. By the reader's own days. */
export function createdText(created: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(created)) / DAY_MS);
  // Also what is a little ahead of us: two clocks never quite agree.
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  if (days < WEEK_DAYS) return `${days} days ago`;
  if (days >= DATE_DAYS) return longDate(created);
  const weeks = Math.floor(days / WEEK_DAYS);
  return weeks === 1 ? "1 week ago" : `${weeks} weeks ago`;
}

const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
