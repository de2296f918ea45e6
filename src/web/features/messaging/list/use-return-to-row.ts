import { useEffect, useRef } from "react";
import type { Place } from "../address.ts";
import { rowId } from "./conversation-row.tsx";

/** On a small screen the list comes back in place of a conversation: one goes on from its row. */
export function useReturnToRow(place: Place): void {
  const left = useRef<string>(undefined);
  const open = place.at === "conversation" ? place.id : undefined;
  useEffect(() => {
    const id = left.current;
    left.current = open;
    if (id && !open) document.getElementById(rowId(id))?.focus();
  }, [open]);
}
