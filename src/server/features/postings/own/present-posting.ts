import { MATCH_LEVELS } from "#contract/match-levels.ts";
import type { LevelCounts, Posting } from "#contract/postings.ts";
import type { ListedJob } from "../repository.ts";

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

/** What the postings amount to. Candidates are those of open ones: nobody looks for the others. */
export function totalsOf(postings: readonly ListedJob[]) {
  const active = postings.filter(({ status }) => status === "active");
  const levels: LevelCounts = MATCH_LEVELS.map(({ name }, at) => ({
    level: name,
    count: sum(active.map(({ candidateLevels }) => candidateLevels[at] ?? 0)),
  }));
  return {
    jobs: postings.length,
    active: active.length,
    candidates: sum(active.map(({ candidatesCount }) => candidatesCount)),
    applications: sum(postings.map(({ applicationsCount }) => applicationsCount)),
    levels,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
