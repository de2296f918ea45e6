import type { Db } from "#server/platform/database/database.ts";
import type { PersonalData } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { FirmsToRead } from "../firms/service.ts";
import type { ReviewQueue } from "../job-review/service.ts";
import { createDashboard } from "./dashboard.ts";
import { scrapingDemo } from "./demo.ts";
import { createDiscoveryKind } from "./discovery-kind.ts";
import { createPoliteFetch } from "./limited-fetch.ts";
import { createOperations } from "./operations.ts";
import { createPageTools } from "./page-tools.ts";
import { scrapingPersonalData } from "./personal-data.ts";
import { createFirmKind } from "./reading-firms/firm-kind.ts";
import { createSelectorTest } from "./reading-firms/selector-test.ts";
import { scrapingRoutes } from "./routes.ts";
import { createRunEngine } from "./runs/run-engine.ts";
import { createSearch } from "./search.ts";
import type { Scraping } from "./service.ts";

interface Needs {
  readonly firms: FirmsToRead;
  readonly review: ReviewQueue;
  /** The accounts of those who look on. */
  readonly administrators: (db: Db) => Promise<readonly string[]>;
}

export function addScraping(
  platform: Platform,
  needs: Needs,
): Scraping & { readonly personalData: PersonalData } {
  const { config, demo, log, publicUrl, routes, services } = platform;
  const fetch = createPoliteFetch({
    ...platform,
    fetching: config.fetching,
    intervalMs: config.scraping.intervalMs,
    userAgent: () => `CandourBot/1.0 (+${publicUrl.value}; ${config.supportEmail})`,
  });
  const pages = createPageTools(log);
  services.push(pages);
  needs.firms.beforeDeletion(needs.review.firmsGo);
  const { runs, addKind } = createRunEngine(platform, { ...needs, pages });
  const tools = { ...platform, ...needs, fetch, pages };

  const canSearch = config.scraping.search !== undefined;
  addKind(createFirmKind(tools));
  addKind(createDiscoveryKind({ ...tools, search: createSearch(config.scraping.search, fetch) }));
  scrapingRoutes(routes, {
    operations: createOperations({ ...tools, runs, canSearch }),
    dashboard: createDashboard({ ...tools, runs, timeZone: config.timeZone }),
    testSelectors: createSelectorTest(tools),
    canSearch,
  });
  demo.push(scrapingDemo);
  return { runs, fetch, pages, addKind, personalData: scrapingPersonalData };
}
