import {
  NOTIFICATION_PRIORITY,
  type Notification,
  type NotificationType,
} from "#contract/notifications.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { notificationTexts, TYPE_WORDS, pageTexts as texts } from "./texts.ts";
import { useMarkRead } from "./use-mark-read.ts";

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  ticked: boolean;
  /** With Shift, the rows between this press and the last as well. */
  onTick: (range: boolean) => void;
  onRead: () => void;
  onRemove: () => void;
}

const ROW =
  "relative grid grid-cols-[24px_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-rule border-b py-3.5 md:grid-cols-[24px_minmax(0,1fr)_auto]";

export function NotificationRow(props: NotificationRowProps) {
  const { notification, now, ticked, onTick, onRead, onRemove } = props;
  const { id, type, title, read, created_at } = notification;
  const created = new Date(created_at);
  return (
    <li data-id={id} className={`${ROW} ${ticked ? "bg-paper-2" : ""}`}>
      {/* On a phone, as much to aim at as a thumb needs, in the same place. */}
      <div className="max-md:*:-m-2.5 max-md:*:size-11">
        <Checkbox
          aria-label={texts.select(title)}
          checked={ticked}
          onChange={({ nativeEvent }) =>
            onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </div>
      <div className="min-w-0">
        <Said notification={notification} />
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-12 text-ink-3">
          <span>{TYPE_WORDS[type]}</span>
          <time dateTime={created_at} title={created.toLocaleString("en-AU")}>
            {ageText(created, now)}
          </time>
          <PriorityMark type={type} />
        </p>
      </div>
      <div className="-ml-3.5 flex gap-1 max-md:col-start-2 md:-mt-1.5">
        {!read && (
          <Button look="quiet" className="max-md:min-h-11" onClick={onRead}>
            <Icon name="check" />
            {notificationTexts.markRead}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        <Button look="quiet" className="max-md:min-h-11" data-remove onClick={onRemove}>
          <WorkIcon name="bin" />
          {notificationTexts.remove}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  );
}

/** Spec 1 §2: pressing it marks it as read and goes where it leads, if it leads anywhere. */
function Said({ notification }: { notification: Notification }) {
  const { title, message, read, data } = notification;
  const seen = useMarkRead();
  const words = (
    <>
      <span
        className={`wrap-anywhere block text-15 leading-[1.45] ${read ? "" : "font-semibold"} group-hover:underline group-hover:underline-offset-3`}
      >
        {!read && (
          <span className="mr-2 inline-block size-2 -translate-y-px rounded-full bg-accent">
            <span className="sr-only">{notificationTexts.unread}: </span>
          </span>
        )}
        {title}
      </span>
      {message && <span className="wrap-anywhere mt-0.5 block text-ink-2">{message}</span>}
    </>
  );
  if (data.action_url)
    return (
      <Link
        to={data.action_url}
        onClick={() => seen(notification)}
        data-open
        className="group block text-ink no-underline"
      >
        {words}
      </Link>
    );
  if (read) return <div>{words}</div>;
  return (
    <button
      type="button"
      onClick={() => seen(notification)}
      data-open
      className="group block w-full text-left"
    >
      {words}
    </button>
  );
}

const FILLED = { high: 3, medium: 2, low: 1 } as const;

/** A word, and as many squares of three as it weighs (spec 1 §9). */
function PriorityMark({ type }: { type: NotificationType }) {
  const priority = NOTIFICATION_PRIORITY[type] ?? "low";
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex gap-[2px]">
        {[1, 2, 3].map((square) => (
          <span
            key={square}
            className={`size-[6px] border border-ink-3 ${square <= FILLED[priority] ? "bg-ink-3" : ""}`}
          />
        ))}
      </span>
      {texts.priority[priority]}
      <span className="sr-only"> {texts.priorityWord}</span>
    </span>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The ages of the page (spec 1 §9): minutes, hours up to 24, days up to 7, weeks up to 4, a date. */
export function ageText(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  // Also what is a little ahead of us: two clocks never quite agree.
  if (age < MINUTE) return "Just now";
  if (age < HOUR) return ago(age / MINUTE, "minute");
  if (age < DAY) return ago(age / HOUR, "hour");
  if (age < WEEK) return ago(age / DAY, "day");
  if (age < 4 * WEEK) return ago(age / WEEK, "week");
  return longDate(date);
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}
