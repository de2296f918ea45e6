import { eq } from "drizzle-orm";
import { TERMS_VERSION } from "#contract/onboarding.ts";
import type { Db } from "#server/platform/database/database.ts";
import { consents } from "./tables.ts";

/** False when these terms were accepted before: then the first time is what counts. */
export async function recordConsent(tx: Db, accountId: string, now: Date): Promise<boolean> {
  const added = await tx.orm
    .insert(consents)
    .values({ accountId, termsVersion: TERMS_VERSION, givenAt: now })
    .onConflictDoNothing()
    .returning({ accountId: consents.accountId });
  return added.length > 0;
}

export const consentsOf = (db: Db, accountId: string) =>
  db.orm
    .select({ termsVersion: consents.termsVersion, givenAt: consents.givenAt })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(consents.givenAt);
