import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { candidateProfiles } from "./tables.ts";

export type ProfileRow = typeof candidateProfiles.$inferSelect;
type Change = Partial<Omit<ProfileRow, "accountId">>;

export async function find(db: Db, accountId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(candidateProfiles)
    .where(eq(candidateProfiles.accountId, accountId));
  return row;
}

/** What is not said stays as it is, or begins with what the table says. */
export async function upsert(db: Db, accountId: string, change: Change): Promise<void> {
  await db.orm
    .insert(candidateProfiles)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: candidateProfiles.accountId, set: change });
}
