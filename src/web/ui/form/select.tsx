import type { ComponentProps } from "react";
import { Icon } from "../icon.tsx";
import { CONTROL, describedBy, FieldFrame, type FieldTexts } from "./field-frame.tsx";

interface Option {
  value: string;
  label: string;
}

interface SelectProps
  extends FieldTexts,
    Omit<ComponentProps<"select">, "className" | "id" | "children"> {
  options: readonly Option[];
  onEdit?: () => void;
}

/** One of several. The list is the browser's own, so that a phone shows it the way a phone does. */
export function Select({ label, optional, hint, error, options, onEdit, ...select }: SelectProps) {
  const texts = { id: select.id, label, optional, hint, error };
  return (
    <FieldFrame {...texts}>
      <div className="relative">
        <select
          {...select}
          onChange={(event) => {
            select.onChange?.(event);
            onEdit?.();
          }}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(texts)}
          className={`${CONTROL} peer cursor-pointer appearance-none text-ellipsis pr-9 disabled:cursor-not-allowed disabled:opacity-100`}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-[13px] right-3 text-ink-2 peer-disabled:text-ink-3"
        />
      </div>
    </FieldFrame>
  );
}
