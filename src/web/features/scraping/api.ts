import type { QueryClient } from "@tanstack/react-query";
import {
  getDashboardStats,
  getScrapingRun,
  type Run,
  runDiscovery,
  runScraping,
  stopScraping,
} from "#contract/scraping.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export type Dashboard = Answer<typeof getDashboardStats>;
export type RunDetails = Answer<typeof getScrapingRun>;

/** Events say when there is something new; a run is asked for as well, in case one is lost. */
const WATCH_MS = 3000;
const isRunning = ({ status }: Run) => status === "running";

/** Also of the menu, which says how many jobs wait. */
export const dashboardQuery = {
  ...apiQuery(getDashboardStats),
  refetchInterval: ({ state }: { state: { data: Dashboard | undefined } }) =>
    state.data?.recent_runs.some(isRunning) ? WATCH_MS : false,
};

export const runQuery = (id: string) => ({
  ...apiQuery(getScrapingRun, { params: { id } }),
  refetchInterval: ({ state }: { state: { data: RunDetails | undefined } }) =>
    state.data && isRunning(state.data.run) ? WATCH_MS : false,
});

/** What is started and stopped; each gives what the server says about it. */
export const startScraping = async () => (await call(runScraping, { body: {} })).message;
export const startDiscovery = async () => (await call(runDiscovery)).message;

export async function stopRun(client: QueryClient, id: string): Promise<string> {
  const { message } = await call(stopScraping, { params: { id } });
  await refresh(client);
  return message;
}

export async function refresh(client: QueryClient): Promise<void> {
  const lines = [dashboardQuery.queryKey[0], runQuery("").queryKey[0]];
  await Promise.all(lines.map((line) => client.invalidateQueries({ queryKey: [line] })));
}
