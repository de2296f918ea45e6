import { useMemo, useState } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { linesOf } from "../requirement-rows.ts";
import { isSame, type Light } from "./anchors.ts";

/** What is lit on both sides, because someone points at it or has chosen it. */
export interface Lighting {
  requirements: ReadonlySet<number>;
  lines: ReadonlySet<number>;
  /** The light comes from a line, which is in sight already. */
  fromLine: boolean;
  /** What stays lit when nobody points at anything. */
  chosen: Light | undefined;
  point: (light: Light | undefined) => void;
  choose: (light: Light | undefined) => void;
  /** Chosen once more, it goes out. */
  toggle: (light: Light) => void;
}

export function useLighting({ requirements }: Pick<Comparison, "requirements">): Lighting {
  const [pointed, point] = useState<Light>();
  const [chosen, choose] = useState<Light>();
  const light = pointed ?? chosen;
  const lit = useMemo(() => {
    const pair = pairOf(light, requirements);
    return { requirements: new Set(pair.requirements), lines: new Set(pair.lines) };
  }, [light, requirements]);
  return {
    ...lit,
    fromLine: light !== undefined && "line" in light,
    chosen,
    point,
    choose,
    toggle: (next) => choose(isSame(next, chosen) ? undefined : next),
  };
}

/** What goes together: a requirement with all of its lines; a line with all that rests on it. */
export function pairOf(light: Light | undefined, requirements: Comparison["requirements"]) {
  if (!light) return { requirements: [], lines: [] };
  if ("line" in light) {
    const resting = requirements.filter((each) => linesOf(each).includes(light.line));
    return { requirements: resting.map(({ number }) => number), lines: [light.line] };
  }
  const found = requirements.find(({ number }) => number === light.requirement);
  return { requirements: [light.requirement], lines: found ? linesOf(found) : [] };
}
