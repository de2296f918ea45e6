import { longDate } from "#web/lib/time-text.ts";

/** "today, 9:12 am"; from the next day on "on 9 November 2026". */
export function expressedText(date: Date, now: Date): string {
  if (date.toDateString() !== now.toDateString()) return `on ${longDate(date)}`;
  return `today, ${date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" })}`;
}
