import type { ReactNode } from "react";

interface FigureProps {
  title: string;
  figure: string;
  /** Small beside it: "of 20". */
  of?: string;
  note?: ReactNode;
}

/** One number of a ruled row of them; it stands in a `dl`. */
export function Figure({ title, figure, of, note }: FigureProps) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{title}</dt>
      <dd className="font-[440] font-serif text-[2.5rem] lining-nums tabular-nums leading-[1.15] tracking-[-0.02em]">
        {figure}
        {of && <span className="text-18 text-ink-3 tracking-normal"> {of}</span>}
      </dd>
      {note && <dd className="mt-0.5 text-12 text-ink-3 leading-normal">{note}</dd>}
    </div>
  );
}
