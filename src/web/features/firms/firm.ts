import { DEFAULT_SELECTORS, FIRM_PAGES, type FirmSize } from "#contract/firm-rules.ts";
import type { LawFirm } from "#contract/firms.ts";

/** Where jobs stand on the pages of a firm. */
interface Selectors {
  readonly jobList: string;
  readonly jobLink: string;
  readonly jobTitle: string;
  readonly jobContent: string;
}

export interface Firm {
  readonly id: string;
  readonly name: string;
  readonly websiteUrl: string;
  readonly careersPageUrl: string;
  readonly location: string;
  readonly size: FirmSize;
  readonly practiceAreas: readonly string[];
  readonly selectors: Selectors;
  readonly maxPages: number;
  readonly scrapingEnabled: boolean;
  readonly lastScrapedAt: string | null;
  /** Why the last reading failed; "" when it did not. */
  readonly lastError: string;
  readonly createdAt: string;
}

/** As the spec's server sends it. A list that cannot be read is as good as none. */
export function firmOf(wire: LawFirm): Firm {
  const config = asObject(decoded(wire.ScrapingConfig));
  const areas = decoded(wire.PracticeAreas);
  const selector = (name: keyof typeof DEFAULT_SELECTORS) => {
    const words = config[name];
    return typeof words === "string" && words !== "" ? words : DEFAULT_SELECTORS[name];
  };
  return {
    id: wire.ID,
    name: wire.Name,
    websiteUrl: wire.WebsiteUrl,
    careersPageUrl: wire.CareersPageUrl,
    location: wire.Location,
    size: wire.SizeCategory,
    practiceAreas: Array.isArray(areas) ? areas.filter((area) => typeof area === "string") : [],
    selectors: {
      jobList: selector("job_list_selector"),
      jobLink: selector("job_link_selector"),
      jobTitle: selector("job_title_selector"),
      jobContent: selector("job_content_selector"),
    },
    maxPages: pagesOf(config.max_pages),
    scrapingEnabled: wire.ScrapingEnabled,
    lastScrapedAt: wire.LastScrapedAt,
    lastError: wire.LastError,
    createdAt: wire.CreatedAt,
  };
}

/** Spec 2 §5: 1 to 10, and 3 in place of anything else. */
export function pagesOf(value: unknown): number {
  const pages = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  const fits = Number.isInteger(pages) && pages >= FIRM_PAGES.least && pages <= FIRM_PAGES.most;
  return fits ? pages : FIRM_PAGES.usual;
}

/** Base64 of JSON in UTF-8; undefined when it is none. */
function decoded(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
