import { useQueryClient } from "@tanstack/react-query";
import type { Notification } from "#contract/notifications.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { markRead, notificationsQuery } from "./api.ts";
import { notificationTexts as texts } from "./texts.ts";

/** Spec 1 §2: whoever opens one has read it. Where it leads does not wait for that. */
export function useMarkRead() {
  const client = useQueryClient();
  return ({ id, read }: Pick<Notification, "id" | "read">): void => {
    if (read) return;
    markRead(id)
      .then(() => client.invalidateQueries({ queryKey: notificationsQuery.queryKey }))
      .catch((error) => toast.error(messageOf(error, texts.readFailed)));
  };
}
