import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import { serveTasks } from "#server/platform/processes/serve-tasks.ts";
import { listPage } from "./list-page.ts";
import { jobPage, sitePage, statePage } from "./scraped-pages.ts";
import type { JobSelectors, ListSelectors, StateWanted } from "./service.ts";

serveTasks({
  list: async ({ page, how }: { page: FetchedPage; how: ListSelectors }) => listPage(page, how),
  job: async ({ page, how }: { page: FetchedPage; how: JobSelectors }) => jobPage(page, how),
  site: async ({ page }: { page: FetchedPage }) => sitePage(page),
  state: async ({ page, how }: { page: FetchedPage; how: StateWanted }) => statePage(page, how),
});
