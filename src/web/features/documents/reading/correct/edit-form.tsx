import type { EditFormProps } from "./edit-form-props.ts";
import { InputsForm } from "./inputs-form.tsx";
import { WordsForm } from "./words-form.tsx";

/** A field put right in its place. */
export function EditForm({ edit, ...rest }: EditFormProps) {
  if (edit.kind === "words") return <WordsForm edit={edit} {...rest} />;
  return <InputsForm edit={edit} {...rest} />;
}
