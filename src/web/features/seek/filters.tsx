import { useId } from "react";
import {
  SEEK_RULES as rules,
  SEEK_DATES,
  SEEK_EXPERIENCE,
  SEEK_JOB_TYPES,
  SEEK_SORTS,
  withWord,
} from "#contract/seek-rules.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { WordsField } from "#web/ui/form/words-field.tsx";
import { configOf, type SeekDraft } from "./seek-draft.ts";
import { configureTexts as texts } from "./texts.ts";

const JOB_TYPES = options(SEEK_JOB_TYPES, texts.anyJobType);
const DATES = options(SEEK_DATES, texts.anyDate);
const LEVELS = options(SEEK_EXPERIENCE, texts.anyExperience);
const SORTS = options(SEEK_SORTS);

/** The words of the wire, begun with a capital. */
function options(values: readonly string[], any?: string) {
  const named = values.map((value) => ({ value, label: capital(value) }));
  return any === undefined ? named : [{ value: "", label: any }, ...named];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Parts of the draft that are one line of text, or one of several. */
type TextName = Exclude<keyof SeekDraft, "keywords" | "exclude_words">;

interface FiltersProps {
  draft: SeekDraft;
  faults: SeekFaults;
  change: (change: Partial<SeekDraft>) => void;
}

/** What narrows the search, and what is left out of what it finds. */
export function Filters({ draft, faults, change }: FiltersProps) {
  const id = useId();
  const field = (name: TextName) => ({
    id: `${id}${name}`,
    name,
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const number = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          {...field("max_pages")}
          {...number}
          label={texts.maxPages}
          hint={texts.maxPagesHint}
        />
        <Select {...field("job_type")} label={texts.jobType} options={JOB_TYPES} />
        <Field {...field("salary_min")} {...number} label={texts.salaryMin} optional />
        <Field {...field("salary_max")} {...number} label={texts.salaryMax} optional />
        <Select {...field("date_posted")} label={texts.datePosted} options={DATES} />
        <Select {...field("experience")} label={texts.experience} options={LEVELS} />
        <Field {...field("company")} label={texts.company} optional autoComplete="off" />
        <Select {...field("sort_by")} label={texts.sortBy} options={SORTS} />
      </div>
      <WordsField
        id={`${id}exclude`}
        label={texts.exclude}
        hint={texts.excludeHint}
        optional
        words={draft.exclude_words}
        onChange={(exclude_words) => change({ exclude_words })}
        grow={withWord}
        add={texts.addExclude}
      />
    </>
  );
}

/** What is wrong with each field, in the words of its rule. */
export type SeekFaults = Readonly<Partial<Record<keyof SeekDraft, string>>>;

const FIELDS: readonly (readonly [keyof SeekDraft, readonly string[]])[] = [
  ["keywords", [rules.keywordsRequired]],
  ["location", [rules.locationRequired, rules.locationUnknown]],
  ["max_pages", [rules.maxPages]],
  ["salary_min", [rules.salaryMinNegative, rules.salaryOrder]],
  ["salary_max", [rules.salaryMaxNegative]],
  ["job_type", [rules.jobType]],
  ["experience", [rules.experience]],
  ["sort_by", [rules.sortBy]],
  ["date_posted", [rules.datePosted]],
  ["company", [rules.companyTooLong]],
];

/** Failures of the whole configuration, at the fields that they are about. */
export function faultsOf(failures: readonly string[], draft: SeekDraft): SeekFaults {
  const said = FIELDS.map(
    ([field, sentences]) => [field, sentences.find((one) => failures.includes(one))] as const,
  );
  return Object.fromEntries(
    [...unreadable(failures, draft), ...said].filter(([, sentence]) => sentence !== undefined),
  );
}

/** One sentence for both salaries: only what was typed tells which of them it means. */
function unreadable(failures: readonly string[], draft: SeekDraft) {
  if (!failures.includes(rules.salaryUnreadable)) return [];
  const config = configOf(draft);
  return (["salary_min", "salary_max"] as const)
    .filter((field) => Number.isNaN(config[field]))
    .map((field) => [field, rules.salaryUnreadable] as const);
}
