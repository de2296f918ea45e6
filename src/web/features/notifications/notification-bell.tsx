import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Notification, NotificationType } from "#contract/notifications.ts";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { notificationsQuery } from "./api.ts";
import { notificationTexts as texts } from "./texts.ts";
import { useMarkRead } from "./use-mark-read.ts";

/** Spec 1 §9. Events say at once what is new; this also goes on where they cannot. */
const POLL_MS = 30_000;

/** Like the account's menu: the bell is there at once, what hangs from it when somebody reaches for it. */
export function NotificationBell() {
  const { data } = useQuery({ ...notificationsQuery, refetchInterval: POLL_MS });
  useArrivalToasts(data?.notifications);
  const navigate = useNavigate();
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./notification-dropdown.tsx"),
    // What it would show is a page of its own as well.
    () => void navigate("/notifications"),
  );
  const unread = data?.unread ?? 0;
  if (!loaded) return <Bell unread={unread} {...reach} />;
  return <loaded.NotificationDropdown trigger={<Bell unread={unread} />} openAtOnce={wanted} />;
}

function Bell({ unread, ...rest }: { unread: number } & ComponentProps<"button">) {
  const label = unread > 0 ? `Notifications, ${unread} unread` : "Notifications";
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className="relative grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-paper-3 hover:text-ink"
      {...rest}
    >
      <WorkIcon name="bell" />
      {unread > 0 && (
        <span className="absolute top-[7px] right-[7px] size-[9px] rounded-full border-2 border-paper bg-accent" />
      )}
    </button>
  );
}

/** Each of a few; of more, how many: a window that was asleep has missed a day's worth. */
const EACH = 3;

/** Says in passing what has just come, wherever the person is. */
function useArrivalToasts(listed: readonly Notification[] | undefined): void {
  const before = useRef<readonly Notification[]>(undefined);
  const { search } = useLocation();
  const navigate = useNavigate();
  const seen = useMarkRead();

  function tell(notification: Notification): void {
    const { title, data } = notification;
    const { action_url = "/notifications" } = data;
    const onPress = () => {
      seen(notification);
      void navigate(action_url);
    };
    toast.info(title, { action: { label: texts.open, onPress } });
  }

  // Only when the list is another one: the rest is what it was when that happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const arrivals = newArrivals(before.current, listed ?? []).filter(
      (one) => !isOpenHere(one, search),
    );
    if (listed) before.current = listed;
    if (arrivals.length <= EACH) return arrivals.forEach(tell);
    const onPress = () => void navigate("/notifications");
    toast.info(texts.arrived(arrivals.length), { action: { label: texts.open, onPress } });
  }, [listed]);
}

/** Spec 1 §3. */
const TOASTED: ReadonlySet<NotificationType> = new Set([
  "message",
  "job_match",
  "application",
  "interview",
]);

type Listed = readonly Notification[];

/**
 * What came since the list was last seen, oldest first. Not what an older one's removal brought to the
 * end of the list; but also what several joined, because that is as new as the last of them.
 */
export function newArrivals(before: Listed | undefined, now: Listed): Notification[] {
  if (!before) return [];
  const known = new Map(before.map(({ id, created_at }) => [id, created_at]));
  const newest = before[0]?.created_at ?? "";
  return now
    .filter(
      ({ id, type, read, created_at }) =>
        !read && TOASTED.has(type) && known.get(id) !== created_at && created_at >= newest,
    )
    .reverse();
}

/** The person is reading that conversation already. */
export function isOpenHere({ data }: Notification, search: string): boolean {
  const meant = conversationIn(data.action_url?.split("?")[1] ?? "");
  return meant !== null && meant === conversationIn(search);
}

const conversationIn = (search: string) => new URLSearchParams(search).get("conversation");
