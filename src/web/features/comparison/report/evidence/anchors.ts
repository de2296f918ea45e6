/** Where things stand on the page. Links of the report lead to these. */
export const requirementId = (number: number) => `requirement-${number}`;
export const lineId = (line: number) => `resume-line-${line}`;
export const adLineId = (line: number) => `ad-line-${line}`;

/** A requirement or a line of the resume, as an attribute names it. */
export type Light = { requirement: number } | { line: number };

export const LIGHT = "data-light";
export const lightName = (light: Light) =>
  "line" in light ? `line ${light.line}` : `requirement ${light.requirement}`;

export function lightOf(name: string | null | undefined): Light | undefined {
  const [kind, number] = name?.split(" ") ?? [];
  if (kind === "line") return { line: Number(number) };
  return kind === "requirement" ? { requirement: Number(number) } : undefined;
}

/** Also a line of the advertisement, which is lit with its requirement only. */
export type Place = Light | { adLine: number };

/** Where a link of the report leads. */
export function placeOf(id: string): Place | undefined {
  const [, kind, digits] = /^(requirement|resume-line|ad-line)-(\d+)$/.exec(id) ?? [];
  const number = Number(digits);
  if (kind === "requirement") return { requirement: number };
  if (kind === "resume-line") return { line: number };
  return kind === "ad-line" ? { adLine: number } : undefined;
}

export const isSame = (one: Light | undefined, other: Light | undefined) =>
  one !== undefined && other !== undefined && lightName(one) === lightName(other);

/** A part that scrolls by itself. */
export const SCROLLER = { "data-scroller": "" } as const;
const SCROLLERS = "[data-scroller]";
export const scrollerOf = (element: Element) => element.closest(SCROLLERS);

const behavior = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";

/** Brings something into sight inside its own part, so that the page stays where it is. */
export function showInside(id: string): void {
  const element = document.getElementById(id);
  const scroller = element && scrollerOf(element);
  if (!element || !scroller) return;
  const [frame, box] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  const middle = (frame.height - Math.min(box.height, frame.height)) / 2;
  scroller.scrollBy({ top: box.top - frame.top - middle, behavior: behavior() });
}

/** Below the header, and not at the very edge. */
const EDGES = { top: 72, bottom: 24 };

/** Goes there: into sight with the page, and the focus with it. */
export function goThere(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  showInside(id);
  const { top, bottom } = element.getBoundingClientRect();
  const inside = scrollerOf(element);
  const isInSight = top >= EDGES.top && bottom <= innerHeight - EDGES.bottom;
  if (!inside && !isInSight) element.scrollIntoView({ block: "center", behavior: behavior() });
  if (inside) inside.scrollIntoView({ block: "nearest", behavior: behavior() });
  element.focus({ preventScroll: true });
}
