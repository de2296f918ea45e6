import { Worker } from "node:worker_threads";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { unavailable } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import type { FromThread, Question, Questions, ThreadOptions } from "./messages.ts";

/** The index as the server sees it: questions go over, answers come back. */
export interface IndexClient {
  ask<Q extends Question>(question: Q, ask: Questions[Q]["ask"]): Promise<Questions[Q]["answer"]>;
  start(): void;
  stop(): Promise<void>;
  /** False while it loads, or is being started again. */
  readonly isReady: boolean;
}

interface Options extends ThreadOptions {
  readonly log: Log;
  /** At the start, not with the first question. */
  readonly startsAtOnce: boolean;
  readonly onProfiled: () => void;
}

const ANSWER_WITHIN_MS = 20_000;
/** More would wait longer than anybody does. */
const MOST_WAITING = 100;
const RESTART_MS = { first: 200, longest: 10_000 };

interface Waiting {
  readonly done: (value: never) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export function createIndexClient(options: Options): IndexClient {
  const { log, connection, makesProfiles } = options;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let counter = 0;
  let failures = 0;
  let isReady = false;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id);
    clearTimeout(one?.timer);
    waiting.delete(id);
    return one;
  }

  function hear(message: FromThread): void {
    if ("ready" in message) {
      isReady = true;
      failures = 0;
    } else if ("profiled" in message) options.onProfiled();
    else if ("log" in message) log[message.log](message.detail, message.text);
    else if ("value" in message) settle(message.id)?.done(message.value as never);
    else {
      log.error({ reason: message.error }, "the match index failed to answer");
      settle(message.id)?.failed(new Error("The match index failed to answer."));
    }
  }

  function open(): Worker {
    const opened = openThread({ connection, makesProfiles });
    opened.on("message", hear);
    opened.on("error", (error) => log.warn({ err: error }, "the match index ended"));
    opened.once("exit", () => {
      if (thread !== opened) return;
      thread = undefined;
      isReady = false;
      for (const id of [...waiting.keys()]) settle(id)?.failed(busy());
      if (isStopped) return;
      const wait = Math.min(RESTART_MS.longest, RESTART_MS.first * 2 ** failures++);
      again = setTimeout(ensure, wait).unref();
    });
    return opened;
  }

  function ensure(): Worker {
    again = undefined;
    thread ??= open();
    return thread;
  }

  return {
    ask(question, ask) {
      if (isStopped || again || waiting.size >= MOST_WAITING) return Promise.reject(busy());
      return new Promise((done, failed) => {
        counter += 1;
        const id = counter;
        const timer = setTimeout(() => settle(id)?.failed(busy()), ANSWER_WITHIN_MS);
        waiting.set(id, { done, failed, timer });
        ensure().postMessage({ id, question, ask, until: Date.now() + ANSWER_WITHIN_MS });
      });
    },
    start() {
      if (options.startsAtOnce) ensure();
    },
    async stop() {
      isStopped = true;
      clearTimeout(again);
      await thread?.terminate();
    },
    get isReady() {
      return isReady;
    },
  };
}

const busy = () => unavailable(MATCH_SENTENCES.warmingUp);

function openThread(workerData: ThreadOptions): Worker {
  const thread = new Worker(builtFile("index-thread"), {
    workerData,
    // Short-lived lists of a ranking fit into the young generation, and are dropped for nothing.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 4096 },
  });
  thread.unref();
  return thread;
}
