import type { ReactNode } from "react";

const DOTS = {
  ok: "border-ok bg-ok",
  warn: "border-warn bg-warn",
  bad: "border-danger bg-danger",
  run: "border-note bg-note",
  off: "border-ink-3",
} as const;

/** How a thing stands, in a word; the dot only helps the eye along a column. */
export function StatusWord({ dot, children }: { dot: keyof typeof DOTS; children: ReactNode }) {
  return (
    <span className="inline-flex items-baseline gap-[7px]">
      <span
        aria-hidden="true"
        className={`size-[7px] flex-none -translate-y-px rounded-full border-[1.5px] ${DOTS[dot]}`}
      />
      {children}
    </span>
  );
}
