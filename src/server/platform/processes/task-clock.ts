import { readFileSync } from "node:fs";

export interface TaskClock {
  stop(): void;
}

/** A process that is starved by others gets as many times its limit before it is given up. */
const PATIENCE = 5;
const TICKS_PER_SECOND = 100;

/**
 * Calls `onTimeUp` when a task has had its time. The processes are niced, so on a busy machine the
 * time that passes says little: what counts is the time that the processor gave them.
 */
export function startTaskClock(
  pid: number | undefined,
  limitMs: number,
  onTimeUp: (why: "too-long" | "starved") => void,
): TaskClock {
  const before = processorMs(pid);
  const giveUpAt = performance.now() + PATIENCE * limitMs;
  let timer = setTimeout(check, limitMs);

  function check(): void {
    const used = processorMs(pid) - before;
    // Where the system does not tell (NaN), time is time.
    if (!(used < limitMs)) onTimeUp("too-long");
    else if (performance.now() >= giveUpAt) onTimeUp("starved");
    else timer = setTimeout(check, Math.max(limitMs - used, limitMs / 8));
  }

  return { stop: () => clearTimeout(timer) };
}

/** User and system time so far, from Linux's own books. */
function processorMs(pid: number | undefined): number {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = rest.split(" ");
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
  } catch {
    return Number.NaN;
  }
}
