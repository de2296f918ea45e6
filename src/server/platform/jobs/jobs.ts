import { type Database, type Db, openDatabase } from "../database/database.ts";
import type { Listener } from "../database/listener.ts";
import type { Log } from "../log.ts";
import { ensureQueues, openBoss, openCaretaker, sqlOf } from "./boss.ts";
import { createHeartbeat, type Heartbeat } from "./heartbeat.ts";
import { type Job, type JobHandler, type Payload, PermanentFailure } from "./job.ts";
import {
  type DeadLetter,
  deadLetters,
  forgetOldProgress,
  type JobStatus,
  jobStatus,
  type QueueCounts,
  queueCounts,
  reviveDeadLetter,
  reviveDeadLetters,
} from "./job-records.ts";
import type { CountOutcome, Registration } from "./run-job.ts";
import type { Store } from "./settle-job.ts";
import {
  checkedPayload,
  forgetOldLeases,
  insertJob,
  JOBS_CHANNEL,
  notifyWorkers,
  takeOver,
} from "./take-over.ts";

import { startWorker } from "./worker.ts";

interface EnqueueOptions {
  /** Enqueues inside this transaction: without its commit the job never was. */
  db?: Db;
  startAfterSeconds?: number;
  /** While a job with this key waits for its first run, another one joins it. */
  singletonKey?: string;
}

export interface Jobs {
  /** Before the start, and the same in every role. */
  register<I extends Payload, O>(job: Job<I, O>, handler: JobHandler<O>): void;
  /** One schedule for each job, in cron's five fields. Before the start. */
  schedule<I extends Payload>(job: Job<I>, cron: string, payload: I, timeZone: string): void;
  /** The id of the job, or of the waiting one that it joined. */
  enqueue<I extends Payload>(job: Job<I>, payload: I, options?: EnqueueOptions): Promise<string>;
  status(id: string): Promise<JobStatus>;
  queues(): Promise<QueueCounts[]>;
  /** What jobs became in this process since its start. */
  outcomes(): { name: string; outcome: string; count: number }[];
  deadLetters(limit: number): Promise<DeadLetter[]>;
  /** False when there is no such dead letter. */
  retryDeadLetter(id: string): Promise<boolean>;
  /** Those that can be tried again without a doubt; answers how many. */
  retryDeadLetters(): Promise<number>;
  start(): Promise<void>;
  /** Lets running jobs end within the time, then aborts their signals and puts them back. */
  stop(graceMs?: number): Promise<void>;
  readonly isUp: boolean;
}

interface JobsOptions {
  database: Database;
  listener: Listener;
  log: Log;
  /** True in the worker role. The others only enqueue and ask. */
  runs: boolean;
}

const GRACE_MS = 20_000;

export function createJobs({ database, listener, log, runs }: JobsOptions): Jobs {
  const store = { database, boss: openBoss(database, log) };
  const queues = openQueues(store, log);
  const registrations = new Map<string, Registration>();
  const schedules = new Map<string, Schedule>();
  const outcomes = new Map<string, Map<string, number>>();
  const count: CountOutcome = (name, outcome) => {
    const own = outcomes.get(name) ?? new Map<string, number>();
    outcomes.set(name, own.set(outcome, (own.get(outcome) ?? 0) + 1));
  };
  const names = () => [...registrations.keys()];
  let crew: Crew | undefined;
  let state: "new" | "started" | "stopped" = "new";

  function mustBeNew(): void {
    if (state !== "new") throw new Error("Jobs are registered and scheduled before the start.");
  }

  return {
    register(job, handler) {
      mustBeNew();
      if (registrations.has(job.name)) throw new Error(`${job.name} is registered twice.`);
      registrations.set(job.name, registrationOf(job, handler));
    },
    schedule(job, cron, payload, timeZone) {
      mustBeNew();
      const { name } = job;
      schedules.set(name, { name, cron, payload: checkedPayload(job, payload), timeZone });
    },
    async enqueue(job, payload, { db = database, ...options } = {}) {
      const data = checkedPayload(job, payload);
      await queues.ready([job]);
      const id = await insertJob(store.boss, db, { name: job.name, data, ...options });
      if (!options.startAfterSeconds) await notifyWorkers(db, job.name);
      return id;
    },
    async status(id) {
      await queues.ready([]);
      return jobStatus(database, names(), id);
    },
    async queues() {
      await queues.ready([]);
      return queueCounts(database, names());
    },
    outcomes: () =>
      [...outcomes].flatMap(([name, counts]) =>
        [...counts].map(([outcome, count]) => ({ name, outcome, count })),
      ),
    async deadLetters(limit) {
      await queues.ready([]);
      return deadLetters(database, names(), limit);
    },
    async retryDeadLetter(id) {
      await queues.ready([]);
      const name = await reviveDeadLetter(database, names(), id);
      if (name !== undefined) await notifyWorkers(database, name);
      return name !== undefined;
    },
    async retryDeadLetters() {
      await queues.ready([]);
      const revived = await reviveDeadLetters(database, names());
      for (const name of new Set(revived)) await notifyWorkers(database, name);
      return revived.length;
    },
    async start() {
      mustBeNew();
      const all = [...registrations.values()];
      await queues.ready(all.map(({ job }) => job));
      if (runs)
        crew = await startCrew(all, [...schedules.values()], { store, listener, log, count });
      state = "started";
    },
    async stop(graceMs = GRACE_MS) {
      if (state !== "started") return;
      state = "stopped";
      await crew?.stop(graceMs);
      await store.boss.stop();
    },
    get isUp() {
      return state === "started" && (crew?.isUp() ?? true);
    },
  };
}

function registrationOf<I extends Payload, O>(
  job: Job<I, O>,
  handler: JobHandler<O>,
): Registration {
  return {
    job,
    async run(data, context) {
      const payload = job.payload.safeParse(data);
      // It was right when it was enqueued, so another version of the program wrote it.
      if (!payload.success) throw new PermanentFailure(`bad payload: ${payload.error.message}`);
      await handler(payload.data, context);
    },
  };
}

/** Makes pg-boss's tables and the queues on first need, once. */
function openQueues(store: Store, log: Log) {
  const made = new Set<string>();
  let isStarted = false;
  let last: Promise<void> = Promise.resolve();

  async function make(jobs: readonly Job[]): Promise<void> {
    if (!isStarted) await store.boss.start();
    isStarted = true;
    const missing = jobs.filter(({ name }) => !made.has(name));
    if (missing.length > 0) await ensureQueues(store.database, missing, log);
    for (const { name } of missing) made.add(name);
  }

  return {
    async ready(jobs: readonly Job[]): Promise<void> {
      if (isStarted && jobs.every(({ name }) => made.has(name))) return;
      const mine = last.then(() => make(jobs));
      last = mine.catch(() => {});
      await mine;
    },
  };
}

const BEAT_WITHIN_MS = 5000;
const WATCH_EVERY_MS = 2000;

/** Looks every few seconds for what dead processes were at. */
function watchOthers(store: Store, heartbeat: Heartbeat, log: Log, count: CountOutcome) {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= takeOver(store, heartbeat.standing, log, count)
      .catch((error: unknown) => log.warn({ err: error }, "dead processes could not be looked for"))
      .finally(() => {
        looking = undefined;
      });
  }, WATCH_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

type Crew = Awaited<ReturnType<typeof startCrew>>;

interface CrewTools {
  readonly store: Store;
  readonly listener: Listener;
  readonly log: Log;
  readonly count: CountOutcome;
}

async function startCrew(
  registrations: readonly Registration[],
  schedules: readonly Schedule[],
  { store, listener, log, count }: CrewTools,
) {
  const caretaker = await startCaretaker(schedules, store, log);
  // A connection of its own: a busy pool must not look like a dead process.
  const own = openDatabase(store.database.connection, 1, log, BEAT_WITHIN_MS);
  const heartbeat = createHeartbeat({
    database: own,
    log,
    onLost: (workerId) => worker.lose(workerId),
  });
  await heartbeat.start();
  const worker = startWorker(registrations, store, heartbeat, log, count);
  const stopWatch = watchOthers({ ...store, database: own }, heartbeat, log, count);
  const deafen = [
    listener.on(JOBS_CHANNEL, (name) => worker.wake(name)),
    listener.onReconnect(() => void worker.poll()),
  ];
  return {
    isUp: () => worker.isUp,
    async stop(graceMs: number): Promise<void> {
      for (const off of deafen) off();
      await worker.stop(graceMs);
      await stopWatch();
      await heartbeat.stop();
      await own.close();
      await caretaker.stop();
    },
  };
}

interface Schedule {
  readonly name: string;
  readonly cron: string;
  readonly payload: Payload;
  readonly timeZone: string;
}

interface Caretaker {
  stop(): Promise<void>;
}

const TIDY_EVERY_MS = 60_000;

/** Sends what is due by the clock, gives up on what died, and clears away what is old. */
async function startCaretaker(
  schedules: readonly Schedule[],
  store: Store,
  log: Log,
): Promise<Caretaker> {
  const boss = openCaretaker(store.database, log);
  // Not with `boss`, which sees only what is nearly due.
  await storeSchedules(store.boss, schedules);
  await boss.start();
  const timer = setInterval(() => {
    deleteOldJobs(store, boss, log).catch((error: unknown) => {
      log.warn({ err: error }, "the job queue could not be tidied");
    });
  }, TIDY_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await boss.stop();
    },
  };
}

/** `keeper` is of openCaretaker(): it knows how long what is kept. */
export async function deleteOldJobs(store: Store, keeper: Store["boss"], log: Log): Promise<void> {
  await expireJobs(store, log);
  await keeper.maintain();
  await forgetOldProgress(store.database);
  await forgetOldLeases(store.database);
}

/** The code is the list of schedules: one that it no longer names is taken out. */
async function storeSchedules(boss: Store["boss"], schedules: readonly Schedule[]): Promise<void> {
  const names = new Set(schedules.map(({ name }) => name));
  for (const { name } of await boss.getSchedules())
    if (!names.has(name)) await boss.unschedule(name);
  for (const { name, cron, payload, timeZone } of schedules)
    await boss.schedule(name, cron, payload, { tz: timeZone });
}

/**
 * A job that is still "running" after its time: of an older version of the program that died, since those hold no leases
 * (take-over.ts), or of a process that lives and cannot end it. It is tried again, or is a dead letter. pg-boss's
 * maintain() would do that too, but without a word.
 */
export async function expireJobs({ database, boss }: Store, log: Log): Promise<void> {
  const expired = await database.transaction(async (tx) => {
    const { rows } = await tx.query(
      `select id, name, retry_count >= retry_limit as "isLast" from jobs.job
        where state = 'active' and started_on + expire_in < now()
        for update skip locked`,
    );
    const ids = rows.map(({ id }) => id);
    await tx.query("delete from job_leases where job_id = any($1::uuid[])", [ids]);
    for (const { id, name } of rows)
      await boss.fail(name, id, { message: "its process ended" }, { db: sqlOf(tx) });
    return rows;
  });
  for (const { id, name, isLast } of expired) {
    if (isLast) log.error({ job: name, id }, "job failed for good and is a dead letter");
    else log.warn({ job: name, id, reason: "its process ended" }, "job will be tried again");
  }
}
