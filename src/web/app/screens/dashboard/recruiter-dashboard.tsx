import type { CountState, LevelCounts } from "#contract/postings.ts";
import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { usePostings } from "#web/features/postings/list/use-postings.ts";
import { DashboardTabs, useTab } from "./dashboard-tabs.tsx";
import { atLeast } from "./levels.ts";
import { capital, numberWord } from "./number-words.ts";
import { PostingsPanel } from "./postings-panel.tsx";
import { dashboardTexts as texts } from "./texts.ts";

/** A recruiter's postings with the candidates for each, and what else is theirs beside them. */
export function RecruiterDashboard({ unread }: { unread: number }) {
  const isOnPostings = useTab() === "dashboard";
  const postings = usePostings();
  const words = postings.data && headline(postings.data.totals, postings.countState);
  return (
    <section className="wrap pt-4 pb-16 md:pt-9">
      {/* Room for two lines on a phone, also while it is not known what it says: nothing moves then. */}
      <h1 className="flex items-end max-md:min-h-[2.32em] max-md:text-28">
        {isOnPostings ? (words ?? texts.title) : texts.messages}
      </h1>
      <OfferedDocuments className="mt-6" />
      <DashboardTabs unread={unread}>
        <PostingsPanel postings={postings} unread={unread} />
      </DashboardTabs>
    </section>
  );
}

interface Totals {
  jobs: number;
  active: number;
  levels: LevelCounts;
}

/** "Three active postings, 41 candidates at Good or better". Nothing while there is nothing to say. */
export function headline(
  { jobs, active, levels }: Totals,
  countState: CountState,
): string | undefined {
  if (jobs === 0) return undefined;
  const postings = `${capital(numberWord(active))} active ${active === 1 ? "posting" : "postings"}`;
  if (active === 0) return postings;
  const good = atLeast(levels, "Good Match");
  if (countState === "again") return `${postings}, candidates being worked out again`;
  if (good === 0 && countState === "counting") return `${postings}, counting candidates`;
  return `${postings}, ${numberWord(good)} ${good === 1 ? "candidate" : "candidates"} at Good or better`;
}
