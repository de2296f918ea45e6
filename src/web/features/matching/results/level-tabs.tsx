import { GOOD_LEVELS, goodOf, type Level, type LevelCounts } from "#web/evidence/levels.ts";
import { LEVEL_TABS, filterTexts as texts } from "./texts.ts";

interface LevelTabsProps {
  selected: Level | undefined;
  /** Unknown until there is a list. */
  counts: LevelCounts | undefined;
  onSelect: (level: Level | undefined) => void;
}

/** They scroll within themselves where they are too many for the screen; the page does not. */
const ROW =
  "-ml-1 flex min-w-0 gap-4 overflow-x-auto [scrollbar-width:none] max-md:-mx-5 max-md:basis-[calc(100%+2.5rem)] max-md:border-rule max-md:border-b max-md:px-4";

/** All matches, or those of one level: "Excellent 3". What shares little with the resume is no match and no tab. */
export function LevelTabs({ selected, counts, onSelect }: LevelTabsProps) {
  return (
    <fieldset aria-label={texts.match} className={ROW}>
      <Tab
        label={texts.all}
        count={counts && goodOf(counts)}
        pressed={selected === undefined}
        onPress={() => onSelect(undefined)}
      />
      {GOOD_LEVELS.map((level) => (
        <Tab
          key={level}
          label={LEVEL_TABS[level]}
          count={counts?.[level]}
          pressed={selected === level}
          onPress={() => onSelect(level)}
        />
      ))}
    </fieldset>
  );
}

interface TabProps {
  label: string;
  count: number | undefined;
  pressed: boolean;
  onPress: () => void;
}

function Tab({ label, count, pressed, onPress }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // The one in hand can always be pressed: it would lose the focus otherwise.
      disabled={count === 0 && !pressed}
      onClick={onPress}
      className="relative h-10 flex-none px-1 font-[550] text-13 text-ink-2 tabular-nums transition-colors after:absolute after:inset-x-1 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-3 aria-pressed:text-ink aria-pressed:after:bg-ink"
    >
      {label}
      {/* Wide enough from the start, so that nothing moves when the count arrives. */}
      <span className="ml-1.5 inline-block min-w-[2ch] text-left font-normal text-ink-3">
        {count !== undefined && texts.count(count)}
      </span>
    </button>
  );
}
