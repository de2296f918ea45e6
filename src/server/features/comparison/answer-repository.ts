import { and, eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { requirementAnswers } from "./tables.ts";

type RequirementAnswer = typeof requirementAnswers.$inferSelect;

export const list = (db: Db, accountId: string): Promise<RequirementAnswer[]> =>
  db.orm.select().from(requirementAnswers).where(eq(requirementAnswers.accountId, accountId));

export async function put(db: Db, answer: RequirementAnswer): Promise<void> {
  await db.orm.insert(requirementAnswers).values(answer).onConflictDoNothing();
}

export async function remove(db: Db, accountId: string, wordsHash: Buffer): Promise<void> {
  const { accountId: account, wordsHash: hash } = requirementAnswers;
  await db.orm.delete(requirementAnswers).where(and(eq(account, accountId), eq(hash, wordsHash)));
}

export async function removeAll(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(requirementAnswers).where(eq(requirementAnswers.accountId, accountId));
}
