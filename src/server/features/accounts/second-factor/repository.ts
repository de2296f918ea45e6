import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { recoveryCodes, sessions, totpSecrets } from "../tables.ts";

export type TotpSecret = typeof totpSecrets.$inferSelect;

export async function findTotp(db: Db, accountId: string): Promise<TotpSecret | undefined> {
  const [found] = await db.orm
    .select()
    .from(totpSecrets)
    .where(eq(totpSecrets.accountId, accountId));
  return found;
}

/** In place of one that was never confirmed. Answers whether it was taken: not over one in use. */
export async function keepNewTotp(
  db: Db,
  secret: { accountId: string; sealed: Buffer; createdAt: Date },
): Promise<boolean> {
  const kept = await db.orm
    .insert(totpSecrets)
    .values(secret)
    .onConflictDoUpdate({
      target: totpSecrets.accountId,
      set: { sealed: secret.sealed, createdAt: secret.createdAt, lastStep: 0 },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ accountId: totpSecrets.accountId });
  return kept.length > 0;
}

export async function confirmTotp(db: Db, accountId: string, now: Date): Promise<void> {
  await db.orm
    .update(totpSecrets)
    .set({ confirmedAt: now })
    .where(eq(totpSecrets.accountId, accountId));
}

/** Answers false for a code that was used before, also when both come at the same moment. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const used = await db.orm
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.accountId, accountId), lt(totpSecrets.lastStep, step)))
    .returning({ accountId: totpSecrets.accountId });
  return used.length > 0;
}

export async function deleteTwoStep(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(totpSecrets).where(eq(totpSecrets.accountId, accountId));
  await db.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.orm.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await db.orm.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
}

/** Single use: whoever deletes the row has used it. */
export async function takeRecoveryCode(
  db: Db,
  accountId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const taken = await db.orm
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ accountId: recoveryCodes.accountId });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const [found] = await db.orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return found?.left ?? 0;
}

/** What was proved with a factor that is gone does not count any more. */
export async function forgetFactorProofs(db: Db, accountId: string): Promise<void> {
  await db.orm
    .update(sessions)
    .set({ secondFactorAt: null })
    .where(and(eq(sessions.accountId, accountId), isNotNull(sessions.secondFactorAt)));
}

/** Something that only this person has: an app that is confirmed, or a passkey. */
export async function hasFactor(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (select from totp_secrets where account_id = $1 and confirmed_at is not null)
         or exists (select from passkeys where account_id = $1) as has`,
    [accountId],
  );
  return rows[0].has;
}
