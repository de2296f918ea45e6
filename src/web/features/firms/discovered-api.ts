import type { QueryClient } from "@tanstack/react-query";
import { listDiscoveredFirms, reviewDiscoveredFirm } from "#contract/firms.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export type DiscoveredPage = Answer<typeof listDiscoveredFirms>;

const LINE = apiQuery(listDiscoveredFirms).queryKey[0];

/** The first pages, as many as are shown. */
export const discoveredQuery = (count: number) => ({
  queryKey: [LINE, { pages: count }] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        call(listDiscoveredFirms, { query: { page: index + 1 }, signal }),
      ),
    ),
});

export interface Decision {
  action: "approve" | "reject";
  reason?: string;
}

/** Gives what the server says about it. */
export async function decide(id: string, decision: Decision): Promise<string> {
  return (await call(reviewDiscoveredFirm, { params: { id }, body: decision })).message;
}

/** What follows from a decision: this list, the law firms, and how many wait. */
const FOLLOWING = [LINE, "GET /api/admin/law-firms", apiQuery(getDashboardStats).queryKey[0]];

export async function askAgain(client: QueryClient): Promise<void> {
  await Promise.all(FOLLOWING.map((line) => client.invalidateQueries({ queryKey: [line] })));
}
