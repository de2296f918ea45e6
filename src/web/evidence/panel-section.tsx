import type { ReactNode } from "react";

interface PanelSectionProps {
  title: string;
  /** At the end of the line: "4 of 5". */
  count?: ReactNode;
  /** What this is, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A part of a panel: its name over a rule of ink. */
export function PanelSection({ title, count, lead, children }: PanelSectionProps) {
  return (
    <section className="mt-6">
      <div className="flex items-baseline justify-between gap-3 border-ink border-b pb-2">
        <h3 className="font-sans font-semibold text-13 leading-[1.4] tracking-normal">{title}</h3>
        {count && <span className="text-13 text-ink-2 tabular-nums">{count}</span>}
      </div>
      {lead && <p className="mt-3 text-13 text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}
