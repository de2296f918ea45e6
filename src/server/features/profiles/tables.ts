import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
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
  /** From whom they hide: the database keeps the names, hiding.ts the keys of them. */
  hidesFrom: text("hides_from").array().notNull().generatedAlwaysAs(sql`hidden_companies || …`),
  hiding: text("hiding").array().notNull().default(sql`'{}'`),
  hidingOf: text("hiding_of").array(),
  hidingVersion: integer("hiding_version").notNull().default(0),
});

export const recruiterProfiles = pgTable("recruiter_profiles", {
  accountId: uuid("account_id").primaryKey(),
  name: text("name").notNull().default(""),
  email: text("email").notNull().default(""),
  contactNumber: text("contact_number").notNull().default(""),
  companyName: text("company_name").notNull().default(""),
  companyWebsite: text("company_website").notNull().default(""),
  position: text("position").notNull().default(""),
  /** As it is printed; "" where it is not given. */
  abn: text("abn").notNull().default(""),
  /** An administrator looked at the company: it holds for this name, website and number. */
  approvedCompany: text("approved_company"),
  approvedWebsite: text("approved_website"),
  approvedAbn: text("approved_abn").notNull().default(""),
  approvedAt: timestamp("approved_at", { withTimezone: true }),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
