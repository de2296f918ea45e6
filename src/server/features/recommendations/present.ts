import type { Recommendation } from "#contract/recommendations.ts";
import { base64Json } from "#server/platform/base64-json.ts";
import type { ListedJob } from "../matching/service.ts";
import { salaryText } from "../postings/service.ts";
import type { Recommended } from "./service.ts";

/** Scores are shown with four decimals everywhere. */
const DECIMALS = 1e4;

/** Whom to ask is what the advertisement itself says, never its owner's account. */
export function presentRecommendation({
  job,
  distance,
  summary,
  outside,
  far,
}: ListedJob): Recommendation {
  const { contact } = job.details;
  return {
    documentId: job.id,
    score: Math.round(distance * DECIMALS) / DECIMALS,
    matchLevel: summary.level,
    jobDetails: {
      JobPosition: job.title,
      Company: job.company,
      RecruiterName: contact.name,
      Email: contact.email,
      Phone: contact.phone,
      JobDetails: base64Json({ location: job.location, salary_range: salaryText(job) }),
    },
    documentInfo: {
      CreatedAt: job.postedAt.toISOString(),
      Content: job.lines.map(({ text }) => text).join("\n"),
    },
    match: summary,
    ...(outside && { outside: [...outside] }),
    ...(far && { far }),
    source: job.source,
    source_url: job.sourceUrl,
  };
}

export const presentList = (list: Recommended) => ({
  matches: list.matches.map(presentRecommendation),
  total: list.total,
  levels: list.levels,
  levels_inside: list.levelsInside,
  want: list.want,
  average_percent: list.averagePercent,
  looked_before: list.lookedBefore?.toISOString() ?? null,
  resume_id: list.resumeId,
});
