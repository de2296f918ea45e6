import { useSyncExternalStore } from "react";

/** The dialogs that stand over the page, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Shows it over everything else; what it answers takes it away and gives the focus back. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...dialogs, dialog]);
  return () => {
    change(dialogs.filter((other) => other !== dialog));
    dialog.close();
  };
}

/**
 * Where menus, tooltips and toasts are put. Under a modal dialog the page is inert, so they stand inside
 * the topmost one; else in <main>, because everything on a page belongs into a landmark.
 */
export function useFloatHome(): Element | null {
  return useSyncExternalStore(watch, floatHome, () => null);
}

const floatHome = () => dialogs.at(-1) ?? document.querySelector("main");

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function change(next: readonly HTMLDialogElement[]): void {
  if (next.length > 0 && dialogs.length === 0) holdPage();
  if (next.length === 0) releasePage();
  dialogs = next;
  for (const onChange of watchers) onChange();
}

const HELD = "overflow-hidden";
const KEEPS_GUTTER = "[scrollbar-gutter:stable]";

/** The page behind does not scroll, and does not move sideways when its scroll bar goes. */
function holdPage(): void {
  const page = document.documentElement;
  const hasScrollBar = window.innerWidth > page.clientWidth;
  page.classList.add(HELD);
  page.classList.toggle(KEEPS_GUTTER, hasScrollBar);
}

function releasePage(): void {
  document.documentElement.classList.remove(HELD, KEEPS_GUTTER);
}
