import type { Bookmark } from "#contract/recommendations.ts";
import type { SavedJob } from "./bookmarks-service.ts";

export const presentBookmark = ({ job, savedAt }: SavedJob): Bookmark => ({
  jobDocumentId: job.id,
  title: job.title,
  company: job.company,
  location: job.location,
  salary_range: job.salaryText,
  is_closed: job.status !== "active",
  saved_at: savedAt.toISOString(),
});
