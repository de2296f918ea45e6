import { ALL_LEVELS, allOf, type Level, type LevelCounts } from "#web/evidence/levels.ts";
import { applicantsPath } from "#web/lib/application-paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import type { FoundCandidates } from "../api.ts";
import { filtersOn } from "../filter-options.ts";
import { type Choice, countOf } from "../model/candidates-view.ts";
import { filterTexts, LEVEL_WORDS, candidateTexts as texts } from "../texts.ts";

interface ListHeadProps {
  found: FoundCandidates | undefined;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** None for who has nothing to filter by. */
  onFilter: (() => void) | undefined;
}

/** Which posting, how many fit it and how well, and what narrows the list. */
export function ListHead({ found, choice, onChoose, onFilter }: ListHeadProps) {
  const on = filtersOn(choice);
  const note = found && texts.notes[found.job.status];
  return (
    <header className="border-ink border-b">
      <div className="wrap flex flex-wrap items-end gap-x-8 gap-y-2.5 pt-4 pb-3.5 xl:flex-nowrap">
        <div className="min-w-0">
          <p className="flex flex-wrap gap-x-5 text-13">
            <Link
              to="/dashboard"
              className="inline-block text-ink-2 leading-6 underline decoration-rule-2 underline-offset-3 hover:text-ink max-md:py-2.5"
            >
              {texts.postings}
            </Link>
            {found && (
              <Link
                to={applicantsPath(found.job.id)}
                className="inline-block text-ink-2 leading-6 underline decoration-rule-2 underline-offset-3 hover:text-ink max-md:py-2.5"
              >
                {texts.applications}
              </Link>
            )}
          </p>
          <Heading title={found?.job.title} />
          {note && <p className="mt-1 text-13 text-ink-2">{note}</p>}
        </div>
        <Levels
          counts={found?.levels}
          selected={choice.match}
          onSelect={(match) => onChoose({ ...choice, match })}
        />
        {onFilter && (
          <Button
            look="line"
            kbd="F"
            onClick={onFilter}
            className="flex-none max-md:min-h-11 md:ml-auto"
          >
            <WorkIcon name="filter" />
            {filterTexts.button(countOf(choice))}
          </Button>
        )}
      </div>
      {on.length > 0 && (
        <ul aria-label={filterTexts.on} className="wrap flex flex-wrap gap-1.5 pb-3">
          {on.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => onChoose({ ...choice, ...without })}
                className="inline-flex min-h-[26px] items-center gap-1.5 rounded-sm border border-rule px-[9px] text-13 text-ink-2 hover:border-rule-2 hover:text-ink max-md:min-h-11"
              >
                <span className="sr-only">Remove </span>
                {label}
                <Icon name="close" small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function Heading({ title }: { title: string | undefined }) {
  if (title !== undefined) return <h1 className="wrap-anywhere text-28">{title || texts.title}</h1>;
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <Skeleton className="my-0.5 h-7 w-64 max-w-full" />
    </>
  );
}

interface LevelsProps {
  counts: LevelCounts | undefined;
  selected: Level | undefined;
  onSelect: (level: Level | undefined) => void;
}

/** All candidates, or those of one level: "Excellent 4". */
function Levels({ counts, selected, onSelect }: LevelsProps) {
  return (
    <fieldset
      aria-label={texts.levels}
      className="-mx-1 flex min-w-0 flex-wrap gap-x-4 xl:flex-none xl:flex-nowrap"
    >
      <Count
        label={texts.all}
        count={counts && allOf(counts)}
        ink="text-ink"
        pressed={selected === undefined}
        onPress={() => onSelect(undefined)}
      />
      {ALL_LEVELS.map((level) => (
        <Count
          key={level}
          label={LEVEL_WORDS[level]}
          count={counts?.[level]}
          ink={LEVELS[level].ink}
          pressed={selected === level}
          onPress={() => onSelect(selected === level ? undefined : level)}
        />
      ))}
    </fieldset>
  );
}

interface CountProps {
  label: string;
  count: number | undefined;
  ink: string;
  pressed: boolean;
  onPress: () => void;
}

function Count({ label, count, ink, pressed, onPress }: CountProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      // The one in hand can always be pressed: it would lose the focus otherwise.
      disabled={count === 0 && !pressed}
      onClick={onPress}
      className="relative h-8 flex-none px-1 text-13 text-ink-2 tabular-nums transition-colors after:absolute after:inset-x-1 after:bottom-0.5 after:h-px hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed aria-pressed:text-ink aria-pressed:after:bg-ink max-md:h-11"
    >
      {label}
      {/* Wide enough from the start, so that nothing moves when the count arrives. */}
      <span className={`ml-1.5 inline-block min-w-[2ch] text-left font-semibold ${ink}`}>
        {count !== undefined && texts.count(count)}
      </span>
    </button>
  );
}
