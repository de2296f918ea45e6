import type { Edit, FieldName } from "../model/shown-field.ts";
import type { Corrections } from "../use-corrections.ts";

/** What every form needs that puts a field right. */
export interface EditFormProps {
  field: FieldName;
  edit: Edit;
  corrections: Corrections;
  onClose: () => void;
}
