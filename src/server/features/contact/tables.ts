import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ContactMessage } from "#contract/contact.ts";

export const contactMessages = pgTable("contact_messages", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Null for who was not signed in. */
  accountId: uuid("account_id"),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject").$type<ContactMessage["subject"]>().notNull(),
  message: text("message").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
