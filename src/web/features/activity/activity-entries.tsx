import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ACTIVITIES_LISTED, type Activity } from "#contract/activity.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { type Activities, activitiesQuery, askAgain, removeActivity, summaryQuery } from "./api.ts";
import { activityTexts as texts } from "./texts.ts";

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

/** Spec 2 §9: off until it is switched on. Events say at once what is new in any case. */
const REFRESH_MS = 30_000;
const KEY = "candour-activity-refresh";

/** Whether the log is asked for again by itself, as this window last said. */
function useAutoRefresh(): [boolean, (on: boolean) => void, number | false] {
  const [on, setOn] = useState(wasOn);
  function set(next: boolean): void {
    keep(next);
    setOn(next);
  }
  return [on, set, on && REFRESH_MS];
}

/** Storage may be closed to us: then it is off at every visit. */
function wasOn(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    if (on) sessionStorage.setItem(KEY, "on");
    else sessionStorage.removeItem(KEY);
  } catch {
    // It holds for as long as the page stands.
  }
}

/** Of the highest bar, in pixels. */
const HEIGHT = 28;
/** A day with nothing is drawn as the line it stands on. */
const LEAST = 2;

interface LastDaysProps {
  total: number;
  /** Every day, the oldest first. */
  by_day: Readonly<Record<string, number>>;
}

/** How much was done, in words, and a bar for each day with its own words for those who do not see it. */
function LastDays({ total, by_day }: LastDaysProps) {
  const days = Object.entries(by_day);
  const most = Math.max(1, ...days.map(([, count]) => count));
  return (
    <div>
      <p aria-live="polite" className="text-13 text-ink-2 tabular-nums">
        {texts.lastDays(total)}
      </p>
      <ol aria-label={texts.byDay} className="mt-2 flex gap-1.5">
        {days.map(([day, count]) => (
          <li key={day} title={texts.onDay(dayOf(day, "long"), count)} className="w-6 text-center">
            <span className="sr-only">{texts.onDay(dayOf(day, "long"), count)}</span>
            <span aria-hidden="true" className="flex h-7 items-end">
              <span
                className={`block w-full ${count > 0 ? "bg-accent" : "bg-rule-2"}`}
                style={{ height: Math.max(LEAST, Math.round((HEIGHT * count) / most)) }}
              />
            </span>
            <span aria-hidden="true" className="block text-12 text-ink-3">
              {dayOf(day, "narrow")}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** "2026-11-15" is a day wherever it is read: no zone may move it. */
const dayOf = (day: string, weekday: "long" | "narrow") =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-AU", { weekday, timeZone: "UTC" });

interface ActivityListProps {
  activities: Activity[];
  now: Date;
  /** A row went away, and the button that was pressed with it. */
  onGone: () => void;
}

function ActivityList({ activities, now, onGone }: ActivityListProps) {
  const [asked, setAsked] = useState<Activity>();
  return (
    <>
      <ul className="border-rule border-t">
        {activities.map((activity) => (
          <Row
            key={activity.id}
            activity={activity}
            now={now}
            onRemove={() => setAsked(activity)}
          />
        ))}
      </ul>
      {asked && (
        <RemoveDialog activity={asked} onClose={() => setAsked(undefined)} onGone={onGone} />
      )}
    </>
  );
}

interface RemoveDialogProps {
  activity: Activity;
  onClose: () => void;
  onGone: () => void;
}

/** An entry cannot be brought back, so it is asked first. */
function RemoveDialog({ activity: { id, title }, onClose, onGone }: RemoveDialogProps) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.deleteFailed);
  const remove = () =>
    run("remove", async () => {
      await removeActivity(id);
      onClose();
      await askAgain(client);
      onGone();
      toast.success(texts.deleted);
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      title={texts.removeTitle}
      text={texts.removeText(title)}
      confirm={texts.removeConfirm}
      danger
      busy={busy !== undefined}
      fault={fault}
    />
  );
}

interface RowProps {
  activity: Activity;
  now: Date;
  onRemove: () => void;
}

function Row({ activity, now, onRemove }: RowProps) {
  const { title, description, created_at } = activity;
  const at = new Date(created_at);
  return (
    <li className="flex items-start gap-3 border-rule border-b py-2.5">
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="flex flex-wrap gap-x-3 text-13 text-ink-2">
          {description && <span className="line-clamp-2">{description}</span>}
          <time
            dateTime={created_at}
            title={at.toLocaleString("en-AU")}
            className="text-ink-3 tabular-nums"
          >
            {relativeTime(at, now)}
          </time>
        </p>
      </div>
      <Button look="quiet" className="-mt-1 -mr-3.5 max-md:min-h-11" onClick={onRemove}>
        {texts.remove}
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}
