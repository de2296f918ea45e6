import { MATCH_LEVELS } from "#contract/match-levels.ts";
import type { LevelCounts, Posting } from "#contract/postings.ts";
import { countStateOf, countStateOfAll, shownCount } from "../count-state.ts";
import type { ListedJob, PostingTotals } from "../repository.ts";

export const presentPosting = (job: ListedJob, engine: string): Posting => ({
  id: job.id,
  title: job.title,
  company: job.company,
  status: job.status,
  candidates_count: shownCount(job, engine),
  count_state: countStateOf(job.countedBy, engine),
  applications_count: job.applicationsCount,
  created_at: job.createdAt.toISOString(),
  location: job.location,
  posted_at: job.postedAt.toISOString(),
  updated_at: job.updatedAt.toISOString(),
  draft_reason: job.draftReason,
});

const NOBODY: LevelCounts = MATCH_LEVELS.map(({ name }) => ({ level: name, count: 0 }));

/** Sums are shown when all that they are made of was counted by one and the same engine. */
export function presentTotals({ levels, countedBy, ...totals }: PostingTotals, engine: string) {
  const counts: LevelCounts = MATCH_LEVELS.map(({ name }, at) => ({
    level: name,
    count: levels[at] ?? 0,
  }));
  const count_state = countStateOfAll(countedBy, engine);
  if (count_state === "again") return { ...totals, candidates: 0, levels: NOBODY, count_state };
  return { ...totals, levels: counts, count_state };
}
