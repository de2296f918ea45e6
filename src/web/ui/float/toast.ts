import { useSyncExternalStore } from "react";

/** Spec 1 §9. */
const DEFAULT_MS = 5000;
/** More than this is a wall. The oldest makes room. */
const MOST = 5;

interface ToastOptions {
  /** Pressing it also takes the toast away. */
  action?: { label: string; onPress: () => void };
  ms?: number;
}

export interface ToastItem extends ToastOptions {
  id: number;
  kind: "success" | "error" | "warning" | "info";
  text: string;
  ms: number;
}

const NONE: readonly ToastItem[] = [];
let items = NONE;
let lastId = 0;
const watchers = new Set<() => void>();

const add =
  (kind: ToastItem["kind"]) =>
  (text: string, options: ToastOptions = {}): number => {
    lastId += 1;
    const item = { ms: DEFAULT_MS, ...options, id: lastId, kind, text };
    change([...items, item].slice(-MOST));
    return lastId;
  };

/** Says in passing what happened, from anywhere; by its number it can be taken away. What someone must act on stays on the page instead. */
export const toast = {
  success: add("success"),
  error: add("error"),
  warning: add("warning"),
  info: add("info"),
};

export function dismissToast(id: number): void {
  change(items.filter((item) => item.id !== id));
}

/** Oldest first. A page that the server renders has none. */
export function useToasts(): readonly ToastItem[] {
  return useSyncExternalStore(
    watch,
    () => items,
    () => NONE,
  );
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function change(next: readonly ToastItem[]): void {
  items = next;
  for (const onChange of watchers) onChange();
}
