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
  /** From whom they hide, as names are compared. The database keeps it. */
  hiding: text("hiding").array().notNull().generatedAlwaysAs(sql`bare_companies(…)`),
});

export const recruiterProfiles = pgTable("recruiter_profiles", {
  accountId: uuid("account_id").primaryKey(),
  name: text("name").notNull().default(""),
  email: text("email").notNull().default(""),
  contactNumber: text("contact_number").notNull().default(""),
  companyName: text("company_name").notNull().default(""),
  companyWebsite: text("company_website").notNull().default(""),
  position: text("position").notNull().default(""),
  /** An administrator looked at the company: it holds for this name and website. */
  approvedCompany: text("approved_company"),
  approvedWebsite: text("approved_website"),
  approvedAt: timestamp("approved_at", { withTimezone: true }),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
