import type { Tracked } from "#contract/applications.ts";
import { longDate } from "#web/lib/time-text.ts";
import { trackerTexts as texts } from "./texts.ts";

/** A day without a time, as a person there calls it: no zone moves it. */
export function dayText(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return longDate(new Date(year, month - 1, date));
}

/** What happened last that the person would look for. */
export function lastText({ stage, saved_at, applied_at, moved_at }: Tracked): string {
  if (stage === "saved") return texts.savedOn(longDate(new Date(saved_at)));
  if (stage === "applied" && applied_at) return texts.appliedOn(longDate(new Date(applied_at)));
  return texts.movedOn(longDate(new Date(moved_at)));
}

/** "2026-12-01", as a date field has it, so many days on. */
export function dayFrom(now: Date, days: number): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}
