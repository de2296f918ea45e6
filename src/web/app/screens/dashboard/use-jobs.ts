import { useQuery } from "@tanstack/react-query";
import { listQueryOf } from "#web/features/matching/api.ts";
import {
  type Recommendations,
  recommendationsQuery,
  useHidden,
  without,
} from "#web/features/recommendations/list/api.ts";
import { faultFaceOf } from "#web/features/recommendations/list/faces.tsx";
import type { DashboardView } from "./dashboard-view.ts";

/** While a scan is being read. */
const ASK_AGAIN_MS = 5000;

export type Jobs = ReturnType<typeof useJobs>;

/** The list as it is shown: without what was dismissed a moment ago. */
export function useJobs(view: DashboardView, enabled: boolean) {
  const hidden = useHidden();
  const { data, error, isPending, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...recommendationsQuery(listQueryOf(view), view.pages),
    enabled,
    placeholderData: (before: Recommendations | undefined) => before,
    refetchInterval: ({ state }) =>
      state.error && faultFaceOf(state.error) === "reading" ? ASK_AGAIN_MS : false,
  });
  // Without a profile there are none, whatever was found before.
  const isGone = error !== null && faultFaceOf(error) !== "failed";
  const list = data && !isGone ? without(data, hidden) : undefined;
  return {
    list,
    error,
    isPending,
    /** Another list is on its way. */
    isBusy: isPlaceholderData,
    now: new Date(dataUpdatedAt || Date.now()),
    retry: () => void refetch(),
  };
}
