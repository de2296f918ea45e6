import { numberWord } from "./number-words.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

export interface Fresh {
  count: number;
  /** There are more than were counted. */
  orMore: boolean;
  since: Date;
}

/** "4 strong matches, 12 worth a look, three new since Thursday". */
export function headline(found: string, fresh: Fresh | undefined, now: Date): string {
  if (!fresh || fresh.count === 0) return found;
  const count = `${fresh.orMore ? "more than " : ""}${numberWord(fresh.count)}`;
  return `${found}, ${count} new since ${sinceWords(fresh.since, now)}`;
}

/** A time today, a day of this week, a date before that. */
function sinceWords(since: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(since)) / DAY_MS);
  if (days <= 0) return since.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
  if (days === 1) return "yesterday";
  if (days < WEEK_DAYS) return since.toLocaleDateString("en-AU", { weekday: "long" });
  return since.toLocaleDateString("en-AU", { day: "numeric", month: "long" });
}

const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
