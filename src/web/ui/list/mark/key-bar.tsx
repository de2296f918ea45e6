import type { ReactNode } from "react";

interface KeyHint {
  /** More than one when they belong together: J and K move. */
  keys: readonly string[];
  does: string;
}

interface KeyBarProps {
  hints: readonly KeyHint[];
  /** What stands at the end of the bar: "2 of 38". */
  children?: ReactNode;
}

/** The keys of a work screen, along its lower edge. Small screens have no keyboard to hint at. */
export function KeyBar({ hints, children }: KeyBarProps) {
  return (
    <div className="hidden flex-wrap items-center gap-x-[18px] gap-y-1 border-rule border-t py-2 text-12 text-ink-2 xl:flex">
      <ul aria-label="Keys" className="contents">
        {hints.map(({ keys, does }) => (
          <li key={does} className="flex items-center gap-1.5">
            <span className="flex gap-0.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-[18px] rounded-sm border border-rule-2 bg-sheet px-1 text-center font-medium font-sans text-[11px] leading-4"
                >
                  {key}
                </kbd>
              ))}
            </span>
            {does}
          </li>
        ))}
      </ul>
      {children && <div className="ml-auto text-ink-3">{children}</div>}
    </div>
  );
}
