import { QueryClient } from "@tanstack/react-query";
import type { JsonEndpoint } from "#contract/endpoint.ts";
import { type AnyInput, ApiError, type Arguments, send } from "./api.ts";

/** What the server hands over with the page is not asked for again at once. */
const FRESH_MS = 30_000;
const RETRIES = 2;

/** A query that the browser fetches and that the renderer can also answer in process. */
export interface ApiQuery {
  queryKey: readonly [line: string, input: object];
  endpoint: JsonEndpoint;
  input: AnyInput;
}

/** `useQuery(apiQuery(getStatus))`. */
export function apiQuery<E extends JsonEndpoint>(endpoint: E, ...[given]: Arguments<E>) {
  const input: AnyInput = given ?? {};
  return {
    queryKey: [`${endpoint.method} ${endpoint.path}`, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => send(endpoint, { ...input, signal }),
    endpoint,
    input,
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: worthRetrying } },
  });
}

/** Only what may pass by itself is tried again; a refusal stays a refusal. */
function worthRetrying(failures: number, error: Error): boolean {
  return error instanceof ApiError && error.fault === "unavailable" && failures < RETRIES;
}
