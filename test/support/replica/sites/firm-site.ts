import { DEFAULT_SELECTORS, type FIRM_LOCATIONS, FIRM_PAGES } from "#contract/firm-rules.ts";
import type { FirmFields, ScrapingConfig } from "#contract/firms.ts";
import { type Ad, adOf } from "../ads/ad.ts";
import type { PracticeArea } from "../ads/practice-areas.ts";

interface FirmWords {
  readonly name: string;
  readonly host: string;
  /** The path of its careers page. */
  readonly careers: string;
  readonly location?: (typeof FIRM_LOCATIONS)[number];
  readonly config?: Partial<ScrapingConfig>;
}

/** The row that an administrator would fill in. */
export const firmOf = ({ name, host, careers, location, config }: FirmWords): FirmFields => ({
  name,
  website_url: `https://${host}`,
  careers_page_url: `https://${host}${careers}`,
  location: location ?? "Sydney",
  size_category: "medium",
  practice_areas: [],
  scraping_enabled: true,
  scraping_config: { ...DEFAULT_SELECTORS, max_pages: FIRM_PAGES.usual, ...config },
});

/** Ads of one firm; `first` sets its phrases apart from those of other firms. */
export const adsOf = (
  firm: string,
  first: number,
  rows: readonly (readonly [title: string, area: PracticeArea, place: string])[],
): Ad[] =>
  rows.map(([title, area, place], at) => adOf({ firm, title, area, place, number: first + at }));
