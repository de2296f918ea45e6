import type { TailoredSentence } from "#contract/tailored.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { Quotation } from "#web/ui/match/quotation.tsx";
import { tailoredTexts as texts } from "./texts.ts";

interface SentenceRowProps {
  sentence: TailoredSentence;
  lines: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  isLit: boolean;
  /** Where there is no room beside it, its line opens below. */
  opensBelow: boolean;
  onLight: (on: boolean) => void;
  onEdit: () => void;
  onToggle: () => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
}

const UP = "M8 13V3M4 7l4-4 4 4";
const DOWN = "M8 3v10M4 9l4 4 4-4";

/** One sentence, what it rests on, and what can be done with it. */
export function SentenceRow(props: SentenceRowProps) {
  const { sentence, lines, isLit, opensBelow, onLight, onEdit, onToggle, onRemove } = props;
  const { id, text, out, part, rests_on } = sentence;
  const light = opensBelow
    ? {}
    : { onMouseEnter: () => onLight(true), onFocus: () => onLight(true) };
  return (
    <li className="group border-rule border-b py-3" {...light}>
      <p
        className={`wrap-anywhere -mx-1 px-1 font-serif text-[16px] leading-[1.5] ${out ? "text-ink-3 line-through" : ""} ${isLit && rests_on === "resume" ? "bg-pen" : ""}`}
      >
        {text}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
        <Rest {...props} />
        <span className="ml-auto flex flex-wrap items-center gap-x-3">
          {out && <span className="text-ink-3">{texts.leftOut}</span>}
          {!out && (
            <TextButton id={`edit-${id}`} aria-label={texts.editOf(text)} onClick={onEdit}>
              {texts.edit}
            </TextButton>
          )}
          {part === "added" ? (
            <TextButton aria-label={texts.removeOf(text)} onClick={onRemove}>
              {texts.remove}
            </TextButton>
          ) : (
            <TextButton
              aria-label={out ? texts.putBackOf(text) : texts.leaveOutOf(text)}
              onClick={onToggle}
            >
              {out ? texts.putBack : texts.leaveOut}
            </TextButton>
          )}
          <Moves {...props} />
        </span>
      </div>
      {opensBelow && isLit && (
        <div className="mt-2 grid gap-2">
          {sentence.lines.map((line) => (
            <Quotation key={line} line={line} text={lines[line - 1] ?? ""} />
          ))}
        </div>
      )}
    </li>
  );
}

function Rest({ sentence, isLit, opensBelow, onLight }: SentenceRowProps) {
  const { rests_on, lines, text } = sentence;
  if (rests_on !== "resume")
    return (
      <span
        className={
          rests_on === "own-words" ? "bg-wash px-1.5 font-medium text-accent" : "text-ink-3"
        }
      >
        {texts.rest[rests_on]}
      </span>
    );
  return (
    <TextButton
      aria-label={texts.lineOf(lines, text)}
      aria-expanded={opensBelow ? isLit : undefined}
      onClick={() => onLight(!opensBelow || !isLit)}
    >
      {texts.line(lines)}
    </TextButton>
  );
}

function Moves({ sentence: { id, text }, isFirst, isLast, onMove }: SentenceRowProps) {
  const look = { look: "quiet", size: "icon", className: "text-ink-2 max-md:size-11" } as const;
  return (
    <span className="flex">
      <Button
        {...look}
        id={`up-${id}`}
        aria-label={texts.up(text)}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Drawing path={UP} />
      </Button>
      <Button
        {...look}
        id={`down-${id}`}
        aria-label={texts.down(text)}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Drawing path={DOWN} />
      </Button>
    </span>
  );
}
