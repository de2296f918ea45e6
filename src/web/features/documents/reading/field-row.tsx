import { Button, TextButton } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { confidenceWord, needsCheck } from "./confidence.ts";
import { type Corrections, EditForm } from "./edit-form.tsx";
import type { Lighting } from "./lighting.ts";
import { rangesOf, saidRanges } from "./line-ranges.ts";
import { editId, fieldId, focusEdit } from "./show.ts";
import type { FieldName, ShownField, ShownPart } from "./shown-field.ts";
import { readingTexts as texts } from "./texts.ts";

interface FieldRowProps {
  field: ShownField;
  /** An item of a list is undone with its list. */
  inList: boolean;
  /** Its name stands beside it; otherwise the title of the group says it. */
  isNamed: boolean;
  lighting: Lighting;
  corrections: Corrections;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Its light reaches a little further than its words, and its hairline does not. */
const ROW =
  "relative isolate grid items-baseline gap-x-4 border-rule border-t py-2.5 before:absolute before:-inset-x-3 before:inset-y-0 before:-z-10 data-lit:before:bg-pen-soft";

export function FieldRow(props: FieldRowProps) {
  const { field, inList, isNamed, lighting, corrections, open, onOpen } = props;
  const { path, label, term = label, edit } = field;
  const isLit = field.parts.some((part) => lighting.paths.has(part.path));
  const columns = isNamed ? "md:grid-cols-[112px_minmax(0,1fr)]" : "";
  return (
    <div
      id={fieldId(path)}
      data-path={path}
      data-lit={isLit || undefined}
      className={`${ROW} ${columns}`}
    >
      <dt className={isNamed ? "text-13 text-ink-3" : "sr-only first-letter:uppercase"}>{term}</dt>
      <dd className="min-w-0">
        {open && edit && field.field ? (
          <EditForm
            field={field.field}
            edit={edit}
            corrections={corrections}
            onClose={() => onOpen(false)}
          />
        ) : (
          <Value
            field={field}
            inList={inList}
            lighting={lighting}
            corrections={corrections}
            onEdit={() => onOpen(true)}
          />
        )}
      </dd>
    </div>
  );
}

interface ValueProps extends Pick<FieldRowProps, "field" | "inList" | "lighting" | "corrections"> {
  onEdit: () => void;
}

function Value({ field, inList, lighting, corrections, onEdit }: ValueProps) {
  const { parts, confidence, corrected, note, edit } = field;
  const chips = parts.some(({ look }) => look === "chip");
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <div className={chips ? "flex flex-wrap gap-1.5 py-0.5" : "grid gap-0.5"}>
          {parts.map((part) => (
            <Part key={part.path} part={part} isLit={lighting.paths.has(part.path)} />
          ))}
        </div>
        {parts.length === 0 && <p className="text-ink-3">{texts.notFound}</p>}
        {note && parts.length > 0 && <p className="text-12 text-ink-3">{note}</p>}
        {corrected && !inList && field.field && (
          <CorrectedMark field={field.field} corrections={corrections} />
        )}
        {corrected && inList && <p className="text-12 text-ink-3">{texts.corrected}</p>}
      </div>
      {!corrected && <ConfidenceMark confidence={confidence} />}
      {edit && <EditButton field={field} onPress={onEdit} />}
    </div>
  );
}

const LOOKS = {
  strong: "font-[550]",
  quiet: "text-13 text-ink-2",
  long: "whitespace-pre-line text-13 text-ink-2",
} as const;
const CITED =
  "box-decoration-clone group-data-lit:-mx-[0.12em] group-data-lit:bg-pen group-data-lit:px-[0.12em] group-data-lit:text-ink";

function Part({ part, isLit }: { part: ShownPart; isLit: boolean }) {
  const { path, text, lines, look } = part;
  if (look === "chip") return <WordPart part={part} isLit={isLit} />;
  return (
    <p
      data-path={path}
      data-lit={isLit || undefined}
      className={`group wrap-anywhere ${look ? LOOKS[look] : ""}`}
    >
      <span className={CITED}>{text}</span> <LineCite lines={lines} />
    </p>
  );
}

const CHIP =
  "wrap-anywhere min-h-[26px] max-w-full rounded-sm border border-rule px-[9px] text-left text-13 text-ink-2 leading-[1.4] data-lit:border-ink-2 data-lit:bg-pen data-lit:text-ink";

/** A citation in each of many words would be louder than the words. */
function WordPart({ part: { path, text, lines }, isLit }: { part: ShownPart; isLit: boolean }) {
  const common = { "data-path": path, "data-lit": isLit || undefined, className: CHIP };
  if (lines.length === 0) return <span {...common}>{text}</span>;
  return (
    <button type="button" {...common}>
      {text}
      <span className="sr-only">, {texts.showLines(saidRanges(rangesOf(lines)))}</span>
    </button>
  );
}

/** The focus comes back here when the form is closed. */
function EditButton({ field, onPress }: { field: ShownField; onPress: () => void }) {
  const { path, label, parts } = field;
  const isNew = parts.length === 0;
  return (
    <Button
      id={editId(path)}
      look="quiet"
      size="icon"
      data-own=""
      aria-label={isNew ? texts.add(label) : texts.correct(label)}
      onClick={onPress}
      className="-my-1.5 -mr-2.5 flex-none text-ink-3"
    >
      <WorkIcon name={isNew ? "plus" : "pencil"} />
    </Button>
  );
}

/** [12], [12–15] or [12, 31]: the lines of a value in the pinpoint form, pressed to see them. */
function LineCite({ lines }: { lines: readonly number[] }) {
  if (lines.length === 0) return null;
  const ranges = rangesOf(lines);
  const shown = ranges.slice(0, SHOWN).map(([from, to]) => (from === to ? from : `${from}–${to}`));
  return (
    <button
      type="button"
      aria-label={texts.showLines(saidRanges(ranges))}
      // The padding widens what can be pressed without moving the lines of the text apart.
      className="-my-1 whitespace-nowrap px-0.5 py-1 font-medium text-12 text-accent tabular-nums hover:bg-pen hover:text-ink"
    >
      [{shown.join(", ")}
      {ranges.length > SHOWN && ", …"}]
    </button>
  );
}

const SHOWN = 2;

/** How sure the reading is. It is there for those who look for it, and louder only when it matters. */
function ConfidenceMark({ confidence }: { confidence: number | undefined }) {
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
