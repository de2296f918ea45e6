import type { NotificationType } from "#contract/notifications.ts";

/** Spec 1 §8. */
export const notificationTexts = {
  title: "Notifications",
  empty: "Nothing yet",
  emptyText: "New matches, messages and replies will appear here.",
  emptyStep: "Go to your dashboard",
  failed: "Notifications could not be loaded.",
  failedText: "They are safe, and nothing was marked as read.",
  retry: "Try again",
  loading: "Loading notifications",
  viewAll: "View all notifications",
  unread: "unread",
  markRead: "Mark as read",
  remove: "Delete",
  readAll: "Mark All Read",
  readFailed: "Failed to mark notification as read",
  readAllFailed: "Failed to mark all notifications as read",
  removeFailed: "Failed to delete notification",
  someReadFailed: "Failed to mark the notifications as read",
  someRemoveFailed: "Failed to delete the notifications",
  open: "Open",
  arrived: (count: number) => `${count} new notifications`,
} as const;

export const pageTexts = {
  filters: "Filter notifications",
  search: "Search",
  searchHint: "In titles and messages",
  type: "Type",
  allTypes: "All types",
  status: "Status",
  statuses: { all: "All", unread: "Unread", read: "Read" },
  clear: "Clear filters",
  noMatch: "Nothing matches",
  noMatchText: "No notification has these words, this type and this status.",
  newest: (count: number) => `The newest ${count} are shown.`,
  select: (title: string) => `Select ${title}`,
  selectAll: "Select all",
  selected: (count: number) => `${count} selected`,
  shown: (count: number, total: number) =>
    count === total ? countOf(total) : `${count} of ${countOf(total)}`,
  bulkRead: "Mark Read",
  bulkRemove: "Delete",
  priority: { high: "High", medium: "Medium", low: "Low" },
  priorityWord: "priority",
} as const;

function countOf(count: number): string {
  return count === 1 ? "1 notification" : `${count} notifications`;
}

export const TYPE_WORDS: Record<NotificationType, string> = {
  message: "Message",
  job_match: "Job match",
  job_posted: "Job posted",
  application: "Application",
  interview: "Interview",
  profile_view: "Profile view",
  system: "Announcement",
  welcome: "Welcome",
  reminder: "Reminder",
  resume_uploaded: "Resume",
  other: "Other",
};

export const emailTexts = {
  title: "Emails",
  change: "Email settings",
  lead: "How often we email you about what is new and unread.",
  legend: "A summary of what is new",
  options: {
    daily: { title: "Every day", text: "In the morning, if there is something new." },
    weekly: { title: "Every week", text: "On Monday morning, if there is something new." },
    off: { title: "Never", text: "You see what is new when you sign in." },
  },
  unverified: "We start once you have confirmed your email address.",
  others: "We always send emails you ask for, such as a password reset.",
  save: "Save",
  saveFailed: "Your email settings could not be saved.",
  loading: "Loading your email settings",
  loadFailed: "Your email settings could not be loaded.",
  retry: "Try again",
} as const;

export const unsubscribeTexts = {
  title: "Stop these emails?",
  text: "You won’t get this kind of email any more. We still send emails you ask for, such as a password reset.",
  stop: "Stop these emails",
  instead: "Get them less often instead",
  failed: "The emails could not be stopped. Please try again.",
  doneTitle: "You are unsubscribed",
  again: "Change this in your email settings",
  brokenTitle: "This link does not work",
  broken: "The link is incomplete. Open it from the email again.",
} as const;
