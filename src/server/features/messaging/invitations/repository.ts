import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { suppressedAddresses } from "../tables.ts";

export async function suppress(db: Db, addressHash: string, suppressedAt: Date): Promise<void> {
  await db.orm
    .insert(suppressedAddresses)
    .values({ addressHash, suppressedAt })
    .onConflictDoNothing();
}

export async function isSuppressed(db: Db, addressHash: string): Promise<boolean> {
  const [row] = await db.orm
    .select()
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.addressHash, addressHash));
  return row !== undefined;
}
