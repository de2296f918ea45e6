import type { QueryClient } from "@tanstack/react-query";
import { getFairness, runFairness } from "#contract/fairness.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export type Fairness = Answer<typeof getFairness>;
export type Running = NonNullable<Fairness["running"]>;

const WATCH_MS = 2000;

export const fairnessQuery = {
  ...apiQuery(getFairness),
  refetchInterval: ({ state }: { state: { data: Fairness | undefined } }) =>
    state.data?.running ? WATCH_MS : false,
};

/** Looked at again also when it was refused: somebody else may have started one. */
export async function startReport(client: QueryClient): Promise<void> {
  try {
    await call(runFairness);
  } finally {
    await client.invalidateQueries({ queryKey: [fairnessQuery.queryKey[0]] });
  }
}
