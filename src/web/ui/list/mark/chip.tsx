import { Icon } from "../../icon.tsx";

const FRAME =
  "inline-flex min-h-[26px] items-center gap-1.5 rounded-sm border text-13 leading-[1.4] max-w-full";

interface ChipProps {
  children: string;
  /** Gives it a button that takes it away. */
  onRemove?: () => void;
}

/** One word of several: a skill, a tag. */
export function Chip({ children, onRemove }: ChipProps) {
  return (
    <span className={`${FRAME} border-rule text-ink-2 ${onRemove ? "pl-[9px]" : "px-[9px]"}`}>
      <span className="wrap-anywhere min-w-0 py-0.5">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${children}`}
          onClick={({ currentTarget }) => {
            neighbourOf(currentTarget.parentElement)?.focus();
            onRemove();
          }}
          className="grid size-6 flex-none place-items-center text-ink-3 hover:bg-paper-3 hover:text-ink focus-visible:-outline-offset-2"
        >
          <Icon name="close" small />
        </button>
      )}
    </span>
  );
}

/** Where the focus goes when its chip goes; otherwise it would fall back to the top of the page. */
function neighbourOf(chip: Element | null): HTMLElement | null {
  const next = chip?.nextElementSibling?.querySelector("button");
  return next ?? chip?.previousElementSibling?.querySelector("button") ?? null;
}

interface FilterChipsProps<Name extends string> {
  /** What is filtered, for those who do not see it. */
  label: string;
  options: readonly { name: Name; label: string }[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/** One of a few, always visible: "All Categories", "Resumes". */
export function FilterChips<Name extends string>(props: FilterChipsProps<Name>) {
  const { label, options, selected, onSelect } = props;
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-1.5">
      {options.map((option) => (
        <button
          key={option.name}
          type="button"
          aria-pressed={option.name === selected}
          onClick={() => onSelect(option.name)}
          className={`${FRAME} wrap-anywhere border-rule px-[9px] text-ink-2 transition-colors hover:border-rule-2 hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-9 max-md:px-3`}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
