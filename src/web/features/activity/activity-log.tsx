import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ACTIVITIES_LISTED } from "#contract/activity.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { focusSection, SettingsSection } from "#web/ui/settings-section.tsx";
import { ActivityList } from "./activity-list.tsx";
import { type Activities, activitiesQuery, summaryQuery } from "./api.ts";
import { activityTexts as texts } from "./texts.ts";

/** Spec 2 §9: off until it is switched on. Events say at once what is new in any case. */
const REFRESH_MS = 30_000;

/** What the signed-in person did last, as a section of a page. */
export function ActivityLog({ id = "activity" }: { id?: string }) {
  const [limit, setLimit] = useState<number>(ACTIVITIES_LISTED.usual);
  const [refreshes, setRefreshes] = useState(false);
  const refetchInterval = refreshes && REFRESH_MS;
  const { data, isPending, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...activitiesQuery(limit),
    refetchInterval,
    // The rows that are there stay while more are fetched.
    placeholderData: (before: Activities | undefined) => before,
  });
  const summary = useQuery({ ...summaryQuery, refetchInterval });
  const more = () =>
    setLimit((now) => Math.min(now + ACTIVITIES_LISTED.usual, ACTIVITIES_LISTED.most));
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      {isPending && <Loading />}
      {!isPending && !data && <Failed retry={() => void refetch()} />}
      {data?.total === 0 && <Empty />}
      {data && data.total > 0 && (
        <div>
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-2">
            <p aria-live="polite" className="text-13 text-ink-2 tabular-nums">
              {summary.data && texts.lastDays(summary.data.summary.total)}
            </p>
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
            onGone={() => focusSection(id)}
          />
          <More
            shown={data.activities.length}
            total={data.total}
            busy={isPlaceholderData}
            onMore={more}
          />
        </div>
      )}
    </SettingsSection>
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
