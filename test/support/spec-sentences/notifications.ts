import { type Sentence, sentences } from "./sentence.ts";

/** The dropdown, the page, and what their calls answer. */
export const notificationSentences: readonly Sentence[] = [
  ...sentences("notifications", "spec 1 §2", {
    exact: ["View all notifications", "Mark Read", "Delete", "Mark All Read"],
    loose: ["select{}all"],
  }),
  ...sentences("notifications", "spec 1 §8", {
    exact: [
      "Failed to mark notification as read",
      "Failed to mark all notifications as read",
      "Failed to delete notification",
      "All notifications marked as read",
      "Notification deleted",
    ],
  }),
  ...sentences("notifications", "spec 1 §3", {
    exact: [
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
    ],
  }),
  // The ages on the page (minutes, hours, days, weeks) are described, not worded.
  ...sentences("notifications", "spec 1 §9", {
    exact: ["Just now"],
    pattern: ["{n}m ago", "{n}h ago", "{n}d ago"],
  }),
];
