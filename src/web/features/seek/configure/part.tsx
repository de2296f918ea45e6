import { type ReactNode, useId } from "react";

interface PartProps {
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the form under its rule. */
export function Part({ title, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-3">
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {action}
      </div>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
