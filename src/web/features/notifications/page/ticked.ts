import { useRef, useState } from "react";
import type { Notification } from "#contract/notifications.ts";
import { toggleAll, toggleRows } from "#web/ui/list/selection.ts";

/** The chosen ones that are still there: what is gone, or filtered out, is not acted upon. */
export function tickedAmong(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(keys.filter((key) => chosen.has(key)));
}

export function useTicked(shown: readonly Notification[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const keys = shown.map(({ id }) => id);
  const ticked = tickedAmong(keys, chosen);
  return {
    keys,
    ticked,
    /** With Shift, the rows between this press and the last as well. */
    tick(id: string, range: boolean) {
      setChosen(toggleRows(keys, ticked, id, range ? last.current : undefined));
      last.current = id;
    },
    tickAll: () => setChosen(toggleAll(keys, ticked)),
    untick: () => setChosen(new Set()),
  };
}
