import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * A row that is gone takes the focus with it: reading goes on at the heading. Gives the ref of what holds the
 * rows; `rows` are looked at whenever they are others.
 */
export function useFocusKept(rows: unknown, heading: RefObject<HTMLElement | null>) {
  const last = useRef<EventTarget>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to look.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [rows, heading]);
  return useCallback((list: HTMLElement | null) => {
    const keep = ({ target }: Event) => {
      last.current = target;
    };
    list?.addEventListener("focusin", keep);
    return () => list?.removeEventListener("focusin", keep);
  }, []);
}
