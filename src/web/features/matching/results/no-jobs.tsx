import { goodOf, type LevelCounts } from "#web/evidence/levels.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { type Choice, countOf } from "../model/filters.ts";
import { farText } from "../model/found-counts.ts";
import { matchTexts } from "../texts.ts";
import { filterTexts, NEXT_STEPS, resultTexts as texts } from "./texts.ts";

interface NoJobsProps {
  resumeId: string;
  choice: Choice;
  /** How many jobs there are of each level, whichever is asked for. */
  levels: LevelCounts;
  onChoose: (choice: Choice) => void;
  onStartOver: () => void;
}

/** Why the list is empty, and what to do about it. */
export function NoJobs({ resumeId, choice, levels, onChoose, onStartOver }: NoJobsProps) {
  const { match } = choice;
  const hasOthers = goodOf(levels) > 0;
  const isFiltered = countOf(choice.filters) > 0;
  if (match && hasOthers)
    return (
      <EmptyState
        title={texts.levelTitle(matchTexts.level(LEVELS[match].word))}
        text={texts.levelText}
        action={
          <Button onClick={() => onChoose({ ...choice, match: undefined })}>
            {texts.levelAction}
          </Button>
        }
      />
    );
  if (match !== "partial" && levels.partial > 0)
    return (
      <EmptyState
        title={isFiltered ? texts.farFiltered : texts.farTitle}
        text={texts.farText}
        action={
          <>
            <Button onClick={() => onChoose({ ...choice, match: "partial" })}>
              {capital(farText({ far: levels.partial }))}
            </Button>
            {isFiltered && (
              <Button look="quiet" onClick={() => onChoose({ ...choice, filters: {} })}>
                {filterTexts.clear}
              </Button>
            )}
          </>
        }
      />
    );
  if (isFiltered)
    return (
      <EmptyState
        title={texts.filteredTitle}
        text={texts.filteredText}
        action={
          <Button onClick={() => onChoose({ ...choice, filters: {}, match: undefined })}>
            {filterTexts.clear}
          </Button>
        }
      />
    );
  return <NothingNear resumeId={resumeId} onStartOver={onStartOver} />;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function NothingNear({ resumeId, onStartOver }: Pick<NoJobsProps, "resumeId" | "onStartOver">) {
  return (
    <div className="max-w-[62ch] py-8">
      <h2 className="text-22">{texts.noneTitle}</h2>
      <p className="mt-1.5 text-ink-2">{texts.noneText}</p>
      <h3 className="mt-6 font-sans font-semibold text-13 leading-[1.4] tracking-normal">
        {texts.noneNext}
      </h3>
      <dl className="mt-2 border-ink border-t">
        {NEXT_STEPS.map(({ what, why }) => (
          <div key={what} className="border-rule border-b py-3">
            <dt className="font-medium">{what}</dt>
            <dd className="text-ink-2">{why}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={`/documents/${resumeId}`}>{texts.noneAction}</ButtonLink>
        <Button look="line" onClick={onStartOver}>
          {texts.uploadAnother}
        </Button>
      </div>
    </div>
  );
}
