import { useState } from "react";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { countOf, type Filters, filtersOf } from "../../model/filters.ts";
import { filterTexts as texts } from "../texts.ts";
import { FILTER_OPTIONS } from "./filter-options.ts";
import { Pick } from "./pick.tsx";

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** How the list is narrowed: side by side where there is room, on a sheet where there is none. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const on = countOf(filters);
  const clear = () => onChange({});
  const controls = FILTER_OPTIONS.map((filter) => ({
    ...filter,
    value: String(filters[filter.name] ?? ""),
    onPick: (value: string) => onChange(withFilter(filters, filter.name, value)),
  }));
  return (
    <fieldset
      aria-label={texts.label}
      className="min-w-0 border-ink border-t md:border-b md:border-b-rule"
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-6 max-md:hidden">
        {controls.map((control) => (
          <Pick key={control.name} {...control} />
        ))}
        {on > 0 && (
          <TextButton onClick={clear} className="ml-auto">
            {texts.clear}
          </TextButton>
        )}
      </div>
      {filters.pay && <p className="pb-2 text-12 text-ink-3 max-md:hidden">{texts.payNote}</p>}
      <Button look="line" onClick={() => setOpen(true)} className="mt-3 w-full md:hidden">
        <WorkIcon name="filter" />
        {texts.button(on)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.label}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.done}</Button>
            <Button look="quiet" onClick={clear} disabled={on === 0}>
              {texts.clear}
            </Button>
          </>
        }
      >
        {controls.map(({ name, label, options, value, onPick }) => (
          <Select
            key={name}
            id={`filter-${name}`}
            label={label}
            options={options}
            value={value}
            hint={name === "pay" ? texts.payNote : undefined}
            onChange={(event) => onPick(event.currentTarget.value)}
          />
        ))}
      </Dialog>
    </fieldset>
  );
}

/** Judged as what stands in the address is judged. */
function withFilter(filters: Filters, name: string, value: string): Filters {
  const entries = Object.entries(filters).map(([key, kept]) => [key, String(kept)]);
  return filtersOf(new URLSearchParams({ ...Object.fromEntries(entries), [name]: value }));
}
