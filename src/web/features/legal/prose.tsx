import type { ReactNode } from "react";

/** Short statements, each on a line of its own. */
export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change or move.
        <li key={at} className="grid grid-cols-[20px_minmax(0,1fr)]">
          <span aria-hidden="true" className="mt-[0.66em] size-[5px] rounded-[1px] bg-rule-2" />
          <span className="text-pretty">{item}</span>
        </li>
      ))}
    </ul>
  );
}

interface FactsProps {
  /** What the table is about, for those who do not see where it stands. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A small ruled table. It is read as often as it is searched, so its text is the interface's. */
export function Facts({ caption, head, rows }: FactsProps) {
  return (
    <table className="w-full text-left font-sans text-15 leading-normal [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:align-top [&_:is(td,th):not(:last-child)]:pr-4 md:[&_:is(td,th):not(:last-child)]:pr-6">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-ink border-b text-13 text-ink-3">
          {head.map((label) => (
            <th key={label} scope="col" className="pt-0! font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change or move.
          <tr key={row} className="break-inside-avoid border-rule border-b">
            <th scope="row" className="w-[32%] font-medium">
              {name}
            </th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change or move.
              <td key={at} className="text-ink-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
