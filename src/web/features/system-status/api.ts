import type { QueryClient } from "@tanstack/react-query";
import { getSystemStatus, retryAllGivenUp, retryGivenUp } from "#contract/system-status.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

/** While somebody looks, it is asked again. */
const AGAIN_MS = 15_000;

export const statusQuery = { ...apiQuery(getSystemStatus), refetchInterval: AGAIN_MS };

export async function retryAll(client: QueryClient): Promise<string> {
  const { message } = await call(retryAllGivenUp, {});
  await client.invalidateQueries({ queryKey: [statusQuery.queryKey[0]] });
  return message;
}

export async function retry(client: QueryClient, id: string): Promise<string> {
  const { message } = await call(retryGivenUp, { params: { id } });
  await client.invalidateQueries({ queryKey: [statusQuery.queryKey[0]] });
  return message;
}
