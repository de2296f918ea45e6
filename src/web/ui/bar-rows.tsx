import { type Bar, inWords } from "./bar-chart.tsx";
import { barScale } from "./bar-scale.ts";

interface BarRowsProps {
  bars: readonly Bar[];
  format?: (value: number) => string;
}

/** Lying bars, for things with names: each has its name and number in words above it. */
export function BarRows({ bars, format = inWords }: BarRowsProps) {
  const { top } = barScale(bars.map(({ value }) => value));
  return (
    <ul className="grid gap-3 text-12 tabular-nums">
      {bars.map(({ label, value, point = false }) => (
        <li key={label}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere text-ink-2">{label}</span>
            <span className="font-[550]">{format(value)}</span>
          </div>
          <svg aria-hidden="true" className="mt-1 block h-[9px] w-full">
            <rect
              width={`${(100 * Math.max(0, value)) / top}%`}
              height="9"
              className={point ? "fill-accent" : "fill-rule-2"}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
