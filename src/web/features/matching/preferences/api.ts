import type { QueryClient } from "@tanstack/react-query";
import { getJobPreferences, saveJobPreferences, searchJobs } from "#contract/matching.ts";
import { recommendJobs } from "#contract/recommendations.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const preferencesQuery = apiQuery(getJobPreferences);

/** Keeps them in the account. Every list is then in another order. */
export async function savePreferences(client: QueryClient, line: string): Promise<void> {
  await call(saveJobPreferences, { body: { line } });
  for (const { method, path } of [getJobPreferences, searchJobs, recommendJobs])
    void client.invalidateQueries({ queryKey: [`${method} ${path}`] });
}
