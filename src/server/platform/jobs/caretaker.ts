import type { Log } from "../log.ts";
import { openCaretaker, sqlOf } from "./boss.ts";
import type { Payload } from "./job.ts";
import { forgetOldProgress } from "./job-records.ts";
import type { Store } from "./settle-job.ts";
import { forgetOldLeases } from "./take-over.ts";

export interface Schedule {
  readonly name: string;
  readonly cron: string;
  readonly payload: Payload;
  readonly timeZone: string;
}

export interface Caretaker {
  stop(): Promise<void>;
}

const TIDY_EVERY_MS = 60_000;

/** Sends what is due by the clock, gives up on what died, and clears away what is old. */
export async function startCaretaker(
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
