import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the style sheet how much stands above (`--above`), so that the screen ends where the window
 * does: a banner may come and go over it.
 */
export function useRoom(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = (screen.current?.getBoundingClientRect().top ?? 0) + scrollY;
      screen.current?.style.setProperty("--above", `${Math.round(top)}px`);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(document.body);
    return () => watching.disconnect();
  }, [screen]);
}
