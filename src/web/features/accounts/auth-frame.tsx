import type { ReactNode } from "react";
import { EvidencePlate } from "./plates/evidence-plate.tsx";

interface AuthFrameProps {
  title: string;
  children?: ReactNode;
  /** What it is for, drawn; a resume that proves a requirement unless a screen has its own. */
  plate?: ReactNode;
  /** One view of a screen took the place of another: reading goes on at its heading. */
  moved?: boolean;
}

/** The account screens: what to do on the left, what it is for on the right. */
export function AuthFrame({ title, children, plate, moved = false }: AuthFrameProps) {
  return (
    <div className="wrap split pt-10 md:pt-[72px]">
      <section className="grid max-w-[400px] gap-4">
        {moved ? (
          <h1 ref={takeFocus} tabIndex={-1} className="outline-none">
            {title}
          </h1>
        ) : (
          <h1>{title}</h1>
        )}
        {children}
      </section>
      {plate || <EvidencePlate />}
    </div>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
