import type { QueryClient } from "@tanstack/react-query";
import {
  changeSearch,
  deleteSearch,
  listSavedSearches,
  type SavedSearch,
  type SearchQuery,
  saveSearch,
} from "#contract/saved-searches.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const searchesQuery = apiQuery(listSavedSearches);

type NewSearch = Pick<SavedSearch, "name" | "often" | "by_mail"> & { query: SearchQuery };
type Change = Partial<Pick<SavedSearch, "name" | "often" | "by_mail" | "paused">>;

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: searchesQuery.queryKey });

export async function keepSearch(client: QueryClient, search: NewSearch): Promise<void> {
  await call(saveSearch, { body: search });
  await refresh(client);
}

export async function editSearch(client: QueryClient, id: string, body: Change): Promise<void> {
  await call(changeSearch, { params: { id }, body });
  await refresh(client);
}

export async function dropSearch(client: QueryClient, id: string): Promise<void> {
  await call(deleteSearch, { params: { id } });
  await refresh(client);
}

/** What a search narrows, in words: "NSW, “employment”, from $100,000". */
export function narrowedText(query: SearchQuery): string {
  const { state, words, remote, employment_type, experience_level, min_salary } = query;
  const days = query.posted_within;
  const parts = [
    state,
    words && `“${words}”`,
    remote && "remote",
    employment_type,
    experience_level,
    min_salary !== undefined && `from $${min_salary.toLocaleString("en-AU")}`,
    days !== undefined && `posted within ${days} ${days === 1 ? "day" : "days"}`,
    query.match_level?.toLowerCase(),
  ].filter(Boolean);
  const text = parts.join(", ") || "every job that fits";
  return text.charAt(0).toUpperCase() + text.slice(1);
}
