import { inkOf } from "#web/ui/match/rating.ts";
import { Squares } from "#web/ui/match/strip.tsx";
import type { RecommendedJob } from "../../model/recommended-job.ts";
import { tallySentences } from "../../model/tally-sentences.ts";

/** Drawn and counted: how much of what is asked for the resume shows, and what is missing most. */
export function Tally(
  job: Pick<RecommendedJob, "required" | "preferred" | "duties" | "missing" | "level">,
) {
  const { required, preferred, duties, missing, level } = job;
  return (
    <div className="text-13 text-ink-2 tabular-nums leading-[1.45] md:mt-1">
      <span
        aria-hidden="true"
        className={`flex flex-wrap gap-x-[11px] gap-y-1.5 py-1 empty:hidden ${inkOf({ level })}`}
      >
        <Squares grades={required} />
        <Squares grades={preferred} />
        <Squares grades={duties} />
      </span>
      {tallySentences({ required, preferred, duties, missing }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
