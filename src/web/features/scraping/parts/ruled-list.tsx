import { type ReactNode, useId } from "react";

interface RuledListProps {
  title: string;
  children: ReactNode;
}

/** A list of the dashboard under its heading. */
export function RuledList({ title, children }: RuledListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-ink border-t pt-3">
      <h2 id={id} className="mb-4 text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}
