import { DEFAULT_SELECTORS } from "#contract/firm-rules.ts";
import { addFairness } from "./features/fairness/feature.ts";
import { addFirms } from "./features/firms/feature.ts";
import { addJobReview } from "./features/job-review/feature.ts";
import { addScraping } from "./features/scraping/feature.ts";
import { addSeek } from "./features/seek/feature.ts";
import { addSystemStatus } from "./features/system-status/feature.ts";
import type { Db } from "./platform/database/database.ts";
import type { FetchedPage } from "./platform/fetching/guarded-fetch.ts";
import type { Platform } from "./platform/platform.ts";

interface Needs extends Pick<Parameters<typeof addJobReview>[1], "postings" | "matchSoon"> {
  readonly administrators: (db: Db) => Promise<readonly string[]>;
  readonly matching: Parameters<typeof addFairness>[1]["matching"] &
    Parameters<typeof addSystemStatus>[1]["matching"];
}

const USUAL = {
  title: DEFAULT_SELECTORS.job_title_selector,
  content: DEFAULT_SELECTORS.job_content_selector,
};

/** What operators work with: how jobs of others come into the market, and whether all is well. */
export function addOperations(
  platform: Platform,
  { postings, matching, matchSoon, administrators }: Needs,
) {
  const firms = addFirms(platform);
  const review = addJobReview(platform, { postings, matchSoon, administrators });
  const scraping = addScraping(platform, { firms, review, administrators });
  addSeek(platform, { scraping });
  addFairness(platform, { matching });
  addSystemStatus(platform, { matching });
  return {
    personalData: [scraping.personalData, review.personalData, firms.personalData],
    /** By what most websites call the parts of an advertisement. */
    jobOnPage: async (page: FetchedPage) => {
      const { pages } = scraping;
      const [job, site] = await Promise.all([pages.job(page, USUAL), pages.site(page)]);
      return { ...job, siteName: site.name };
    },
  };
}
