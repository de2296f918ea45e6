import { type ComponentProps, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import * as z from "zod/mini";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Link } from "#web/ui/link.tsx";

const Jumped = z.object({ jumps: z.number() });

/** How many steps of the history were jumps inside this page, so that Back can leave it in one. */
export function useJumps(): number {
  return useNavigationState(Jumped)?.jumps ?? 0;
}

/** A link to another section of the same page. */
export function SectionLink({ id, ...rest }: { id: string } & Omit<ComponentProps<"a">, "href">) {
  const { hash } = useLocation();
  const jumps = useJumps();
  const to = `#${id}`;
  // A second press on the same link replaces its step.
  return <Link {...rest} to={to} state={{ jumps: hash === to ? jumps : jumps + 1 }} />;
}

/** The heading that the address names takes the focus, and comes into view where no browser saw to it. */
export function useJump(): void {
  const location = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    const heading = document.getElementById(location.hash.slice(1))?.querySelector("h2");
    if (!heading) return;
    // After the screen's own arrival, which starts every screen at its top.
    const frame = requestAnimationFrame(() => {
      if (kind !== "POP") heading.scrollIntoView();
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [location, kind]);
}
