import { type RefObject, useEffect, useState } from "react";

/** Goes to a firm of the list once the one before it is gone; without any, to the heading. */
export function useFocusFirm(panel: RefObject<HTMLElement | null>) {
  // An object, so that asking for the same place twice goes there twice.
  const [wanted, setWanted] = useState<{ id: string | undefined; ifLost: boolean }>();
  useEffect(() => {
    if (!wanted) return;
    // Whoever is at another firm meanwhile stays there: only what went with its row is on the body.
    if (wanted.ifLost && document.activeElement !== document.body) return;
    const row = panel.current?.querySelector(`[data-firm="${wanted.id}"]`);
    const target = row?.querySelector<HTMLElement>("[data-first]");
    (target ?? panel.current?.querySelector<HTMLElement>("h2"))?.focus();
  }, [wanted, panel]);
  return (id: string | undefined, { ifLost = false } = {}) => setWanted({ id, ifLost });
}
