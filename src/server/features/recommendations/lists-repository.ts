import type { MatchSummary } from "#contract/matching.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Bite } from "#server/platform/jobs/in-bites.ts";
import type { Shown } from "../matching/service.ts";

/** What a card shows, and of which state of the job. */
interface KeptSummary {
  readonly revision: number;
  readonly summary: MatchSummary;
}

export interface KeptList {
  readonly resumeKey: string;
  readonly engine: string;
  readonly results: readonly Shown[];
  readonly summaries: Readonly<Record<string, KeptSummary>>;
  readonly madeAt: Date;
}

export interface Standing {
  /** The current resume; null when there is none. */
  readonly resume: {
    readonly id: string;
    readonly revision: number;
    readonly status: string;
  } | null;
  readonly list: KeptList | null;
  /** Jobs that changed since the list was made; undefined when those are many. */
  readonly changed: readonly string[] | undefined;
}

/** More changes than that, and ranking anew is no more work. */
const MANY = 500;

/** Where a candidate's list stands, in one question: it is asked each time somebody looks. */
export async function standingOf(db: Db, accountId: string): Promise<Standing> {
  const { rows } = await db.query({
    name: "recommendation-standing",
    text: `select d.id, d.revision::float8 as revision, d.status,
             l.resume_key as "resumeKey", l.engine, l.results, l.summaries, l.made_at as "madeAt",
             (select array_agg(document_id) from (
                select distinct document_id from changes where txid >= l.seen_txid and kind = 'job'
                limit ${MANY + 1}) as c) as changed
           from accounts a
           left join candidate_profiles p on p.account_id = a.id
           left join documents d on d.id = p.document_id and d.account_id = a.id
           left join recommendation_lists l on l.account_id = a.id
           where a.id = $1`,
    values: [accountId],
  });
  const [row] = rows;
  if (!row) return { resume: null, list: null, changed: [] };
  const { id, revision, status, changed, ...list } = row;
  const ids: readonly string[] = changed ?? [];
  return {
    resume: id ? { id, revision, status } : null,
    list: list.resumeKey ? list : null,
    changed: ids.length > MANY ? undefined : ids,
  };
}

/**
 * The place up to which the index has surely heard of every change: of what was said a moment ago it may
 * not have, and what is not committed yet counts as later.
 */
export async function seenSoFar(db: Db): Promise<string> {
  const { rows } = await db.query(
    `select least(pg_snapshot_xmin(pg_current_snapshot()),
              (select txid from changes where at > now() - interval '15 seconds' order by txid limit 1))::text
              as seen`,
  );
  return String(rows[0]?.seen);
}

/** Not over a list that somebody else made of a newer state of the resume. */
export async function keep(
  db: Db,
  accountId: string,
  seen: string,
  { resumeKey, engine, results, summaries, madeAt }: KeptList,
): Promise<void> {
  await db.query(
    `insert into recommendation_lists (account_id, resume_key, engine, seen_txid, results, summaries, made_at)
     values ($1, $2, $3, $4::xid8, $5, $6, $7)
     on conflict (account_id) do update set resume_key = excluded.resume_key, engine = excluded.engine,
       seen_txid = excluded.seen_txid, results = excluded.results, summaries = excluded.summaries,
       made_at = excluded.made_at
     where recommendation_lists.made_at <= excluded.made_at`,
    [
      accountId,
      resumeKey,
      engine,
      seen,
      JSON.stringify(results),
      JSON.stringify(summaries),
      madeAt,
    ],
  );
}

/** More are not kept: they are read each time somebody looks. */
const CARDS_KEPT = 100;

/** Adds what cards show to a list that is still the same, of the same engine. */
export async function keepSummaries(
  db: Db,
  accountId: string,
  { resumeKey, engine }: Pick<KeptList, "resumeKey" | "engine">,
  summaries: KeptList["summaries"],
): Promise<void> {
  await db.query(
    `update recommendation_lists set summaries = case
       when (select count(*) from jsonb_object_keys(summaries)) < ${CARDS_KEPT} then summaries || $3::jsonb
       else $3::jsonb end
     where account_id = $1 and resume_key = $2 and engine = $4`,
    [accountId, resumeKey, JSON.stringify(summaries), engine],
  );
}

/** Whose list another engine made. */
export async function staleLists(
  db: Db,
  engine: string,
  { after, limit }: Bite,
): Promise<string[]> {
  const { rows } = await db.query(
    `select account_id from recommendation_lists where engine <> $1 and account_id > $2
     order by account_id limit $3`,
    [engine, after, limit],
  );
  return rows.map(({ account_id }) => account_id);
}

/** A list of another engine that cannot be made anew, because there is no resume that was read. */
export async function removeUnusable(db: Db, engine: string): Promise<void> {
  await db.query(
    `delete from recommendation_lists l where engine <> $1 and not exists (
       select 1 from candidate_profiles p join documents d on d.id = p.document_id
       where p.account_id = l.account_id and d.account_id = l.account_id and d.status = 'read')`,
    [engine],
  );
}

/** When the account looked before this visit. A visit ends when nobody looked for a while. */
export async function visit(
  db: Db,
  accountId: string,
  now: Date,
  visitEndedBefore: Date,
): Promise<Date | null> {
  const { rows } = await db.query(
    `insert into recommendation_visits as visit (account_id, looked_at) values ($1, $2)
     on conflict (account_id) do update set
       looked_before = case when visit.looked_at <= $3 then visit.looked_at else visit.looked_before end,
       looked_at = excluded.looked_at
     returning looked_before`,
    [accountId, now, visitEndedBefore],
  );
  return rows[0]?.looked_before ?? null;
}
