import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigationType } from "react-router";
import { applyHead, type Head } from "./head.ts";

/**
 * What a browser does by itself when a page loads, done when a screen changes: title, place and
 * focus. Gives the words to announce; nothing is announced for the page that was loaded.
 */
export function useScreenChange({ title, setByPage = false }: Head, scene = ""): string {
  const { pathname, state } = useLocation();
  const kind = useNavigationType();
  const here = `${pathname} ${scene}`;
  const place = useRef(here);
  const [arrived, setArrived] = useState<Head>();
  const saidByPage = useSyncExternalStore(watch, current, nothing);

  useEffect(() => {
    if (!setByPage) applyHead({ title });
  }, [title, setByPage]);

  useEffect(() => {
    if (place.current === here) return;
    place.current = here;
    // The screen shows the same under another address, and the reader is in the middle of it.
    if (isStaying(state)) return;
    setArrived({ title, setByPage });
    contentStart()?.focus({ preventScroll: true });
    // Going back, the browser itself restores where the reader was.
    if (kind !== "POP") scrollTo(0, 0);
  }, [here, title, setByPage, kind, state]);

  if (!arrived) return "";
  return arrived.setByPage ? saidByPage : arrived.title;
}

const isStaying = (state: unknown) =>
  typeof state === "object" && state !== null && "stays" in state;

/** Where reading begins. A screen that has a menu of its own says what comes after it. */
export const contentStart = () =>
  document.querySelector<HTMLElement>("[data-content]") ?? document.getElementById("main");

/** The title of a page that only its data can name; announced on arrival once that is known. */
export function usePageTitle(title: string, isKnown: boolean, wholeTitle?: string): void {
  useEffect(() => {
    applyHead({ title, wholeTitle });
    say(isKnown ? title : "");
    return () => say("");
  }, [title, isKnown, wholeTitle]);
}

let said = "";
const watchers = new Set<() => void>();

function say(title: string): void {
  said = title;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const current = () => said;
const nothing = () => "";
