import { REVIEW_JOB_TYPES, REVIEW_LEVELS, REVIEW_LONGEST } from "#contract/job-review.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { capitalised } from "../model/words.ts";
import { jobTexts, editTexts as texts } from "../texts.ts";
import type { Edited } from "./corrections.ts";

interface EditFieldsProps {
  field: (name: keyof Edited) => {
    id: string;
    name: string;
    defaultValue: string;
    error: string | undefined;
    onEdit: () => void;
  };
  /** As it was read, which may be none of the usual ones. */
  jobType: string;
}

const NONE = { value: "", label: texts.none };
const optionsOf = (words: readonly string[]) => [
  NONE,
  ...words.map((value) => ({ value, label: capitalised(value) })),
];

export function EditFields({ field, jobType }: EditFieldsProps) {
  const names = jobTexts.fields;
  const types = new Set<string>([...REVIEW_JOB_TYPES, jobType].filter(Boolean));
  return (
    <>
      <Field {...field("title")} label={names.title} />
      <div className="grid gap-4 md:grid-cols-2">
        <Field {...field("location")} label={names.location} optional />
        <Field {...field("salary_range")} label={names.salary_range} optional />
        <Select
          {...field("experience_level")}
          label={names.experience_level}
          options={optionsOf(REVIEW_LEVELS)}
        />
        <Field {...field("practice_area")} label={names.practice_area} optional />
        <Select {...field("job_type")} label={names.job_type} options={optionsOf([...types])} />
      </div>
      <TextArea
        {...field("raw_content")}
        label={texts.text}
        rows={12}
        limit={REVIEW_LONGEST.text}
      />
    </>
  );
}
