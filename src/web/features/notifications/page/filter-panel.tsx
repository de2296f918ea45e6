import { useId } from "react";
import { NOTIFICATION_TYPES } from "#contract/notifications.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TYPE_WORDS, pageTexts as texts } from "../texts.ts";
import { type Filters, STATUSES } from "./filters.ts";

const TYPES = [
  { value: "all", label: texts.allTypes },
  ...NOTIFICATION_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] })),
];
const STATUS = STATUSES.map((value) => ({ value, label: texts.statuses[value] }));

interface FilterPanelProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** Spec 1 §2. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const id = useId();
  return (
    <search
      aria-label={texts.filters}
      className="grid grid-cols-2 content-start gap-4 xl:grid-cols-1"
    >
      <div className="col-span-full">
        <Field
          id={`${id}words`}
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          autoComplete="off"
          value={filters.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </div>
      <Select
        id={`${id}type`}
        label={texts.type}
        options={TYPES}
        value={filters.type}
        onChange={({ target }) =>
          onChange({ type: NOTIFICATION_TYPES.find((type) => type === target.value) ?? "all" })
        }
      />
      <Select
        id={`${id}status`}
        label={texts.status}
        options={STATUS}
        value={filters.status}
        onChange={({ target }) =>
          onChange({ status: STATUSES.find((status) => status === target.value) ?? "all" })
        }
      />
    </search>
  );
}
