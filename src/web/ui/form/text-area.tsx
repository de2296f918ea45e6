import { type ComponentProps, useEffect, useRef, useState } from "react";
import { CONTROL, describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<"textarea">, "className" | "id" | "ref"> {
  onEdit?: () => void;
  /** Counts what is written. It does not stop the writer: the form says when it is too much. */
  limit?: number;
}

/** Several lines of text. */
export function TextArea({ label, optional, hint, error, onEdit, limit, ...area }: TextAreaProps) {
  const { id, rows = 5 } = area;
  const box = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(0);
  const texts = { id, label, optional, hint, error };
  const ids = [describedBy(texts), limit !== undefined && `${id}-count`];

  // What was typed before the script ran, and what a controlling parent sets, counts too.
  useEffect(() => setCount(box.current?.value.length ?? 0));

  return (
    <FieldFrame {...texts}>
      <textarea
        {...area}
        ref={box}
        rows={rows}
        onChange={(event) => {
          area.onChange?.(event);
          setCount(event.target.value.length);
          onEdit?.();
        }}
        aria-invalid={error !== undefined}
        aria-describedby={ids.filter(Boolean).join(" ") || undefined}
        className={`${CONTROL} block resize-y`}
      />
      {limit !== undefined && <Counter id={`${id}-count`} count={count} limit={limit} />}
    </FieldFrame>
  );
}

/** At the right, on the line of the hint or the error. */
function Counter({ id, count, limit }: { id: string; count: number; limit: number }) {
  const { shown, said } = counterText(count, limit);
  return (
    <>
      <p
        id={id}
        className={`float-right mt-[5px] ml-4 text-12 tabular-nums ${count > limit ? "text-danger" : "text-ink-3"}`}
      >
        {shown}
        <span className="sr-only"> characters</span>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Room left at which those who do not see the counter hear of it. */
const SAID_AT = [5, 10, 20];

/** `shown` follows every letter; `said` changes seldom, so that nobody is read to while typing. */
export function counterText(count: number, limit: number): { shown: string; said: string } {
  return { shown: `${count} of ${limit}`, said: saidOf(limit - count, limit) };
}

function saidOf(left: number, limit: number): string {
  if (left < 0) return `Over the limit of ${limit} characters`;
  if (left === 0) return "No characters left";
  const step = SAID_AT.find((room) => left <= room);
  return step ? `Up to ${step} characters left` : "";
}
