import { useState } from "react";
import { useFocusNext } from "./use-focus-next.ts";

export interface RowStage {
  isOpen: (key: string) => boolean;
  toggle: (key: string) => void;
  open: (key: string) => void;
  /** Once what has just been changed is on the screen. */
  focus: (id: string) => void;
}

/** Which entries are open to be written in, and where the focus goes next. */
export function useRowStage(): RowStage {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const focus = useFocusNext();
  return {
    isOpen: (key) => openKeys.has(key),
    toggle: (key) => setOpenKeys((keys) => toggled(keys, key)),
    open: (key) => setOpenKeys((keys) => new Set([...keys, key])),
    focus,
  };
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The ids of an entry's parts, and of the button that adds one. */
export const fieldId = (key: string, field: string) => `${key}-${field}`;
export const headId = (key: string) => `${key}-head`;
export const addId = (list: string) => `${list}-add`;
