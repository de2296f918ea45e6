import type { QueryClient } from "@tanstack/react-query";
import {
  type Comparison,
  compare,
  comparisonPdf,
  getComparison,
  listSavedComparisons,
  saveComparison,
} from "#contract/comparison.ts";
import { type Answer, call, hrefOf } from "#web/lib/api.ts";
import { onceReady } from "#web/lib/patience.ts";
import { apiQuery } from "#web/lib/query.ts";

export const savedQuery = apiQuery(listSavedComparisons);
export const comparisonQuery = (id: string) => apiQuery(getComparison, { params: { id } });

export interface Pair {
  resumeId: string;
  jobId: string;
}

/** A comparison is made once: asked for again, the server answers with the same. */
export const pairQuery = ({ resumeId, jobId }: Pair) => ({
  queryKey: [`${compare.method} ${compare.path}`, { resumeId, jobId }] as const,
  queryFn: ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
    onceReady(async () => {
      const body = { resumeId, actualResumeId: resumeId, jobDescriptionID: jobId };
      const comparison = await call(compare, { body, signal });
      client.setQueryData(comparisonQuery(comparison.id).queryKey, comparison);
      return { id: comparison.id };
    }, signal),
  staleTime: Number.POSITIVE_INFINITY,
  // Each answer counts as one of the comparisons that a person may make.
  enabled: ({ state }: { state: { data: unknown } }) => state.data === undefined,
});

/** Made now, and then at hand. */
export const compareJob = (client: QueryClient, pair: Pair) => client.fetchQuery(pairQuery(pair));

export const pdfAddress = (id: string) => hrefOf(comparisonPdf, { params: { id } });

/** Keeps a comparison in the account or lets it go, and tells the screens that show it. */
export async function keepComparison(client: QueryClient, id: string, saved: boolean) {
  await call(saveComparison, { params: { id }, body: { saved } });
  client.setQueryData(comparisonQuery(id).queryKey, (known: Comparison | undefined) =>
    known ? { ...known, is_saved: saved } : known,
  );
  await client.invalidateQueries({ queryKey: savedQuery.queryKey });
}

/** Takes one out of the list that is shown, before the server has said yes. */
export function hideSaved(client: QueryClient, id: string): void {
  client.setQueryData(
    savedQuery.queryKey,
    (known: Answer<typeof listSavedComparisons> | undefined) =>
      known && {
        comparisons: known.comparisons.filter((one) => one.id !== id),
        total: known.total - 1,
      },
  );
}
