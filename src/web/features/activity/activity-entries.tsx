import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ACTIVITIES_LISTED } from "#contract/activity.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { ActivityList } from "./activity-list.tsx";
import { type Activities, activitiesQuery, summaryQuery } from "./api.ts";
import { LastDays } from "./last-days.tsx";
import { activityTexts as texts } from "./texts.ts";
import { useAutoRefresh } from "./use-auto-refresh.ts";

/** The log in its four faces, with what it amounts to over the last days. */
export function ActivityEntries({ onGone }: { onGone: () => void }) {
  const [limit, setLimit] = useState<number>(ACTIVITIES_LISTED.usual);
  const [refreshes, setRefreshes, refetchInterval] = useAutoRefresh();
  const { data, isPending, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...activitiesQuery(limit),
    refetchInterval,
    // The rows that are there stay while more are fetched.
    placeholderData: (before: Activities | undefined) => before,
  });
  const summary = useQuery({ ...summaryQuery, refetchInterval });
  const more = () =>
    setLimit((now) => Math.min(now + ACTIVITIES_LISTED.usual, ACTIVITIES_LISTED.most));
  if (isPending) return <Loading />;
  if (!data) return <Failed retry={() => void refetch()} />;
  if (data.total === 0) return <Empty />;
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-3">
        {/* As high as what comes: nothing moves then. */}
        <div className="min-h-[74px]">{summary.data && <LastDays {...summary.data.summary} />}</div>
        <div className="max-md:flex max-md:min-h-11 max-md:items-center">
          <Checkbox
            label={texts.autoRefresh}
            checked={refreshes}
            onChange={({ currentTarget }) => setRefreshes(currentTarget.checked)}
          />
        </div>
      </div>
      <ActivityList
        activities={data.activities}
        now={new Date(dataUpdatedAt || Date.now())}
        onGone={onGone}
      />
      <More
        shown={data.activities.length}
        total={data.total}
        busy={isPlaceholderData}
        onMore={more}
      />
    </div>
  );
}

/** The first row stands level with the title of the section. */
function Loading() {
  return (
    <div className="-mt-3 *:border-t-0">
      <SkeletonList rows={3} label={texts.loading} />
    </div>
  );
}

function Empty() {
  return (
    <div className="-mt-8">
      <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="-mt-8">
      <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={retry} />
    </div>
  );
}

interface MoreProps {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
}

/** A list that is all there says nothing about it. */
function More({ shown, total, busy, onMore }: MoreProps) {
  if (total <= ACTIVITIES_LISTED.usual) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 pt-4">
      <p aria-live="polite" className="text-13 text-ink-3 tabular-nums">
        {texts.shown(shown, total)}
      </p>
      {shown < total && (
        <Button
          look="line"
          className="max-md:min-h-11"
          busy={busy}
          onClick={() => busy || onMore()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}
