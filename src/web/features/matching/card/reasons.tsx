import { Citation } from "#web/ui/match/citation.tsx";
import type { JobMatch } from "../model/job-match.ts";
import { matchTexts as texts } from "../texts.ts";

const MOST_REASONS = 3;
const ITEM = "relative pl-3.5 before:absolute before:top-2 before:left-0 before:w-[7px]";

/** What speaks for a job, each with the line that proves it; what is not shown stands last. */
export function Reasons({ reasons, gap }: Pick<JobMatch, "reasons" | "gap">) {
  return (
    <ul className="mt-3 mb-3 grid gap-1.5 text-13 leading-[1.45] empty:hidden">
      {reasons.slice(0, MOST_REASONS).map(({ requirement, evidence }) => (
        <li
          key={`${evidence.line} ${requirement}`}
          className={`${ITEM} before:border-ink-2 before:border-t-[1.3px]`}
        >
          {requirement}{" "}
          <span className="text-accent">
            <Citation line={evidence.line} />
          </span>
          <q className="line-clamp-2 font-serif text-[15px] text-ink-2 leading-[1.4]">
            {evidence.quote}
          </q>
        </li>
      ))}
      {gap && (
        <li
          className={`${ITEM} text-ink-3 before:border-ink-3 before:border-t-[1.6px] before:border-dotted`}
        >
          {texts.notShown(gap)}
        </li>
      )}
    </ul>
  );
}
