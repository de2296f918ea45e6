import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Activity } from "#contract/activity.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { askAgain, removeActivity } from "./api.ts";
import { activityTexts as texts } from "./texts.ts";

interface ActivityListProps {
  activities: Activity[];
  now: Date;
  /** A row went away, and the button that was pressed with it. */
  onGone: () => void;
}

export function ActivityList({ activities, now, onGone }: ActivityListProps) {
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
