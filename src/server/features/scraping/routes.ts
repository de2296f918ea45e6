import { testSelectors } from "#contract/firms.ts";
import * as contract from "#contract/scraping.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { Dashboard } from "./dashboard.ts";
import type { Operations } from "./operations.ts";
import { presentDashboard, presentPart, presentRun } from "./present.ts";
import type { createSelectorTest } from "./reading-firms/selector-test.ts";

interface Parts {
  readonly operations: Operations;
  readonly dashboard: () => Promise<Dashboard>;
  readonly testSelectors: ReturnType<typeof createSelectorTest>;
  readonly canSearch: boolean;
}
const say = contract.SCRAPING_SENTENCES;

export function scrapingRoutes(routes: Routes, parts: Parts): void {
  const { operations, dashboard, canSearch } = parts;

  routes
    .on(contract.getDashboardStats)
    .answer(async () => presentDashboard(await dashboard(), canSearch));

  routes.on(contract.runScraping).answer(async ({ actor, body }) => {
    const { runId, firms } = await operations.readFirms(actor, body.firm_ids);
    return { success: true, message: say.started(firms), run_id: runId };
  });

  routes.on(contract.runDiscovery).answer(async ({ actor }) => {
    const runId = await operations.discover(actor);
    return { success: true, message: say.discoveryStarted, run_id: runId };
  });

  routes.on(contract.getScrapingRun).answer(async ({ params }) => {
    const { run, parts } = await operations.run(params.id);
    return { run: presentRun(run), parts: parts.map(presentPart) };
  });

  routes.on(contract.stopScraping).answer(async ({ actor, params }) => {
    await operations.stop(actor, params.id);
    return { success: true, message: say.stopped };
  });

  routes
    .on(testSelectors)
    .answer(async ({ body }) => ({ success: true, ...(await parts.testSelectors(body)) }));
}
