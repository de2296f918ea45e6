import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button, TextButton } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Table } from "#web/ui/list/table.tsx";
import type { Firm } from "../model/firm.ts";
import { filterOf, NO_FILTER, queryOf, shownFirms } from "../model/firm-filter.ts";
import { type MarkedFirm, markFirms } from "../model/marked-firm.ts";
import { filterTexts, firmTexts as texts } from "../texts.ts";
import { FilterBar } from "./filter-bar.tsx";
import { firmColumns } from "./firm-columns.tsx";
import type { FirmActions } from "./use-firm-actions.ts";

interface FirmsListProps {
  firms: readonly Firm[];
  verbs: FirmActions;
}

export function FirmsList({ firms, verbs }: FirmsListProps) {
  const { filter, setFilter } = useFilter();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const all = markFirms(firms, new Date());
  const shown = shownFirms(all, filter);
  // Those that somebody deleted meanwhile are ticked no longer.
  const selected = all.filter(({ id }) => ticked.has(id));
  const nothing = (
    <EmptyState
      title={filterTexts.none}
      text={filterTexts.noneText}
      action={
        <Button look="line" onClick={() => setFilter(NO_FILTER)}>
          {filterTexts.clear}
        </Button>
      }
    />
  );
  return (
    <div className="grid gap-4">
      <FilterBar filter={filter} onChange={setFilter} />
      <div>
        <SelectionLine {...{ all, shown, selected, verbs }} onClear={() => setTicked(new Set())} />
        <Table
          label={texts.table}
          columns={firmColumns(verbs)}
          rows={shown}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          selection={{ selected: new Set(selected.map(({ id }) => id)), onChange: setTicked }}
          onOpen={verbs.edit}
          empty={nothing}
        />
      </div>
    </div>
  );
}

/** The filter stands in the address. What is typed stands here at once, while the address takes a moment. */
function useFilter() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => filterOf(search));
  const sent = useRef<readonly string[]>([]);
  // An address that was not sent from here is somebody's link, or a step back.
  useEffect(() => {
    const at = sent.current.indexOf(search);
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    if (at < 0) setFilter(filterOf(search));
  }, [search]);
  return {
    filter,
    setFilter(next: typeof filter) {
      const query = queryOf(next);
      sent.current = [...sent.current, query];
      setFilter(next);
      void navigate(pathname + query, { replace: true });
    },
  };
}

interface SelectionLineProps {
  all: readonly MarkedFirm[];
  shown: readonly MarkedFirm[];
  selected: readonly MarkedFirm[];
  onClear: () => void;
  verbs: FirmActions;
}

/** How many firms there are; with some of them ticked, how many, and what can be done with them. */
function SelectionLine({ all, shown, selected, onClear, verbs }: SelectionLineProps) {
  const count = selected.length;
  const hidden = selected.filter((firm) => !shown.includes(firm)).length;
  return (
    // As high as its buttons from the start: the table below does not move when they come.
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="text-13 text-ink-2 tabular-nums">
        {shown.length === all.length
          ? texts.count(all.length)
          : texts.countOf(shown.length, all.length)}
        {count > 0 && <b className="font-[550] text-ink">, {texts.selected(count)}</b>}
        {hidden > 0 && `, ${texts.hidden(hidden)}`}
      </p>
      {count > 0 && (
        <>
          <TextButton onClick={onClear} className="mr-auto max-md:min-h-11">
            {texts.clearSelection}
          </TextButton>
          <div className="flex flex-wrap gap-2 max-md:basis-full max-md:*:min-h-11">
            <Button
              look="line"
              busy={verbs.isScraping}
              onClick={() => verbs.scrape(selected.map(({ id }) => id))}
            >
              {texts.scrapeMany(count)}
            </Button>
            <Button look="danger" onClick={() => verbs.remove(selected)}>
              {texts.deleteMany(count)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
