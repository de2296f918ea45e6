import { Icon } from "#web/ui/icon.tsx";

interface PickProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onPick: (value: string) => void;
}

/**
 * A filter with its value: "Place Anywhere". The browser's own list lies over the words, unseen, so
 * that the control is as wide as what it says.
 */
export function Pick({ label, options, value, onPick }: PickProps) {
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <span className="relative inline-flex min-h-9 items-center gap-1.5 rounded-sm text-13 text-ink-2 outline-accent outline-offset-2 hover:text-ink has-focus-visible:outline-2">
      <span aria-hidden="true">
        {label} <span className="font-medium text-ink">{chosen?.label}</span>
      </span>
      <Icon name="down" small />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-sheet text-ink opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
