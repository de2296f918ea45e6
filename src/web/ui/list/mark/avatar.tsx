import { initialsOf } from "../initials.ts";

interface AvatarProps {
  name: string;
  /** Only where no name stands beside it: "Signed in as Priya Raman". */
  label?: string;
}

/** Initials in a hairline circle; never a face. */
export function Avatar({ name, label }: AvatarProps) {
  const said = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span
      {...said}
      className="inline-grid size-[30px] flex-none select-none place-items-center rounded-full border border-rule-2 font-semibold text-[11px] text-ink-2 leading-none tracking-[0.02em]"
    >
      {initialsOf(name)}
    </span>
  );
}
