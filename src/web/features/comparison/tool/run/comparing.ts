import type { SideName } from "../side.ts";
import type { Stage } from "./run-comparison.ts";

/** What becomes of one of the documents while both are brought here. */
export type Bringing = { is: "waiting" | "reading" | "arrived" } | { sent: number; total: number };

export interface Comparing {
  step: number;
  bringing: Record<SideName, Bringing>;
}

export const STARTED: Comparing = {
  step: 0,
  bringing: { resume: { is: "waiting" }, job: { is: "waiting" } },
};

export function after(stage: Stage, now: Comparing): Comparing {
  if ("step" in stage) return { ...now, step: stage.step };
  const { side, ...bringing } = stage;
  return { ...now, bringing: { ...now.bringing, [side]: bringing } };
}
