import { useId } from "react";

interface CopyByHandProps {
  label: string;
  value: string;
  className?: string;
}

/** Where the browser does not copy for us: the text stands there, chosen, for the person to copy. */
export function CopyByHand({ label, value, className = "" }: CopyByHandProps) {
  const id = useId();
  return (
    <p className={`grid gap-1 text-13 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        // It stands there because of a press, and waits to be copied.
        ref={(field) => field?.focus()}
        readOnly
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="min-h-11 w-full rounded-sm border border-rule-2 bg-sheet px-3"
      />
    </p>
  );
}
