import { type RefObject, useEffect, useEffectEvent } from "react";
import { keysAreOn } from "#web/ui/list/keys-on.ts";
import { TABS, type Tab } from "./model/candidates-view.ts";
import { focusedRow, moveFocus, PANEL_ID } from "./rows.ts";

/** What a letter does with somebody. */
interface Verbs {
  bookmark: (id: string) => void;
  contact: (id: string) => void;
  compare: (id: string) => void;
  download: (id: string) => void;
}

interface Keys extends Verbs {
  list: RefObject<HTMLElement | null>;
  /** Who is open beside the list. */
  open: string | undefined;
  onTab: (tab: Tab) => void;
  onFilter: () => void;
  onClose: () => void;
  onHelp: () => void;
}

/** What has its own use for keys. */
const OWN =
  "input, textarea, select, [contenteditable], [role=menu], [role=dialog], li[data-state]";
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const VERBS: Readonly<Record<string, keyof Verbs>> = {
  b: "bookmark",
  m: "contact",
  c: "compare",
  d: "download",
};

/** Enter opens by itself: each row is a link. */
export function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Escape also takes a toast away, which says of itself that it was meant: here it means both.
    if (event.defaultPrevented && event.key !== "Escape") return;
    if (target instanceof Element && target.closest(OWN)) return;
    // Under a dialog the list is out of reach, wherever the key was pressed.
    const over = [...document.querySelectorAll("dialog[open]")];
    if (over.some(({ id }) => id !== PANEL_ID)) return;
    const done = over.length > 0 ? pressOnSheet(event.key, keys) : press(event.key, keys);
    if (done) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether the key did something. */
function press(key: string, keys: Keys): boolean {
  const { list, open } = keys;
  if (key === "Escape" && open) {
    keys.onClose();
    return true;
  }
  const row = focusedRow(list.current);
  // Elsewhere the arrows scroll the page.
  const arrow = row && ARROWS[key];
  if (arrow && list.current) {
    moveFocus(list.current, arrow, open);
    return true;
  }
  return keysAreOn() && letter(key.toLowerCase(), row ?? open, keys);
}

/** Whoever is open on a sheet is all that there is; Escape is the sheet's own. */
function pressOnSheet(key: string, keys: Keys): boolean {
  return keysAreOn() && letterOnSheet(key.toLowerCase(), keys);
}

function letterOnSheet(key: string, { open, onTab, onHelp, ...verbs }: Keys): boolean {
  const verb = VERBS[key];
  const tab = TABS[Number(key) - 1];
  if (verb && open) verbs[verb](open);
  else if (tab) onTab(tab);
  else if (key === "?") onHelp();
  else return false;
  return true;
}

function letter(key: string, inHand: string | undefined, keys: Keys): boolean {
  const { list, open, onTab } = keys;
  const step = STEPS[key];
  const verb = VERBS[key];
  const tab = TABS[Number(key) - 1];
  if (step && list.current) moveFocus(list.current, step, open);
  else if (verb && inHand) keys[verb](inHand);
  else if (tab && open) onTab(tab);
  else if (key === "f") keys.onFilter();
  else if (key === "?") keys.onHelp();
  else return false;
  return true;
}
