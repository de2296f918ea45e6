import { useEffect, useEffectEvent } from "react";
import { keysAreOn } from "#web/ui/list/keys/keys-on.ts";

/** What has its own use for letters. */
const OWN =
  "input, textarea, select, [contenteditable], [role=menu], [role=dialog], li[data-state]";

interface Keys {
  /** A held key goes on moving. */
  moves: Readonly<Record<string, () => void>>;
  /** A held key decides once. */
  verbs: Readonly<Record<string, () => void>>;
}

/** Letters that do something while nobody types and no dialog is open. */
export function useKeys({ moves, verbs }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !keysAreOn()) return;
    if (target instanceof Element && target.closest(OWN)) return;
    if (document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    const act = moves[key] ?? (event.repeat ? undefined : verbs[key]);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
