import {
  type BulkAction,
  NOTIFICATIONS_LISTED,
  type Notification,
} from "#contract/notifications.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { tickedOf } from "#web/ui/list/table/selection.ts";
import { changeSome, markAllRead, markRead, remove } from "../api.ts";
import { notificationTexts, pageTexts as texts } from "../texts.ts";
import { FilterPanel } from "./filter/filter-panel.tsx";
import { filtered, NO_FILTERS } from "./filter/filters.ts";
import { useFilters } from "./filter/use-filters.ts";
import { focusAfterRemoval, focusRow, focusToolbar } from "./focus.ts";
import { NotificationRow } from "./notification-row.tsx";
import { useTicked } from "./ticked.ts";
import { Toolbar } from "./toolbar.tsx";
import { useChange } from "./use-change.ts";
import { useNow } from "./use-now.ts";

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
