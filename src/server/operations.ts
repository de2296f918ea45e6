import { addFairness } from "./features/fairness/feature.ts";
import { addFirms } from "./features/firms/feature.ts";
import { addJobReview } from "./features/job-review/feature.ts";
import { addScraping } from "./features/scraping/feature.ts";
import { addSeek } from "./features/seek/feature.ts";
import { addSystemStatus } from "./features/system-status/feature.ts";
import type { Db } from "./platform/database/database.ts";
import type { PersonalData } from "./platform/personal-data.ts";
import type { Platform } from "./platform/platform.ts";

interface Needs extends Pick<Parameters<typeof addJobReview>[1], "postings" | "matchSoon"> {
  readonly administrators: (db: Db) => Promise<readonly string[]>;
  readonly matching: Parameters<typeof addFairness>[1]["matching"] &
    Parameters<typeof addSystemStatus>[1]["matching"];
}

/** What operators work with: how jobs of others come into the market, and whether all is well. */
export function addOperations(
  platform: Platform,
  { postings, matching, matchSoon, administrators }: Needs,
): { readonly personalData: readonly PersonalData[] } {
  const firms = addFirms(platform);
  const review = addJobReview(platform, { postings, matchSoon, administrators });
  const scraping = addScraping(platform, { firms, review, administrators });
  addSeek(platform, { scraping });
  addFairness(platform, { matching });
  addSystemStatus(platform, { matching });
  return { personalData: [scraping.personalData, review.personalData, firms.personalData] };
}
