import { OwnLines } from "#web/ui/match/own-lines.tsx";
import type { RecommendedJob } from "../../model/recommended-job.ts";

const MOST_REASONS = 2;

interface ReasonsProps extends Pick<RecommendedJob, "reasons"> {
  resumeId: string;
}

/** What speaks for it, in the reader's own lines. */
export function Reasons({ reasons, resumeId }: ReasonsProps) {
  return (
    <ul className="mt-3 grid gap-1.5 text-13 leading-[1.45] empty:hidden">
      <OwnLines {...{ reasons, resumeId }} most={MOST_REASONS} />
    </ul>
  );
}
