import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { notificationsQuery } from "./api.ts";
import { useArrivalToasts } from "./arrivals/use-arrival-toasts.ts";

/** Spec 1 §9. Events say at once what is new; this also goes on where they cannot. */
const POLL_MS = 30_000;

/** Like the account's menu: the bell is there at once, what hangs from it when somebody reaches for it. */
export function NotificationBell() {
  const { data } = useQuery({ ...notificationsQuery, refetchInterval: POLL_MS });
  useArrivalToasts(data?.notifications);
  const navigate = useNavigate();
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./notification-dropdown.tsx"),
    // What it would show is a page of its own as well.
    () => void navigate("/notifications"),
  );
  const unread = data?.unread ?? 0;
  if (!loaded) return <Bell unread={unread} {...reach} />;
  return <loaded.NotificationDropdown trigger={<Bell unread={unread} />} openAtOnce={wanted} />;
}

function Bell({ unread, ...rest }: { unread: number } & ComponentProps<"button">) {
  const label = unread > 0 ? `Notifications, ${unread} unread` : "Notifications";
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      className="relative grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-paper-3 hover:text-ink"
      {...rest}
    >
      <WorkIcon name="bell" />
      {unread > 0 && (
        <span className="absolute top-[7px] right-[7px] size-[9px] rounded-full border-2 border-paper bg-accent" />
      )}
    </button>
  );
}
