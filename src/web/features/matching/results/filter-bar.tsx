import { type FormEvent, useState } from "react";
import {
  EMPLOYMENT_TYPES,
  JOB_LEVELS,
  JOB_ORDERS,
  SEARCH_WORDS_MAX,
  STATES,
} from "#contract/match-rules.ts";
import { GOOD_LEVELS, goodOf, type Level, type LevelCounts } from "#web/evidence/levels.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import {
  type Choice,
  choiceOf,
  countOf,
  type Filters,
  filtersOf,
  LEAST_PAY,
  POSTED_WITHIN,
} from "../model/filters.ts";
import { typeText } from "../texts.ts";
import { filterTexts, LEVEL_TABS, ORDER_WORDS, filterTexts as texts } from "./texts.ts";

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

interface PickProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onPick: (value: string) => void;
}

/**
 * A filter with its value: "Place Anywhere". The browser's own list lies over the words, unseen, so
 * that the control is as wide as what it says.
 */
function Pick({ label, options, value, onPick }: PickProps) {
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <span className="relative inline-flex min-h-9 items-center gap-1.5 rounded-sm text-13 text-ink-2 outline-accent outline-offset-2 hover:text-ink has-focus-visible:outline-2">
      <span aria-hidden="true">
        {label} <span className="font-medium text-ink">{chosen?.label}</span>
      </span>
      <Icon name="down" small />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-sheet text-ink opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

interface SearchWordsProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Words that every listed job has somewhere. Enter looks for them. */
function SearchWords({ words, onSearch }: SearchWordsProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("words") ?? "").trim());
  }
  return (
    <search className="w-full border-rule border-t max-md:mt-3">
      <form onSubmit={onSubmit} className="flex min-h-11 items-center gap-3">
        <WorkIcon name="search" />
        <input
          type="search"
          name="words"
          defaultValue={words}
          maxLength={SEARCH_WORDS_MAX}
          aria-label={texts.words}
          placeholder={texts.wordsHint}
          enterKeyHint="search"
          className="min-h-10 min-w-0 flex-1 bg-transparent text-15 text-ink placeholder:text-ink-3"
        />
        <TextButton type="submit">{texts.search}</TextButton>
      </form>
    </search>
  );
}

interface FilterSheetProps {
  controls: readonly FilterControl[];
  /** How many of them narrow the list. */
  on: number;
  onClear: () => void;
}

/** Where there is no room for the filters side by side: a button, and a sheet with them. */
function FilterSheet({ controls, on, onClear }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)} className="flex-1 md:hidden">
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
            <Button look="quiet" onClick={onClear} disabled={on === 0}>
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
    </>
  );
}

interface FilterOptions {
  name: keyof Filters;
  label: string;
  /** The first one is no filter at all. */
  options: readonly { value: string; label: string }[];
}

/** A filter as it stands. */
interface FilterControl extends FilterOptions {
  value: string;
  onPick: (value: string) => void;
}

const POSTED: Record<(typeof POSTED_WITHIN)[number], string> = {
  1: "In the last day",
  3: "In the last 3 days",
  7: "In the last week",
  14: "In the last 2 weeks",
  30: "In the last month",
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function among<Value extends string | number>(
  any: string,
  values: readonly Value[],
  label: (value: Value) => string,
) {
  const options = values.map((value) => ({ value: String(value), label: label(value) }));
  return [{ value: "", label: any }, ...options];
}

const FILTER_OPTIONS: readonly FilterOptions[] = [
  { name: "state", label: "Place", options: among("Anywhere", STATES, (state) => state) },
  { name: "type", label: "Type", options: among("Any", EMPLOYMENT_TYPES, typeText) },
  { name: "level", label: "Level", options: among("Any", JOB_LEVELS, capital) },
  { name: "pay", label: "Pay", options: among("Any", LEAST_PAY, filterTexts.pay) },
  {
    name: "posted",
    label: "Posted",
    options: among("Any time", POSTED_WITHIN, (at) => POSTED[at]),
  },
  { name: "remote", label: "Remote", options: among("Either", ["yes"], () => "Only remote") },
];

const ORDER_OPTIONS = JOB_ORDERS.map((order) => ({
  value: order,
  label: ORDER_WORDS[order],
}));

interface LevelTabsProps {
  selected: Level | undefined;
  /** Unknown until there is a list. */
  counts: LevelCounts | undefined;
  onSelect: (level: Level | undefined) => void;
}

/** They scroll within themselves where they are too many for the screen; the page does not. */
const ROW =
  "-ml-1 flex min-w-0 gap-4 overflow-x-auto [scrollbar-width:none] max-md:-mx-5 max-md:basis-[calc(100%+2.5rem)] max-md:border-rule max-md:border-b max-md:px-4";

/** All matches, or those of one level: "Excellent 3". What shares little with the resume is no match and no tab. */
function LevelTabs({ selected, counts, onSelect }: LevelTabsProps) {
  return (
    <fieldset aria-label={texts.match} className={ROW}>
      <Tab
        label={texts.all}
        count={counts && goodOf(counts)}
        pressed={selected === undefined}
        onPress={() => onSelect(undefined)}
      />
      {GOOD_LEVELS.map((level) => (
        <Tab
          key={level}
          label={LEVEL_TABS[level]}
          count={counts?.[level]}
          pressed={selected === level}
          onPress={() => onSelect(level)}
        />
      ))}
    </fieldset>
  );
}

interface TabProps {
  label: string;
  count: number | undefined;
  pressed: boolean;
  onPress: () => void;
}

function Tab({ label, count, pressed, onPress }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // The one in hand can always be pressed: it would lose the focus otherwise.
      disabled={count === 0 && !pressed}
      onClick={onPress}
      className="relative h-10 flex-none px-1 font-[550] text-13 text-ink-2 tabular-nums transition-colors after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-3 aria-pressed:text-ink aria-pressed:after:bg-ink"
    >
      {label}
      {/* Wide enough from the start, so that nothing moves when the count arrives. */}
      <span className="ml-1.5 inline-block min-w-[2ch] text-left font-normal text-ink-3">
        {count !== undefined && texts.count(count)}
      </span>
    </button>
  );
}
