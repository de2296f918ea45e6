import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldNotes } from "./field-frame.tsx";

interface Common
  extends Omit<ComponentProps<"input">, "type" | "className" | "ref" | "aria-label" | "value"> {
  /** What is sent when it is ticked. */
  value?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Some of what it stands for is ticked, and some is not. */
  mixed?: boolean;
  onEdit?: () => void;
}

/** In a row of a table the row is the label, and `aria-label` says it in words. */
type CheckboxProps = Common &
  ({ label: ReactNode; "aria-label"?: never } | { label?: never; "aria-label": string });

const TICK =
  "checked:not-indeterminate:before:h-[5px] checked:not-indeterminate:before:w-[9px] checked:not-indeterminate:before:-translate-y-[1.5px] checked:not-indeterminate:before:-rotate-45 checked:not-indeterminate:before:border-b-[1.8px] checked:not-indeterminate:before:border-l-[1.8px]";
const DASH = "indeterminate:before:w-2 indeterminate:before:border-t-[1.8px]";
const FILLED =
  "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent before:border-on-accent";
const BOX = `grid size-[18px] flex-none cursor-pointer appearance-none place-items-center rounded-[2px] border border-rule-2 bg-sheet transition-colors hover:border-ink-2 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] disabled:cursor-not-allowed disabled:border-rule-2 disabled:bg-paper-3 disabled:before:border-ink-3 ${FILLED} ${TICK} ${DASH}`;

/** Yes or no, with its label beside it. */
export function Checkbox({ label, hint, error, mixed = false, onEdit, ...input }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId, defaultValue, ...rest } = input;
  const notes = { id, hint, error };
  const box = (
    <input
      {...rest}
      {...startOf(input)}
      id={id}
      type="checkbox"
      // A new function for each rendering, because a click of the person takes the mixed state away.
      ref={(element) => {
        if (element) element.indeterminate = mixed;
      }}
      onChange={(event) => {
        rest.onChange?.(event);
        onEdit?.();
      }}
      aria-invalid={error !== undefined}
      aria-describedby={describedBy(notes)}
      className={BOX}
    />
  );
  if (label === undefined)
    return (
      // 24 px to aim at around the 18 that are drawn.
      <label htmlFor={id} className="grid size-6 cursor-pointer place-items-center">
        {box}
      </label>
    );
  return (
    <div>
      <label
        htmlFor={id}
        className="flex w-fit cursor-pointer items-start gap-2.5 py-0.5 text-13 leading-5 has-disabled:cursor-not-allowed has-disabled:text-ink-3"
      >
        <span className="mt-px">{box}</span>
        <span className="wrap-anywhere min-w-0">{label}</span>
      </label>
      <div className="pl-7">
        <FieldNotes {...notes} />
      </div>
    </div>
  );
}

/** A form keeps text: a field that starts as "on" starts ticked. */
function startOf({ checked, defaultChecked, defaultValue, value = "on" }: Common) {
  if (checked !== undefined) return { value, checked };
  return { value, defaultChecked: defaultChecked ?? defaultValue === value };
}
