import type { ChildProcess } from "node:child_process";
import { basename } from "node:path";

/**
 * Processes that a pool which stopped has left to the next one. A server keeps none: its pools stop when it does. Tests
 * start some hundred servers, and most of what a reader costs them is its start.
 */
const kept = new Set<string>();
const spare = new Map<string, ChildProcess[]>();

/** For tests: the built files whose processes are kept when they have nothing to do. */
export function keepSpare(names: readonly string[]): void {
  for (const name of names) kept.add(`${name}.js`);
}

/** One that was started in the same way and is alive. */
export function takeSpare(child: StartedAs): ChildProcess | undefined {
  const one = spare.get(nameOf(child))?.pop();
  one?.removeAllListeners("exit");
  return one;
}

/** Whether it was kept: whoever has it lets it be. */
export function leaveSpare(startedAs: StartedAs, child: ChildProcess): boolean {
  if (!kept.has(basename(startedAs.file)) || !child.connected) return false;
  const others = spare.get(nameOf(startedAs)) ?? [];
  spare.set(nameOf(startedAs), [...others, child]);
  for (const event of ["message", "error", "exit"]) child.removeAllListeners(event);
  child.on("error", () => {});
  child.once("exit", () => {
    const left = spare.get(nameOf(startedAs)) ?? [];
    spare.set(
      nameOf(startedAs),
      left.filter((one) => one !== child),
    );
  });
  return true;
}

interface StartedAs {
  readonly file: string;
  readonly niceness: number;
  readonly memoryMb: number;
}

const nameOf = ({ file, niceness, memoryMb }: StartedAs) => [file, niceness, memoryMb].join(" ");
