import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router";
import type { Notification } from "#contract/notifications.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { Popover } from "#web/ui/float/popover.tsx";
import { Link } from "#web/ui/link.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { notificationsQuery } from "./api.ts";
import { notificationTexts as texts } from "./texts.ts";
import { useMarkRead } from "./use-mark-read.ts";

/** Spec 1 §2. */
const SHOWN = 5;

interface DropdownProps {
  trigger: ReactElement;
  openAtOnce: boolean;
}

export function NotificationDropdown({ trigger, openAtOnce }: DropdownProps) {
  const [open, setOpen] = useState(openAtOnce);
  return (
    <Popover
      trigger={trigger}
      label={texts.title}
      open={open}
      onOpenChange={setOpen}
      className="w-90 p-0"
    >
      <h2 className="border-rule border-b px-4 py-3 font-sans font-semibold text-13 tracking-normal">
        <Link to="/notifications" onClick={() => setOpen(false)} className="no-underline">
          {texts.title}
        </Link>
      </h2>
      <Latest close={() => setOpen(false)} />
    </Popover>
  );
}

function Latest({ close }: { close: () => void }) {
  const { data, isPending, refetch } = useQuery(notificationsQuery);
  if (isPending)
    return (
      <div className="p-4">
        <SkeletonList rows={3} label={texts.loading} />
      </div>
    );
  if (!data) return <Failed retry={() => void refetch()} />;
  if (data.notifications.length === 0)
    return (
      <div className="p-4">
        <p className="font-serif text-18">{texts.empty}</p>
        <p className="mt-1 text-ink-2">{texts.emptyText}</p>
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-rule">
        {data.notifications.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <Item notification={one} close={close} />
          </li>
        ))}
      </ul>
      {data.notifications.length > SHOWN && (
        <Link
          to="/notifications"
          onClick={close}
          className="block border-rule border-t px-4 py-3 text-center font-medium text-accent no-underline -outline-offset-2 hover:bg-paper-3"
        >
          {texts.viewAll}
        </Link>
      )}
    </>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className="p-4">
      <p>{texts.failed}</p>
      <button
        type="button"
        className="mt-2 font-medium text-accent underline underline-offset-3"
        onClick={retry}
      >
        {texts.retry}
      </button>
    </div>
  );
}

function Item({ notification, close }: { notification: Notification; close: () => void }) {
  const { title, message, read, created_at, data } = notification;
  const navigate = useNavigate();
  const seen = useMarkRead();

  function open() {
    close();
    seen(notification);
    if (data.action_url) void navigate(data.action_url);
  }

  return (
    <button
      type="button"
      onClick={open}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-left -outline-offset-2 hover:bg-paper-3"
    >
      <span className={read ? "text-ink-2" : "font-semibold"}>
        {title}
        {!read && <span className="sr-only">, {texts.unread}</span>}
      </span>
      <span className="whitespace-nowrap text-12 text-ink-3">
        {relativeTime(new Date(created_at), new Date())}
      </span>
      <span className="col-span-2 mt-0.5 line-clamp-2 text-ink-2">{message}</span>
    </button>
  );
}
