import type { QueryClient } from "@tanstack/react-query";
import {
  type Comparison,
  comparisonPdf,
  getComparison,
  listSavedComparisons,
  saveComparison,
} from "#contract/comparison.ts";
import { type Answer, call, hrefOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const savedQuery = apiQuery(listSavedComparisons);
export const comparisonQuery = (id: string) => apiQuery(getComparison, { params: { id } });

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
