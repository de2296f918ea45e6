import { LEVELS } from "#web/ui/match/rating.ts";
import { Ruler } from "#web/ui/match/ruler.tsx";
import { Score } from "#web/ui/match/score.tsx";
import { tallyText } from "#web/ui/match/strip.tsx";
import type { ExplainedMatch } from "../model/explained-match.ts";
import { MATCH_CUTS } from "../model/job-match.ts";
import { postedText } from "../model/posted-text.ts";
import { CONFIDENCE_TEXTS, matchTexts, typeText } from "../texts.ts";

/** Which job, how well it fits, and how sure that is. */
export function Verdict({ match, now }: { match: ExplainedMatch; now: Date }) {
  const { job, percent, level, confidence, required, preferred, duties } = match;
  const enough = confidence !== "low";
  const { ink, word } = LEVELS[enough ? level : "partial"];
  return (
    <>
      <h2 className="wrap-anywhere">{job.title}</h2>
      <p className="wrap-anywhere mt-1.5 text-13 text-ink-2">{factsOf(job, now)}</p>
      <div className="mt-6 flex items-end gap-4">
        <Score percent={percent} size="panel" />
        <div>
          <p className={`font-semibold leading-[1.4] ${ink}`}>
            {enough ? matchTexts.level(word) : matchTexts.tooLittle}
          </p>
          <p className="text-13 text-ink-2 tabular-nums">
            {tallyText(required, preferred, duties)}
          </p>
        </div>
      </div>
      <div className="mt-5">
        <Ruler value={percent} cuts={MATCH_CUTS} {...(enough && { level })} />
      </div>
      <p className="mt-4 text-13 text-ink-2">{CONFIDENCE_TEXTS[confidence]}</p>
    </>
  );
}

/** "Harrow & Lyle, Sydney NSW. $125,000 to $145,000. Full-time. Posted 2 days ago." */
function factsOf(job: ExplainedMatch["job"], now: Date): string {
  const facts = [
    [job.company, job.place].filter(Boolean).join(", "),
    job.pay || matchTexts.payNotStated,
    typeText(job.employmentType),
    postedText(job.postedAt, now),
  ];
  return facts
    .filter(Boolean)
    .map((fact) => fact.replace(/\.?$/, "."))
    .join(" ");
}
