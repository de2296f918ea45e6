import * as z from "zod/mini";
import { orBlank, orElse } from "./blank.ts";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import {
  DEFAULT_SELECTORS,
  FIRM_DEFAULTS,
  FIRM_LOCATIONS,
  FIRM_PAGES,
  FIRM_SIZES,
} from "./firm-rules.ts";
import { isUrl } from "./is-url.ts";
import { upTo } from "./text-rules.ts";

/** Law firms that are read for jobs, and firms that were discovered (spec 2 §2, §3, §7). */

export const FIRM_SENTENCES = {
  nameRequired: "Firm name is required",
  websiteRequired: "Website URL is required",
  websiteInvalid: "Website URL must be a web address, like https://firm.example",
  careersInvalid: "Careers page URL must be a web address, like https://firm.example/careers",
  tooLong: "That is too long.",
  tooManyAreas: "A firm can have at most 40 practice areas.",
  badSelector: (field: string) => `The ${field} is not a CSS selector that can be read.`,
  created: "Law firm added.",
  saved: "Law firm updated.",
  deleted: "Law firm deleted.",
  deletedMany: (count: number) => `${count} law ${count === 1 ? "firm" : "firms"} deleted.`,
  notFound: "Law firm not found",
  /** Discovered firms. */
  approved: "Firm approved. It is among the law firms now.",
  rejected: "Firm rejected.",
  discoveryNotFound: "Discovered firm not found",
  decided: "This firm was reviewed already.",
  known: "A law firm with this website is there already. Reject this one instead.",
} as const;
const say = FIRM_SENTENCES;

const LONGEST = { name: 200, url: 1000, selector: 300, area: 80, areas: 40, reason: 1000 };

const isWebAddress = (text: string) => isUrl(text) && /^https?:\/\/[^/]/i.test(text);
const text = (longest: number) => z.string().check(z.trim(), upTo(longest, say.tooLong));
const selector = (fallback: string) =>
  z.pipe(
    orBlank(text(LONGEST.selector)),
    z.transform((words: string) => words || fallback),
  );

const isPages = (value: unknown) =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= FIRM_PAGES.least &&
  value <= FIRM_PAGES.most;

const ScrapingConfig = z.object({
  /** Each element of the list page that stands for one job. */
  job_list_selector: selector(DEFAULT_SELECTORS.job_list_selector),
  /** Inside that element: the link to the job's own page. */
  job_link_selector: selector(DEFAULT_SELECTORS.job_link_selector),
  /** On the job's own page. */
  job_title_selector: selector(DEFAULT_SELECTORS.job_title_selector),
  job_content_selector: selector(DEFAULT_SELECTORS.job_content_selector),
  /** Spec 2 §5: 1 to 10, and 3 in place of anything else. */
  max_pages: z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown) => (isPages(Number(value)) ? Number(value) : FIRM_PAGES.usual)),
  ),
});
export type ScrapingConfig = z.output<typeof ScrapingConfig>;

/** Each once, whatever its capitals. */
const distinct = (words: string[]) => {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLowerCase();
    const isNew = key !== "" && !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

const website = z.string(say.websiteRequired).check(
  z.trim(),
  z.minLength(1, say.websiteRequired),
  upTo(LONGEST.url, say.tooLong),
  z.refine((words) => words === "" || isWebAddress(words), say.websiteInvalid),
);
const careers = text(LONGEST.url).check(
  z.refine((words) => words === "" || isWebAddress(words), say.careersInvalid),
);
const config = orElse(ScrapingConfig, FIRM_DEFAULTS.scraping_config);

/** What the form sends (spec 2 §3, "client fields"). */
export const FirmFields = z.object({
  name: z
    .string(say.nameRequired)
    .check(z.trim(), z.minLength(1, say.nameRequired), upTo(LONGEST.name, say.tooLong)),
  website_url: website,
  careers_page_url: orBlank(careers),
  location: orElse(z.enum(FIRM_LOCATIONS), FIRM_DEFAULTS.location),
  size_category: orElse(z.enum(FIRM_SIZES), FIRM_DEFAULTS.size_category),
  practice_areas: orElse(
    z.pipe(
      z.array(text(LONGEST.area)).check(z.maxLength(LONGEST.areas, say.tooManyAreas)),
      z.transform(distinct),
    ),
    [],
  ),
  scraping_enabled: orElse(z.boolean(), FIRM_DEFAULTS.scraping_enabled),
  scraping_config: config,
});
export type FirmFields = z.output<typeof FirmFields>;

/** Spec 2 §3, "server fields": the lists travel as base64 of JSON. */
export const LawFirm = z.object({
  ID: Id,
  Name: z.string(),
  WebsiteUrl: z.string(),
  CareersPageUrl: z.string(),
  Location: z.string(),
  SizeCategory: z.enum(FIRM_SIZES),
  /** Base64 of a JSON list of texts; letters beyond ASCII stand in it as \\uXXXX. */
  PracticeAreas: z.string(),
  /** Base64 of a JSON object, `ScrapingConfig`, in the same way. */
  ScrapingConfig: z.string(),
  LastScrapedAt: z.nullable(z.string()),
  ScrapingEnabled: z.boolean(),
  Status: z.enum(["active", "inactive"]),
  /** Why the last reading of its pages failed; "" when it did not. */
  LastError: z.string(),
  CreatedAt: z.string(),
  UpdatedAt: z.string(),
});
export type LawFirm = z.infer<typeof LawFirm>;

export const listFirms = endpoint("GET /api/admin/law-firms", {
  who: "admin",
  summary: "Every law firm, by name.",
  response: z.object({ firms: z.array(LawFirm), total: z.number() }),
});

const Saved = z.object({ success: z.literal(true), message: z.string(), firm: LawFirm });

export const createFirm = endpoint("POST /api/admin/law-firms", {
  who: "admin",
  summary: "Add a law firm.",
  body: FirmFields,
  response: Saved,
});

export const changeFirm = endpoint("PUT /api/admin/law-firms/:id", {
  who: "admin",
  summary: "Change a law firm.",
  body: FirmFields,
  response: Saved,
});

export const deleteFirm = endpoint("DELETE /api/admin/law-firms/:id", {
  who: "admin",
  summary: "Delete a law firm. Its approved jobs stay.",
  response: Acknowledged,
});

export const FIRMS_AT_ONCE = 500;

export const deleteFirms = endpoint("POST /api/admin/law-firms/delete", {
  who: "admin",
  summary: "Delete several law firms at once; those that are gone already are passed over.",
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(FIRMS_AT_ONCE)) }),
  response: z.object({ success: z.literal(true), message: z.string(), deleted: z.number() }),
});

/** "Test these selectors": the firm's page as they would read it, without saving anything. */
export const testSelectors = endpoint("POST /api/admin/law-firms/test", {
  who: "admin",
  summary: "Read a firm's careers page with the given selectors, and show what would be found.",
  body: z.object({
    website_url: website,
    careers_page_url: orBlank(careers),
    scraping_config: config,
  }),
  response: z.object({
    success: z.literal(true),
    /** The page that was read. */
    url: z.string(),
    /** What found the jobs. */
    found_by: z.enum(["selectors", "structured-data", "nothing"]),
    jobs: z.array(z.object({ title: z.string(), url: z.string() })),
    /** The first of them, opened. */
    first: z.nullable(z.object({ title: z.string(), url: z.string(), text: z.string() })),
    next_page: z.string(),
    /** What to look at, a sentence each: a selector that matches nothing, a page that was not read. */
    notes: z.array(z.string()),
  }),
});

export const DiscoveredFirm = z.object({
  ID: Id,
  FirmName: z.string(),
  SearchQuery: z.string(),
  DiscoveredUrl: z.string(),
  CareersPageUrl: z.string(),
  DiscoveredAt: z.string(),
});
export type DiscoveredFirm = z.infer<typeof DiscoveredFirm>;

export const PageQuery = z.object({
  page: z._default(
    z.coerce
      .number()
      .check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= 100_000)),
    1,
  ),
});
/** Of every list of the administrator's. */
export const ADMIN_PAGE = 20;

export const listDiscoveredFirms = endpoint("GET /api/admin/discovered-firms", {
  who: "admin",
  summary: "Discovered firms that wait for a review, the newest first.",
  query: PageQuery,
  response: z.object({
    discoveries: z.array(DiscoveredFirm),
    has_more: z.boolean(),
    total: z.number(),
  }),
});

export const reviewDiscoveredFirm = endpoint("POST /api/admin/discovered-firms/:id/review", {
  who: "admin",
  summary: "Approve a discovered firm, which makes it a law firm, or reject it.",
  body: z.object({
    action: z.enum(["approve", "reject"]),
    reason: orBlank(text(LONGEST.reason)),
  }),
  response: Acknowledged,
});
