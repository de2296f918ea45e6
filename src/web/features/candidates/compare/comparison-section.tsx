import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { FitBadge } from "#web/ui/match/fit-badge.tsx";
import { FITS } from "#web/ui/match/rating.ts";
import { compareTexts as texts } from "../actions-texts.ts";
import type { Compared } from "./compare-candidate.ts";
import type { Comparing } from "./use-comparison.ts";

interface ComparisonSectionProps {
  name: string;
  comparing: Comparing;
  onRead: (comparisonId: string) => void;
}

/** Spec 1 §2: start, analysing, report. The whole report takes the place of the list. */
export function ComparisonSection({ name, comparing, onRead }: ComparisonSectionProps) {
  const { state, start, reset } = comparing;
  return (
    <section aria-label={texts.title} className="grid gap-3">
      {state.at === "start" && (
        <>
          <p className="text-13 text-ink-2">{texts.startText(name)}</p>
          {state.fault && <Banner kind="bad">{state.fault}</Banner>}
          <div>
            <Button look="line" className="max-md:min-h-11" onClick={start}>
              {texts.start}
            </Button>
          </div>
        </>
      )}
      {/* There before its words are, which are else not read out everywhere. */}
      <div role="status">
        {state.at === "analysing" && (
          <>
            <p className="flex items-center gap-2 font-medium text-13">
              <Icon name="turn" className="animate-turn" />
              {texts.analysing}
            </p>
            <p className="mt-1 mb-3 text-13 text-ink-2">{texts.analysingText}</p>
            <Skeleton lines={3} />
          </>
        )}
      </div>
      {state.at === "report" && <Short compared={state.compared} onRead={onRead} onAgain={reset} />}
    </section>
  );
}

interface ShortProps {
  compared: Compared;
  onRead: (comparisonId: string) => void;
  onAgain: () => void;
}

function Short({ compared, onRead, onAgain }: ShortProps) {
  return (
    <>
      <p>
        <FitBadge fit={fitOf(compared.assessment)} score={compared.score} />
      </p>
      <p className="wrap-anywhere font-serif text-[16px] text-ink-2 leading-[1.45]">
        {compared.summary}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" className="max-md:min-h-11" onClick={() => onRead(compared.id)}>
          {texts.read}
        </Button>
        <Button look="quiet" className="max-md:min-h-11" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </>
  );
}

const NAMES = ["excellent", "good", "moderate", "poor"] as const;

/** An assessment that the design system does not know is the last (spec 1 §9). */
const fitOf = (assessment: string) => NAMES.find((name) => FITS[name].word === assessment) ?? "not";
