import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { accounts, providerIdentities, sessions } from "../tables.ts";

export type SessionRow = typeof sessions.$inferSelect;

export async function findProof(db: Db, tokenHash: Buffer): Promise<Date | null> {
  const [session] = await db.orm
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return session?.provedAt ?? null;
}

export async function hasSession(db: Db, tokenHash: Buffer): Promise<boolean> {
  const found = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return found.length > 0;
}

export async function updateDetails(
  db: Db,
  accountId: string,
  details: { name: string; phone: string; updatedAt: Date },
): Promise<void> {
  await db.orm.update(accounts).set(details).where(eq(accounts.id, accountId));
}

export async function listSessions(db: Db, accountId: string, now: Date): Promise<SessionRow[]> {
  return db.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), sessions.id);
}

/** Somebody else's id is the same as no id. */
export async function deleteSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const gone = await db.orm
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

export async function listProviders(db: Db, accountId: string): Promise<string[]> {
  const found = await db.orm
    .selectDistinct({ provider: providerIdentities.provider })
    .from(providerIdentities)
    .where(eq(providerIdentities.accountId, accountId));
  return found.map(({ provider }) => provider).sort();
}
