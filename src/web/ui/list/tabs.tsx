import { type KeyboardEvent, type ReactNode, useId } from "react";

interface Tab<Name extends string = string> {
  name: Name;
  label: string;
  /** How many there are behind it, in few characters. */
  count?: number | string;
  panel: ReactNode;
}

interface TabsProps<Name extends string> {
  /** What the tabs are about, for those who do not see them. */
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  className?: string;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Four pixels more than the words on either side, or the ring of the focus would lie on them. */
const ROW = "-ml-1 -mb-px flex flex-wrap gap-x-4";
const TAB =
  "relative h-10 flex-none max-md:h-11 px-1 font-[550] text-13 text-ink-2 tabular-nums transition-colors after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:bg-ink";

/** One panel of several. The arrow keys move along the tabs, and the panel follows. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, selected, onSelect, className = "" } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.name === selected);
    const next = tabs[STEPS[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(`${id}-${next.name}-tab`)?.focus();
  }

  return (
    <div className={`min-w-0 ${className}`}>
      <div className="border-rule border-b">
        <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className={ROW}>
          {tabs.map(({ name, label, count }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}-tab`}
              aria-selected={name === selected}
              aria-controls={`${id}-${name}`}
              tabIndex={name === selected ? 0 : -1}
              onClick={() => onSelect(name)}
              className={TAB}
            >
              {label}
              {count !== undefined && (
                <span className="ml-1.5 font-normal text-ink-3">{count}</span>
              )}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          hidden={name !== selected}
          className="pt-6"
        >
          {name === selected && panel}
        </div>
      ))}
    </div>
  );
}
