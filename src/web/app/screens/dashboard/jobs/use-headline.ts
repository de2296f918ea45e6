import { useQuery } from "@tanstack/react-query";
import { levelCountsOf } from "#web/evidence/levels.ts";
import { listQueryOf } from "#web/features/matching/api.ts";
import { countOf } from "#web/features/matching/model/filters.ts";
import {
  type FoundCounts,
  foundCountsOf,
  foundText,
} from "#web/features/matching/model/found-counts.ts";
import {
  PAGE,
  type Recommendations,
  recommendationsQuery,
  useHidden,
  without,
} from "#web/features/recommendations/list/api.ts";
import { isNewSince } from "#web/features/recommendations/list/recommendation-list.tsx";
import { type DashboardView, START } from "../dashboard-view.ts";
import { type Fresh, headline } from "../headline.ts";
import { jobsTexts, dashboardTexts as texts } from "../texts.ts";
import type { Jobs } from "./use-jobs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Further back nobody can ask. */
const MOST_DAYS = 365;

/** What a list comes to, by levels. */
export const countsOf = ({ levels, inside }: Recommendations): FoundCounts =>
  foundCountsOf(levelCountsOf(levels), levelCountsOf(inside));

/** What there is, in words. Where there is no list, or another one is on its way, only the name of the screen. */
export function useHeadline({ list, now, isBusy }: Jobs, view: DashboardView): string {
  const isNarrowed = countOf(view.filters) > 0;
  const fresh = useFresh(isNarrowed || view.match ? undefined : list, now);
  if (!list || isBusy) return texts.title;
  const found = countsOf(list);
  if (Object.values(found).every((count) => count === 0)) return texts.title;
  const words = headline(foundText(found), fresh, now);
  return isNarrowed ? jobsTexts.narrowed(words) : words;
}

/** How many are new. The list is the best first, so those that are not shown yet are asked for. */
function useFresh(list: Recommendations | undefined, now: Date): Fresh | undefined {
  const hidden = useHidden();
  const since = list?.lookedBefore;
  const isWhole = !list || list.jobs.length >= list.total;
  const days = since ? Math.ceil((now.getTime() - since.getTime()) / DAY_MS) : 0;
  const canAsk = days >= 1 && days <= MOST_DAYS;
  const { data } = useQuery({
    ...recommendationsQuery({ ...listQueryOf(START), posted_within: days }),
    enabled: canAsk && !isWhole,
  });
  if (!list || !since) return undefined;
  const among = isWhole ? list : data && without(data, hidden);
  if (!among) return undefined;
  const count = among.jobs.filter((job) => isNewSince(job, since)).length;
  return { count, orMore: !isWhole && count >= PAGE && among.total > count, since };
}
