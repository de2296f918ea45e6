import { type RefObject, useEffect } from "react";

/** From here on list and conversation stand side by side; the same as `lg` of the style sheet. */
const SIDE_BY_SIDE = "(min-width: 56.25rem)";

/**
 * Where one goes on when a conversation has opened: in the box, where there is a keyboard for it; on a
 * small screen at its head, because the box would bring up the keys of a phone over what is to be read.
 */
export function useOpening(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After the screen itself, which takes the focus when one arrives at it.
    const frame = requestAnimationFrame(() => {
      const part = panel.current;
      const isWide = matchMedia(SIDE_BY_SIDE).matches;
      const box = isWide ? part?.querySelector<HTMLElement>("textarea") : null;
      if (!isWide) part?.scrollIntoView({ block: "start" });
      (box ?? part?.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [panel]);
}
