import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type PointerEvent, useState } from "react";
import { useNavigate } from "react-router";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { notificationsQuery } from "./api.ts";
import { useArrivalToasts } from "./arrivals/use-arrival-toasts.ts";

/** Spec 1 §9. Events say at once what is new; this also goes on where they cannot. */
const POLL_MS = 30_000;

type DropdownFile = typeof import("./notification-dropdown.tsx");

/** Like the account's menu: the bell is there at once, what hangs from it when somebody reaches for it. */
export function NotificationBell() {
  const { data } = useQuery({ ...notificationsQuery, refetchInterval: POLL_MS });
  useArrivalToasts(data?.notifications);
  const [dropdown, setDropdown] = useState<DropdownFile>();
  const [wanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const load = () => import("./notification-dropdown.tsx").then(setDropdown);
  /** A finger enters and presses at once: the button must not be replaced under it. */
  function reach({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") load().catch(() => undefined);
  }
  function open() {
    setWanted(true);
    // What it would show is a page of its own as well.
    load().catch(() => void navigate("/notifications"));
  }
  const unread = data?.unread ?? 0;
  if (!dropdown) return <Bell unread={unread} onPointerEnter={reach} onClick={open} />;
  return <dropdown.NotificationDropdown trigger={<Bell unread={unread} />} openAtOnce={wanted} />;
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
