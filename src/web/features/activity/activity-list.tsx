import { useQueryClient } from "@tanstack/react-query";
import type { Activity } from "#contract/activity.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { askAgain, removeActivity } from "./api.ts";
import { activityTexts as texts } from "./texts.ts";

interface ActivityListProps {
  activities: Activity[];
  now: Date;
  /** Before a row goes away, and the button that was pressed with it. */
  onGone: () => void;
}

export function ActivityList({ activities, now, onGone }: ActivityListProps) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.deleteFailed);
  const remove = (id: string) =>
    run(id, async () => {
      await removeActivity(id);
      onGone();
      await askAgain(client);
      toast.success(texts.deleted);
    });
  return (
    <>
      {fault && (
        <div className="pb-3">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
      <ul className="border-rule border-t">
        {activities.map((activity) => (
          <Row
            key={activity.id}
            activity={activity}
            now={now}
            busy={busy === activity.id}
            onRemove={() => void remove(activity.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  activity: Activity;
  now: Date;
  busy: boolean;
  onRemove: () => void;
}

function Row({ activity, now, busy, onRemove }: RowProps) {
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
      <Button look="quiet" className="-mt-1 -mr-3.5 max-md:min-h-11" busy={busy} onClick={onRemove}>
        {texts.remove}
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
}
