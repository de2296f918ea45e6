import { boolean, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FirmSize } from "#contract/firm-rules.ts";
import type { ScrapingConfig } from "#contract/firms.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const lawFirms = pgTable("law_firms", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  websiteUrl: text("website_url").notNull(),
  /** Without "www.": what says that two firms are one. */
  host: text("host").notNull(),
  careersPageUrl: text("careers_page_url").notNull().default(""),
  location: text("location").notNull(),
  sizeCategory: text("size_category").$type<FirmSize>().notNull(),
  practiceAreas: text("practice_areas").array().notNull().default([]),
  scrapingConfig: jsonb("scraping_config").$type<ScrapingConfig>().notNull(),
  scrapingEnabled: boolean("scraping_enabled").notNull().default(true),
  lastScrapedAt: time("last_scraped_at"),
  /** Why the last reading failed; "" when it did not. */
  lastError: text("last_error").notNull().default(""),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});

export const discoveredFirms = pgTable("discovered_firms", {
  id: uuid("id").primaryKey().defaultRandom(),
  firmName: text("firm_name").notNull(),
  searchQuery: text("search_query").notNull(),
  discoveredUrl: text("discovered_url").notNull(),
  host: text("host").notNull(),
  careersPageUrl: text("careers_page_url").notNull().default(""),
  discoveredAt: time("discovered_at").notNull().defaultNow(),
  state: text("state").$type<"pending" | "approved" | "rejected">().notNull().default("pending"),
  reason: text("reason").notNull().default(""),
  decidedBy: uuid("decided_by"),
  decidedAt: time("decided_at"),
  firmId: uuid("firm_id"),
});
