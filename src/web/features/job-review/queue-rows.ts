/** The link of each row carries its job's id. */
export const ROW = "data-job";

/** The focus is on a row, or was on one that is gone now. */
export function focusWasInList(list: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (list?.contains(activeElement) ?? false);
}

export function showRow(list: HTMLElement | null, id: string, withFocus: boolean): void {
  const link = list?.querySelector<HTMLElement>(`[${ROW}="${CSS.escape(id)}"]`);
  if (withFocus) link?.focus({ preventScroll: true });
  link?.closest("li")?.scrollIntoView({ block: "nearest" });
}
