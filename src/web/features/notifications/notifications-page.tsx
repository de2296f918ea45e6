import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type BulkAction,
  NOTIFICATIONS_LISTED,
  type Notification,
} from "#contract/notifications.ts";
import { messageOf } from "#web/lib/api.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { type Ticked, tickedOf, toggleAll, toggleRows } from "#web/ui/list/selection.ts";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { changeSome, markAllRead, markRead, notificationsQuery, remove } from "./api.ts";
import {
  FilterPanel,
  type Filters,
  filtered,
  filtersIn,
  NO_FILTERS,
  searchOf,
} from "./filter-panel.tsx";

import { NotificationRow } from "./notification-row.tsx";
import { emailTexts, notificationTexts, pageTexts, notificationTexts as texts } from "./texts.ts";

export function NotificationsPage() {
  return (
    // As high as the window at least: what stands below does not move when the list comes.
    <section className="wrap min-h-dvh pt-8 pb-16 md:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {/* It can receive the focus from a row that goes away; it is no control. */}
        <h1 tabIndex={-1} className="focus:outline-none">
          {texts.title}
        </h1>
        <TextLink to="/profile#emails" className="text-13">
          {emailTexts.change}
        </TextLink>
      </div>
      <Face />
    </section>
  );
}

function Face() {
  const { data, isPending, refetch } = useQuery(notificationsQuery);
  if (isPending || (data && data.notifications.length > 0)) return <Listed list={data} />;
  if (!data)
    return (
      <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
    );
  const action = (
    <ButtonLink look="line" to="/dashboard">
      {texts.emptyStep}
    </ButtonLink>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={action} />;
}

interface ListedProps {
  /** Nothing while it is on its way: what filters it is there already, and stays where it is. */
  list: { notifications: readonly Notification[]; total: number; unread: number } | undefined;
}

function Listed({ list }: ListedProps) {
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
        shown={pageTexts.shown(shown.length, total)}
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
        <p className="mt-4 text-13 text-ink-3">{pageTexts.newest(NOTIFICATIONS_LISTED)}</p>
      )}
    </>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const action = (
    <Button look="line" onClick={onClear}>
      {pageTexts.clear}
    </Button>
  );
  return <EmptyState title={pageTexts.noMatch} text={pageTexts.noMatchText} action={action} />;
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

/** The chosen ones that are still there: what is gone, or filtered out, is not acted upon. */
export function tickedAmong(
  keys: readonly string[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(keys.filter((key) => chosen.has(key)));
}

function useTicked(shown: readonly Notification[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const keys = shown.map(({ id }) => id);
  const ticked = tickedAmong(keys, chosen);
  return {
    keys,
    ticked,
    /** With Shift, the rows between this press and the last as well. */
    tick(id: string, range: boolean) {
      setChosen(toggleRows(keys, ticked, id, range ? last.current : undefined));
      last.current = id;
    },
    tickAll: () => setChosen(toggleAll(keys, ticked)),
    untick: () => setChosen(new Set()),
  };
}

interface ToolbarProps {
  ticked: Ticked;
  count: number;
  /** What stands here while none is ticked: how many there are. */
  shown: string;
  unread: number;
  onTickAll: () => void;
  onBulk: (action: BulkAction) => void;
  onReadAll: () => void;
}

/** It stays in sight, because what it does may be about rows further down. */
function Toolbar(props: ToolbarProps) {
  const { ticked, count, shown, unread, onTickAll, onBulk, onReadAll } = props;
  return (
    <div className="sticky top-14 z-10 flex min-h-13 max-md:min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-ink border-b bg-paper py-2 pl-[3px]">
      <Checkbox
        id="select-all"
        label={<span className={count > 0 ? "max-md:sr-only" : ""}>{pageTexts.selectAll}</span>}
        checked={ticked === "all"}
        mixed={ticked === "some"}
        onChange={onTickAll}
      />
      <p
        role="status"
        className={`text-13 text-ink-3 tabular-nums ${count > 0 ? "" : "max-md:sr-only"}`}
      >
        {count > 0 ? pageTexts.selected(count) : shown}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        {count > 0 && (
          <>
            <Button look="line" className="max-md:min-h-11" onClick={() => onBulk("read")}>
              {pageTexts.bulkRead}
            </Button>
            <Button look="danger" className="max-md:min-h-11" onClick={() => onBulk("delete")}>
              {pageTexts.bulkRemove}
            </Button>
          </>
        )}
        {count === 0 && unread > 0 && (
          <Button look="line" className="max-md:min-h-11" onClick={onReadAll}>
            {notificationTexts.readAll}
          </Button>
        )}
      </div>
    </div>
  );
}
