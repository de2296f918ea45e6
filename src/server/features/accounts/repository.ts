import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import {
  accounts,
  emailTokens,
  passkeyChallenges,
  providerIdentities,
  sessions,
} from "./tables.ts";

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;
/** Without the password's hash: what travels with every request holds no secret. */
export type Person = Omit<Account, "passwordHash">;
export interface SessionOwner {
  readonly session: Pick<
    typeof sessions.$inferSelect,
    "id" | "tokenHash" | "createdAt" | "seenAt" | "provedAt" | "secondFactorAt"
  >;
  readonly account: Person;
}

const sameEmail = (email: string) => sql`lower(${accounts.email}) = lower(${email})`;

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [account] = await db.orm.select().from(accounts).where(sameEmail(email));
  return account;
}

export async function findAccount(db: Db, accountId: string): Promise<Account | undefined> {
  const [account] = await db.orm.select().from(accounts).where(eq(accounts.id, accountId));
  return account;
}

/** The ids of those whose address is one of these and was proved. */
export async function verifiedAccounts(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.query(
    `select id from accounts where lower(email) = any($1) and email_verified_at is not null`,
    [emails.map((email) => email.toLowerCase())],
  );
  return rows.map(({ id }) => id);
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
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailVerifiedAt)));
}

export async function changeAccount(
  db: Db,
  accountId: string,
  change: Partial<Pick<Account, "isRecruiter" | "onboarded" | "name" | "phone" | "updatedAt">>,
): Promise<void> {
  await db.orm.update(accounts).set(change).where(eq(accounts.id, accountId));
}

/** For as long as the transaction runs, nobody else changes how this account is entered. */
export async function lockAccount(tx: Db, accountId: string): Promise<Account> {
  const [account] = await tx.orm
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  if (!account) throw notFound("This account was not found.");
  return account;
}

export async function setPassword(
  db: Db,
  accountId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.orm
    .update(accounts)
    .set({ passwordHash, updatedAt: now })
    .where(eq(accounts.id, accountId));
}

export async function deleteIdentities(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(providerIdentities).where(eq(providerIdentities.accountId, accountId));
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

export async function deleteSessions(
  db: Db,
  accountId: string,
  keep: Buffer | undefined,
): Promise<void> {
  const others = keep && ne(sessions.tokenHash, keep);
  await db.orm.delete(sessions).where(and(eq(sessions.accountId, accountId), others));
}

export async function markProved(
  db: Db,
  tokenHash: Buffer,
  proofs: { provedAt: Date; secondFactorAt?: Date },
): Promise<void> {
  await db.orm.update(sessions).set(proofs).where(eq(sessions.tokenHash, tokenHash));
}

/** By the trail, which outlives sessions. */
export async function hasSignedIn(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (
       select from audit_trail where actor_id = $1 and action = 'account.signed-in') as has`,
    [accountId],
  );
  return rows[0].has;
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.orm.delete(sessions).where(sql`${sessions.expiresAt} < ${now}`);
  await db.orm.delete(emailTokens).where(sql`${emailTokens.expiresAt} < ${now}`);
  await db.orm.delete(passkeyChallenges).where(sql`${passkeyChallenges.expiresAt} < ${now}`);
}

/**
 * Many at once: requests that arrive together share one query. Every signed-in request passes here,
 * so the statement is put together once and prepared by the server.
 */
export async function findSessionOwners(db: Db, hashes: Buffer[]): Promise<SessionOwner[]> {
  const { rows } = await db.query({ ...SESSION_OWNERS, values: [hashes] });
  return rows.map((row) => ({
    session: {
      id: row.session_id,
      tokenHash: row.token_hash,
      createdAt: row.session_created_at,
      seenAt: row.seen_at,
      provedAt: row.proved_at,
      secondFactorAt: row.second_factor_at,
    },
    account: {
      id: row.id,
      email: row.email,
      name: row.name,
      phone: row.phone,
      isRecruiter: row.is_recruiter,
      onboarded: row.onboarded,
      emailVerifiedAt: row.email_verified_at,
      randomString: row.random_string,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    },
  }));
}

const SESSION_OWNERS = {
  name: "session-owners",
  // The next look-ups wait for this one: a connection that has died must not hold them for ever.
  query_timeout: 10_000,
  text: `
  select s.id as session_id, s.token_hash, s.created_at as session_created_at, s.seen_at,
         s.proved_at, s.second_factor_at,
         a.id, a.email, a.name, a.phone, a.is_recruiter, a.onboarded, a.email_verified_at,
         a.random_string, a.created_at, a.updated_at
  from sessions s join accounts a on a.id = s.account_id
  where s.token_hash = any($1) and s.expires_at > now()`,
};

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
): Promise<{ accountId: string; detail: unknown } | undefined> {
  const [taken] = await db.orm
    .delete(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.purpose, purpose)))
    .returning();
  return taken && taken.expiresAt > now ? taken : undefined;
}

/** The use of a link ends the others. */
export async function deleteEmailTokens(
  db: Db,
  accountId: string,
  purpose?: string,
): Promise<void> {
  const ofPurpose = purpose === undefined ? undefined : eq(emailTokens.purpose, purpose);
  await db.orm.delete(emailTokens).where(and(eq(emailTokens.accountId, accountId), ofPurpose));
}
