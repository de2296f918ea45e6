import { barScale, labelPlaces } from "./bar-scale.ts";

export interface Bar {
  label: string;
  /** Zero or more. */
  value: number;
  /** What the title speaks of: it has the accent, and the rest is gray. */
  point?: boolean;
}

interface BarChartProps {
  /** What is drawn, for those who do not see it; `ChartFrame` has the numbers. */
  label: string;
  /** In an order that readers know, such as days: labels without room are left out. */
  bars: readonly Bar[];
  /** Of the bars, in pixels; their labels stand below. */
  height?: number;
  /** Only every so many bars may be labelled: 7 for days by week. */
  rhythm?: number;
  format?: (value: number) => string;
}

const ABOVE = 8;
/** What the bars have on the narrowest screen, and from where on there is room for more labels. */
const NARROW = 240;
const WIDE = 640;

export const inWords = (value: number) => value.toLocaleString("en-AU");

/** Upright bars. Across it is measured in percent, so that bars stretch and letters do not. */
export function BarChart(props: BarChartProps) {
  const { label, bars, height = 190, rhythm = 1, format = inWords } = props;
  const { top, ticks } = barScale(bars.map(({ value }) => value));
  const y = (value: number) => height - (Math.max(0, value) / top) * (height - ABOVE);
  return (
    <div role="img" aria-label={label} className="@container flex text-12 tabular-nums">
      <div className="min-w-0 flex-1">
        <svg aria-hidden="true" height={height} className="block w-full overflow-visible">
          {ticks.map((tick) => (
            <line key={tick} x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-rule" />
          ))}
          <Bars bars={bars} y={y} ground={height} format={format} />
          <line x2="100%" y1={height} y2={height} className="stroke-ink" />
        </svg>
        <Labels labels={bars.map((bar) => bar.label)} rhythm={rhythm} />
      </div>
      <Axis ticks={ticks} y={y} height={height} format={format} />
    </div>
  );
}

interface AxisProps {
  ticks: readonly number[];
  y: (value: number) => number;
  height: number;
  format: (value: number) => string;
}

function Axis({ ticks, y, height, format }: AxisProps) {
  if (ticks.length === 0) return null;
  const letters = Math.max(...ticks.map((tick) => format(tick).length));
  return (
    <svg
      aria-hidden="true"
      height={height}
      style={{ width: `${letters + 2}ch` }}
      className="flex-none"
    >
      {ticks.map((tick) => (
        <text key={tick} x="100%" y={y(tick) + 4} textAnchor="end" className="fill-ink-3">
          {format(tick)}
        </text>
      ))}
    </svg>
  );
}

interface BarsProps extends Pick<BarChartProps, "bars"> {
  y: (value: number) => number;
  ground: number;
  format: (value: number) => string;
}

function Bars({ bars, y, ground, format }: BarsProps) {
  const room = 100 / bars.length;
  return bars.map(({ label, value, point = false }, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place; labels may repeat.
      key={index}
      x={`${index * room}%`}
      y={y(value)}
      height={ground - y(value)}
      // A bar among few is no wall.
      style={{ width: `min(${room * 0.8}%, 64px)` }}
      className={point ? "fill-accent" : "fill-rule-2"}
    >
      <title>{`${label}: ${format(value)}`}</title>
    </rect>
  ));
}

function Labels({ labels, rhythm }: { labels: string[]; rhythm: number }) {
  const wide = labelPlaces(labels, WIDE, rhythm);
  const narrow = labelPlaces(labels, NARROW, wide.step);
  return (
    <div className="relative h-6 text-ink-3 leading-6">
      {wide.places.map((place) => {
        const always = narrow.places.includes(place);
        const bars = always ? narrow.step : wide.step;
        return (
          <span
            key={place}
            // Narrower than foreseen, a label is cut and does not run into the next.
            style={{ left: percent(place, labels), width: percent(bars, labels) }}
            className={`absolute truncate pr-1 ${always ? "" : "hidden @min-[43rem]:block"}`}
          >
            {labels[place]}
          </span>
        );
      })}
    </div>
  );
}

const percent = (bars: number, all: readonly unknown[]) => `${(100 * bars) / all.length}%`;
