import type { Comparison } from "#contract/comparison.ts";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { FITS } from "#web/ui/match/rating.ts";
import { Ruler } from "#web/ui/match/ruler.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { Strip } from "#web/ui/match/strip.tsx";
import { gradesOf } from "./requirement-rows.ts";
import { reportTexts as texts } from "./texts.ts";
import { FIT_CUTS, fitOf, headingOf } from "./verdict.ts";

/** Who and which job, in a few sentences; and how well they fit, how sure that is, what limits it. */
export function ReportHead({ comparison }: { comparison: Comparison }) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 pt-6 pb-8 xl:grid-cols-[minmax(0,1fr)_424px]">
      <div className="wrap-anywhere">
        <h1 className="max-w-[22em]">{headingOf(comparison)}</h1>
        <p className="mt-4 max-w-[60ch] font-serif text-18 text-ink-2 leading-normal">
          {comparison.report.summary}
        </p>
      </div>
      <Verdict comparison={comparison} />
    </header>
  );
}

function Verdict({ comparison }: { comparison: Comparison }) {
  const { calculated_score: score, calculated_assessment, report } = comparison;
  const { required, preferred, duties } = groupRequirements(comparison.requirements);
  const enough = report.confidence !== "low";
  const rated = enough ? { fit: fitOf(calculated_assessment) } : {};
  return (
    <div>
      <div className="flex items-end gap-4">
        <Score percent={score} size="report" />
        <div className="grid min-w-0 gap-1.5">
          <Label {...rated} />
          <Strip
            required={gradesOf(required)}
            preferred={gradesOf(preferred)}
            {...(report.duties && { duties: gradesOf(duties) })}
            {...rated}
          />
        </div>
      </div>
      <div className="mt-5">
        <Ruler value={score} cuts={FIT_CUTS} {...rated} />
      </div>
      {report.confidence !== "high" && (
        <p className="mt-4 text-13 text-ink-2">{enough ? texts.roughly : texts.tooLittleText}</p>
      )}
      {report.limits.length > 0 && (
        <div className="mt-4 text-13">
          <h2 className="font-sans font-semibold text-13 tracking-normal">{texts.limits}</h2>
          <ul className="mt-1 grid gap-1 text-ink-2">
            {report.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The word on its wash, in the colour of its label; without enough to go by, no colour claims one. */
function Label({ fit }: { fit?: keyof typeof FITS }) {
  const look = fit ? `${FITS[fit].ink} ${FITS[fit].wash}` : "bg-l1-wash text-l1";
  return (
    <span
      className={`w-fit rounded-[2px] px-2 pt-0.5 pb-[3px] font-semibold text-15 leading-[1.4] ${look}`}
    >
      {fit ? FITS[fit].word : texts.tooLittle}
    </span>
  );
}
