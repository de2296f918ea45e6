import { type Bar, BarChart } from "#web/ui/bar-chart.tsx";
import { BarRows } from "#web/ui/bar-rows.tsx";
import { ChartFrame } from "#web/ui/chart-frame.tsx";
import { Specimen } from "./specimen.tsx";

const COUNTS = [
  9, 14, 11, 10, 12, 3, 2, 17, 13, 12, 19, 10, 4, 1, 22, 16, 15, 21, 18, 5, 0, 26, 31, 27, 29, 28,
  4, 2,
];

/** Days from 19 October 2026 on. */
function day(index: number): string {
  const date = new Date(Date.UTC(2026, 9, 19 + index));
  return date.toLocaleDateString("en-AU", { day: "numeric", month: "short", timeZone: "UTC" });
}

const DAYS: Bar[] = COUNTS.map((value, index) => ({ label: day(index), value, point: index > 20 }));
const SIXTY: Bar[] = Array.from({ length: 60 }, (_, index) => ({
  label: day(index),
  value: 400 + Math.round(300 * Math.sin(index / 6)) + index * 12,
  point: index === 59,
}));
const LEVELS: Bar[] = [
  { label: "Excellent", value: 4, point: true },
  { label: "Very good", value: 9 },
  { label: "Good", value: 14 },
  { label: "Partial", value: 11 },
];
const PAY: Bar[] = [
  { label: "Construction, up 9%", value: 128_000, point: true },
  { label: "Employment, up 3%", value: 124_000 },
  { label: "Property, up 2%", value: 112_000 },
  { label: "Family, down 1%", value: 98_000 },
  { label: "Wills and estates, and the other private work of a country firm", value: 0 },
];

const dollars = (value: number) => `$${value.toLocaleString("en-AU")}`;

function numbers(first: string, second: string, bars: readonly Bar[]) {
  return {
    columns: [first, second],
    rows: bars.map(({ label, value }) => [label, value.toLocaleString("en-AU")]),
  };
}

export function ChartParts() {
  return (
    <div id="chart-parts">
      <Specimen name="Bars by day">
        <ChartFrame
          title="Weekday jobs have more than doubled in four weeks"
          note="Jobs approved per day. This week in green. From 1,284 approved jobs."
          height={216}
          table={numbers("Day", "Jobs", DAYS)}
        >
          <BarChart label="Jobs approved per day" bars={DAYS} rhythm={7} />
        </ChartFrame>
        <ChartFrame title="Sixty days, unlabelled by week" table={numbers("Day", "Views", SIXTY)}>
          <BarChart label="Views per day" bars={SIXTY} height={160} />
        </ChartFrame>
      </Specimen>
      <Specimen name="Few bars, one bar, nothing">
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          <ChartFrame title="Four are excellent" table={numbers("Level", "Candidates", LEVELS)}>
            <BarChart label="Candidates by level" bars={LEVELS} height={140} />
          </ChartFrame>
          <ChartFrame title="One day so far" table={numbers("Day", "Jobs", DAYS.slice(0, 1))}>
            <BarChart label="Jobs per day" bars={DAYS.slice(0, 1)} height={140} />
          </ChartFrame>
          <ChartFrame title="Nothing this week" table={numbers("Day", "Jobs", NOTHING)}>
            <BarChart label="Jobs per day" bars={NOTHING} height={140} />
          </ChartFrame>
        </div>
      </Specimen>
      <Specimen name="Bars by name">
        <ChartFrame
          title="Construction pays most, and rose most"
          note="Median advertised midpoint, three to five years, and change over eight weeks. 512 ads."
          table={numbers("Practice", "Dollars", PAY)}
        >
          <BarRows bars={PAY} format={dollars} />
        </ChartFrame>
      </Specimen>
    </div>
  );
}

const NOTHING: Bar[] = ["Mon", "Tue", "Wed", "Thu", "Fri"].map((label) => ({ label, value: 0 }));
