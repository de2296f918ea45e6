import type { MouseEvent } from "react";
import { SavedComparisons } from "#web/features/comparison/saved/saved-comparisons.tsx";
import type { usePostings } from "#web/features/postings/list/use-postings.ts";
import { Levels } from "./levels.tsx";
import { Overview } from "./overview.tsx";
import { QuickActions } from "./quick-actions.tsx";

interface RailProps {
  postings: ReturnType<typeof usePostings>;
  unread: number;
  onCreate: (event: MouseEvent) => void;
  className: string;
}

/** What the postings amount to, and the ways on. */
export function Rail({ postings, unread, onCreate, className }: RailProps) {
  const totals = postings.data?.totals;
  return (
    <aside className={`grid content-start gap-10 ${className}`}>
      <Overview postings={postings} />
      <QuickActions unread={unread} hasPostings={(totals?.jobs ?? 0) > 0} onCreate={onCreate} />
      {totals && totals.active > 0 && (
        <Levels levels={totals.levels} countState={postings.countState} />
      )}
      <SavedComparisons compact />
    </aside>
  );
}
