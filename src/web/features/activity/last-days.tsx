import { activityTexts as texts } from "./texts.ts";

/** Of the highest bar, in pixels. */
const HEIGHT = 28;
/** A day with nothing is drawn as the line it stands on. */
const LEAST = 2;

interface LastDaysProps {
  total: number;
  /** Every day, the oldest first. */
  by_day: Readonly<Record<string, number>>;
}

/** How much was done, in words, and a bar for each day with its own words for those who do not see it. */
export function LastDays({ total, by_day }: LastDaysProps) {
  const days = Object.entries(by_day);
  const most = Math.max(1, ...days.map(([, count]) => count));
  return (
    <div>
      <p aria-live="polite" className="text-13 text-ink-2 tabular-nums">
        {texts.lastDays(total)}
      </p>
      <ol aria-label={texts.byDay} className="mt-2 flex gap-1.5">
        {days.map(([day, count]) => (
          <li key={day} title={texts.onDay(dayOf(day, "long"), count)} className="w-6 text-center">
            <span className="sr-only">{texts.onDay(dayOf(day, "long"), count)}</span>
            <span aria-hidden="true" className="flex h-7 items-end">
              <span
                className={`block w-full ${count > 0 ? "bg-accent" : "bg-rule-2"}`}
                style={{ height: Math.max(LEAST, Math.round((HEIGHT * count) / most)) }}
              />
            </span>
            <span aria-hidden="true" className="block text-12 text-ink-3">
              {dayOf(day, "narrow")}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** "2026-11-15" is a day wherever it is read: no zone may move it. */
const dayOf = (day: string, weekday: "long" | "narrow") =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-AU", { weekday, timeZone: "UTC" });
