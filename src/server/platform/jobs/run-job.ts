import type { Log } from "../log.ts";
import { type Job, type JobContext, PermanentFailure } from "./job.ts";
import { saveProgress } from "./job-records.ts";
import { type JobRecord, type Outcome, type Store, settleJob } from "./settle-job.ts";

/** A job together with its handler, which checks the payload before it begins. */
export interface Registration {
  readonly job: Job;
  run(data: unknown, context: JobContext): Promise<void>;
}

export interface Run {
  /** Resolves when the job is settled in the database; never rejects. */
  readonly finished: Promise<void>;
  /** The process has to stop: asks the handler to end and gives the job back. */
  interrupt(): void;
}

class Interrupted extends Error {}
class TimedOut extends Error {}

/** A handler that does not listen to its signal is left behind after this. */
const UNWIND_MS = 1000;

export function startRun(
  record: JobRecord,
  registration: Registration,
  store: Store,
  log: Log,
): Run {
  const controller = new AbortController();
  return {
    finished: performJob(record, registration, { store, log, controller }),
    interrupt: () => controller.abort(new Interrupted("the process is stopping")),
  };
}

interface RunTools {
  store: Store;
  log: Log;
  controller: AbortController;
}

async function performJob(
  record: JobRecord,
  { job, run }: Registration,
  { store, log, controller }: RunTools,
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
  };
  let outcome: Outcome = { kind: "done" };
  try {
    await Promise.race([run(record.data, context), rejectAfterAbort(signal)]);
  } catch (error) {
    outcome = outcomeOf(error, signal);
  } finally {
    clearTimeout(timer);
  }
  try {
    await settleJob(store, record, outcome);
    report(log, record, outcome);
  } catch (error) {
    // It stays "running" until it expires, and is tried again then.
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

function outcomeOf(thrown: unknown, signal: AbortSignal): Outcome {
  if (signal.reason instanceof Interrupted) return { kind: "put-back" };
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    kind: "failed",
    error: signal.reason instanceof TimedOut ? signal.reason : error,
    forGood: thrown instanceof PermanentFailure,
  };
}

function report(log: Log, { id, name, retryCount, retryLimit }: JobRecord, outcome: Outcome) {
  const facts = { job: name, id, attempt: retryCount + 1 };
  if (outcome.kind === "done") return log.debug(facts, "job done");
  if (outcome.kind === "put-back") return log.info(facts, "job put back");
  const { error, forGood } = outcome;
  if (forGood || retryCount >= retryLimit)
    return log.error({ ...facts, err: error }, "job failed for good and is a dead letter");
  log.warn({ ...facts, reason: error.message }, "job failed and will be tried again");
}
