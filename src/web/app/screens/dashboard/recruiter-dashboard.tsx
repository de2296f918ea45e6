import { OfferedDocuments } from "#web/features/documents/offered-documents.tsx";
import { usePostings } from "#web/features/postings/list/use-postings.ts";
import { DashboardTabs, useTab } from "./dashboard-tabs.tsx";
import { headline } from "./recruiter/model/headline.ts";
import { PostingsPanel } from "./recruiter/postings-panel.tsx";
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
