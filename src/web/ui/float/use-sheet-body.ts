import { useLayoutEffect, useRef } from "react";

const FIELDS = "button, input, select, textarea, [contenteditable]";

/**
 * The part of a sheet that scrolls, and the buttons under it. The focus begins at the first field, or
 * at the text when that is longer than its place, so that the arrow keys scroll it; else at the buttons.
 */
export function useSheetBody() {
  const body = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = body.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    mark(box);
    placeFocus(box, actions.current);
    const observer = new ResizeObserver(() => mark(box));
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { body, actions };
}

/** Text that nothing inside gives the keyboard a hold on must be reachable itself. */
function mark(box: HTMLElement): void {
  const scrolls = box.scrollHeight > box.clientHeight;
  box.toggleAttribute("data-scrolls", scrolls);
  if (scrolls && !box.querySelector(FIELDS)) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}

function placeFocus(box: HTMLElement, actions: HTMLElement | null): void {
  const field = box.querySelector<HTMLElement>(FIELDS);
  // The browser has taken the first field, or what was marked for it; but also a part that scrolls.
  if (field && document.activeElement === box) field.focus();
  if (field || actions?.querySelector("[autofocus]")) return;
  const first = box.tabIndex === 0 ? box : actions?.querySelector<HTMLElement>("button, a");
  first?.focus();
}
