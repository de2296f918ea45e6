/** Spec 1 §8. */
export const notificationTexts = {
  title: "Notifications",
  empty: "Nothing yet",
  emptyText: "New matches, messages and replies will appear here.",
  failed: "Notifications could not be loaded.",
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
} as const;
