import { unavailable } from "../faults.ts";
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
 * own rank and memory, and is ended with its process when its time is up.
 */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const members = new Set<TaskProcess>();
  /** The urgent ones first. */
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
      const member = freeOnes()[0] ?? (members.size < options.processes ? start() : undefined);
      if (!member) return;
      const assignment = line.shift();
      if (assignment) member.give(assignment);
    }
    tidy = setTimeout(() => {
      for (const spare of freeOnes().slice(1)) void spare.end();
    }, IDLE_MS).unref();
  }

  return {
    run(task, input, timeoutMs, { isUrgent = false } = {}) {
      const urgent = line.filter((one) => one.isUrgent).length;
      const before = isUrgent ? urgent : line.length - urgent;
      if (stopped || before >= options.waiting) return Promise.reject(unavailable(BUSY));
      return new Promise((done, failed) => {
        counter += 1;
        const request = { id: counter, task, input };
        const place = isUrgent ? urgent : line.length;
        line.splice(place, 0, { request, timeoutMs, isUrgent, done, failed });
        next();
      });
    },
    warm() {
      if (!stopped && members.size === 0) start();
    },
    async stop() {
      stopped = true;
      clearTimeout(tidy);
      for (const { failed } of line.splice(0)) failed(unavailable(BUSY));
      await Promise.all([...members].map((member) => member.end()));
    },
  };
}
