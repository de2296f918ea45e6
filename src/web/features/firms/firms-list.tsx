import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { FIRM_LOCATIONS, FIRM_SIZES } from "#contract/firm-rules.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Table } from "#web/ui/list/table.tsx";
import type { Firm } from "./firm.ts";
import { firmColumns } from "./firm-columns.tsx";
import { filterTexts, firmTexts, firmTexts as texts } from "./texts.ts";
import { type FirmActions, type MarkedFirm, markFirms } from "./use-firm-actions.ts";

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

const FIRM_STATUSES = [
  "enabled",
  "disabled",
  "recruitment",
  "duplicate",
  "never",
  "failed",
] as const;
type FirmStatus = (typeof FIRM_STATUSES)[number];

/** "" stands for any. */
interface FirmFilter {
  readonly text: string;
  readonly location: string;
  readonly size: string;
  readonly status: FirmStatus | "";
}

export const NO_FILTER: FirmFilter = { text: "", location: "", size: "", status: "" };

const IS: Readonly<Record<FirmStatus, (firm: MarkedFirm) => boolean>> = {
  enabled: (firm) => firm.scrapingEnabled,
  disabled: (firm) => !firm.scrapingEnabled,
  recruitment: (firm) => firm.isRecruiter,
  duplicate: (firm) => firm.sameAs !== undefined,
  never: (firm) => firm.lastScrapedAt === null,
  failed: (firm) => firm.lastError !== "",
};

/** Those that fit every part of it; of the text, each word must stand somewhere. */
export function shownFirms(firms: readonly MarkedFirm[], filter: FirmFilter): MarkedFirm[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return firms.filter((firm) => {
    const { name, websiteUrl, careersPageUrl, practiceAreas } = firm;
    const text = [name, websiteUrl, careersPageUrl, ...practiceAreas].join("\n").toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      ["", firm.location].includes(filter.location) &&
      ["", firm.size].includes(filter.size) &&
      (filter.status === "" || IS[filter.status](firm))
    );
  });
}

/** What stands in the address, so that a reload or a link shows the same; anything else is as good as nothing. */
export function filterOf(query: string): FirmFilter {
  const search = new URLSearchParams(query);
  return {
    text: search.get("q") ?? "",
    location: search.get("location") ?? "",
    size: FIRM_SIZES.find((size) => size === search.get("size")) ?? "",
    status: statusOf(search.get("status")),
  };
}

const statusOf = (value: string | null): FirmFilter["status"] =>
  FIRM_STATUSES.find((status) => status === value) ?? "";

export function queryOf({ text, location, size, status }: FirmFilter): string {
  const search = new URLSearchParams();
  const parts = { q: text, location, size, status };
  for (const [name, value] of Object.entries(parts)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search}` : "";
}

const any = (label: string) => ({ value: "", label });
const LOCATIONS = [any(filterTexts.anyLocation), ...FIRM_LOCATIONS.map((one) => option(one, one))];
const SIZES = [
  any(filterTexts.anySize),
  ...FIRM_SIZES.map((one) => option(one, firmTexts.sizes[one])),
];
const STATUSES = [
  any(filterTexts.anyStatus),
  ...FIRM_STATUSES.map((one) => option(one, filterTexts.statuses[one])),
];

function option(value: string, label: string) {
  return { value, label };
}

interface FilterBarProps {
  filter: FirmFilter;
  onChange: (filter: FirmFilter) => void;
}

function FilterBar({ filter, onChange }: FilterBarProps) {
  const id = useId();
  return (
    <search
      aria-label={filterTexts.label}
      className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <div className="max-xl:col-span-full">
        <Field
          id={`${id}text`}
          type="search"
          label={filterTexts.text}
          placeholder={filterTexts.textHint}
          autoComplete="off"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </div>
      <Select
        id={`${id}location`}
        label={filterTexts.location}
        options={LOCATIONS}
        value={filter.location}
        onChange={({ target }) => onChange({ ...filter, location: target.value })}
      />
      <Select
        id={`${id}size`}
        label={filterTexts.size}
        options={SIZES}
        value={filter.size}
        onChange={({ target }) => onChange({ ...filter, size: target.value })}
      />
      <div className="max-md:col-span-full">
        <Select
          id={`${id}status`}
          label={filterTexts.status}
          options={STATUSES}
          value={filter.status}
          onChange={({ target }) => onChange({ ...filter, status: statusOf(target.value) })}
        />
      </div>
    </search>
  );
}
