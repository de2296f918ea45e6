import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunStatus } from "#contract/scraping.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Refusal, unavailable } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import type { ReviewQueue } from "../../job-review/service.ts";
import type { PartRow, RunKind, RunRow } from "../service.ts";
import { SCRAPING_TEXTS as say } from "../texts.ts";
import { holdLease, RunInterrupted } from "./hold-lease.ts";
import { endRun, giveBack, type Lease, LeaseLost, takeRun } from "./lease.ts";
import { createPartContext } from "./part-context.ts";
import { leaveParts, openParts } from "./part-records.ts";
import type { RunNews } from "./run-notices.ts";
import { partsOf } from "./run-records.ts";

export interface WorkTools {
  readonly database: Database;
  readonly log: Log;
  readonly review: Pick<ReviewQueue, "takeIn" | "readAhead">;
  readonly kindOf: (run: RunRow) => RunKind;
  readonly changed: (run: RunRow, news: RunNews) => void;
  /** Pages will be read soon. */
  readonly warm: () => void;
}
interface Work extends WorkTools {
  readonly run: RunRow;
  readonly kind: RunKind;
  readonly lease: Lease;
  readonly signal: AbortSignal;
}
interface Ended {
  readonly status: RunStatus;
  readonly error: string;
}

/** What does not listen to its signal is left behind after this; what it writes is refused. */
const UNWIND_MS = 500;

/** Works through a run unless somebody else does: from where it was left, until it ends or is interrupted. */
export async function workRun(runId: string, leaving: AbortSignal, tools: WorkTools) {
  const { database, changed } = tools;
  const lease = { runId, worker: randomUUID() };
  const run = leaving.aborted ? undefined : await takeRun(database, lease);
  if (!run) return;
  tools.warm();
  const hold = holdLease({ database, lease, leaving });
  const { signal } = hold;
  try {
    const ended = await goThrough({ ...tools, run, kind: tools.kindOf(run), lease, signal });
    await database.transaction(async (tx) => {
      await leaveParts(tx, runId);
      await endRun(tx, lease, ended);
    });
  } catch (error) {
    await giveBack(database, lease);
    if (!isInterruption(error)) throw error;
  } finally {
    hold.letGo();
    changed(run, "end");
  }
}

const isInterruption = (error: unknown) =>
  error instanceof RunInterrupted || error instanceof LeaseLost;

/** Throws where the run has not ended, but is to be gone on with. */
async function goThrough(work: Work): Promise<Ended> {
  const { signal, run, kind } = work;
  try {
    await whileHeld(signal, () => askBefore(work));
    const waiting = await openParts(work.database, run.id);
    const hand = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) await workPart(work, part);
    };
    await whileHeld(signal, () => Promise.all(Array.from({ length: kind.atOnce }, hand)));
  } catch (error) {
    if (signal.reason?.reason === "stopped") return { status: "stopped", error: "" };
    signal.throwIfAborted();
    if (!(error instanceof Refusal)) throw error;
    return { status: "failed", error: error.message };
  }
  return outcomeOf(run, await partsOf(work.database, run.id));
}

async function askBefore({ kind, run, signal, log }: Work): Promise<void> {
  try {
    await kind.before?.(run, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Refusal) throw error;
    log.error({ err: error, run: run.id }, "a run could not begin");
    throw unavailable(say.ourFault);
  }
}

async function workPart(work: Work, part: PartRow): Promise<void> {
  const { kind, run, signal, log } = work;
  const { context, begin, complete, fail } = createPartContext({
    ...work,
    part,
    changed: () => work.changed(run, "progress"),
  });
  await begin();
  try {
    await kind.part(context);
    signal.throwIfAborted();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof LeaseLost) throw error;
    if (!(error instanceof Refusal))
      log.error({ err: error, run: run.id, part: part.name }, "a part of a run failed");
    await fail(error instanceof Refusal ? error.message : say.ourFault);
    return work.changed(run, "part");
  }
  await complete();
  work.changed(run, "part");
}

/** Lets the work end by itself when it is interrupted, but does not wait for what does not. */
async function whileHeld(signal: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  signal.throwIfAborted();
  const interrupted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", async () => {
      await sleep(UNWIND_MS, undefined, { ref: false });
      reject(signal.reason);
    });
  });
  await Promise.race([work(), interrupted]);
  signal.throwIfAborted();
}

function outcomeOf({ runType }: RunRow, parts: readonly PartRow[]): Ended {
  const failed = parts.filter(({ status }) => status === "failed");
  const [first] = failed;
  if (!first) return { status: "completed", error: "" };
  const error =
    failed.length === parts.length
      ? say.allFailed(runType, parts.length, first.error)
      : say.someFailed(runType, failed.length, parts.length);
  return { status: failed.length === parts.length ? "failed" : "completed", error };
}
