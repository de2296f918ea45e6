import PgBoss from "pg-boss";
import { ADVISORY_LOCKS } from "../database/advisory-locks.ts";
import type { Database, Db } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Job } from "./job.ts";

/** pg-boss keeps its tables here; ours know them as `jobs.job` and `jobs.archive`. */
const SCHEMA = "jobs";
/** The queue in which pg-boss hands due schedules on. */
const CRON_QUEUE = "__pgboss__send-it";
/** A run notices its own time-out; only one whose process died is expired from outside. */
const EXPIRY_MARGIN_SECONDS = 30;
/** A dead letter stays for an administrator to look at; a done job is moved out after a day. */
const KEEP_FAILED_SECONDS = 30 * 24 * 3600;
const KEEP_DONE_SECONDS = 24 * 3600;

/** The store: enqueues, fetches and fails jobs, and makes its own tables at start. */
export function openBoss(database: Database, log: Log): PgBoss {
  return create(poolSql(database, log), log, { supervise: false, schedule: false });
}

/** For the caretaker of a worker process: sends due schedules and moves old jobs out. */
export function openCaretaker(database: Database, log: Log): PgBoss {
  return create(onlyNearlyDue(poolSql(database, log)), log, {
    migrate: false,
    supervise: false,
    archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
    archiveFailedAfterSeconds: KEEP_FAILED_SECONDS,
  });
}

/** Makes missing queues and brings the settings of known ones up to the code. */
export async function ensureQueues(database: Database, jobs: readonly Job[], log: Log) {
  await database.transaction(async (tx) => {
    // Two processes that make two different queues at once would deadlock on pg-boss's tables.
    await tx.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.jobQueues]);
    const boss = create(sqlOf(tx), log, {});
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    // pg-boss makes this one itself, but without the lock, and goes on in silence if that fails.
    if (!known.has(CRON_QUEUE)) await boss.createQueue(CRON_QUEUE);
    for (const job of jobs) {
      const wanted = queueOf(job);
      const current = known.get(job.name);
      if (!current) await boss.createQueue(job.name, wanted);
      else if (!isSame(current, wanted)) await boss.updateQueue(job.name, wanted);
    }
  });
}

/** Runs pg-boss's statements on a transaction of ours. */
export function sqlOf(db: Db): PgBoss.Db {
  return { executeSql: (text, values) => db.query(text, values) };
}

function create(db: PgBoss.Db, log: Log, options: PgBoss.ConstructorOptions): PgBoss {
  const boss = new PgBoss({ ...options, schema: SCHEMA, db });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue had a problem"));
  return boss;
}

function queueOf(job: Job) {
  return {
    name: job.name,
    // At most one *waiting* job for each key; enqueue() gives a key of its own to all others.
    policy: "short",
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds + EXPIRY_MARGIN_SECONDS,
  } as const;
}

function isSame(current: PgBoss.QueueResult, wanted: ReturnType<typeof queueOf>): boolean {
  return (
    current.policy === wanted.policy &&
    current.retryLimit === wanted.retryLimit &&
    current.retryDelay === wanted.retryDelay &&
    current.retryBackoff === wanted.retryBackoff &&
    current.expireInSeconds === wanted.expireInSeconds
  );
}

function poolSql(database: Database, log: Log): PgBoss.Db {
  return {
    async executeSql(text: string, values?: unknown[]) {
      if (!isUnwatched(values)) return database.query(text, values);
      return database.query(text, values).catch((error: unknown) => {
        log.warn({ err: error }, "a due schedule could not be ticked off");
        return { rows: [{ count: 0 }] };
      });
    },
  };
}

/** Schedules are left out where nothing can be due: `mayBeDue` says why. */
function onlyNearlyDue(db: PgBoss.Db): PgBoss.Db {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const answer = await db.executeSql(text, values);
      if (!/^\s*select \* from jobs\.schedule\s*$/i.test(text)) return answer;
      const now = new Date();
      const rows = answer.rows.filter(({ cron, timezone }) => mayBeDue(cron, timezone, now));
      return { rows };
    },
  };
}

/**
 * pg-boss does not wait for its cron worker's complete() and fail() (name, ids, output): a
 * rejection there would be nobody's and end the process.
 */
function isUnwatched(values: unknown[] | undefined): boolean {
  return values?.length === 3 && values[0] === CRON_QUEUE;
}

/**
 * Whether a schedule could be due about now. pg-boss works out exactly when each was due last, which for one that runs
 * once a day takes tens of milliseconds of the web's thread, every minute; so it is only asked about these.
 */
export function mayBeDue(cron: string, timeZone: string, now: Date): boolean {
  const fields = cron.trim().split(/\s+/);
  if (fields.length !== 5) return true;
  return NEARBY_MINUTES.some((minutes) => {
    const local = localParts(new Date(now.getTime() + minutes * 60_000), timeZone);
    return local.every((value, at) => matches(fields[at] ?? "*", value));
  });
}

/** pg-boss looks each minute, and goes by the database's clock. */
const NEARBY_MINUTES = [-2, -1, 0, 1];

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Minute and hour: the days are left to pg-boss. */
function localParts(date: Date, timeZone: string): readonly number[] {
  const formatter = formatters.get(timeZone) ?? formatterOf(timeZone);
  formatters.set(timeZone, formatter);
  const parts = new Map(formatter.formatToParts(date).map(({ type, value }) => [type, value]));
  return [Number(parts.get("minute")), Number(parts.get("hour"))];
}

const formatterOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en-AU", {
    timeZone,
    hourCycle: "h23",
    hour: "2-digit",
    minute: "2-digit",
  });

/** A form that is not known here may match. */
function matches(field: string, value: number): boolean {
  const step = /^\*\/(\d{1,2})$/.exec(field)?.[1];
  if (step) return value % Number(step) === 0;
  return !/^\d{1,2}$/.test(field) || Number(field) === value;
}
