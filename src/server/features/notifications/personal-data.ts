import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { notifications } from "./tables.ts";

export const notificationsPersonalData: PersonalData = {
  tables: ["notifications"],

  async export(db, accountId) {
    const rows = await db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(notifications.createdAt);
    return { records: { notifications: rows } };
  },

  async erase(tx, accountId) {
    await tx.orm.delete(notifications).where(eq(notifications.accountId, accountId));
    return [];
  },
};
