/** A part that scrolls by itself carries this mark. */
export const SCROLLER = { "data-scroller": "" } as const;
export const SCROLLERS = "[data-scroller]";

export const lineId = (line: number) => `line-${line + 1}`;
export const fieldId = (path: string) => `field-${path}`;

/**
 * Brings something into sight: inside its own part where that scrolls, so that the page stays where
 * it is; otherwise (`withPage`) the page moves.
 */
export function show(id: string, { withPage = false } = {}): void {
  const element = document.getElementById(id);
  const scroller = element?.closest(SCROLLERS);
  if (!element) return;
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight) {
    if (withPage && !isInSight(element))
      element.scrollIntoView({ block: "center", behavior: behavior() });
    return;
  }
  const [frame, box] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  const middle = (frame.height - Math.min(box.height, frame.height)) / 2;
  scroller.scrollBy({ top: box.top - frame.top - middle, behavior: behavior() });
}

/** Below the header, and not at the very edge. */
const EDGES = { top: 96, bottom: 24 };

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= EDGES.top && bottom <= innerHeight - EDGES.bottom;
}

const behavior = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** The button that puts a field right, or that adds to a list. */
export const editId = (path: string) => `edit-${path}`;
/** The path of what a list does not have yet. */
export const newItem = (field: string) => `${field}.new`;

/** For when the control that was pressed is gone: reading goes on at the field it belonged to. */
export function focusEdit(path: string): void {
  const [top = ""] = path.split(".");
  const button =
    document.getElementById(editId(path)) ?? document.getElementById(editId(newItem(top)));
  button?.focus();
}
