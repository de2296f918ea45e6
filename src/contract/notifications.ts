import * as z from "zod/mini";
import { Acknowledged, endpoint, Id, page } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** Spec 1 §3. */
export const NOTIFICATION_TYPES = [
  "message",
  "job_match",
  "job_posted",
  "application",
  "interview",
  "profile_view",
  "system",
  "welcome",
  "reminder",
  "resume_uploaded",
  "other",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Spec 1 §9; every other type is low. */
export const NOTIFICATION_PRIORITY: Partial<Record<NotificationType, "high" | "medium">> = {
  interview: "high",
  application: "high",
  message: "medium",
  job_match: "medium",
  profile_view: "medium",
};

/** How many the list holds at most. */
export const NOTIFICATIONS_LISTED = 200;

export const Notification = z.object({
  id: Id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  created_at: z.string(),
  data: z.object({ action_url: z.optional(z.string()) }),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint("GET /api/notifications", {
  who: "signed-in",
  summary: "The newest notifications of the caller.",
  response: z.object({
    notifications: z.array(Notification),
    total: z.number(),
    unread: z.number(),
  }),
});

export const readNotification = endpoint("POST /api/notifications/:id/read", {
  who: "signed-in",
  summary: "Mark one notification as read.",
  response: Acknowledged,
});

export const readAllNotifications = endpoint("POST /api/notifications/read-all", {
  who: "signed-in",
  summary: "Mark every notification as read.",
  response: Acknowledged,
});

export const deleteNotification = endpoint("DELETE /api/notifications/:id", {
  who: "signed-in",
  summary: "Remove one notification.",
  response: Acknowledged,
});

const BULK_ACTIONS = ["read", "delete"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Ours: the spec has a call for one and for all. Ids that are not the caller's change nothing. */
export const changeNotifications = endpoint("POST /api/notifications/bulk", {
  who: "signed-in",
  summary: "Mark several notifications as read, or remove them.",
  body: z.object({
    ids: z.array(Id).check(z.minLength(1), z.maxLength(NOTIFICATIONS_LISTED)),
    action: z.enum(BULK_ACTIONS),
  }),
  response: z.extend(Acknowledged, { changed: z.number() }),
});

export const EMAIL_DIGESTS = ["daily", "weekly", "off"] as const;
export type EmailDigest = (typeof EMAIL_DIGESTS)[number];

export const getNotificationSettings = endpoint("GET /api/notifications/settings", {
  who: "signed-in",
  summary: "How often the caller is told by email what is new.",
  response: z.object({ email_digest: z.enum(EMAIL_DIGESTS), email_verified: z.boolean() }),
});

export const saveNotificationSettings = endpoint("PUT /api/notifications/settings", {
  who: "signed-in",
  summary: "Change how often the caller is told by email what is new.",
  body: z.object({ email_digest: z.enum(EMAIL_DIGESTS) }),
  response: Acknowledged,
});

const UnsubscribeToken = z.object({ token: z._default(z.string().check(upTo(500)), "") });

/** Programs open the links of a mail before a person does, so this only shows a button. */
export const openUnsubscribe = page("GET /api/unsubscribe", {
  who: "anyone",
  summary: "The page on which the link of a mail switches its kind of mail off.",
  query: UnsubscribeToken,
});

/** What that button does, and what a mail program does by itself (RFC 8058). */
export const unsubscribe = endpoint("POST /api/unsubscribe", {
  who: "anyone",
  summary: "Switch off the kind of mail that the token came with.",
  query: UnsubscribeToken,
  takesForm: true,
  response: Acknowledged,
});
