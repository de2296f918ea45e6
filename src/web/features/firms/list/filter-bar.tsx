import { useId } from "react";
import { FIRM_LOCATIONS, FIRM_SIZES } from "#contract/firm-rules.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { FIRM_STATUSES, type FirmFilter, statusOf } from "../model/firm-filter.ts";
import { firmTexts, filterTexts as texts } from "../texts.ts";

const any = (label: string) => ({ value: "", label });
const LOCATIONS = [any(texts.anyLocation), ...FIRM_LOCATIONS.map((one) => option(one, one))];
const SIZES = [any(texts.anySize), ...FIRM_SIZES.map((one) => option(one, firmTexts.sizes[one]))];
const STATUSES = [
  any(texts.anyStatus),
  ...FIRM_STATUSES.map((one) => option(one, texts.statuses[one])),
];

function option(value: string, label: string) {
  return { value, label };
}

interface FilterBarProps {
  filter: FirmFilter;
  onChange: (filter: FirmFilter) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const id = useId();
  return (
    <search
      aria-label={texts.label}
      className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <div className="max-xl:col-span-full">
        <Field
          id={`${id}text`}
          type="search"
          label={texts.text}
          placeholder={texts.textHint}
          autoComplete="off"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </div>
      <Select
        id={`${id}location`}
        label={texts.location}
        options={LOCATIONS}
        value={filter.location}
        onChange={({ target }) => onChange({ ...filter, location: target.value })}
      />
      <Select
        id={`${id}size`}
        label={texts.size}
        options={SIZES}
        value={filter.size}
        onChange={({ target }) => onChange({ ...filter, size: target.value })}
      />
      <div className="max-md:col-span-full">
        <Select
          id={`${id}status`}
          label={texts.status}
          options={STATUSES}
          value={filter.status}
          onChange={({ target }) => onChange({ ...filter, status: statusOf(target.value) })}
        />
      </div>
    </search>
  );
}
