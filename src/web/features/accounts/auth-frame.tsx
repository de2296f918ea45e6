import type { ReactNode } from "react";
import { EvidencePlate } from "./evidence-plate.tsx";

/** The account screens: what to do on the left, what it is for on the right. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap split pt-10 md:pt-[72px]">
      <section className="grid max-w-[400px] gap-4">
        <h1>{title}</h1>
        {children}
      </section>
      <EvidencePlate />
    </div>
  );
}
