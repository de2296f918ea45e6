import { Worker } from "node:worker_threads";
import type { Heard } from "#assistant/heard.ts";
import type { TalkState } from "#assistant/state.ts";
import type { Turn } from "#assistant/turn.ts";
import type { DraftEdit } from "#contract/job-creation.ts";
import type { Exemption } from "#contract/lawful.ts";
import { invalid, unavailable } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import type { TalkCompany } from "../tables.ts";

/** The engine that drafts, behind one door: a state and a step lead to a turn. */
export interface Assistant {
  open(company: TalkCompany): Promise<TalkState>;
  opening(state: TalkState): Promise<Turn>;
  take(state: TalkState, message: string, heard?: readonly Heard[]): Promise<Turn>;
  edit(state: TalkState, edit: DraftEdit): Promise<Turn>;
  exempt(state: TalkState, exemptions: readonly Exemption[]): Promise<Turn>;
}

export interface AssistantThread extends Assistant {
  start(): void;
  stop(): Promise<void>;
}

/** What is sent to the thread; its task is a method of the door. */
export interface Step {
  readonly id: number;
  readonly task: keyof Assistant;
  readonly args: readonly unknown[];
}
export type FromAssistant =
  | { readonly ready: true }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** What the thread is opened with. */
export interface AssistantThreadData {
  readonly readingModel: boolean;
}

export const ASSISTANT_SENTENCES = {
  tooLong: "That took too long to work out. Please send it in shorter parts.",
  busy: "The assistant is busy right now. Please try again in a moment.",
  again: "The assistant had to start again. Please send that once more.",
} as const;
const say = ASSISTANT_SENTENCES;

interface Options {
  readonly log: Log;
  /** For one step. */
  readonly limitMs?: number;
  readonly file?: string;
  /** READING_MODEL=off: messages are read by rules. */
  readonly readingModel?: boolean;
}

const LIMIT_MS = 20_000;
/** Loading takes a second or two, on a machine that is busy longer. */
const START_WITHIN_MS = 60_000;
const MOST_WAITING = 100;
const MEMORY = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 };

interface Waiting extends Step {
  readonly done: (value: never) => void;
  readonly failed: (error: Error) => void;
}

/**
 * In a thread of its own, one step after the other, so that no message holds up the web. The thread is opened
 * with the first step, and again with the next one after it has died.
 */
export function createAssistant(options: Options): AssistantThread {
  const { ask, stop } = createStepLine(options);
  return {
    open: (company) => ask("open", company),
    opening: (state) => ask("opening", state),
    take: (state, message, heard) => ask("take", state, message, heard),
    edit: (state, edit) => ask("edit", state, edit),
    exempt: (state, exemptions) => ask("exempt", state, exemptions),
    // Few talk at once: the first one waits for the thread.
    start: () => {},
    stop,
  };
}

function createStepLine({ log, limitMs = LIMIT_MS, file = FILE(), readingModel = true }: Options) {
  const line: Waiting[] = [];
  let thread: Worker | undefined;
  let isReady = false;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;
  let counter = 0;
  let isStopped = false;

  /** The thread is given up, and with it what it was at. What waits for one that never started is told so, too. */
  function giveUp(why: Error): void {
    const lost = current ?? (isReady ? undefined : line.shift());
    const ended = thread;
    thread = undefined;
    isReady = false;
    current = undefined;
    clearTimeout(timer);
    void ended?.terminate();
    lost?.failed(why);
    next();
  }

  function hear(message: FromAssistant): void {
    clearTimeout(timer);
    if ("ready" in message) isReady = true;
    else if (current?.id === message.id) {
      settle(current, message, log);
      current = undefined;
    }
    next();
  }

  function next(): void {
    if (isStopped || current || line.length === 0) return;
    if (!thread) {
      const opened = openThread(file, log, readingModel);
      thread = opened;
      opened.on("message", (message) => thread === opened && hear(message));
      opened.once("exit", () => thread === opened && giveUp(unavailable(say.again)));
      timer = setTimeout(() => giveUp(unavailable(say.again)), START_WITHIN_MS);
    }
    if (!isReady) return;
    current = line.shift();
    if (!current) return;
    const { id, task, args } = current;
    timer = setTimeout(() => giveUp(invalid(say.tooLong)), limitMs);
    thread.postMessage({ id, task, args } satisfies Step);
  }

  return {
    ask<Answer>(task: keyof Assistant, ...args: readonly unknown[]): Promise<Answer> {
      if (isStopped || line.length >= MOST_WAITING) return Promise.reject(unavailable(say.busy));
      return new Promise<Answer>((done, failed) => {
        counter += 1;
        line.push({ id: counter, task, args, done, failed });
        next();
      });
    },
    async stop(): Promise<void> {
      isStopped = true;
      const last = thread;
      for (const { failed } of line.splice(0)) failed(unavailable(say.busy));
      giveUp(unavailable(say.busy));
      await last?.terminate();
    },
  };
}

const FILE = () => builtFile("assistant-thread");

function openThread(file: string, log: Log, readingModel: boolean): Worker {
  const workerData = { readingModel } satisfies AssistantThreadData;
  const thread = new Worker(file, { resourceLimits: MEMORY, workerData });
  thread.on("error", (error) => log.warn({ err: error }, "the assistant's thread failed"));
  thread.unref();
  return thread;
}

function settle(
  { done, failed }: Waiting,
  message: Exclude<FromAssistant, { ready: true }>,
  log: Log,
): void {
  if ("value" in message) {
    done(message.value as never);
    return;
  }
  log.error({ reason: message.error }, "the assistant failed to answer");
  failed(new Error("The assistant failed to answer."));
}
