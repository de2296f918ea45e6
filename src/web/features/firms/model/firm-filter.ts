import { FIRM_SIZES } from "#contract/firm-rules.ts";
import type { MarkedFirm } from "./marked-firm.ts";

export const FIRM_STATUSES = [
  "enabled",
  "disabled",
  "recruitment",
  "duplicate",
  "never",
  "failed",
] as const;
type FirmStatus = (typeof FIRM_STATUSES)[number];

/** "" stands for any. */
export interface FirmFilter {
  readonly text: string;
  readonly location: string;
  readonly size: string;
  readonly status: FirmStatus | "";
}

export const NO_FILTER: FirmFilter = { text: "", location: "", size: "", status: "" };

const IS: Readonly<Record<FirmStatus, (firm: MarkedFirm) => boolean>> = {
  enabled: (firm) => firm.scrapingEnabled,
  disabled: (firm) => !firm.scrapingEnabled,
  recruitment: (firm) => firm.isRecruiter,
  duplicate: (firm) => firm.sameAs !== undefined,
  never: (firm) => firm.lastScrapedAt === null,
  failed: (firm) => firm.lastError !== "",
};

/** Those that fit every part of it; of the text, each word must stand somewhere. */
export function shownFirms(firms: readonly MarkedFirm[], filter: FirmFilter): MarkedFirm[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return firms.filter((firm) => {
    const { name, websiteUrl, careersPageUrl, practiceAreas } = firm;
    const text = [name, websiteUrl, careersPageUrl, ...practiceAreas].join("\n").toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      ["", firm.location].includes(filter.location) &&
      ["", firm.size].includes(filter.size) &&
      (filter.status === "" || IS[filter.status](firm))
    );
  });
}

/** What stands in the address, so that a reload or a link shows the same; anything else is as good as nothing. */
export function filterOf(query: string): FirmFilter {
  const search = new URLSearchParams(query);
  return {
    text: search.get("q") ?? "",
    location: search.get("location") ?? "",
    size: FIRM_SIZES.find((size) => size === search.get("size")) ?? "",
    status: statusOf(search.get("status")),
  };
}

export const statusOf = (value: string | null): FirmFilter["status"] =>
  FIRM_STATUSES.find((status) => status === value) ?? "";

export function queryOf({ text, location, size, status }: FirmFilter): string {
  const search = new URLSearchParams();
  const parts = { q: text, location, size, status };
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search}` : "";
}
