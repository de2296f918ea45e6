import { TextButton } from "#web/ui/button.tsx";
import { type Choice, choiceOf, countOf, type Filters, filtersOf } from "../../model/filters.ts";
import type { LevelCounts } from "../../model/levels.ts";
import { filterTexts as texts } from "../texts.ts";
import { FILTER_OPTIONS, ORDER_OPTIONS } from "./filter-options.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { LevelTabs } from "./level-tabs.tsx";
import { Pick } from "./pick.tsx";
import { SearchWords } from "./search-words.tsx";

interface FilterBarProps {
  choice: Choice;
  counts: LevelCounts | undefined;
  onChange: (choice: Choice) => void;
}

/** Which jobs are listed and in which order: levels, filters (on a sheet where there is no room), sort. */
export function FilterBar({ choice, counts, onChange }: FilterBarProps) {
  const { filters, match, sort } = choice;
  const on = countOf(filters);
  const clear = () => onChange({ ...choice, filters: {} });
  const controls = FILTER_OPTIONS.map((filter) => ({
    ...filter,
    value: String(filters[filter.name] ?? ""),
    onPick: (value: string) =>
      onChange({ ...choice, filters: withFilter(filters, filter.name, value) }),
  }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-ink border-t md:border-b md:border-b-rule">
      <LevelTabs
        selected={match}
        counts={counts}
        onSelect={(level) => onChange({ ...choice, match: level })}
      />
      <div className="flex items-center gap-4 max-md:mt-3 max-md:w-full">
        <FilterSheet controls={controls} on={on} onClear={clear} />
        <Pick
          label={texts.sort}
          options={ORDER_OPTIONS}
          value={sort}
          onPick={(value) => onChange({ ...choice, sort: orderOf(value) })}
        />
      </div>
      <SearchWords
        key={filters.words}
        words={filters.words ?? ""}
        onSearch={(words) => onChange({ ...choice, filters: withFilter(filters, "words", words) })}
      />
      <fieldset
        aria-label={texts.label}
        className="flex min-h-10 w-full flex-wrap items-center gap-x-6 border-rule border-t max-md:hidden"
      >
        {controls.map((control) => (
          <Pick key={control.name} {...control} />
        ))}
        {on > 0 && (
          <TextButton onClick={clear} className="ml-auto">
            {texts.clear}
          </TextButton>
        )}
        {filters.pay && <p className="w-full pb-2 text-12 text-ink-3">{texts.payNote}</p>}
      </fieldset>
    </div>
  );
}

/** Judged as what stands in the address is judged. */
function withFilter(filters: Filters, name: string, value: string): Filters {
  const entries = Object.entries(filters).map(([key, kept]) => [key, String(kept)]);
  return filtersOf(new URLSearchParams({ ...Object.fromEntries(entries), [name]: value }));
}

const orderOf = (value: string) => choiceOf(new URLSearchParams({ sort: value })).sort;
