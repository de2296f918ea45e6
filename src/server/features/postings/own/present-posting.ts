import { MATCH_LEVELS } from "#contract/match-levels.ts";
import type { LevelCounts, Posting } from "#contract/postings.ts";
import type { ListedJob, PostingTotals } from "../repository.ts";

export const presentPosting = (job: ListedJob): Posting => ({
  id: job.id,
  title: job.title,
  company: job.company,
  status: job.status,
  candidates_count: job.candidatesCount,
  applications_count: job.applicationsCount,
  created_at: job.createdAt.toISOString(),
  location: job.location,
  posted_at: job.postedAt.toISOString(),
  updated_at: job.updatedAt.toISOString(),
  draft_reason: job.draftReason,
});

export function presentTotals({ levels, ...totals }: PostingTotals) {
  const counts: LevelCounts = MATCH_LEVELS.map(({ name }, at) => ({
    level: name,
    count: levels[at] ?? 0,
  }));
  return { ...totals, levels: counts };
}
