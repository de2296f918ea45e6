import { ACTIVITY_SENTENCES, SUMMARY_DAYS } from "#contract/activity.ts";

export const activityTexts = {
  title: "Activity",
  lead: "What you did here, for your eyes only. The latest 500 entries are kept.",
  loading: "Loading activity",
  emptyTitle: "Nothing yet",
  emptyText: "Uploads, messages and changes to your profile will be listed here as you make them.",
  failedTitle: ACTIVITY_SENTENCES.fetchFailed,
  failedText: "Nothing is lost. Please try again in a moment.",
  deleteFailed: ACTIVITY_SENTENCES.deleteFailed,
  deleted: ACTIVITY_SENTENCES.deleted,
  remove: "Delete",
  removeTitle: "Delete this entry?",
  removeText: (title: string) =>
    `“${title}” will be removed from your log. It does not undo what you did.`,
  removeConfirm: "Delete entry",
  byDay: "Activity by day",
  onDay: (day: string, count: number) => `${day}: ${count === 0 ? "nothing" : count}`,
  more: "Show more",
  shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  autoRefresh: "Refresh every 30 seconds",
  lastDays(total: number): string {
    const days = `in the last ${SUMMARY_DAYS.usual} days`;
    if (total === 0) return `Nothing ${days}`;
    return total === 1 ? `1 entry ${days}` : `${total} entries ${days}`;
  },
} as const;
