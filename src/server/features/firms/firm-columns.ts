import { hostOf } from "#contract/firm-rules.ts";
import { type FirmFields, FIRM_SENTENCES as say } from "#contract/firms.ts";
import { allInvalid } from "#server/platform/faults.ts";
import { isSelector } from "#server/platform/web-pages/is-selector.ts";
import type { NewFirm } from "./repository.ts";

const SELECTORS = [
  ["job_list_selector", "job list selector"],
  ["job_link_selector", "job link selector"],
  ["job_title_selector", "job title selector"],
  ["job_content_selector", "job content selector"],
] as const;

/** The form as a row. A selector that cannot be read would make every run of the firm fail. */
export function firmColumns(fields: FirmFields) {
  const config = fields.scraping_config;
  const bad = SELECTORS.filter(([field]) => !isSelector(config[field]));
  if (bad.length > 0) throw allInvalid(bad.map(([, name]) => say.badSelector(name)));
  return {
    name: fields.name,
    websiteUrl: fields.website_url,
    host: hostOf(fields.website_url),
    careersPageUrl: fields.careers_page_url,
    location: fields.location,
    sizeCategory: fields.size_category,
    practiceAreas: fields.practice_areas,
    scrapingConfig: config,
    scrapingEnabled: fields.scraping_enabled,
  } satisfies NewFirm;
}
