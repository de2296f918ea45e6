import { and, eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { accounts, providerIdentities } from "../tables.ts";

/** A person at a provider: the key of an identity. */
interface Key {
  readonly provider: string;
  readonly subject: string;
}

export async function findIdentity(db: Db, key: Key): Promise<{ accountId: string } | undefined> {
  const [identity] = await db.orm
    .select({ accountId: providerIdentities.accountId })
    .from(providerIdentities)
    .where(
      and(
        eq(providerIdentities.provider, key.provider),
        eq(providerIdentities.subject, key.subject),
      ),
    );
  return identity;
}

/** Answers false when somebody has it already, also since a moment ago. */
export async function insertIdentity(
  db: Db,
  identity: typeof providerIdentities.$inferInsert,
): Promise<boolean> {
  const inserted = await db.orm
    .insert(providerIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ subject: providerIdentities.subject });
  return inserted.length > 0;
}

export async function claim(db: Db, accountId: string, now: Date): Promise<void> {
  await db.orm
    .update(accounts)
    .set({ passwordHash: null, emailVerifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, accountId));
}
