import { ACTIVITY_TYPES, type Activity, type ActivityType } from "#contract/activity.ts";
import type { ActivityRow } from "./repository.ts";
import type { ActivityService } from "./service.ts";

export function presentActivity(row: ActivityRow): Activity {
  const type = ACTIVITY_TYPES.find((name) => name === row.type);
  if (!type) throw new Error(`There is no activity of the type ${row.type}.`);
  return {
    id: row.id,
    activity_type: type,
    title: row.title,
    description: row.description,
    metadata: row.metadata,
    created_at: row.createdAt.toISOString(),
  };
}

type Summary = Awaited<ReturnType<ActivityService["summary"]>>;

export function presentSummary({ total, byType, byDay }: Summary) {
  return { total, by_type: countsOf(byType), by_day: Object.fromEntries(byDay) };
}

/** All eight, also those that did not happen. */
function countsOf(byType: Summary["byType"]) {
  const of = (type: ActivityType) => byType.get(type) ?? 0;
  return {
    job_created: of("job_created"),
    job_completed: of("job_completed"),
    company_fetched: of("company_fetched"),
    file_uploaded: of("file_uploaded"),
    candidate_searched: of("candidate_searched"),
    message_sent: of("message_sent"),
    resume_processed: of("resume_processed"),
    profile_updated: of("profile_updated"),
  };
}
