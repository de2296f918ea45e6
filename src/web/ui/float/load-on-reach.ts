import { type PointerEvent, useState } from "react";

/**
 * What hangs from a button is loaded when somebody reaches for it: no page has room for what menus are made of.
 * A press meanwhile is remembered. Not for the focus alone, which would be lost with the button it replaces.
 */
export function useLoadOnReach<Module>(load: () => Promise<Module>, onFailed: () => void) {
  const [loaded, setLoaded] = useState<Module>();
  const [wanted, setWanted] = useState(false);
  // Handed over as a value: a module may be a function, which would be called.
  const start = () => load().then((module) => setLoaded(() => module));
  /** A finger enters and presses at once: the button must not be replaced under it. */
  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") start().catch(() => undefined);
  }
  function open() {
    setWanted(true);
    start().catch(onFailed);
  }
  /** Until the mouse is up again the button may have been replaced, and then there is no click. */
  function onPointerDown({ pointerType, button }: PointerEvent) {
    if (pointerType === "mouse" && button === 0) open();
  }
  return { loaded, wanted, reach: { onPointerEnter, onPointerDown, onClick: open } };
}
