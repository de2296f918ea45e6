import { BarChart } from "#web/ui/chart/bar-chart.tsx";
import { ChartFrame } from "#web/ui/chart/chart-frame.tsx";
import type { Dashboard } from "../api.ts";
import { daysFinding, isLately, weeksOf } from "../model/days-finding.ts";
import { scrapingTexts as texts } from "../texts.ts";

/** Labelled by week. */
const WEEK = 7;

export function DaysChart({ days }: { days: Dashboard["jobs_per_day"] }) {
  const title = daysFinding(days);
  const { first, last } = weeksOf(days);
  const rows = [...days].reverse();
  return (
    <section aria-label={title} className="mt-12 border-ink border-t pt-3">
      <ChartFrame
        title={title}
        note={texts.chartNote}
        table={{
          columns: [texts.day, texts.columns.approved],
          rows: rows.map(({ day, approved }) => [dayText(day), texts.number(approved)]),
        }}
      >
        <BarChart
          label={texts.chartLabel(first, last)}
          rhythm={WEEK}
          bars={days.map(({ day, approved }, index) => ({
            label: dayText(day),
            value: approved,
            point: isLately(index, days),
          }))}
        />
      </ChartFrame>
    </section>
  );
}

/** "2026-11-15" is a day wherever it is read: no zone may move it. */
const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-AU", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
