import type { Reading, Source } from "../line.ts";
import type { Read, ReadItem } from "./read-value.ts";

/** As long as the contract allows a text, a long text and a list to be. */
export const LONGEST = { text: 500, long: 20_000, list: 200 };

interface SourceKeeper {
  readonly sources: () => Reading<unknown>["sources"];
  readonly note: (key: string, found: Source | undefined) => void;
  readonly text: (key: string, found: Read<string> | undefined) => string;
  readonly items: <Item extends object>(key: string, found: readonly ReadItem<Item>[]) => Item[];
}

/** Writes down where each value was read while the values are put together. */
export function keepSources(): SourceKeeper {
  const sources: Record<string, Source> = {};
  const note = (key: string, found: Source | undefined) => {
    if (found) sources[key] = { lines: found.lines, confidence: found.confidence };
  };
  const text = (key: string, found: Read<string> | undefined) => {
    note(key, found);
    return (found?.value ?? "").slice(0, LONGEST.text);
  };
  const items = <Item extends object>(key: string, found: readonly ReadItem<Item>[]) =>
    found.slice(0, LONGEST.list).map((one, at) => {
      note(`${key}.${at}`, one);
      for (const [field, lines] of Object.entries(one.fields)) {
        if (lines.length === 0) continue;
        note(`${key}.${at}.${field}`, { lines, confidence: one.confidence });
      }
      return one.item;
    });
  return { sources: () => sources, note, text, items };
}
