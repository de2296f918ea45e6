import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type BulkAction,
  NOTIFICATIONS_LISTED,
  type Notification,
} from "#contract/notifications.ts";
import { messageOf } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { tickedOf } from "#web/ui/list/selection.ts";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { changeSome, markAllRead, markRead, notificationsQuery, remove } from "../api.ts";
import { notificationTexts, pageTexts as texts } from "../texts.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { type Filters, filtered, filtersIn, NO_FILTERS, searchOf } from "./filters.ts";
import { NotificationRow } from "./notification-row.tsx";
import { useTicked } from "./ticked.ts";
import { Toolbar } from "./toolbar.tsx";

interface ListedProps {
  /** Nothing while it is on its way: what filters it is there already, and stays where it is. */
  list: { notifications: readonly Notification[]; total: number; unread: number } | undefined;
}

export function Listed({ list }: ListedProps) {
  const { filters, change } = useFilters();
  const clear = () => change(NO_FILTERS);
  return (
    <div className="mt-6 grid gap-x-12 gap-y-6 xl:grid-cols-[minmax(0,1fr)_264px]">
      <div className="xl:order-last xl:pt-3.5">
        <FilterPanel filters={filters} onChange={change} />
      </div>
      <div className="min-w-0">
        {list ? (
          <Rows {...list} shown={filtered(list.notifications, filters)} onClear={clear} />
        ) : (
          <Awaited />
        )}
      </div>
    </div>
  );
}

/** As far down as the rows that come. */
function Awaited() {
  return (
    <div className="pt-[51px] max-md:pt-[59px]">
      <SkeletonList rows={6} lines={3} label={notificationTexts.loading} />
    </div>
  );
}

interface RowsProps {
  shown: readonly Notification[];
  total: number;
  unread: number;
  onClear: () => void;
}

function Rows({ shown, total, unread, onClear }: RowsProps) {
  const now = useNow();
  const change = useChange();
  const { keys, ticked, tick, tickAll, untick } = useTicked(shown);

  const bulk = (action: BulkAction) =>
    change(
      action === "read" ? notificationTexts.someReadFailed : notificationTexts.someRemoveFailed,
      async () => {
        const { message } = await changeSome([...ticked], action);
        focusToolbar();
        untick();
        toast.success(message);
      },
    );
  const readAll = () =>
    change(notificationTexts.readAllFailed, async () => {
      const { message } = await markAllRead();
      focusToolbar();
      toast.success(message);
    });
  const read = (id: string) =>
    change(notificationTexts.readFailed, async () => {
      await markRead(id);
      focusRow(id);
    });
  const drop = (id: string) =>
    change(notificationTexts.removeFailed, async () => {
      const { message } = await remove(id);
      focusAfterRemoval(id);
      toast.success(message);
    });

  return (
    <>
      <Toolbar
        ticked={tickedOf(keys, ticked)}
        count={ticked.size}
        shown={texts.shown(shown.length, total)}
        unread={unread}
        onTickAll={tickAll}
        onBulk={bulk}
        onReadAll={readAll}
      />
      {shown.length === 0 && <NoMatch onClear={onClear} />}
      <ul aria-label={notificationTexts.title}>
        {shown.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            now={now}
            ticked={ticked.has(one.id)}
            onTick={(range) => tick(one.id, range)}
            onRead={() => read(one.id)}
            onRemove={() => drop(one.id)}
          />
        ))}
      </ul>
      {total > NOTIFICATIONS_LISTED && (
        <p className="mt-4 text-13 text-ink-3">{texts.newest(NOTIFICATIONS_LISTED)}</p>
      )}
    </>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const action = (
    <Button look="line" onClick={onClear}>
      {texts.clear}
    </Button>
  );
  return <EmptyState title={texts.noMatch} text={texts.noMatchText} action={action} />;
}

const MINUTE_MS = 60_000;

/** The time, a minute exact: ages go on while the page is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Each change takes the place of the address before it: going back leaves the page. */
function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = filtersIn(search);
  // The router follows the address a moment later, and what is typed must not wait for that.
  const [words, setWords] = useState(filters.words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link elsewhere changed the address.
  useEffect(() => setWords(filtersIn(location.search).words), [search]);

  function change(changed: Partial<Filters>) {
    const next = { ...filtersIn(location.search), ...changed };
    setWords(next.words);
    void navigate({ search: searchOf(next) }, { replace: true });
  }
  return { filters: { ...filters, words }, change };
}

/** Where reading goes on when the button that was pressed goes away; only if it had the focus. */

const rowOf = (id: string) => document.querySelector(`li[data-id="${id}"]`);
const hasFocus = (element: Element | null) => element?.contains(document.activeElement) ?? false;

/** Its "Mark as read" goes; what it leads to, or else its last button, stays. */
function focusRow(id: string): void {
  const row = rowOf(id);
  if (!hasFocus(row)) return;
  const target =
    row?.querySelector<HTMLElement>("a[data-open]") ??
    row?.querySelector<HTMLElement>("[data-remove]");
  target?.focus();
}

function focusAfterRemoval(id: string): void {
  const row = rowOf(id);
  if (!hasFocus(row)) return;
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = beside?.querySelector<HTMLElement>("[data-remove]");
  (target ?? document.querySelector<HTMLElement>("h1"))?.focus();
}

function focusToolbar(): void {
  document.getElementById("select-all")?.focus();
}

type RunChange = (failed: string, work: () => Promise<unknown>) => void;

/** Runs one change at a time, so that a double click is one, and says what went wrong with it. */
function useChange(): RunChange {
  const client = useQueryClient();
  const running = useRef(false);

  async function run(failed: string, work: () => Promise<unknown>): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error, failed));
    }
    // Only with the new list: until then its old buttons are still there to be pressed.
    await client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    running.current = false;
  }
  return (failed, work) => void run(failed, work);
}
