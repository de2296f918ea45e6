import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Notification } from "#contract/notifications.ts";
import { toast } from "#web/ui/float/toast.ts";
import { notificationTexts as texts } from "../texts.ts";
import { useSeen } from "../use-seen.ts";
import { isOpenHere, newArrivals } from "./new-arrivals.ts";

/** Each of a few; of more, how many: a window that was asleep has missed a day's worth. */
const EACH = 3;

/** Says in passing what has just come, wherever the person is. */
export function useArrivalToasts(listed: readonly Notification[] | undefined): void {
  const before = useRef<readonly Notification[]>(undefined);
  const { search } = useLocation();
  const navigate = useNavigate();
  const seen = useSeen();

  function tell(notification: Notification): void {
    const { title, data } = notification;
    const { action_url = "/notifications" } = data;
    const onPress = () => {
      seen(notification);
      void navigate(action_url);
    };
    toast.info(title, { action: { label: texts.open, onPress } });
  }

  // Only when the list is another one: the rest is what it was when that happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const arrivals = newArrivals(before.current, listed ?? []).filter(
      (one) => !isOpenHere(one, search),
    );
    if (listed) before.current = listed;
    if (arrivals.length <= EACH) return arrivals.forEach(tell);
    const onPress = () => void navigate("/notifications");
    toast.info(texts.arrived(arrivals.length), { action: { label: texts.open, onPress } });
  }, [listed]);
}
