import {
  type BulkAction,
  changeNotifications,
  deleteNotification,
  type EmailDigest,
  getNotificationSettings,
  listNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationSettings,
  unsubscribe,
} from "#contract/notifications.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const notificationsQuery = apiQuery(listNotifications);
export const settingsQuery = apiQuery(getNotificationSettings);

export const markRead = (id: string) => call(readNotification, { params: { id } });
export const markAllRead = () => call(readAllNotifications);
export const remove = (id: string) => call(deleteNotification, { params: { id } });
export const changeSome = (ids: readonly string[], action: BulkAction) =>
  call(changeNotifications, { body: { ids: [...ids], action } });
export const saveSettings = (email_digest: EmailDigest) =>
  call(saveNotificationSettings, { body: { email_digest } });
export const stopEmails = (token: string) => call(unsubscribe, { query: { token } });
