import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { JsonEndpoint } from "#contract/endpoint.ts";
import { listDiscoveredFirms, listFirms } from "#contract/firms.ts";
import {
  getDashboardStats,
  getScrapingRun,
  type RunStatus,
  type RunType,
} from "#contract/scraping.ts";
import { getSeekRun, getSeekStats } from "#contract/seek.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { Refusal, unavailable } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import type { ReviewQueue } from "../../job-review/service.ts";
import type { PartRow, RunKind, RunRow } from "../service.ts";
import { SCRAPING_TEXTS as say } from "../texts.ts";
import {
  endRun,
  giveBack,
  LEASE_SECONDS,
  type Lease,
  LeaseLost,
  renewLease,
  takeRun,
} from "./lease.ts";
import { createPartContext } from "./part-context.ts";
import { leaveParts, openParts } from "./part-records.ts";
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

/** `stopped`: somebody asked for it. `leaving`: the process ends. `lost`: somebody else has the run. */
type Reason = "stopped" | "leaving" | "lost";

class RunInterrupted extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(`the run was interrupted: ${reason}`);
    this.reason = reason;
  }
}

/** Often enough that a stop is heard within a second or so. */
const RENEW_MS = 1000;
/** Without an answer from the database the lease is given up before anybody may take it. */
const GIVE_UP_MS = (LEASE_SECONDS - 5) * 1000;

interface Parts {
  readonly database: Database;
  readonly lease: Lease;
  readonly leaving: AbortSignal;
}

/** Renews a lease until it is let go; `signal` is aborted with a RunInterrupted. */
function holdLease({ database, lease, leaving }: Parts) {
  const controller = new AbortController();
  const interrupt = (reason: Reason) => controller.abort(new RunInterrupted(reason));
  const leave = () => interrupt("leaving");
  let renewedAt = performance.now();
  let isAsking = false;

  async function renew(): Promise<void> {
    if (performance.now() - renewedAt > GIVE_UP_MS) interrupt("lost");
    if (isAsking) return;
    isAsking = true;
    const asked = performance.now();
    try {
      const run = await renewLease(database, lease);
      if (!run) return interrupt("lost");
      renewedAt = asked;
      if (run.stopAsked) interrupt("stopped");
    } catch {
      // The database is away for a moment; the next beat asks again, or gives up.
    } finally {
      isAsking = false;
    }
  }

  const timer = setInterval(() => void renew(), RENEW_MS);
  void renew();
  leaving.addEventListener("abort", leave, { once: true });
  if (leaving.aborted) leave();
  return {
    signal: controller.signal,
    /** What is still at it ends, too. */
    letGo(): void {
      interrupt("lost");
      clearInterval(timer);
      leaving.removeEventListener("abort", leave);
    },
  };
}

interface RunNoticesParts {
  readonly database: Database;
  readonly events: Events;
  readonly log: Log;
  /** The accounts of those who look on. */
  readonly administrators: (db: Db) => Promise<readonly string[]>;
}

/** What came about: a part's progress, a part's end, the run's end. */
type RunNews = "progress" | "part" | "end";

/** Runs change many times a second; screens hear of it once, and more seldom of what is costly to ask for. */
const EVERY_MS = 1000;
const SELDOM_MS = 3000;
const SELDOM: readonly JsonEndpoint[] = [getDashboardStats, listFirms];
const LINES: readonly JsonEndpoint[] = [getDashboardStats, getScrapingRun];
const LINES_OF: Readonly<Record<RunType, readonly JsonEndpoint[]>> = {
  scraping: LINES,
  discovery: [...LINES, listDiscoveredFirms],
  seek: [...LINES, getSeekStats, getSeekRun],
};

/** A firm says when it was read, and why it was not. */
const linesOf = (type: RunType, news: RunNews) =>
  type === "scraping" && news !== "progress" ? [...LINES_OF[type], listFirms] : LINES_OF[type];

export function createRunNotices({ database, events, log, administrators }: RunNoticesParts) {
  async function publish(db: Db, lines: readonly JsonEndpoint[]): Promise<void> {
    for (const id of await administrators(db))
      for (const line of lines) await events.publish(db, `account:${id}`, line);
  }

  const pace = createPace<JsonEndpoint>({
    everyMs: (line) => (SELDOM.includes(line) ? SELDOM_MS : EVERY_MS),
    tell: (lines) =>
      publish(database, lines).catch((error: unknown) => {
        log.warn({ err: error }, "the progress of a run could not be told");
      }),
  });

  return {
    /** With the transaction that changed something. */
    tell: (db: Db, type: RunType) => publish(db, LINES_OF[type]),
    /** Soon, together with what else changes. */
    changed: (type: RunType, news: RunNews) => pace.changed(linesOf(type, news), news === "end"),
    flush: pace.flush,
  };
}

interface Pace<Line> {
  /** The least time between telling it twice. */
  readonly everyMs: (line: Line) => number;
  /** Must not reject. */
  readonly tell: (lines: readonly Line[]) => Promise<void>;
}

/** Tells of what changes at once, and then no more often than each may be told of. */
export function createPace<Line>({ everyMs, tell }: Pace<Line>) {
  const waiting = new Set<Line>();
  const toldAt = new Map<Line, number>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<unknown> = Promise.resolve();

  const dueAt = (line: Line) => (toldAt.get(line) ?? Number.NEGATIVE_INFINITY) + everyMs(line);

  function tellDue(isDue: (line: Line) => boolean): void {
    const lines = [...waiting].filter(isDue);
    for (const line of lines) {
      waiting.delete(line);
      toldAt.set(line, performance.now());
    }
    telling = Promise.all([telling, tell(lines)]);
  }

  function wait(): void {
    clearTimeout(timer);
    if (waiting.size === 0) return;
    const nextMs = Math.min(...[...waiting].map(dueAt)) - performance.now();
    timer = setTimeout(
      () => {
        const now = performance.now();
        tellDue((line) => dueAt(line) <= now);
        wait();
      },
      Math.max(0, Math.ceil(nextMs)),
    );
  }

  return {
    /** `isLast`: nothing comes after it that would be told as well. */
    changed(lines: readonly Line[], isLast: boolean): void {
      for (const line of lines) {
        waiting.add(line);
        if (isLast) toldAt.delete(line);
      }
      wait();
    },
    /** What was not told yet is told now. */
    async flush(): Promise<void> {
      clearTimeout(timer);
      tellDue(() => true);
      await telling;
    },
  };
}
