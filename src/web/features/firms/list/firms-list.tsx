import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Table } from "#web/ui/list/table.tsx";
import type { Firm } from "../model/firm.ts";
import { filterOf, NO_FILTER, queryOf, shownFirms } from "../model/firm-filter.ts";
import { markFirms } from "../model/marked-firm.ts";
import { filterTexts, firmTexts as texts } from "../texts.ts";
import { FilterBar } from "./filter-bar.tsx";
import { firmColumns } from "./firm-columns.tsx";
import { SelectionLine } from "./selection-line.tsx";
import type { FirmVerbs } from "./use-firm-verbs.ts";

interface FirmsListProps {
  firms: readonly Firm[];
  verbs: FirmVerbs;
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
