import { weeklyOf } from "../facts/market.ts";
import { dayBefore } from "../facts/period.ts";
import type { Scope } from "../facts/scope.ts";
import { moveOfCounts, sizeOf } from "../facts/strength.ts";
import { dayAndShortMonth, percent } from "../words/format.ts";
import { cautionOf } from "../words/move-texts.ts";
import { VOLUME_TEXTS as say, type Volume } from "../words/volume-texts.ts";
import { type Chart, LEAST, type Measured } from "./finding.ts";

const WEEK = 7;

/** How many ads there were. Undefined when the weeks before had too few to compare with. */
export function volumeFinding(scope: Scope): Measured | undefined {
  const [now, before] = [scope.now.length, scope.before.length];
  if (Math.min(now, before) < LEAST) return undefined;
  const move = moveOfCounts(now, before);
  const weeks = weeklyOf(scope).map((ads, at, all) => ({
    ads,
    begins: dayBefore(scope.periods.now.to, (all.length - at) * WEEK - 1),
  }));
  // A week of fewer is a group of fewer.
  const byWeek = weeks.every(({ ads }) => ads >= LEAST);
  const counted = { now, before, kind: scope.kind, to: scope.periods.now.to };
  const level = say.level(counted);
  const judged = (limit: number) => ({
    id: "volume",
    title: titleOf(counted, limit),
    n: now,
    nBefore: before,
    strength: Math.abs(move),
    news: say.news[sizeOf({ move, limit })](counted),
    paragraphs: (place: number) => [
      now === before
        ? level
        : `${level} ${cautionOf({ move, limit, least: Math.min(now, before) }, place)}`,
      `${byWeek ? say.weeks(weeks) : ""} ${say.source}`.trim(),
    ],
    chart: byWeek ? weekly(weeks) : whole(now, before),
    family: "volume",
    topic: say.topic,
    tag: "hiring",
  });
  return { compared: 1, judged };
}

/** Per cent. Below this the two counts are about the same. */
const HARDLY = 5;

function titleOf({ now, before, kind }: Volume, limit: number): string {
  const move = moveOfCounts(now, before);
  if (Math.abs(move) >= limit) return move > 0 ? say.rose : say.fell;
  return percent(Math.abs(now - before), before) < HARDLY ? say.steady : say.counted(now, kind);
}

function weekly(weeks: readonly { ads: number; begins: string }[]): Chart {
  const most = Math.max(...weeks.map(({ ads }) => ads));
  return {
    kind: "columns",
    unit: "ads",
    title: say.chart,
    rows: weeks.map(({ ads, begins }) => ({
      name: dayAndShortMonth(begins),
      n: ads,
      nBefore: undefined,
      value: ads,
      before: undefined,
      isPoint: ads === most,
    })),
  };
}

const whole = (now: number, before: number): Chart => ({
  kind: "bars",
  unit: "ads",
  title: say.chartOfPeriods,
  rows: [
    {
      name: say.rows.now,
      n: now,
      nBefore: undefined,
      value: now,
      before: undefined,
      isPoint: true,
    },
    {
      name: say.rows.before,
      n: before,
      nBefore: undefined,
      value: before,
      before: undefined,
      isPoint: false,
    },
  ],
});
