import { Button, TextButton } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { confidenceWord, needsCheck } from "./confidence.ts";
import type { FieldName } from "./model/shown-field.ts";
import { editId, focusEdit } from "./show.ts";
import { readingTexts as texts } from "./texts.ts";
import type { Corrections } from "./use-corrections.ts";

/** How sure the reading is. It is there for those who look for it, and louder only when it matters. */
export function ConfidenceMark({ confidence }: { confidence: number | undefined }) {
  if (confidence === undefined) return null;
  return (
    <span
      className={`flex-none text-12 leading-6 ${needsCheck(confidence) ? "font-[550] text-warn" : "text-ink-3"}`}
    >
      {confidenceWord(confidence)}
    </span>
  );
}

/** Said of a field that its owner has written, with the way back. */
export function CorrectedMark({
  field,
  corrections,
}: {
  field: FieldName;
  corrections: Corrections;
}) {
  return (
    <span data-own="" className="flex flex-wrap items-baseline gap-x-2.5 text-12 text-ink-3">
      {texts.corrected}
      <TextButton
        className="text-12"
        onClick={() => void corrections.undo(field).then(() => focusEdit(field))}
      >
        {texts.undo}
      </TextButton>
    </span>
  );
}

interface AddButtonProps {
  path: string;
  title: string;
  onPress: () => void;
}

export function AddButton({ path, title, onPress }: AddButtonProps) {
  return (
    <Button id={editId(path)} look="quiet" data-own="" className="-ml-3.5" onClick={onPress}>
      <WorkIcon name="plus" />
      {title}
    </Button>
  );
}
