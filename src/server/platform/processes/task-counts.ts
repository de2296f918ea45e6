import { basename } from "node:path";

interface Counts {
  busy: number;
  done: number;
  lost: number;
}

/** What the children of this process did, by their program. For /metrics. */
const byFile = new Map<string, Counts>();

function countsOf(file: string): Counts {
  const known = byFile.get(file) ?? { busy: 0, done: 0, lost: 0 };
  byFile.set(file, known);
  return known;
}

export function countTask(file: string): void {
  countsOf(file).busy += 1;
}

export function countTaskEnd(file: string, how: "done" | "lost"): void {
  const counts = countsOf(file);
  counts.busy -= 1;
  counts[how] += 1;
}

export const programOf = (file: string) => basename(file).replace(/\.[jt]s$/, "");

export const taskCounts = () =>
  [...byFile].map(([file, counts]) => ({ name: programOf(file), ...counts }));
