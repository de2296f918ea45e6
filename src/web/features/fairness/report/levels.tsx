import type { FairnessReport } from "#contract/fairness.ts";
import { GOOD_AT_MOST, MATCH_LEVELS, type MatchLevel } from "#contract/match-levels.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { fairnessTexts as texts } from "../texts.ts";

/** The colours of spec 1 §9, each beside its word and number. */
const INKS: Record<MatchLevel, string> = {
  "Excellent Match": "text-l4",
  "Very Good Match": "text-l3",
  "Good Match": "text-l2",
  "Partial Match": "text-l1",
};

const GOOD = new Set(
  MATCH_LEVELS.filter(({ most }) => most <= GOOD_AT_MOST).map(({ name }): string => name),
);

/** How the pairs stand before anything is changed, titled by what it shows. */
export function Levels({ report: { levels, pairs } }: { report: FairnessReport }) {
  const good = levels.reduce((sum, one) => sum + (GOOD.has(one.level) ? one.pairs : 0), 0);
  return (
    <RuledList title={texts.levels(good, pairs)} lead={texts.levelsLead}>
      <ul className="grid max-w-[520px] gap-3 text-12 tabular-nums">
        {levels.map(({ level, pairs: at }) => (
          <li key={level}>
            <div className="flex items-baseline justify-between gap-4">
              <span className={`font-semibold ${INKS[level]}`}>{level}</span>
              <span className="font-[550]">{texts.number(at)}</span>
            </div>
            <svg aria-hidden="true" className="mt-1 block h-[9px] w-full bg-paper-2">
              <rect
                width={`${(100 * at) / Math.max(1, pairs)}%`}
                height="9"
                className={`fill-current ${INKS[level]}`}
              />
            </svg>
          </li>
        ))}
      </ul>
    </RuledList>
  );
}
