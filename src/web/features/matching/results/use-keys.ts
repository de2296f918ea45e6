import { type RefObject, useEffect, useEffectEvent } from "react";
import { keysAreOn } from "#web/ui/list/keys-on.ts";

interface Keys {
  list: RefObject<HTMLElement | null>;
  /** The job that is open beside the list. */
  open: string | undefined;
  onClose: () => void;
  onHelp: () => void;
}

/** What has its own use for keys. */
const OWN = "input, textarea, select, [contenteditable], [role=menu]";
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** J and K go from job to job, Enter opens (it is a link), Escape closes, ? shows the keys. */
export function useKeys({ list, open, onClose, onHelp }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(OWN)) return;
    // Under a dialog the list is out of reach, wherever the key was pressed.
    if (document.querySelector("dialog[open]")) return;
    if (key === "Escape" && open) {
      onClose();
      return;
    }
    const inList = target instanceof Node && list.current?.contains(target);
    // Elsewhere the arrows scroll the page; letters can be switched off (WCAG 2.1.4).
    const step = (inList && ARROWS[key]) || (keysAreOn() && STEPS[key.toLowerCase()]);
    if (step && list.current) {
      event.preventDefault();
      move(list.current, step, open);
    }
    if (key === "?" && keysAreOn()) onHelp();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const TITLES = "[data-match]";
const titlesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(TITLES)];
const jobOf = (title: HTMLElement | null | undefined) => title?.dataset.match;

/** From the job that has the focus, else from the one that is open, else from before the first. */
function move(list: HTMLElement, step: 1 | -1, open: string | undefined): void {
  const titles = titlesIn(list);
  const focused = document.activeElement?.closest("article")?.querySelector<HTMLElement>(TITLES);
  const from = jobOf(focused) ?? open;
  const at = titles.findIndex((title) => jobOf(title) === from);
  const next = titles[Math.max(0, at + step)];
  next?.focus({ preventScroll: true });
  showCardOf(next);
}

const showCardOf = (title: HTMLElement | undefined) =>
  title?.closest("article")?.scrollIntoView({ block: "nearest" });

const titleOf = (list: HTMLElement | null, job: string) =>
  list ? titlesIn(list).find((title) => jobOf(title) === job) : undefined;

/** Reading goes on at the job that was open. */
export const focusTitle = (list: HTMLElement | null, job: string) =>
  titleOf(list, job)?.focus({ preventScroll: true });

export const showTitle = (list: HTMLElement | null, job: string) => showCardOf(titleOf(list, job));
