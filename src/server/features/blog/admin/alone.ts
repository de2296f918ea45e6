import pg from "pg";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import { conflict } from "#server/platform/faults.ts";

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
    const lock = [ADVISORY_LOCKS.blogReport];
    const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", lock);
    if (!rows[0]?.mine) throw conflict(say.generating);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
