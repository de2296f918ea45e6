import { ITEM, OwnLines } from "#web/ui/match/own-lines.tsx";
import type { JobMatch } from "../model/job-match.ts";
import { matchTexts as texts } from "../texts.ts";

const MOST_REASONS = 3;

interface ReasonsProps extends Pick<JobMatch, "reasons" | "gap"> {
  resumeId: string;
}

/** What speaks for a job, in the reader's own lines; what is not shown stands last. */
export function Reasons({ reasons, gap, resumeId }: ReasonsProps) {
  return (
    <ul className="mt-3 mb-3 grid gap-1.5 text-13 leading-[1.45] empty:hidden">
      <OwnLines {...{ reasons, resumeId }} most={MOST_REASONS} />
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
