import type { ReactNode } from "react";

interface WhySectionProps {
  title: string;
  /** At the end of the line: "4 of 5". */
  count?: string;
  /** What this is, in a sentence. */
  lead?: string;
  children: ReactNode;
}

/** A part of the panel: its name over a rule of ink. */
export function WhySection({ title, count, lead, children }: WhySectionProps) {
  return (
    <div className="mt-6">
      <div className="flex items-baseline justify-between gap-3 border-ink border-b pb-2">
        <h3 className="font-sans font-semibold text-13 leading-[1.4] tracking-normal">{title}</h3>
        {count && <span className="text-13 text-ink-2 tabular-nums">{count}</span>}
      </div>
      {lead && <p className="mt-3 text-13 text-ink-2">{lead}</p>}
      {children}
    </div>
  );
}
