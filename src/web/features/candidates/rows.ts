/** The link of each row carries its candidate's id. */
export const ROW = "data-candidate";

/** The open profile: beside the list, or a sheet over it. */
export const PANEL_ID = "candidate-panel";

const linksIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(`[${ROW}]`)];
const idOf = (link: Element | null | undefined) => link?.getAttribute(ROW) ?? undefined;

/** Whose row has the focus, on its name or on one of its buttons. */
export function focusedRow(list: HTMLElement | null): string | undefined {
  const row = document.activeElement?.closest("li");
  return row && list?.contains(row) ? idOf(row.querySelector(`[${ROW}]`)) : undefined;
}

/** From the row that has the focus, else from the one that is open, else from before the first. */
export function moveFocus(list: HTMLElement, step: 1 | -1, open: string | undefined): void {
  const links = linksIn(list);
  const from = focusedRow(list) ?? open;
  const at = links.findIndex((link) => idOf(link) === from);
  focus(links[Math.max(0, at + step)]);
}

/** Reading goes on at the one who was open. */
export function focusRow(list: HTMLElement | null, id: string): void {
  if (list) focus(linksIn(list).find((link) => idOf(link) === id));
}

export function focusRowAt(list: HTMLElement | null, at: number): void {
  if (list) focus(linksIn(list)[at]);
}

function focus(link: HTMLElement | undefined): void {
  link?.focus({ preventScroll: true });
  link?.closest("li")?.scrollIntoView({ block: "nearest" });
}
