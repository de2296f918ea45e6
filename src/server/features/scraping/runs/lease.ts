import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { RunStatus } from "#contract/scraping.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { RunRow } from "../service.ts";
import { scrapeRuns as runs } from "../tables.ts";

/**
 * Who is at work on a run. The database's clock counts: a worker that gave no sign of life for this long is
 * taken for dead, and another may take the run.
 */
export const LEASE_SECONDS = 20;
const UNTIL = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;

export interface Lease {
  readonly runId: string;
  readonly worker: string;
}

const held = ({ runId, worker }: Lease) =>
  and(eq(runs.id, runId), eq(runs.worker, worker), eq(runs.status, "running"));
const free = or(isNull(runs.workerUntil), lt(runs.workerUntil, sql`now()`));

/** Undefined when it is over, or somebody else is at it. */
export async function takeRun(db: Db, { runId, worker }: Lease): Promise<RunRow | undefined> {
  const [run] = await db.orm
    .update(runs)
    .set({ worker, workerUntil: UNTIL })
    .where(and(eq(runs.id, runId), eq(runs.status, "running"), free))
    .returning();
  return run;
}

/** Undefined when it is no longer this worker's. */
export async function renewLease(
  db: Db,
  lease: Lease,
): Promise<Pick<RunRow, "stopAsked"> | undefined> {
  const [run] = await db.orm
    .update(runs)
    .set({ workerUntil: UNTIL })
    .where(held(lease))
    .returning({ stopAsked: runs.stopAsked });
  return run;
}

export async function giveBack(db: Db, lease: Lease): Promise<void> {
  await db.orm.update(runs).set({ worker: null, workerUntil: null }).where(held(lease));
}

export class LeaseLost extends Error {
  constructor() {
    super("another worker has this run, or it is over");
  }
}

/** Nobody else takes the run until this transaction ends. Throws when somebody has. */
export async function holdRun(tx: Db, lease: Lease): Promise<void> {
  const [run] = await tx.orm.select({ id: runs.id }).from(runs).where(held(lease)).for("share");
  if (!run) throw new LeaseLost();
}

export async function countNewFirm(tx: Db, lease: Lease): Promise<void> {
  const [run] = await tx.orm
    .update(runs)
    .set({ firmsNew: sql`${runs.firmsNew} + 1` })
    .where(held(lease))
    .returning({ id: runs.id });
  if (!run) throw new LeaseLost();
}

export async function endRun(
  tx: Db,
  lease: Lease,
  { status, error }: { readonly status: RunStatus; readonly error: string },
): Promise<void> {
  await tx.orm
    .update(runs)
    .set({ status, error, completedAt: sql`now()`, worker: null, workerUntil: null })
    .where(held(lease));
}

/** Under way, with nobody at work on them. */
export async function unheldRuns(db: Db): Promise<string[]> {
  const rows = await db.orm
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.status, "running"), free));
  return rows.map(({ id }) => id);
}
