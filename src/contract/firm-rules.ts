import { isUrl } from "./is-url.ts";
/** Law firms: what the form offers, and what is noticed about a firm. The same on both sides of the wire. */

/** Spec 2 §9. */
export const FIRM_LOCATIONS = ["Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide"] as const;
export const FIRM_SIZES = ["small", "medium", "large", "top_tier"] as const;
export type FirmSize = (typeof FIRM_SIZES)[number];
export const FIRM_SIZE_LAWYERS: Readonly<Record<FirmSize, string>> = {
  small: "1-50 lawyers",
  medium: "51-200 lawyers",
  large: "201-500 lawyers",
  top_tier: "500+ lawyers",
};

export const FIRM_PAGES = { least: 1, most: 10, usual: 3 } as const;

/** Where jobs stand on the pages of most firms. */
export const DEFAULT_SELECTORS = {
  job_list_selector: ".job-listing, .job-item, .vacancy, .position, .career-item",
  job_link_selector: "a[href]",
  job_title_selector: "h1",
  job_content_selector: ".job-description, .job-content, article, main",
} as const;

export const FIRM_DEFAULTS = {
  location: "Sydney",
  size_category: "medium",
  scraping_enabled: true,
  scraping_config: { ...DEFAULT_SELECTORS, max_pages: FIRM_PAGES.usual },
} as const;

/** Words that only the names of recruiters hold, and the names of large agencies and job boards. */
const RECRUITING_WORDS =
  /recruit|staffing|talent|personnel|headhunt|(?:^|[^a-z])(?:placements?|labour hire|executive search)(?:[^a-z]|$)/i;
const RECRUITERS =
  /(?:^|[^a-z])(?:seek|indeed|linkedin|jora|adzuna|careerone|glassdoor|gradconnection|prosple|hays|michael ?page|robert ?half|robert ?walters|randstad|adecco|manpower|taylor ?root|mahlab|burgess ?paluch|beacon ?legal|kaleidoscope ?legal|naiman ?clarke|lawyers ?weekly)(?:[^a-z]|$)/i;

/** An agency or a job board, by its name or the host of its website. */
export function isRecruitmentSite(name: string, website: string): boolean {
  const host = hostOf(website).replace(/[.-]/g, " ");
  return [name, host].some((text) => RECRUITING_WORDS.test(text) || RECRUITERS.test(text));
}

/** "https://www.Harrow.example/people" is "harrow.example"; "" when it is no address. */
export function hostOf(website: string): string {
  if (!isUrl(website)) return "";
  return new URL(website).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
}

interface Hosted {
  readonly id: string;
  readonly websiteUrl: string;
  readonly createdAt: string;
}

/** Those whose host an earlier firm has already. */
export function duplicateFirms(firms: readonly Hosted[]): ReadonlySet<string> {
  const inOrder = [...firms].sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  );
  const taken = new Set<string>();
  const later = inOrder.filter(({ websiteUrl }) => {
    const host = hostOf(websiteUrl);
    const isLater = host !== "" && taken.has(host);
    taken.add(host);
    return isLater;
  });
  return new Set(later.map(({ id }) => id));
}

export const FIRM_ICONS = [
  "recruitment",
  "duplicate",
  "disabled",
  "fresh",
  "aging",
  "stale",
] as const;
export type FirmIcon = (typeof FIRM_ICONS)[number];

const DAY_MS = 86_400_000;

/** Spec 2 §4: what is wrong comes first, then how long ago the firm was read. */
export function firmIcon(
  firm: {
    readonly name: string;
    readonly websiteUrl: string;
    readonly scrapingEnabled: boolean;
    readonly lastScrapedAt: string | null;
  },
  isDuplicate: boolean,
  now: Date,
): FirmIcon {
  if (isRecruitmentSite(firm.name, firm.websiteUrl)) return "recruitment";
  if (isDuplicate) return "duplicate";
  if (!firm.scrapingEnabled) return "disabled";
  if (firm.lastScrapedAt === null) return "stale";
  const days = (now.getTime() - new Date(firm.lastScrapedAt).getTime()) / DAY_MS;
  if (days < 1) return "fresh";
  return days < 7 ? "aging" : "stale";
}
