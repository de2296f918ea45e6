import { useId } from "react";
import { EMPLOYMENT_TYPES } from "#contract/match-rules.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { asLine } from "../texts.ts";
import type { PostingFields } from "./posting-fields.ts";
import { editingTexts } from "./texts.ts";

const texts = editingTexts.fields;
const ROWS = 24;

interface PostingFormProps {
  fields: PostingFields;
  faults: Partial<Record<keyof PostingFields, string>>;
  onMend: (name: keyof PostingFields) => void;
  onChange: (change: Partial<PostingFields>) => void;
}

/** The facts beside the advertisement, and its words. */
export function PostingForm({ fields, faults, onMend, onChange }: PostingFormProps) {
  const id = useId();
  const field = (name: keyof PostingFields) => ({
    id: `${id}${name}`,
    name,
    value: fields[name],
    error: faults[name],
    onEdit: () => onMend(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field("title")} label={texts.title} autoComplete="off" />
      <div className="grid gap-5 md:grid-cols-2">
        <Field {...field("company")} label={texts.company} autoComplete="organization" />
        <Field {...field("location")} label={texts.location} optional hint={texts.locationHint} />
        <Select
          {...field("employment_type")}
          label={texts.employment_type}
          optional
          options={optionsWith(fields.employment_type)}
        />
        <Field
          {...field("salary_range")}
          label={texts.salary_range}
          optional
          hint={texts.salaryHint}
        />
      </div>
      <TextArea {...field("text")} label={texts.text} hint={texts.textHint} rows={ROWS} />
    </>
  );
}

/** An advertisement can name two, such as "full-time, contract": what stands there can be kept. */
function optionsWith(now: string) {
  const values: string[] = ["", ...EMPLOYMENT_TYPES];
  if (!values.includes(now)) values.push(now);
  return values.map((value) => ({ value, label: asLine(value) || texts.notStated }));
}
