import { FIRM_DEFAULTS } from "#contract/firm-rules.ts";
import type { LawFirm } from "#contract/firms.ts";

/** Base64 of JSON in UTF-8, as the server sends its lists. */
export const base64 = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes));
};

/** A firm as it comes over the wire, with what a test is about in it. */
export const anApiFirm = (own: Partial<LawFirm> = {}): LawFirm => ({
  ID: "11111111-1111-4111-8111-111111111111",
  Name: "Harrow & Lyle",
  WebsiteUrl: "https://www.harrow.example/",
  CareersPageUrl: "https://www.harrow.example/careers",
  Location: "Sydney",
  SizeCategory: "medium",
  PracticeAreas: base64(["Employment"]),
  ScrapingConfig: base64(FIRM_DEFAULTS.scraping_config),
  LastScrapedAt: null,
  ScrapingEnabled: true,
  Status: "active",
  LastError: "",
  CreatedAt: "2026-10-01T00:00:00.000Z",
  UpdatedAt: "2026-10-01T00:00:00.000Z",
  ...own,
});
