/** Which rows are ticked. Keys of other pages stay as they are. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
}

export type Ticked = "none" | "some" | "all";

export function tickedOf(keys: readonly string[], selected: ReadonlySet<string>): Ticked {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return "none";
  return count === keys.length ? "all" : "some";
}

/** All on this page, or none of them when all were. */
export function toggleAll(keys: readonly string[], selected: ReadonlySet<string>): Set<string> {
  return withKeys(selected, keys, tickedOf(keys, selected) !== "all");
}

/**
 * One row, and with `from` every row between the two: they all become what the pressed one becomes.
 */
export function toggleRows(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  from?: string,
): Set<string> {
  const start = from === undefined ? -1 : keys.indexOf(from);
  const end = keys.indexOf(key);
  const range = start < 0 ? [key] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  return withKeys(selected, range, !selected.has(key));
}

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], on: boolean) {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
