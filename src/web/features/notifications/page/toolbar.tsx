import type { BulkAction } from "#contract/notifications.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import type { Ticked } from "#web/ui/list/selection.ts";
import { notificationTexts, pageTexts as texts } from "../texts.ts";

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
export function Toolbar(props: ToolbarProps) {
  const { ticked, count, shown, unread, onTickAll, onBulk, onReadAll } = props;
  return (
    <div className="sticky top-14 z-10 flex min-h-13 max-md:min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-ink border-b bg-paper py-2 pl-[3px]">
      <Checkbox
        id="select-all"
        label={<span className={count > 0 ? "max-md:sr-only" : ""}>{texts.selectAll}</span>}
        checked={ticked === "all"}
        mixed={ticked === "some"}
        onChange={onTickAll}
      />
      <p
        role="status"
        className={`text-13 text-ink-3 tabular-nums ${count > 0 ? "" : "max-md:sr-only"}`}
      >
        {count > 0 ? texts.selected(count) : shown}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        {count > 0 && (
          <>
            <Button look="line" className="max-md:min-h-11" onClick={() => onBulk("read")}>
              {texts.bulkRead}
            </Button>
            <Button look="danger" className="max-md:min-h-11" onClick={() => onBulk("delete")}>
              {texts.bulkRemove}
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
