import type { Database } from "#server/platform/database/database.ts";
import type { FirmsToRead } from "../firms/service.ts";
import type { ReviewQueue } from "../job-review/service.ts";
import type { Runs } from "./service.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly timeZone: string;
  readonly runs: Pick<Runs, "recent">;
  readonly firms: Pick<FirmsToRead, "counts" | "waiting">;
  readonly review: Pick<ReviewQueue, "counts" | "topFirms" | "approvedByDay">;
}

/** Spec 2 §9. */
const MOST = { firms: 5, runs: 5 };
const WEEK_MS = 7 * 86_400_000;
const CHART_DAYS = 28;

/** What the operation amounts to. */
export function createDashboard({ database, clock, timeZone, runs, firms, review }: Parts) {
  return async function dashboard() {
    const now = clock();
    const days = await lastDays(database, timeZone, now);
    const [chartFrom, today] = [days[0]?.at ?? now, days.at(-1)?.at ?? now];
    const since = { today, week: new Date(now.getTime() - WEEK_MS) };
    const [jobs, firmCounts, topFirms, recent, approved, discovered] = await Promise.all([
      review.counts(database, since),
      firms.counts(database, since),
      review.topFirms(database, MOST.firms),
      runs.recent(database, MOST.runs),
      review.approvedByDay(database, chartFrom, timeZone),
      firms.waiting(database),
    ]);
    const perDay = days.map(({ day }) => ({ day, approved: approved.get(day) ?? 0 }));
    return { jobs, firms: firmCounts, topFirms, recent, perDay, discovered };
  };
}
export type Dashboard = Awaited<ReturnType<ReturnType<typeof createDashboard>>>;

/** The days of the chart, today last, and when each began over there: some have 23 hours. */
async function lastDays(
  database: Database,
  timeZone: string,
  now: Date,
): Promise<readonly { day: string; at: Date }[]> {
  const { rows } = await database.query(
    `select to_char(day, 'YYYY-MM-DD') as day, day at time zone $1 as at
     from date_trunc('day', $2::timestamptz at time zone $1) as today,
       generate_series(today - make_interval(days => $3), today, interval '1 day') as day`,
    [timeZone, now, CHART_DAYS - 1],
  );
  return rows;
}
