import { SavedComparisons } from "#web/features/comparison/saved/saved-comparisons.tsx";
import { SavedJobs } from "#web/features/recommendations/saved/saved-jobs.tsx";
import { ProfileOverview } from "./profile-overview.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** What is the candidate's own, beside the jobs. */
export function Rail({ unread, className }: { unread: number; className: string }) {
  return (
    <aside className={`grid content-start gap-10 ${className}`}>
      <ProfileOverview />
      <QuickActions unread={unread} />
      <SavedJobs />
      <SavedComparisons compact />
    </aside>
  );
}
