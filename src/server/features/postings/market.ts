import type { JobProfile, SalaryRange } from "#contract/job-profile.ts";
import type { Db } from "#server/platform/database/database.ts";

/** One public advertisement as reports count it: what it says, and nobody's name but the employer's. */
export interface MarketRow {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly state: string;
  readonly employmentType: string;
  readonly level: string;
  readonly practiceArea: string;
  readonly salary: Pick<SalaryRange, "min" | "max" | "per"> | null;
  readonly asks: JobProfile["mustHave"];
  readonly text: string;
  /** How many days before today it was posted, by the calendar: 1 is yesterday. */
  readonly daysAgo: number;
}

export interface MarketPeriod {
  readonly now: Date;
  readonly timeZone: string;
  /** Whole days before today. */
  readonly days: number;
}

/** So many advertisements are in memory at once; whoever counts keeps less of each. */
const ROWS_AT_ONCE = 200;
/** Of one advertisement, in characters. */
const TEXT_AT_MOST = 20_000;

const BOUNDS = "bounds as (select date_trunc('day', $1::timestamptz at time zone $2) as today)";
const IN_PERIOD = `status in ('active', 'closed')
    and posted_at < today at time zone $2
    and posted_at >= (today - make_interval(days => $3)) at time zone $2`;

// The number is the row's own, so that ads of one moment have an order too.
const MARKET = `
  with ${BOUNDS}
  select id, title, company, location, state, employment_type as "employmentType", level,
    practice_area as "practiceArea", details -> 'salary' as salary,
    coalesce(details -> 'mustHave', '[]') as asks,
    left((select coalesce(string_agg(line ->> 'text', E'\\n'), '') from jsonb_array_elements(lines) as line), ${TEXT_AT_MOST}) as text,
    today::date - (posted_at at time zone $2)::date as "daysAgo"
  from jobs, bounds
  where id > $4 and ${IN_PERIOD}
  order by id limit ${ROWS_AT_ONCE}`;

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * What was public and posted in the whole days before today, a page at a time. Today is left out, so that
 * whoever asks twice on a day gets the same.
 */
export async function* readMarket(
  db: Db,
  { now, timeZone, days }: MarketPeriod,
): AsyncGenerator<MarketRow[]> {
  for (let after = BEFORE_ALL; ; ) {
    const { rows } = await db.query(MARKET, [now, timeZone, days, after]);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1).id;
  }
}

// The revision stands for title, words and details.
const STAMP = `
  with ${BOUNDS}
  select today || ' ' || count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws('|', id, status, revision,
    updated_at, posted_at, company, location, state, employment_type, level, practice_area), 0)), 0) as stamp
  from bounds left join jobs on ${IN_PERIOD} group by today`;

/** Another one whenever `readMarket` would read something else; it costs a small part of reading. */
export async function marketStamp(db: Db, { now, timeZone, days }: MarketPeriod): Promise<string> {
  const { rows } = await db.query(STAMP, [now, timeZone, days]);
  return rows[0].stamp;
}
