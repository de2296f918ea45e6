import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface FieldProps extends Omit<ComponentProps<"input">, "className" | "onChange"> {
  id: string;
  label: string;
  optional?: boolean;
  hint?: string;
  error: string | undefined;
  onEdit: () => void;
}

/** Label, input, hint and error, joined for those who do not see them together. */
export function Field({ label, optional, hint, error, onEdit, ...input }: FieldProps) {
  const { id, type = "text" } = input;
  const [shown, setShown] = useState(false);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[550] text-13 leading-[1.4]">
        {label}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      <div className="relative">
        <input
          {...input}
          type={type === "password" && shown ? "text" : type}
          onChange={onEdit}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          className={`min-h-[42px] w-full rounded-sm border border-rule-2 bg-sheet px-3 py-[9px] text-15 leading-[1.45] placeholder:text-ink-3 hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-accent focus:-outline-offset-1 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] ${type === "password" ? "pr-11" : ""}`}
        />
        {type === "password" && (
          <Button
            look="quiet"
            size="icon"
            className="absolute top-[3px] right-[3px]"
            aria-label={shown ? "Hide password" : "Show password"}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? "eye-off" : "eye"} />
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-[5px] flex items-center gap-1.5 text-13 text-danger">
          <Icon name="warning" small />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-[5px] text-12 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
