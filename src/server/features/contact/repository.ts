import { lt } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { contactMessages } from "./tables.ts";

export async function insert(db: Db, message: typeof contactMessages.$inferInsert): Promise<void> {
  await db.orm.insert(contactMessages).values(message);
}

export async function removeOld(db: Db, before: Date): Promise<void> {
  await db.orm.delete(contactMessages).where(lt(contactMessages.createdAt, before));
}
