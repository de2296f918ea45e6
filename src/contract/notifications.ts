import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";

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
