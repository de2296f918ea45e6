import type { DiscoveredFirm, LawFirm } from "#contract/firms.ts";
import { base64Json } from "#server/platform/base64-json.ts";
import type { Firm } from "./service.ts";
import type { discoveredFirms } from "./tables.ts";

export const presentFirm = (firm: Firm): LawFirm => ({
  ID: firm.id,
  Name: firm.name,
  WebsiteUrl: firm.websiteUrl,
  CareersPageUrl: firm.careersPageUrl,
  Location: firm.location,
  SizeCategory: firm.sizeCategory,
  PracticeAreas: base64Json(firm.practiceAreas),
  ScrapingConfig: base64Json(firm.scrapingConfig),
  LastScrapedAt: firm.lastScrapedAt?.toISOString() ?? null,
  ScrapingEnabled: firm.scrapingEnabled,
  Status: firm.scrapingEnabled ? "active" : "inactive",
  LastError: firm.lastError,
  CreatedAt: firm.createdAt.toISOString(),
  UpdatedAt: firm.updatedAt.toISOString(),
});

export const presentDiscovery = (row: typeof discoveredFirms.$inferSelect): DiscoveredFirm => ({
  ID: row.id,
  FirmName: row.firmName,
  SearchQuery: row.searchQuery,
  DiscoveredUrl: row.discoveredUrl,
  CareersPageUrl: row.careersPageUrl,
  DiscoveredAt: row.discoveredAt.toISOString(),
});
