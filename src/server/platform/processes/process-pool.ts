import { createAdmission } from "../admission/admission.ts";
import { askerNow } from "../admission/asker.ts";
import { unavailable } from "../faults.ts";
import { programOf } from "./task-counts.ts";
import {
  type Assignment,
  BUSY,
  type ProcessOptions,
  startTaskProcess,
  type TaskProcess,
} from "./task-process.ts";

interface PoolOptions extends ProcessOptions {
  readonly processes: number;
  /** How many tasks may stand in line; others are refused. */
  readonly waiting: number;
  /** How long one may, if not for ever. */
  readonly waitMs?: number;
}

interface How {
  /** Somebody waits for it: it goes before what nobody does, and stands in a line of its own. */
  readonly isUrgent?: boolean;
}

export interface ProcessPool {
  /** Rejects with a Refusal that a person can read, also when the process had to be ended. */
  run(task: string, input: unknown, timeoutMs: number, how?: How): Promise<unknown>;
  /** Starts one process, so that the first task does not wait for it. */
  warm(): void;
  stop(): Promise<void>;
}

/** One process stays warm; the others go when there has been nothing for them to do. */
const IDLE_MS = 60_000;

/**
 * Work that must not be able to slow, fill or end the server: each task runs in a process of its
 * own rank and memory, and is ended with its process when its time is up. Whose turn it is, the
 * admission says.
 */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const { processes, waiting, waitMs } = options;
  const members = new Set<TaskProcess>();
  const admission = createAdmission({
    name: programOf(options.file),
    atOnce: processes,
    waiting,
    ...(waitMs !== undefined && { waitMs }),
    sentences: { busy: BUSY, tooMany: TOO_MANY },
  });
  /** Admitted, and without a process only while one that was ended is still going. */
  const line: Assignment[] = [];
  let counter = 0;
  let stopped = false;
  let tidy: NodeJS.Timeout | undefined;

  function start(): TaskProcess {
    const member = startTaskProcess(options, (state) => {
      if (state === "gone") members.delete(member);
      next();
    });
    members.add(member);
    return member;
  }

  const freeOnes = () => [...members].filter(({ isFree }) => isFree);

  function next(): void {
    clearTimeout(tidy);
    while (line.length > 0 && !stopped) {
      const member = freeOnes()[0] ?? (members.size < processes ? start() : undefined);
      if (!member) return;
      const assignment = line.shift();
      if (assignment) member.give(assignment);
    }
    tidy = setTimeout(() => {
      for (const spare of freeOnes().slice(1)) void spare.end();
    }, IDLE_MS).unref();
  }

  const assign = (task: string, input: unknown, timeoutMs: number) =>
    new Promise((done, failed) => {
      if (stopped) return failed(unavailable(BUSY));
      counter += 1;
      const request = { id: counter, task, input };
      line.push({ request, timeoutMs, signal: askerNow().signal, done, failed });
      next();
    });

  return {
    run: (task, input, timeoutMs, how) => admission.run(() => assign(task, input, timeoutMs), how),
    warm() {
      if (!stopped && members.size === 0) start();
    },
    async stop() {
      stopped = true;
      clearTimeout(tidy);
      admission.stop();
      for (const { failed } of line.splice(0)) failed(unavailable(BUSY));
      await Promise.all([...members].map((member) => member.end()));
    },
  };
}

const TOO_MANY =
  "Too many files of yours are being read right now. Please wait until these are done.";
