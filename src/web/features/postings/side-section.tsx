import type { ReactNode } from "react";

/** A part of the side column: its name over a rule of ink. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="border-ink border-b pb-2 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
