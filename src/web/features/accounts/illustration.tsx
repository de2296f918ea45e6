import type { ReactNode } from "react";

/** The panel beside an account screen. Decoration: whoever does not see it misses nothing. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-hidden="true"
      className="sticky top-20 hidden min-h-[480px] content-center bg-paper-2 p-10 xl:grid"
    >
      {children}
    </aside>
  );
}
