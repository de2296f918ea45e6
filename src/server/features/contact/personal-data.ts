import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { contactMessages } from "./tables.ts";

/** Only what was sent while signed in: anyone can type anybody's address into the form. */
export const contactPersonalData: PersonalData = {
  tables: ["contact_messages"],

  async export(db, accountId) {
    const rows = await db.orm
      .select({
        name: contactMessages.name,
        email: contactMessages.email,
        subject: contactMessages.subject,
        message: contactMessages.message,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(eq(contactMessages.accountId, accountId))
      .orderBy(contactMessages.createdAt);
    return { records: { contactMessages: rows } };
  },

  async erase(tx, accountId) {
    await tx.orm.delete(contactMessages).where(eq(contactMessages.accountId, accountId));
    return [];
  },
};
