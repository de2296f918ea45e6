import type { Edit, FieldName } from "../model/shown-field.ts";
import type { Corrections } from "../use-corrections.ts";
import { InputsForm } from "./inputs-form.tsx";
import { WordsForm } from "./words-form.tsx";

export interface EditFormProps {
  field: FieldName;
  edit: Edit;
  corrections: Corrections;
  onClose: () => void;
}

/** A field put right in its place. */
export function EditForm({ edit, ...rest }: EditFormProps) {
  if (edit.kind === "words") return <WordsForm edit={edit} {...rest} />;
  return <InputsForm edit={edit} {...rest} />;
}
