import { desc, eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { discoveredFirms } from "./tables.ts";

export type DiscoveryRow = typeof discoveredFirms.$inferSelect;
type NewDiscovery = typeof discoveredFirms.$inferInsert;

const pending = eq(discoveredFirms.state, "pending");

export const listPending = (
  db: Db,
  { from, most }: { from: number; most: number },
): Promise<DiscoveryRow[]> =>
  db.orm
    .select()
    .from(discoveredFirms)
    .where(pending)
    .orderBy(desc(discoveredFirms.discoveredAt), discoveredFirms.id)
    .limit(most)
    .offset(from);

export const countPending = (db: Db): Promise<number> => db.orm.$count(discoveredFirms, pending);

/** Until the transaction ends nobody else decides about it. */
export async function lock(tx: Db, id: string): Promise<DiscoveryRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(discoveredFirms)
    .where(eq(discoveredFirms.id, id))
    .for("update");
  return row;
}

export async function change(tx: Db, id: string, to: Partial<NewDiscovery>): Promise<void> {
  await tx.orm.update(discoveredFirms).set(to).where(eq(discoveredFirms.id, id));
}

/** False for each host that was discovered before, also by somebody else at this moment. */
export async function insertNew(tx: Db, row: NewDiscovery): Promise<boolean> {
  const added = await tx.orm
    .insert(discoveredFirms)
    .values(row)
    .onConflictDoNothing({ target: discoveredFirms.host })
    .returning({ id: discoveredFirms.id });
  return added.length > 0;
}

/** Those of the hosts that belong to a firm, or were discovered before. */
export async function knownHosts(db: Db, hosts: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query(
    `select host from law_firms where host = any($1) union
     select host from discovered_firms where host = any($1)`,
    [hosts],
  );
  return new Set(rows.map(({ host }) => host));
}
