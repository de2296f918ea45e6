import { type Filters, filtersOf } from "#web/features/matching/model/filters.ts";
import { FILTER_OPTIONS } from "#web/features/matching/results/filters/filter-options.ts";
import { Pick } from "#web/features/matching/results/filters/pick.tsx";
import type { Place } from "../model/place.ts";
import { jobsTexts as texts } from "../texts.ts";

interface ListFiltersProps {
  filters: Place["filters"];
  onChange: (filters: Place["filters"]) => void;
}

const OFFERED: readonly (keyof Filters)[] = ["state", "posted"];
const OPTIONS = FILTER_OPTIONS.filter(({ name }) => OFFERED.includes(name));

/** Where, and since when. They stand at the end of the line of the tabs where there is room. */
export function ListFilters({ filters, onChange }: ListFiltersProps) {
  function pick(name: string, value: string): void {
    const entries = Object.entries(filters).map(([key, kept]) => [key, String(kept)]);
    const search = new URLSearchParams({ ...Object.fromEntries(entries), [name]: value });
    const { state, posted } = filtersOf(search);
    onChange({ ...(state && { state }), ...(posted && { posted }) });
  }
  return (
    <fieldset
      aria-label={texts.filters}
      className="flex items-center gap-x-6 max-md:border-rule max-md:border-b max-md:py-1 max-md:*:min-h-11 md:absolute md:top-0 md:right-0 md:h-10"
    >
      {OPTIONS.map(({ name, label, options }) => (
        <Pick
          key={name}
          {...{ label, options }}
          value={String(filters[name as keyof typeof filters] ?? "")}
          onPick={(value) => pick(name, value)}
        />
      ))}
    </fieldset>
  );
}
