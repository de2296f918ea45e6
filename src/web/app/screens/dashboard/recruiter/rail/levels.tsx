import { MATCH_LEVELS, type MatchLevel } from "#contract/match-levels.ts";
import type { CountState, LevelCounts } from "#contract/postings.ts";
import { RailHeading } from "../../rail/rail-heading.tsx";
import { countAt, finding } from "../model/levels.ts";
import { recruiterTexts as texts } from "../texts.ts";

/** The colours of spec 1 §9, each beside its word and number. */
const INKS: Record<MatchLevel, string> = {
  "Excellent Match": "text-l4",
  "Very Good Match": "text-l3",
  "Good Match": "text-l2",
  "Partial Match": "text-l1",
};

interface LevelsProps {
  levels: LevelCounts;
  countState: CountState;
}

/** How well the candidates of the active postings fit. Titled by what it shows. */
export function Levels({ levels, countState }: LevelsProps) {
  return (
    <section aria-labelledby="levels">
      <RailHeading id="levels">{texts.levels}</RailHeading>
      <p className="font-serif text-18 leading-[1.3]">{finding(levels, countState)}</p>
      {countState === "again" ? (
        <p className="mt-2 text-13 text-ink-2">{texts.againNote}</p>
      ) : (
        <Bars levels={levels} />
      )}
    </section>
  );
}

function Bars({ levels }: Pick<LevelsProps, "levels">) {
  const most = Math.max(1, ...levels.map(({ count }) => count));
  return (
    <>
      <ul className="mt-3 grid gap-3 border-rule border-t pt-3 text-12 tabular-nums">
        {MATCH_LEVELS.map(({ name }) => (
          <li key={name}>
            <div className="flex items-baseline justify-between gap-4">
              <span className={`font-semibold ${INKS[name]}`}>{name}</span>
              <span className="font-[550]">{countAt(levels, name).toLocaleString("en-AU")}</span>
            </div>
            <svg aria-hidden="true" className="mt-1 block h-[9px] w-full bg-paper-2">
              <rect
                width={`${(100 * countAt(levels, name)) / most}%`}
                height="9"
                className={`fill-current ${INKS[name]}`}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-ink-3">{texts.levelsNote}</p>
    </>
  );
}
