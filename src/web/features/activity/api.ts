import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { deleteActivity, listActivities, summariseActivities } from "#contract/activity.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export type Activities = z.infer<typeof listActivities.response>;

export const activitiesQuery = (limit: number) => apiQuery(listActivities, { query: { limit } });
export const summaryQuery = apiQuery(summariseActivities, { query: {} });

export const removeActivity = (id: string) => call(deleteActivity, { params: { id } });

/** The list at any length, and its summary. */
export const askAgain = (client: QueryClient) =>
  Promise.all(
    [activitiesQuery(1), summaryQuery].map(({ queryKey: [line] }) =>
      client.invalidateQueries({ queryKey: [line] }),
    ),
  );
