import type { Notification, NotificationType } from "#contract/notifications.ts";

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
