import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const consents = pgTable(
  "consents",
  {
    accountId: uuid("account_id").notNull(),
    termsVersion: text("terms_version").notNull(),
    givenAt: timestamp("given_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.termsVersion] })],
);
