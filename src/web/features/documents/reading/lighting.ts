import { useMemo, useState } from "react";
import type { Reading } from "./model/reading.ts";
import type { ShownPart } from "./model/shown-field.ts";

/** A field, or an item or a part of one; or a line of the original. */
export type Light = { path: string } | { line: number };

/** What is lit on both sides, because someone points at it or has chosen it. */
export interface Lighting {
  lines: ReadonlySet<number>;
  paths: ReadonlySet<string>;
  /** What goes together: lines, and the parts of fields they went into. Undefined in the dark. */
  pair: { lines: readonly number[]; parts: readonly ShownPart[] } | undefined;
  /** The light comes from a line, which is in sight already, and not from a field. */
  fromLine: boolean;
  point: (light: Light | undefined) => void;
  choose: (light: Light | undefined) => void;
}

export function useLighting(reading: Reading): Lighting {
  const [pointed, point] = useState<Light>();
  const [chosen, choose] = useState<Light>();
  const light = pointed ?? chosen;
  const pair = useMemo(() => light && pairOf(light, reading), [light, reading]);
  return {
    lines: new Set(pair?.lines),
    paths: new Set(pair?.parts.map((part) => part.path)),
    pair,
    fromLine: light !== undefined && "line" in light,
    point,
    choose,
  };
}

function pairOf(light: Light, { groups, partsOfLine }: Reading) {
  if ("line" in light) return { lines: [light.line], parts: partsOfLine(light.line) };
  const { path } = light;
  const parts = groups
    .flatMap(({ fields }) => fields.flatMap((field) => field.parts))
    .filter((part) => part.path === path || part.path.startsWith(`${path}.`));
  const lines = [...new Set(parts.flatMap((part) => part.lines))].sort((a, b) => a - b);
  return { lines, parts };
}
