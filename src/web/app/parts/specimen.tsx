import type { ReactNode } from "react";

/** One row of the parts page: a name, and the part in its states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mt-10 border-rule border-t pt-4">
      <h2 className="mb-4 font-sans font-semibold text-13 text-ink-2 tracking-normal">{name}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}
