import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { RunStatus, RunType } from "#contract/scraping.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { CountedPart, CountedRun, NewRun, RunRow } from "../service.ts";
import { scrapeRunParts as parts, scrapeRuns as runs } from "../tables.ts";

type Fresh = Pick<NewRun, "type" | "startedBy" | "config">;
interface Ended {
  readonly status: RunStatus;
  readonly error: string;
}

/** Undefined while one of its kind is under way. */
export async function insertRun(db: Db, { type, startedBy, config = {} }: Fresh, at: Date) {
  const values = { runType: type, status: "running", config, startedBy, startedAt: at } as const;
  const [row] = await db.orm
    .insert(runs)
    .values(values)
    .onConflictDoNothing({ target: runs.runType, where: sql`status = 'running'` })
    .returning({ id: runs.id });
  return row?.id;
}

export async function insertEnded(db: Db, run: Fresh, { status, error }: Ended, at: Date) {
  const { type, startedBy, config = {} } = run;
  const [row] = await db.orm
    .insert(runs)
    .values({ runType: type, config, startedBy, status, error, startedAt: at, completedAt: at })
    .returning({ id: runs.id });
  return row?.id ?? "";
}

export async function insertParts(db: Db, runId: string, fresh: NewRun["parts"]): Promise<void> {
  if (fresh.length === 0) return;
  await db.orm.insert(parts).values(
    fresh.map(({ name, url = "", firmId = null }, position) => ({
      runId,
      position,
      name,
      url,
      firmId,
    })),
  );
}

const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
const count = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(${parts.id}) filter (where ${condition}))::int`;
const COUNTED = {
  ...getTableColumns(runs),
  jobsFound: sum(parts.jobsFound),
  jobsNew: sum(parts.jobsNew),
  jobsDuplicate: sum(parts.jobsDuplicate),
  done: count(sql`${parts.status} in ('completed', 'failed')`),
  failed: count(sql`${parts.status} = 'failed'`),
  total: count(sql`true`),
};

const counted = (db: Db) =>
  db.orm
    .select(COUNTED)
    .from(runs)
    .leftJoin(parts, eq(parts.runId, runs.id))
    .groupBy(runs.id)
    .orderBy(desc(runs.startedAt), runs.id);

const ofType = (type: RunType | undefined) => (type ? eq(runs.runType, type) : undefined);

export async function findRun(
  db: Db,
  id: string,
  type: RunType | undefined,
): Promise<CountedRun | undefined> {
  const [run] = await counted(db).where(and(eq(runs.id, id), ofType(type)));
  return run;
}

/** The newest first. */
export function recentRuns(db: Db, most: number, type: RunType | undefined): Promise<CountedRun[]> {
  const newest = db.orm
    .select({ id: runs.id })
    .from(runs)
    .where(ofType(type))
    .orderBy(desc(runs.startedAt), runs.id)
    .limit(most);
  return counted(db).where(inArray(runs.id, newest));
}

export async function totalsOf(db: Db, type: RunType) {
  const { rows } = await db.query(
    `select count(*)::int as runs, (count(*) filter (where status = 'completed'))::int as successful,
       (select coalesce(sum(p.jobs_found), 0)::int from scrape_run_parts p
        join scrape_runs r on r.id = p.run_id where r.run_type = $1) as jobs
     from scrape_runs where run_type = $1`,
    [type],
  );
  return rows[0];
}

export const partsOf = (db: Db, runId: string): Promise<CountedPart[]> =>
  db.orm.select().from(parts).where(eq(parts.runId, runId)).orderBy(parts.position);

/** Ends at once where nobody is at work on it. Undefined when it is not running. */
export async function askToStop(db: Db, id: string): Promise<RunRow | undefined> {
  const isIdle = sql`(${runs.workerUntil} is null or ${runs.workerUntil} < now())`;
  const [run] = await db.orm
    .update(runs)
    .set({
      stopAsked: true,
      status: sql`case when ${isIdle} then 'stopped' else ${runs.status} end`,
      completedAt: sql`case when ${isIdle} then now() end`,
    })
    .where(and(eq(runs.id, id), eq(runs.status, "running")))
    .returning();
  return run;
}

/** Runs are kept; what each came across is of use only while it may have to go on. */
export async function removeOldSightings(db: Db, before: Date): Promise<void> {
  await db.query(
    `delete from scrape_sightings s using scrape_runs r
     where r.id = s.run_id and r.status <> 'running' and s.at < $1`,
    [before],
  );
}
