import type { Db } from "#server/platform/database/database.ts";
import type { ReviewCounts, TopFirm } from "./service.ts";

const BY_STATE = "select state, count(*)::int as count from scraped_jobs group by state";
/** A live job whose page has changed waits, and is live all the same. */
const CHANGES = "scraped_jobs where state = 'pending' and job_id is not null";
/** What was advertised twice is one job, and one that waits as a change was found when it first was. */
const SINCE = `
  select (count(*) filter (where at >= least($1::timestamptz, $2)))::int as "thisWeek",
    (count(*) filter (where at >= $2))::int as today
  from (
    select coalesce((before_decision -> 'earlier' ->> 'foundAt')::timestamptz, found_at) as at
    from scraped_jobs where found_at >= least($1::timestamptz, $2) and state <> 'duplicate'
  ) found`;

export async function counts(
  db: Db,
  { today, week }: { today: Date; week: Date },
): Promise<ReviewCounts> {
  const { rows } = await db.query(BY_STATE);
  const states = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  const { pending = 0, approved = 0, rejected = 0, duplicate = 0 } = states;
  const changes = (await db.query(`select count(*)::int as count from ${CHANGES}`)).rows[0];
  const since = (await db.query(SINCE, [week, today])).rows[0];
  return { pending, approved: approved + changes.count, rejected, duplicate, ...since };
}

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

/** By the day on which each went live: what was decided about it later moves nothing. */
const BY_DAY = `
  select to_char(at at time zone $2, 'YYYY-MM-DD') as day, count(*)::int as approved
  from (
    select coalesce(j.posted_at, s.decided_at) as at
    from (
      select job_id, decided_at from scraped_jobs where state = 'approved' and decided_at >= $1
      union all
      select job_id, decided_at from ${CHANGES} and decided_at >= $1
    ) s left join jobs j on j.id = s.job_id
  ) live where at >= $1 group by 1`;

export async function approvedByDay(
  db: Db,
  since: Date,
  timeZone: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query(BY_DAY, [since, timeZone]);
  return new Map(rows.map(({ day, approved }) => [day, approved]));
}
