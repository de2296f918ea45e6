import pg from "pg";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import type { Db } from "#server/platform/database/database.ts";
import { conflict } from "#server/platform/faults.ts";

const LOCK = [ADVISORY_LOCKS.blogReport];

/**
 * One report at a time, whichever process writes it. A model may take minutes, so the lock has a connection of its
 * own: none of the pool waits. It goes with that connection, also when the process is killed.
 */
export async function alone<T>(connection: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: "candour report",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Lost on the way: the report is finished all the same, and the worst is a second draft.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", LOCK);
    if (!rows[0]?.mine) throw conflict(say.generating);
    return await work();
  } finally {
    // By word as well: the connection's end is noticed only after the answer may be out.
    await client.query("select pg_advisory_unlock_all()").catch(() => {});
    await client.end().catch(() => {});
  }
}

/** Whether one is being written now, in any process. */
export async function isWriting(db: Db): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) + objid::bigint = $1) as "isHeld"`,
    LOCK,
  );
  return rows[0]?.isHeld === true;
}
