import { Refusal } from "../faults.ts";
import type { Log } from "../log.ts";
import { type Handover, type Job, type JobContext, PermanentFailure, Postponed } from "./job.ts";
import { saveProgress } from "./job-records.ts";
import {
  beginHandover,
  endHandover,
  handOverIn,
  handoverState,
  holdLease,
  LeaseLost,
  undoHandover,
} from "./lease.ts";
import { type JobRecord, type Outcome, persistently, type Store, settleJob } from "./settle-job.ts";

/** A job together with its handler, which checks the payload before it begins. */
export interface Registration {
  readonly job: Job;
  run(data: unknown, context: JobContext): Promise<void>;
}

export interface Run {
  /** Resolves when the job is settled in the database; never rejects. */
  readonly finished: Promise<void>;
  readonly workerId: string;
  /** The process has to stop: asks the handler to end and gives the job back. */
  interrupt(): void;
  /** The job is somebody else's now: asks the handler to end, and settles nothing. */
  lose(): void;
}

/** What a job became, in a word. */
export type CountOutcome = (name: string, outcome: string) => void;

class Interrupted extends Error {}
class TimedOut extends Error {}

/** A handler that does not listen to its signal is left behind after this. */
const UNWIND_MS = 1000;
/** What could not be done because a part is away is tried again after so long, without counting an attempt… */
const AWAY_SECONDS = 15;
/** … unless the job has waited for longer than this: then it may be the job. */
const AWAY_AT_MOST_MS = 86_400_000;

export function startRun(
  record: JobRecord,
  registration: Registration,
  tools: Omit<RunTools, "controller">,
): Run {
  const controller = new AbortController();
  return {
    workerId: record.workerId,
    finished: performJob(record, registration, { ...tools, controller }),
    interrupt: () => controller.abort(new Interrupted("the process is stopping")),
    lose: () => controller.abort(new LeaseLost()),
  };
}

interface RunTools {
  store: Store;
  log: Log;
  controller: AbortController;
  count: CountOutcome;
}

async function performJob(
  record: JobRecord,
  { job, run }: Registration,
  { store, log, controller, count }: RunTools,
): Promise<void> {
  const { signal } = controller;
  const timer = setTimeout(() => {
    controller.abort(new TimedOut(`it took longer than ${job.timeoutSeconds} seconds`));
  }, job.timeoutSeconds * 1000);
  const context: JobContext = {
    id: record.id,
    attempt: record.retryCount + 1,
    signal,
    async progress(done, total, note) {
      signal.throwIfAborted();
      await saveProgress(store.database, record.id, { done, total, note });
    },
    hold: (tx) => holdLease(tx, record),
    once: (tx) => handOverIn(tx, record),
    handover: handoverOf(store, record, signal),
  };
  let outcome: Outcome = { kind: "done" };
  try {
    await Promise.race([run(record.data, context), rejectAfterAbort(signal)]);
  } catch (error) {
    outcome = outcomeOf(error, signal, record);
  } finally {
    clearTimeout(timer);
  }
  count(record.name, nameOf(outcome, record));
  try {
    await settleJob(store, record, outcome, signal);
    report(log, record, outcome);
  } catch (error) {
    // It stays "running" for as long as this process lives, or until it expires.
    log.error({ err: error, job: record.name, id: record.id }, "a job could not be settled");
  }
}

/** Lets a handler end by itself, but does not wait for one that does not. */
function rejectAfterAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => {
      setTimeout(() => reject(signal.reason), UNWIND_MS);
    });
  });
}

function handoverOf(store: Store, record: JobRecord, signal: AbortSignal): Handover {
  const { database } = store;
  return {
    state: () => handoverState(database, record.id),
    begin: () => beginHandover(database, record),
    // It happened: that must be on record, whatever becomes of the job.
    end: () => persistently(() => endHandover(database, record.id), signal),
    undo: () => persistently(() => undoHandover(database, record.id), signal),
  };
}

function outcomeOf(thrown: unknown, signal: AbortSignal, { createdOn }: JobRecord): Outcome {
  if (signal.reason instanceof LeaseLost || thrown instanceof LeaseLost) return { kind: "lost" };
  if (signal.reason instanceof Interrupted) return { kind: "put-back" };
  if (isAway(thrown) && Date.now() - createdOn.getTime() < AWAY_AT_MOST_MS)
    return { kind: "postponed", seconds: AWAY_SECONDS, reason: thrown };
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    kind: "failed",
    error: signal.reason instanceof TimedOut ? signal.reason : error,
    forGood: thrown instanceof PermanentFailure,
  };
}

/** Files, the index or a mail server: the job is fine, the moment is not. */
const isAway = (thrown: unknown): thrown is Error =>
  thrown instanceof Postponed || (thrown instanceof Refusal && thrown.fault === "unavailable");

function nameOf(outcome: Outcome, { retryCount, retryLimit }: JobRecord): string {
  if (outcome.kind !== "failed") return outcome.kind;
  return outcome.forGood || retryCount >= retryLimit ? "given-up" : "failed";
}

function report(log: Log, { id, name, retryCount, retryLimit }: JobRecord, outcome: Outcome) {
  const facts = { job: name, id, attempt: retryCount + 1 };
  if (outcome.kind === "done") return log.debug(facts, "job done");
  if (outcome.kind === "put-back") return log.info(facts, "job put back");
  if (outcome.kind === "lost") return log.warn(facts, "job is somebody else's by now");
  if (outcome.kind === "postponed")
    return log.info({ ...facts, reason: outcome.reason.message }, "job waits for what is away");
  const { error, forGood } = outcome;
  if (forGood || retryCount >= retryLimit)
    return log.error({ ...facts, err: error }, "job failed for good and is a dead letter");
  log.warn({ ...facts, reason: error.message }, "job failed and will be tried again");
}
