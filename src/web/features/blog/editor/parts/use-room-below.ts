import { type RefObject, useLayoutEffect } from "react";

/** Between the bar and what is brought into sight above it. */
const AIR = 32;

/**
 * What gets the focus stops above a bar that sticks to the lower edge, not behind it, however much the bar has to
 * say. It is told to the page: margins of their own do not help text areas, of which browsers show the caret alone.
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    const { current } = bar;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(current).bottom);
      style.scrollPaddingBottom = `${below + current.offsetHeight + AIR}px`;
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [bar]);
}
