import { and, count, desc, eq } from "drizzle-orm";
import type { AlertTime } from "#contract/saved-searches.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Bite } from "#server/platform/jobs/in-bites.ts";
import { savedSearches } from "./tables.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;
type NewSearch = typeof savedSearches.$inferInsert;
export type SearchChange = Partial<
  Pick<NewSearch, "name" | "often" | "byMail" | "paused" | "newsSince">
>;

/** Somebody else's id is the same as no id. */
const owned = (accountId: string, id: string) =>
  and(eq(savedSearches.accountId, accountId), eq(savedSearches.id, id));

export const listOf = (db: Db, accountId: string): Promise<SavedSearchRow[]> =>
  db.orm
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId))
    .orderBy(desc(savedSearches.createdAt), savedSearches.id);

export async function countOf(db: Db, accountId: string): Promise<number> {
  const [row] = await db.orm
    .select({ total: count() })
    .from(savedSearches)
    .where(eq(savedSearches.accountId, accountId));
  return row?.total ?? 0;
}

export async function insert(db: Db, search: NewSearch): Promise<string> {
  const [row] = await db.orm
    .insert(savedSearches)
    .values(search)
    .returning({ id: savedSearches.id });
  if (!row) throw new Error("A search was not stored.");
  return row.id;
}

export async function change(
  db: Db,
  accountId: string,
  id: string,
  to: SearchChange,
): Promise<boolean> {
  if (Object.keys(to).length === 0) {
    const rows = await db.orm
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(owned(accountId, id));
    return rows.length > 0;
  }
  const rows = await db.orm
    .update(savedSearches)
    .set(to)
    .where(owned(accountId, id))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

export async function remove(db: Db, accountId: string, id: string): Promise<boolean> {
  const rows = await db.orm
    .delete(savedSearches)
    .where(owned(accountId, id))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

/** For the link of a mail. Does nothing for a search that is gone: its mails outlive it. */
export async function stopMails(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.orm
    .update(savedSearches)
    .set({ byMail: false })
    .where(eq(savedSearches.id, id))
    .returning({ accountId: savedSearches.accountId });
  return row?.accountId;
}

/** Whose alerts come at this time, a bounded bite in the order of their ids. */
export async function dueSearches(
  db: Db,
  often: AlertTime,
  { after, limit }: Bite,
): Promise<string[]> {
  const { rows } = await db.query(
    `select s.id from saved_searches s join accounts a on a.id = s.account_id and not a.is_recruiter
     where s.often = $1 and not s.paused and s.id > $2 order by s.id limit $3`,
    [often, after, limit],
  );
  return rows.map(({ id }) => id);
}

export async function find(db: Db, id: string): Promise<SavedSearchRow | undefined> {
  const [row] = await db.orm.select().from(savedSearches).where(eq(savedSearches.id, id));
  return row;
}

export interface DueSearch {
  readonly name: string;
  readonly byMail: boolean;
  readonly email: string;
  readonly personName: string;
  readonly isVerified: boolean;
}

/** As it is now, and held until the transaction ends: paused or deleted meanwhile, it tells nothing. */
export async function hold(tx: Db, id: string): Promise<DueSearch | undefined> {
  const { rows } = await tx.query(
    `select s.name, s.by_mail as "byMail", a.email, a.name as "personName",
       a.email_verified_at is not null as "isVerified"
     from saved_searches s join accounts a on a.id = s.account_id
     where s.id = $1 and not s.paused for update of s`,
    [id],
  );
  return rows[0];
}

export interface FoundJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
}

/**
 * Writes down what the search finds, and answers what nobody was told of yet: each job once, whoever asks at the same
 * moment. What came to us before `news_since`, or before `newsAfter`, is no news.
 */
export async function takeNew(
  tx: Db,
  searchId: string,
  jobIds: readonly string[],
  { now, newsAfter }: { now: Date; newsAfter: Date },
): Promise<FoundJob[]> {
  const { rows } = await tx.query(
    `with found as (
       insert into saved_search_jobs (search_id, job_id, found_at, told_at)
       select s.id, j.id, $3, case when j.created_at > greatest(s.news_since, $4) then $3::timestamptz end
       from saved_searches s, jobs j where s.id = $1 and j.id = any($2::uuid[])
       on conflict do nothing returning job_id, told_at)
     select j.id, j.title, j.company, j.location from found join jobs j on j.id = found.job_id
     where found.told_at is not null order by array_position($2::uuid[], j.id)`,
    [searchId, jobIds, now, newsAfter],
  );
  return rows;
}
