import { useId } from "react";
import { NOTIFICATION_TYPES, type Notification } from "#contract/notifications.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TYPE_WORDS, pageTexts as texts } from "./texts.ts";

const STATUSES = ["all", "unread", "read"] as const;

/** What the page shows. It lives in the address, so that going back and reloading keep it. */
export interface Filters {
  words: string;
  type: Notification["type"] | "all";
  status: (typeof STATUSES)[number];
}

export const NO_FILTERS: Filters = { words: "", type: "all", status: "all" };

export function filtersIn(search: string): Filters {
  const query = new URLSearchParams(search);
  return {
    words: query.get("q") ?? "",
    type: NOTIFICATION_TYPES.find((type) => type === query.get("type")) ?? "all",
    status: STATUSES.find((status) => status === query.get("status")) ?? "all",
  };
}

/** Only what differs from everything, so that a plain list has a plain address. */
export function searchOf({ words, type, status }: Filters): string {
  const query = new URLSearchParams();
  if (words) query.set("q", words);
  if (type !== "all") query.set("type", type);
  if (status !== "all") query.set("status", status);
  return query.size > 0 ? `?${query}` : "";
}

/** Every word has to be in the title or the message, in any order. */
export function filtered(all: readonly Notification[], filters: Filters): Notification[] {
  const words = fold(filters.words).split(/\s+/).filter(Boolean);
  return all.filter(({ type, read, title, message }) => {
    if (filters.type !== "all" && type !== filters.type) return false;
    if (filters.status !== "all" && read !== (filters.status === "read")) return false;
    const text = fold(`${title} ${message}`);
    return words.every((word) => text.includes(word));
  });
}

/** "Núñez" is found by "nunez". */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

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
