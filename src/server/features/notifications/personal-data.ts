import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { notificationSettings, notifications } from "./tables.ts";

export const notificationsPersonalData: PersonalData = {
  tables: ["notifications", "notification_settings"],

  async export(db, accountId) {
    const rows = await db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(notifications.createdAt);
    const settings = await db.orm
      .select({ emailDigest: notificationSettings.emailDigest })
      .from(notificationSettings)
      .where(eq(notificationSettings.accountId, accountId));
    return { records: { notifications: rows, notificationSettings: settings } };
  },

  async erase(tx, accountId) {
    await tx.orm.delete(notifications).where(eq(notifications.accountId, accountId));
    await tx.orm.delete(notificationSettings).where(eq(notificationSettings.accountId, accountId));
    return [];
  },
};
