import { relativeTime } from "#web/lib/time-text.ts";
import { messageTexts as texts } from "../texts.ts";

const HOUR_MS = 60 * 60 * 1000;

/** As in "Friday 13 November", with the year when it is another one. */
export function dayText(date: Date, now: Date): string {
  if (isSameDay(date, now)) return texts.today;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(date, yesterday)) return texts.yesterday;
  const weekday = date.toLocaleDateString("en-AU", { weekday: "long" });
  const isThisYear = date.getFullYear() === now.getFullYear();
  const rest = date.toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
  return `${weekday} ${rest}`;
}

/** How long ago within the hour, then by the clock: the day stands above. */
export function messageTime(date: Date, now: Date): string {
  if (now.getTime() - date.getTime() < HOUR_MS) return relativeTime(date, now);
  return date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();
