import { type ReactNode, useId } from "react";

interface RuledListProps {
  title: string;
  lead?: string | false;
  children: ReactNode;
}

/** A list under its heading, on a page with several. */
export function RuledList({ title, lead, children }: RuledListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-ink border-t pt-3">
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-[72ch] text-13 text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
