import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { invalid, Refusal, unavailable } from "../faults.ts";
import type { Log } from "../log.ts";
import { projectRoot } from "../project-root.ts";
import { countTask, countTaskEnd } from "./task-counts.ts";
import type { TaskAnswer, TaskRequest } from "./task-messages.ts";

interface TaskClock {
  stop(): void;
}

/** A process that is starved by others gets as many times its limit before it is given up. */
const PATIENCE = 5;
const TICKS_PER_SECOND = 100;

/**
 * Calls `onTimeUp` when a task has had its time. The processes are niced, so on a busy machine the
 * time that passes says little: what counts is the time that the processor gave them.
 */
function startTaskClock(
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

export interface ProcessOptions {
  /** A built module that calls `serveTasks` (built-file.ts). */
  readonly file: string;
  /** 0 is the server's own rank; the higher, the more the rest of the machine goes first. */
  readonly niceness: number;
  /** A process that grows beyond this is ended, and its task fails. */
  readonly memoryMb: number;
  /** What a process has at least for its first task, which it takes while it is still starting. */
  readonly firstMs?: number;
  /** What a person reads when a task takes too long or its process dies. */
  readonly sentences: { readonly tooLong: string; readonly died: string };
  readonly log: Log;
}

export interface Assignment {
  readonly request: TaskRequest;
  readonly timeoutMs: number;
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal | undefined;
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** The process went, or had no turn on the processor, while it had a task. Another may be able to do it. */
class ProcessDied extends Refusal {}

/** Whether the file, the process or the machine was at fault, nobody knows yet. */
export const hasDied = (error: unknown) => error instanceof ProcessDied;

/** Nothing is known against the task: its process died or never started, or too many stood in line. */
export const isPassing = (error: unknown) =>
  error instanceof ProcessDied || (error instanceof Refusal && error.fault === "unavailable");

export const BUSY = "Too many files are being read right now. Please try again in a moment.";
/** To somebody whose file was not read, and who must not think that it is damaged. */
const NOT_THE_FILE =
  "Our side was too busy to read this. Nothing is wrong with your file: please try again in a moment.";
const RETRY_SECONDS = 10;
/** From outside, or by the system where memory is short: a process that ends itself does it otherwise. */
const FROM_OUTSIDE = new Set(["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"]);
/** What is nearly done is not worth a new process. */
const LEFT_MS = 1000;

export interface TaskProcess {
  /** Nothing to do, and not about to go. */
  readonly isFree: boolean;
  give(assignment: Assignment): void;
  /** Ends the process; whoever waits for it is told to come back. */
  end(): Promise<void>;
}

/** One process, one task at a time. `onChange` is called when it is free again, or gone. */
export function startTaskProcess(
  options: ProcessOptions,
  onChange: (state: "free" | "gone") => void,
): TaskProcess {
  const { log, sentences } = options;
  const child = takeSpare(options) ?? forkFile(options);
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let current: { readonly assignment: Assignment; readonly clock: TaskClock } | undefined;
  let isFirst = true;
  let ending: Ending | undefined;

  const kill = (why: Ending) => {
    ending ??= why;
    child.kill("SIGKILL");
  };
  const take = () => {
    const taken = current;
    current = undefined;
    taken?.clock.stop();
    return taken?.assignment;
  };

  child.on("message", (answer: TaskAnswer) => {
    if (current?.assignment.request.id !== answer.id) return;
    countTaskEnd(options.file, "done");
    const assignment = take();
    if (assignment) settle(assignment, answer, options);
    onChange("free");
  });
  child.on("error", (error) => {
    log.warn({ err: error }, "a task process failed");
    // It never started, so it will not exit either.
    if (child.pid !== undefined) return;
    ending ??= "wanted";
    if (current) countTaskEnd(options.file, "lost");
    take()?.failed(unavailable(BUSY));
    onChange("gone");
  });
  child.once("exit", (code, signal) => {
    if (!ending) log.warn({ code, signal }, "a task process ended by itself");
    if (current) countTaskEnd(options.file, "lost");
    take()?.failed(
      endedBy(ending ?? (FROM_OUTSIDE.has(signal ?? "") ? "killed" : "died"), sentences),
    );
    onChange("gone");
  });

  /** A task that nobody waits for is ended with its process, unless it is done in a moment. */
  function endWhenLeft(assignment: Assignment): void {
    const endSoon = () =>
      setTimeout(() => {
        if (current?.assignment === assignment) kill("wanted");
      }, LEFT_MS).unref();
    if (assignment.signal?.aborted) endSoon();
    else assignment.signal?.addEventListener("abort", endSoon, { once: true });
  }

  return {
    get isFree() {
      return !current && !ending;
    },
    give(assignment) {
      const leastMs = isFirst ? (options.firstMs ?? 0) : 0;
      isFirst = false;
      const limitMs = Math.max(assignment.timeoutMs, leastMs);
      const clock = startTaskClock(child.pid, limitMs, kill);
      current = { assignment, clock };
      countTask(options.file);
      endWhenLeft(assignment);
      child.send(assignment.request, (error) => {
        if (error) log.warn({ err: error }, "a task could not be handed over");
      });
    },
    end() {
      if (child.pid === undefined) return Promise.resolve();
      if (!current && !ending && leaveSpare(options, child)) {
        ending = "wanted";
        onChange("gone");
        return Promise.resolve();
      }
      kill("wanted");
      return gone;
    },
  };
}

/** Its time of the processor was up, or what passed was; the server ended it; it was ended; it ended. */
type Ending = "too-long" | "starved" | "wanted" | "killed" | "died";

function endedBy(ending: Ending, { tooLong, died }: ProcessOptions["sentences"]): Refusal {
  if (ending === "wanted") return unavailable(BUSY, RETRY_SECONDS);
  if (ending === "too-long") return invalid(tooLong);
  if (ending === "died") return new ProcessDied("invalid", died);
  return new ProcessDied("unavailable", NOT_THE_FILE, RETRY_SECONDS);
}

function settle(
  { request, done, failed }: Assignment,
  answer: TaskAnswer,
  options: ProcessOptions,
) {
  if ("value" in answer) return done(answer.value);
  if ("fault" in answer) return failed(new Refusal(answer.fault, answer.message));
  options.log.warn({ task: request.task, reason: answer.error }, "a task failed");
  return failed(invalid(options.sentences.died));
}

function forkFile({ file, niceness, memoryMb }: ProcessOptions): ChildProcess {
  const child = fork(file, [String(niceness), String(memoryMb)], {
    cwd: projectRoot(),
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Nothing of the server's surroundings: a parser that is taken over finds no secrets there.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // From here, too: it sets its own rank when it has loaded everything, and that takes the longest.
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  return child;
}

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
function takeSpare(child: StartedAs): ChildProcess | undefined {
  const one = spare.get(nameOf(child))?.pop();
  one?.removeAllListeners("exit");
  return one;
}

/** Whether it was kept: whoever has it lets it be. */
function leaveSpare(startedAs: StartedAs, child: ChildProcess): boolean {
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
