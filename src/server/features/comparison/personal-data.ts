import { eq, inArray } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { list as listAnswers, removeAll as removeAnswers } from "./answer-repository.ts";
import { comparisonShares, comparisons } from "./tables.ts";

export const comparisonPersonalData: PersonalData = {
  tables: ["comparisons", "comparison_shares", "requirement_answers"],

  async export(db, accountId) {
    const rows = await db.orm
      .select()
      .from(comparisons)
      .where(eq(comparisons.accountId, accountId));
    const own = await ownResumes(db, accountId);
    const shares = await db.orm
      .select()
      .from(comparisonShares)
      .where(inArray(comparisonShares.comparisonId, idsOf(db, accountId)));
    return {
      records: {
        requirements_you_said_you_lack: (await listAnswers(db, accountId)).map(
          ({ requirement, answeredAt }) => ({ requirement, answeredAt }),
        ),
        shared_comparisons: shares.map(({ comparisonId, sharedAt, opened, lastOpenedAt }) => {
          const shared = rows.find(({ id }) => id === comparisonId);
          return { jobId: shared?.jobId, sharedAt, opened, lastOpenedAt };
        }),
        comparisons: rows.map(({ resumeId, jobId, distance, engine, writer, model, ...rest }) => ({
          resumeId,
          jobId,
          distance,
          engine,
          writer,
          model,
          firstShownAt: rest.firstShownAt,
          lastShownAt: rest.lastShownAt,
          savedAt: rest.savedAt,
          // A recruiter's hold other people's resumes, who may have gone out of sight since.
          report: own.has(resumeId) ? rest.body : null,
        })),
      },
    };
  },

  /** That a pair was compared stays on record; by whom, and what the report said, does not. */
  async erase(tx, accountId) {
    await removeAnswers(tx, accountId);
    await tx.orm
      .delete(comparisonShares)
      .where(inArray(comparisonShares.comparisonId, idsOf(tx, accountId)));
    await tx.orm
      .update(comparisons)
      .set({ ownerId: null, accountId: null, body: null, savedAt: null })
      .where(eq(comparisons.accountId, accountId));
    return [];
  },
};

const idsOf = (db: Db, accountId: string) =>
  db.orm
    .select({ id: comparisons.id })
    .from(comparisons)
    .where(eq(comparisons.accountId, accountId));

async function ownResumes(db: Db, accountId: string): Promise<Set<string>> {
  const { rows } = await db.query("select id from documents where account_id = $1", [accountId]);
  return new Set(rows.map(({ id }) => id));
}
