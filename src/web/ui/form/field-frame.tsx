import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

export interface FieldTexts {
  id: string;
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

type Notes = Pick<FieldTexts, "id" | "hint" | "error">;

/** Label, control, error and hint in their places; `describedBy` joins them to the control. */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <div className="flow-root">
      <label htmlFor={id} className="mb-1.5 block font-[550] text-13 leading-[1.4]">
        {label}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** What is wrong with a control, and what helps to fill it in, under it. */
export function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-[5px] flex items-start gap-1.5 text-13 text-danger">
          <Icon name="warning" small className="mt-[3px]" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-[5px] text-12 text-ink-3">
          {hint}
        </p>
      )}
    </>
  );
}

export function describedBy({ id, hint, error }: Notes): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

/** The box of everything that is typed or picked. */
export const CONTROL =
  "min-h-[42px] w-full rounded-sm border border-rule-2 bg-sheet px-3 py-[9px] text-15 leading-[1.45] placeholder:text-ink-3 hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-accent focus:-outline-offset-1 disabled:border-rule disabled:bg-paper-3 disabled:text-ink-3 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]";
