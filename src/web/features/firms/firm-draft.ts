import * as z from "zod/mini";
import { DEFAULT_SELECTORS, FIRM_DEFAULTS, FIRM_PAGES } from "#contract/firm-rules.ts";
import { FirmFields } from "#contract/firms.ts";
import { type Firm, pagesOf } from "./firm.ts";

/** A firm as it is typed. */
export interface FirmDraft {
  readonly name: string;
  readonly websiteUrl: string;
  readonly careersPageUrl: string;
  readonly location: string;
  readonly size: string;
  readonly practiceAreas: readonly string[];
  readonly scrapingEnabled: boolean;
  readonly jobList: string;
  readonly jobLink: string;
  readonly jobTitle: string;
  readonly jobContent: string;
  readonly maxPages: string;
}

export type DraftFaults = Partial<Record<keyof FirmDraft, string>>;

/** Spec 2 §9. */
export const NEW_FIRM: FirmDraft = {
  name: "",
  websiteUrl: "",
  careersPageUrl: "",
  location: FIRM_DEFAULTS.location,
  size: FIRM_DEFAULTS.size_category,
  practiceAreas: [],
  scrapingEnabled: FIRM_DEFAULTS.scraping_enabled,
  jobList: DEFAULT_SELECTORS.job_list_selector,
  jobLink: DEFAULT_SELECTORS.job_link_selector,
  jobTitle: DEFAULT_SELECTORS.job_title_selector,
  jobContent: DEFAULT_SELECTORS.job_content_selector,
  maxPages: String(FIRM_PAGES.usual),
};

export const draftOf = (firm: Firm): FirmDraft => ({
  name: firm.name,
  websiteUrl: firm.websiteUrl,
  careersPageUrl: firm.careersPageUrl,
  location: firm.location,
  size: firm.size,
  practiceAreas: firm.practiceAreas,
  scrapingEnabled: firm.scrapingEnabled,
  ...firm.selectors,
  maxPages: String(firm.maxPages),
});

/** In the words of the wire. */
const wireOf = (draft: FirmDraft) => ({
  name: draft.name,
  website_url: draft.websiteUrl,
  careers_page_url: draft.careersPageUrl,
  location: draft.location,
  size_category: draft.size,
  practice_areas: [...draft.practiceAreas],
  scraping_enabled: draft.scrapingEnabled,
  scraping_config: {
    job_list_selector: draft.jobList,
    job_link_selector: draft.jobLink,
    job_title_selector: draft.jobTitle,
    job_content_selector: draft.jobContent,
    max_pages: pagesOf(draft.maxPages),
  },
});

/** All that decides what is found on the firm's pages, to be compared. */
export function readingOf(draft: FirmDraft): string {
  const { website_url, careers_page_url, scraping_config } = wireOf(draft);
  return JSON.stringify([website_url, careers_page_url, scraping_config]);
}

const FIELD_OF: Readonly<Record<string, keyof FirmDraft>> = {
  name: "name",
  website_url: "websiteUrl",
  careers_page_url: "careersPageUrl",
  location: "location",
  size_category: "size",
  practice_areas: "practiceAreas",
  job_list_selector: "jobList",
  job_link_selector: "jobLink",
  job_title_selector: "jobTitle",
  job_content_selector: "jobContent",
};

/** What can be sent, or the first sentence for each field. */
export function checkDraft(draft: FirmDraft): { fields: FirmFields } | { faults: DraftFaults } {
  const parsed = z.safeParse(FirmFields, wireOf(draft));
  if (parsed.success) return { fields: parsed.data };
  const faults: DraftFaults = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.map((part) => FIELD_OF[String(part)]).find((name) => name !== undefined);
    faults[field ?? "name"] ??= message;
  }
  return { faults };
}

export const isSame = (one: FirmDraft, other: FirmDraft) =>
  JSON.stringify(one) === JSON.stringify(other);
