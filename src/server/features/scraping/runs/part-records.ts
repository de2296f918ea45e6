import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import type { Outcome } from "../../job-review/service.ts";
import type { PartRow } from "../service.ts";
import { scrapeRunParts as parts, scrapeSightings as sightings } from "../tables.ts";

/** Those that were begun and not ended begin again. */
export const openParts = (db: Db, runId: string): Promise<PartRow[]> =>
  db.orm
    .select()
    .from(parts)
    .where(and(eq(parts.runId, runId), inArray(parts.status, ["waiting", "running"])))
    .orderBy(parts.position);

export async function beginPart(db: Db, id: string): Promise<void> {
  await db.orm
    .update(parts)
    .set({ status: "running", pages: 0, error: "" })
    .where(eq(parts.id, id));
}

export async function endPart(
  db: Db,
  id: string,
  { status, error }: { readonly status: "completed" | "failed"; readonly error: string },
): Promise<void> {
  await db.orm
    .update(parts)
    .set({ status, error, completedAt: sql`now()` })
    .where(eq(parts.id, id));
}

/** In a run that is over nothing is under way. */
export async function leaveParts(db: Db, runId: string): Promise<void> {
  await db.orm
    .update(parts)
    .set({ status: "waiting" })
    .where(and(eq(parts.runId, runId), eq(parts.status, "running")));
}

export async function countPage(db: Db, id: string): Promise<void> {
  await db.orm
    .update(parts)
    .set({ pages: sql`${parts.pages} + 1` })
    .where(eq(parts.id, id));
}

export interface Sighting {
  readonly runId: string;
  readonly sourceKey: string;
}
type Seen = (typeof sightings.$inferSelect)["outcome"];

const seen = ({ runId, sourceKey }: Sighting) =>
  and(eq(sightings.runId, runId), eq(sightings.sourceKey, sourceKey));

export async function sightingOf(db: Db, sighting: Sighting): Promise<Seen | undefined> {
  const [row] = await db.orm
    .select({ outcome: sightings.outcome })
    .from(sightings)
    .where(seen(sighting));
  return row?.outcome;
}

/** False when the run has it already; whoever asks in the same moment waits for this transaction. */
export async function claimSighting(tx: Db, sighting: Sighting, partId: string): Promise<boolean> {
  const claimed = await tx.orm
    .insert(sightings)
    .values({ ...sighting, partId, outcome: "left_out" })
    .onConflictDoNothing()
    .returning({ runId: sightings.runId });
  return claimed.length > 0;
}

/** What became of a claimed one, counted with its part. */
export async function settleSighting(
  tx: Db,
  sighting: Sighting,
  partId: string,
  outcome: Outcome,
): Promise<void> {
  await tx.orm.update(sightings).set({ outcome }).where(seen(sighting));
  await tx.orm
    .update(parts)
    .set({
      jobsFound: sql`${parts.jobsFound} + 1`,
      jobsNew: sql`${parts.jobsNew} + ${outcome === "new" ? 1 : 0}`,
      jobsDuplicate: sql`${parts.jobsDuplicate} + ${outcome === "duplicate" ? 1 : 0}`,
    })
    .where(eq(parts.id, partId));
}
