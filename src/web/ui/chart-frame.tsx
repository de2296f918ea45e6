import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Numbers {
  /** The first names the row, the others are numbers. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartFrameProps {
  /** The finding: "Weekday jobs have more than doubled in four weeks". */
  title: string;
  /** Where the numbers come from, and how many there are. */
  note?: string;
  /** Kept free in pixels while the drawing is on its way. */
  height?: number;
  /** The drawing. */
  children: ReactNode;
  /** The same numbers for those who cannot see the drawing, or want them exactly. */
  table: Numbers;
}

/** What stands around every chart. */
export function ChartFrame({ title, note, height, children, table }: ChartFrameProps) {
  return (
    <figure>
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-22">{title}</h2>
        {note && <p className="text-13 text-ink-3 leading-[1.45]">{note}</p>}
      </figcaption>
      <div style={{ minHeight: height }}>{children}</div>
      <details className="group mt-2 text-13">
        <summary className="inline-flex min-h-9 max-md:min-h-11 cursor-pointer list-none items-center gap-2.5 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          <Icon
            name="down"
            small
            className="-mx-1 -rotate-90 transition-transform group-open:rotate-0"
          />
          Show the numbers
        </summary>
        <NumbersTable label={title} {...table} />
      </details>
    </figure>
  );
}

function NumbersTable({ label, columns, rows }: Numbers & { label: string }) {
  return (
    <table aria-label={label} className="mt-1 w-full max-w-[480px] tabular-nums">
      <thead>
        <tr className="border-ink border-b text-ink-2">
          {columns.map((column) => (
            <th key={column} scope="col" className={`${CELL} font-medium`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...numbers]) => (
          <tr key={name} className="border-rule border-b">
            <th scope="row" className={`${CELL} wrap-anywhere font-normal`}>
              {name}
            </th>
            {numbers.map((number, index) => (
              <td key={columns[index + 1]} className={CELL}>
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL = "py-1.5 text-right first:pr-3 first:text-left";
