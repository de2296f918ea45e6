import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { activities } from "./tables.ts";

export const activityPersonalData: PersonalData = {
  tables: ["activities"],

  async export(db, accountId) {
    const rows = await db.orm
      .select({
        type: activities.type,
        title: activities.title,
        description: activities.description,
        metadata: activities.metadata,
        createdAt: activities.createdAt,
      })
      .from(activities)
      .where(eq(activities.accountId, accountId))
      .orderBy(activities.createdAt, activities.position);
    return { records: { activities: rows } };
  },

  async erase(tx, accountId) {
    await tx.orm.delete(activities).where(eq(activities.accountId, accountId));
    return [];
  },
};
