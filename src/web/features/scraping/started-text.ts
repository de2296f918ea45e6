const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** "Today, 1:40 pm", "Fri, 4:12 pm" within a week, "12 Oct, 4:12 pm" before, in the reader's own time zone. */
export function startedText(date: Date, now: Date): string {
  const time = date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
  return `${dayText(date, now)}, ${time}`;
}

function dayText(date: Date, now: Date): string {
  const day = date.toDateString();
  if (day === now.toDateString()) return "Today";
  if (day === yesterday(now).toDateString()) return "Yesterday";
  const age = now.getTime() - date.getTime();
  if (age > 0 && age < WEEK_MS - DAY_MS)
    return date.toLocaleDateString("en-AU", { weekday: "short" });
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return date.toLocaleDateString("en-AU", { day: "numeric", month: "short", ...year });
}

function yesterday(now: Date): Date {
  const day = new Date(now);
  day.setDate(day.getDate() - 1);
  return day;
}
