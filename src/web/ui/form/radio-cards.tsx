import { useId } from "react";
import { describedBy, FieldNotes } from "./field-frame.tsx";

interface RadioCard<Value extends string> {
  value: Value;
  title: string;
  text: string;
}

interface RadioCardsProps<Value extends string> {
  id?: string;
  legend: string;
  name: string;
  options: readonly RadioCard<Value>[];
  value?: Value;
  defaultValue?: Value | "" | undefined;
  onChange?: (value: Value) => void;
  onEdit?: () => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** One of a few that need a sentence each. The arrow keys work because the radios are native. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, defaultValue, onChange, onEdit, error, disabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const startOf = (option: Value) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value };
  return (
    <fieldset aria-describedby={describedBy({ id, error })} disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 font-[550] text-13 leading-[1.4]">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-3">
        {options.map((option, at) => (
          <Card
            key={option.value}
            id={`${id}-${at}`}
            option={option}
            invalid={error !== undefined}
            input={{ name, ...startOf(option.value) }}
            onChoose={() => {
              onChange?.(option.value);
              onEdit?.();
            }}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

interface CardProps {
  id: string;
  option: RadioCard<string>;
  invalid: boolean;
  input: { name: string; checked?: boolean; defaultChecked?: boolean };
  onChoose: () => void;
}

const CARD =
  "flex cursor-pointer items-start gap-3 rounded-sm border border-rule p-4 transition-colors hover:border-ink-2 has-aria-invalid:border-danger has-checked:border-ink has-checked:bg-paper-2 has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:border-rule has-disabled:bg-paper-3 has-disabled:text-ink-3 has-disabled:shadow-none";
const DOT =
  "mt-0.5 grid size-[18px] flex-none cursor-[inherit] appearance-none place-items-center rounded-full border border-rule-2 bg-sheet outline-none before:size-2.5 before:rounded-full checked:border-ink checked:before:border-5 checked:before:border-ink disabled:border-rule-2 disabled:bg-paper-3 disabled:before:border-ink-3";

function Card({ id, option, invalid, input, onChoose }: CardProps) {
  return (
    <label className={CARD}>
      <input
        {...input}
        type="radio"
        value={option.value}
        onChange={onChoose}
        aria-invalid={invalid}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={DOT}
      />
      <span className="min-w-0">
        <span id={`${id}-title`} className="block font-[550] text-15 leading-[1.45]">
          {option.title}
        </span>
        <span id={`${id}-text`} className="mt-0.5 block text-13 text-ink-2 in-disabled:text-ink-3">
          {option.text}
        </span>
      </span>
    </label>
  );
}
