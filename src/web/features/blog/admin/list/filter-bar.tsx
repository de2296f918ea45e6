import { useId } from "react";
import { POST_STATUSES, type PostStatus } from "#contract/blog-rules.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { statusOf } from "../model/admin-address.ts";
import { listTexts as texts } from "../texts.ts";

const STATUSES = [
  { value: "", label: texts.anyStatus },
  ...POST_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
];

interface FilterBarProps {
  search: string;
  onSearch: (search: string) => void;
  status: PostStatus | "";
  onStatus: (status: PostStatus | "") => void;
}

export function FilterBar({ search, onSearch, status, onStatus }: FilterBarProps) {
  const id = useId();
  return (
    <search
      aria-label={texts.filter}
      className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <Field
        id={`${id}search`}
        type="search"
        label={texts.search}
        hint={texts.searchHint}
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Select
        id={`${id}status`}
        label={texts.status}
        options={STATUSES}
        value={status}
        onChange={({ target }) => onStatus(statusOf(target.value))}
      />
    </search>
  );
}
