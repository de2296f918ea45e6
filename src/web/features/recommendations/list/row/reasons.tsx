import { Citation } from "#web/ui/match/citation.tsx";
import type { RecommendedJob } from "../../model/recommended-job.ts";

const MOST_REASONS = 2;

/** What speaks for it, each with the line of the resume that proves it. */
export function Reasons({ reasons }: Pick<RecommendedJob, "reasons">) {
  return (
    <ul className="mt-3 grid gap-1.5 text-13 leading-[1.45] empty:hidden">
      {reasons.slice(0, MOST_REASONS).map(({ requirement, evidence }) => (
        <li
          key={`${evidence.line} ${requirement}`}
          title={evidence.quote}
          className="relative pl-3.5 before:absolute before:top-2 before:left-0 before:w-[7px] before:border-ink-2 before:border-t-[1.3px]"
        >
          {requirement}{" "}
          <span className="text-accent">
            <Citation line={evidence.line} />
          </span>
        </li>
      ))}
    </ul>
  );
}
