import type { Worker } from "node:worker_threads";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { createAdmission } from "#server/platform/admission/admission.ts";
import { unavailable } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import type { FromThread, Question, Questions, ThreadOptions, ToThread } from "./messages.ts";
import { hasEnded, openIndexThread } from "./open-thread.ts";

/** The index as the server sees it: questions go over, answers come back. */
export interface IndexClient {
  ask<Q extends Question>(question: Q, ask: Questions[Q]["ask"]): Promise<Questions[Q]["answer"]>;
  start(): void;
  stop(): Promise<void>;
  /** When it is full for the first time; at once where it is not started before the first question. */
  ready(tell: (progress: string) => void): Promise<void>;
  /** False while it loads, or is being started again. */
  readonly isReady: boolean;
}

interface Options extends ThreadOptions {
  readonly log: Log;
  /** At the start, not with the first question. */
  readonly startsAtOnce: boolean;
  readonly onProfiled: () => void;
  /** It is full and answers, for the first time or once more. */
  readonly onReady: () => void;
  /** One that was opened before, and has loaded its knowledge meanwhile. */
  readonly thread?: Worker | undefined;
  /** What becomes of the thread when the index stops; without it, the thread ends. */
  readonly release?: ((thread: Worker) => Promise<void>) | undefined;
}

const ANSWER_WITHIN_MS = 20_000;
/** More would wait longer than anybody does. */
const MOST_WAITING = 100;
const BUSY = "Too many searches are running right now. Please try again in a moment.";
const TOO_MANY = "Too many of your searches are running right now. Please try again in a moment.";
/** What proves the ones that are shown is asked next. */
const GOES_ON = new Set<Question>(["rankJobs", "rankCandidates"]);
const RESTART_MS = { first: 200, longest: 10_000 };

interface Waiting {
  readonly done: (value: never) => void;
  readonly failed: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export function createIndexClient(options: Options): IndexClient {
  const { log, connection, makesProfiles, readingModel, release = endThread } = options;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let early = options.thread;
  let tell: (progress: string) => void = () => {};
  const filled = signal();
  let counter = 0;
  let failures = 0;
  let isReady = false;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  /**
   * The thread answers one question after the other, and a search is several: whose has begun is finished first,
   * and the next is whoever was served least.
   */
  const admission = createAdmission({
    name: "index",
    atOnce: 1,
    waiting: MOST_WAITING,
    waitMs: ANSWER_WITHIN_MS,
    sentences: { busy: BUSY, tooMany: TOO_MANY },
  });

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
      filled.give();
      options.onReady();
    } else if ("filling" in message) {
      tell(`${message.filling.done} of ${message.filling.total}`);
    } else if ("profiled" in message) options.onProfiled();
    else if ("log" in message) log[message.log](message.detail, message.text);
    else if ("value" in message) settle(message.id)?.done(message.value as never);
    else if ("error" in message) {
      log.error({ reason: message.error }, "the match index failed to answer");
      settle(message.id)?.failed(new Error("The match index failed to answer."));
    }
  }

  function open(): Worker {
    const opened = early && !hasEnded(early) ? early : openIndexThread();
    early = undefined;
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
    opened.postMessage({ begin: { connection, makesProfiles, readingModel } } satisfies ToThread);
    return opened;
  }

  function ensure(): Worker {
    again = undefined;
    thread ??= open();
    return thread;
  }

  function send<Q extends Question>(question: Q, ask: Questions[Q]["ask"]) {
    if (isStopped || again) return Promise.reject(busy());
    return new Promise<Questions[Q]["answer"]>((done, failed) => {
      counter += 1;
      const id = counter;
      const timer = setTimeout(() => settle(id)?.failed(busy()), ANSWER_WITHIN_MS);
      waiting.set(id, { done, failed, timer });
      const until = Date.now() + ANSWER_WITHIN_MS;
      ensure().postMessage({ id, question, ask, until } satisfies ToThread);
    });
  }

  return {
    ask(question, ask) {
      if (isStopped || again) return Promise.reject(busy());
      return admission.run(() => send(question, ask), { isContinued: GOES_ON.has(question) });
    },
    start() {
      if (options.startsAtOnce) ensure();
      else filled.give();
    },
    ready(onProgress) {
      tell = onProgress;
      return filled.given;
    },
    async stop() {
      isStopped = true;
      admission.stop();
      filled.give();
      clearTimeout(again);
      const last = thread ?? early;
      thread = undefined;
      early = undefined;
      isReady = false;
      for (const id of [...waiting.keys()]) settle(id)?.failed(busy());
      last?.off("message", hear);
      if (last) await release(last);
    },
    get isReady() {
      return isReady;
    },
  };
}

async function endThread(thread: Worker): Promise<void> {
  await thread.terminate();
}

const busy = () => unavailable(MATCH_SENTENCES.warmingUp);

/** Something that is waited for, and given once. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}
