import { and, eq, isNull, lt, sql } from "drizzle-orm";
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

/** Two windows that save at once do so one after the other. */
export async function hold(tx: Db, accountId: string): Promise<void> {
  await tx.query("insert into candidate_profiles (account_id) values ($1) on conflict do nothing", [
    accountId,
  ]);
  await tx.query("select 1 from candidate_profiles where account_id = $1 for update", [accountId]);
}

export async function markReminded(db: Db, accountId: string, now: Date): Promise<void> {
  await db.orm
    .update(candidateProfiles)
    .set({ remindedAt: now })
    .where(eq(candidateProfiles.accountId, accountId));
}

const isCandidate = sql`not exists (select 1 from accounts a
  where a.id = ${candidateProfiles.accountId} and a.is_recruiter)`;

/** Candidates whose profile is older than that and who were never asked about it. */
export const notReminded = (db: Db, before: Date, limit: number): Promise<ProfileRow[]> =>
  db.orm
    .select()
    .from(candidateProfiles)
    .where(
      and(
        isNull(candidateProfiles.remindedAt),
        lt(candidateProfiles.updatedAt, before),
        isCandidate,
      ),
    )
    .orderBy(candidateProfiles.updatedAt)
    .limit(limit);
