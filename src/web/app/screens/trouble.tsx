import type { ReactNode } from "react";

/** A whole page that could not be: what happened, and the ways on as its children. */
export function Trouble({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="wrap py-16 md:py-24">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[52ch] font-serif text-18 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-2">{children}</div>
    </section>
  );
}
