import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Notification } from "#contract/notifications.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { markAllRead, markRead, notificationsQuery, remove } from "./api.ts";
import { notificationTexts as texts } from "./texts.ts";

export function NotificationsPage() {
  const { data, isPending, refetch } = useQuery(notificationsQuery);
  return (
    <section className="wrap py-12">
      <div className="max-w-[720px]">
        <h1>{texts.title}</h1>
        {isPending && <Loading />}
        {!isPending && !data && <Failed retry={() => void refetch()} />}
        {data?.notifications.length === 0 && <Empty />}
        {data && data.notifications.length > 0 && (
          <Listed notifications={data.notifications} unread={data.unread} />
        )}
      </div>
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="mt-8 border-ink border-t">
      <span className="sr-only">Loading</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="border-rule border-b py-4">
          <div className="h-4 w-56 max-w-full animate-pulse rounded-sm bg-paper-3" />
          <div className="mt-2 h-4 w-80 max-w-full animate-pulse rounded-sm bg-paper-3" />
        </div>
      ))}
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="mt-8">
      <Banner kind="bad">{texts.failed}</Banner>
      <Button look="line" className="mt-4" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}

function Empty() {
  return (
    <div className="mt-8 border-ink border-t pt-6">
      <h2>{texts.empty}</h2>
      <p className="mt-2 text-ink-2">{texts.emptyText}</p>
    </div>
  );
}

/** Runs one change at a time, so that a double click is one, and says what went wrong with it. */
function useChange() {
  const client = useQueryClient();
  const [fault, setFault] = useState<string>();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  async function run(failed: string, work: () => Promise<unknown>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(messageOf(error, failed));
    }
    setBusy(false);
    // Only with the new list: until then its old buttons are still there to be pressed.
    await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    running.current = false;
  }
  const start = (failed: string, work: () => Promise<unknown>) => void run(failed, work);
  return { run: start, fault, busy };
}

function Listed({ notifications, unread }: { notifications: Notification[]; unread: number }) {
  const { run, fault, busy } = useChange();
  return (
    <>
      {unread > 0 && (
        <Button
          look="line"
          className="mt-6"
          busy={busy}
          onClick={() => run(texts.readAllFailed, markAllRead)}
        >
          {texts.readAll}
        </Button>
      )}
      {fault && <Banner kind="bad">{fault}</Banner>}
      <ul className="mt-6 border-ink border-t">
        {notifications.map((one) => (
          <li key={one.id} className="flex flex-wrap items-start gap-4 border-rule border-b py-4">
            <div className="min-w-60 flex-1">
              <p className={one.read ? "text-ink-2" : "font-semibold"}>{one.title}</p>
              <p className="mt-1 text-13 text-ink-2">{one.message}</p>
            </div>
            {!one.read && (
              <Button look="quiet" onClick={() => run(texts.readFailed, () => markRead(one.id))}>
                {texts.markRead}
                <span className="sr-only">: {one.title}</span>
              </Button>
            )}
            <Button look="quiet" onClick={() => run(texts.removeFailed, () => remove(one.id))}>
              {texts.remove}
              <span className="sr-only">: {one.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
