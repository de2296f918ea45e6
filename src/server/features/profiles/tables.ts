import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { SavedProfile } from "#contract/candidate-profile.ts";

export const candidateProfiles = pgTable("candidate_profiles", {
  accountId: uuid("account_id").primaryKey(),
  documentId: uuid("document_id"),
  findable: boolean("findable").notNull().default(true),
  hiddenCompanies: text("hidden_companies").array().notNull().default(sql`'{}'`),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  saved: jsonb("saved").$type<SavedProfile>(),
  isWritten: boolean("is_written").notNull().default(false),
  hideFromEmployer: boolean("hide_from_employer").notNull().default(true),
  currentEmployers: text("current_employers").array().notNull().default(sql`'{}'`),
  remindedAt: timestamp("reminded_at", { withTimezone: true }),
});

export const recruiterProfiles = pgTable("recruiter_profiles", {
  accountId: uuid("account_id").primaryKey(),
  name: text("name").notNull().default(""),
  email: text("email").notNull().default(""),
  contactNumber: text("contact_number").notNull().default(""),
  companyName: text("company_name").notNull().default(""),
  companyWebsite: text("company_website").notNull().default(""),
  position: text("position").notNull().default(""),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
