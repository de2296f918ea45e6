import type { Db } from "#server/platform/database/database.ts";
import type { ReviewCounts, TopFirm } from "./service.ts";

const BY_STATE = "select state, count(*)::int as count from scraped_jobs group by state";
/** What was advertised twice is one job. */
const SINCE = `
  select count(*)::int as "thisWeek", (count(*) filter (where found_at >= $2))::int as today
  from scraped_jobs where found_at >= least($1::timestamptz, $2) and state <> 'duplicate'`;

export async function counts(
  db: Db,
  { today, week }: { today: Date; week: Date },
): Promise<ReviewCounts> {
  const { rows } = await db.query(BY_STATE);
  const states = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  const since = await db.query(SINCE, [week, today]);
  return { pending: 0, approved: 0, rejected: 0, duplicate: 0, ...states, ...since.rows[0] };
}

/** A live job whose page has changed waits, and is live all the same. */
const TOP = `
  select f.id, f.name, f.last_scraped_at as "lastScrapedAt", s.approved as "approvedJobs", s.total as "totalJobs"
  from (
    select firm_id, count(*)::int as total,
      (count(*) filter (where state = 'approved' or job_id is not null))::int as approved
    from scraped_jobs where state <> 'duplicate' and firm_id is not null group by firm_id
  ) s join law_firms f on f.id = s.firm_id
  order by s.approved desc, s.total desc, lower(f.name), f.id limit $1`;

export async function topFirms(db: Db, most: number): Promise<TopFirm[]> {
  return (await db.query(TOP, [most])).rows;
}

const BY_DAY = `
  select to_char(decided_at at time zone $2, 'YYYY-MM-DD') as day, count(*)::int as approved
  from scraped_jobs where state = 'approved' and decided_at >= $1 group by 1`;

export async function approvedByDay(
  db: Db,
  since: Date,
  timeZone: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query(BY_DAY, [since, timeZone]);
  return new Map(rows.map(({ day, approved }) => [day, approved]));
}
