import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { Refusal } from "../faults.ts";
import type { TaskAnswer, TaskRequest } from "./task-messages.ts";

type Tasks = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/** The whole life of a process of the pool: take a task, answer it, take the next. */
export function serveTasks(tasks: Tasks): void {
  const [niceness = 0, memoryMb = 0] = process.argv.slice(2).map(Number);
  setPriority(niceness);
  guard(memoryMb);
  process.on("disconnect", () => process.exit(0));
  process.on("message", async (request: TaskRequest) => {
    const answer = await answerTo(tasks, request);
    process.send?.(answer, undefined, undefined, () => {});
  });
}

async function answerTo(tasks: Tasks, { id, task, input }: TaskRequest): Promise<TaskAnswer> {
  try {
    const work = tasks[task];
    if (!work) throw new Error(`There is no task ${task}.`);
    // What a task is sent is typed where the pool is wrapped; here it passes through.
    return { id, value: await work(input as never) };
  } catch (error) {
    if (error instanceof Refusal) return { id, fault: error.fault, message: error.message };
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * A thread of its own, since a parser that hangs hangs its thread: it ends the process when the
 * server is gone, or when it has grown too large (memory of WebAssembly is not bounded otherwise). By a
 * signal of its own: one that is killed from outside is no word against its task (task-process.ts).
 */
function guard(memoryMb: number): void {
  const thread = new Worker(GUARD, {
    eval: true,
    workerData: { parent: process.ppid, limit: memoryMb * 1024 * 1024 },
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  // One that fails is replaced: unheard, its failure would end the process and with it somebody's task.
  thread.on("error", () => guard(memoryMb));
  thread.unref();
}

const GUARD = `
const { workerData } = require("node:worker_threads");
setInterval(() => {
  if (process.ppid !== workerData.parent) process.kill(process.pid, "SIGKILL");
  if (process.memoryUsage.rss() > workerData.limit) process.kill(process.pid, "SIGUSR2");
}, 200);
`;
