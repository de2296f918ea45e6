import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { passkeyChallenges, passkeys } from "./tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findByCredential(
  db: Db,
  credentialId: Buffer,
): Promise<PasskeyRow | undefined> {
  const [found] = await db.orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for("update");
  return found;
}

/** Answers false when somebody has this credential already. */
export async function insertPasskey(
  db: Db,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const inserted = await db.orm
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

export async function markUsed(db: Db, id: string, signCount: number, now: Date): Promise<void> {
  await db.orm.update(passkeys).set({ signCount, usedAt: now }).where(eq(passkeys.id, id));
}

/** Somebody else's id is the same as no id. */
export async function renamePasskey(
  db: Db,
  accountId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db.orm
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Somebody else's id is the same as no id. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const gone = await db.orm
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

export async function insertChallenge(
  db: Db,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.orm.insert(passkeyChallenges).values(challenge);
}

/** Single use, for the purpose and the person it was made for: whoever deletes the row has used it. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, accountId, now }: ChallengeUse,
): Promise<boolean> {
  const owner = accountId
    ? eq(passkeyChallenges.accountId, accountId)
    : isNull(passkeyChallenges.accountId);
  const taken = await db.orm
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
        owner,
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}

interface ChallengeUse {
  readonly challenge: Buffer;
  readonly purpose: string;
  readonly accountId: string | null;
  readonly now: Date;
}
