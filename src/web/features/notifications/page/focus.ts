/** Where reading goes on when the button that was pressed goes away; only if it had the focus. */

const rowOf = (id: string) => document.querySelector(`li[data-id="${id}"]`);
const hasFocus = (element: Element | null) => element?.contains(document.activeElement) ?? false;

/** Its "Mark as read" goes; what it leads to, or else its last button, stays. */
export function focusRow(id: string): void {
  const row = rowOf(id);
  if (!hasFocus(row)) return;
  const target =
    row?.querySelector<HTMLElement>("a[data-open]") ??
    row?.querySelector<HTMLElement>("[data-remove]");
  target?.focus();
}

export function focusAfterRemoval(id: string): void {
  const row = rowOf(id);
  if (!hasFocus(row)) return;
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = beside?.querySelector<HTMLElement>("[data-remove]");
  (target ?? document.querySelector<HTMLElement>("h1"))?.focus();
}

export function focusToolbar(): void {
  document.getElementById("select-all")?.focus();
}
