import { QuestionsSection } from "#web/features/applications/questions-section.tsx";
import { EditPostingPage as PostingPage } from "#web/features/postings/editing/edit-posting-page.tsx";

/** A posting to be changed, and what it asks of those who apply. */
export const EditPostingPage = () => (
  <PostingPage beside={(jobId) => <QuestionsSection jobId={jobId} />} />
);
