import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus inside a part whose controls come and go with its state: when the one that had it
 * is gone, the first that is there now gets it, and the part itself when there is none.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>) {
  const within = useRef(false);

  useEffect(() => {
    const { activeElement, body } = document;
    if (!within.current || (activeElement && activeElement !== body)) return;
    const next = part.current?.querySelector<HTMLElement>("button:not(:disabled)") ?? part.current;
    next?.focus();
  });

  return {
    onFocus: () => {
      within.current = true;
    },
    // The window loses the focus to the file picker, but its element stays the active one.
    onBlur: () => {
      within.current = part.current?.contains(document.activeElement) ?? false;
    },
  };
}
