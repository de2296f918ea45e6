import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { accounts, emailTokens, sessions } from "./tables.ts";

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;
export type SessionOwner = { session: typeof sessions.$inferSelect; account: Account };

const sameEmail = (email: string) => sql`lower(${accounts.email}) = lower(${email})`;

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db.orm.select().from(accounts).where(sameEmail(email));
  return account;
}

/** Answers undefined when the address is taken, also when somebody took it a moment ago. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | undefined> {
  const [inserted] = await db.orm
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const [any] = await db.orm.select({ id: accounts.id }).from(accounts).limit(1);
  return any !== undefined;
}

export async function markEmailVerified(db: Db, accountId: string, now: Date): Promise<void> {
  await db.orm
    .update(accounts)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, accountId));
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.orm.insert(sessions).values(session);
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [gone] = await db.orm
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ accountId: sessions.accountId });
  return gone?.accountId;
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.orm.delete(sessions).where(sql`${sessions.expiresAt} < ${now}`);
  await db.orm.delete(emailTokens).where(sql`${emailTokens.expiresAt} < ${now}`);
}

/** Many at once: requests that arrive together share one query. */
export async function findSessionOwners(db: Db, hashes: Buffer[]): Promise<SessionOwner[]> {
  return db.orm
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.tokenHash, hashes), gt(sessions.expiresAt, sql`now()`)));
}

export async function touchSession(
  db: Db,
  tokenHash: Buffer,
  times: { seenAt: Date; expiresAt: Date },
): Promise<void> {
  await db.orm.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash));
}

export async function insertEmailToken(
  db: Db,
  token: typeof emailTokens.$inferInsert,
): Promise<void> {
  await db.orm.insert(emailTokens).values(token);
}

/** Single use: whoever deletes the row has used it. */
export async function takeEmailToken(
  db: Db,
  tokenHash: Buffer,
  purpose: string,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await db.orm
    .delete(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.purpose, purpose)))
    .returning();
  return taken && taken.expiresAt > now ? taken.accountId : undefined;
}
