import { sql } from "drizzle-orm";
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const candidateProfiles = pgTable("candidate_profiles", {
  accountId: uuid("account_id").primaryKey(),
  documentId: uuid("document_id"),
  findable: boolean("findable").notNull().default(true),
  hiddenCompanies: text("hidden_companies").array().notNull().default(sql`'{}'`),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
