import {
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "#contract/notifications.ts";
import { call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export const notificationsQuery = apiQuery(listNotifications);

export const markRead = (id: string) => call(readNotification, { params: { id } });
export const markAllRead = () => call(readAllNotifications);
export const remove = (id: string) => call(deleteNotification, { params: { id } });
