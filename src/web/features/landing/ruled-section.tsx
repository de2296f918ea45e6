import type { ReactNode } from "react";

interface RuledSectionProps {
  /** Also where a link to the section leads. */
  id: string;
  title: string;
  /** At the right of the title. */
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page that opens with a line of ink and its title. */
export function RuledSection({ id, title, note, className = "", children }: RuledSectionProps) {
  return (
    <section aria-labelledby={id} className={`wrap ${className}`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 border-ink border-t pt-3">
        <h2 id={id}>{title}</h2>
        {note && <p className="text-13 text-ink-3">{note}</p>}
      </div>
      {children}
    </section>
  );
}
