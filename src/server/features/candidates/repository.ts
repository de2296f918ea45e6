import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { candidateBookmarks, candidateSearches, profileViews } from "./tables.ts";

/** Somebody in a list: the resume, and the person behind it if there is an account. */
export interface Listed {
  readonly documentId: string;
  readonly accountId: string | null;
}

/** What a recruiter has to do with somebody. */
export interface Marks {
  readonly isBookmarked: boolean;
  readonly isInterested: boolean;
  /** With an application that stands. */
  readonly hasApplied: boolean;
}

const MARKS = `select one.document_id as "documentId",
    exists (select 1 from candidate_bookmarks b where b.recruiter_id = $1
            and (b.candidate_id = one.account_id or b.document_id = one.document_id)) as "isBookmarked",
    exists (select 1 from job_interests i
            where i.job_id = $2 and i.account_id = one.account_id) as "isInterested",
    exists (select 1 from applications a where a.job_id = $2 and a.account_id = one.account_id
            and a.withdrawn_at is null) as "hasApplied"
  from unnest($3::uuid[], $4::uuid[]) as one (document_id, account_id)`;

/** For all of a page at once; by the id of the resume. */
export async function marksOf(
  db: Db,
  recruiterId: string,
  jobId: string | null,
  people: readonly Listed[],
): Promise<Map<string, Marks>> {
  const ids = people.map(({ documentId }) => documentId);
  const accounts = people.map(({ accountId }) => accountId);
  const { rows } = await db.query(MARKS, [recruiterId, jobId, ids, accounts]);
  return new Map(rows.map(({ documentId, ...marks }) => [documentId, marks]));
}

/** The resumes of whom a recruiter has marked, as they stand now; of uploads alone, or of people too. */
export async function bookmarkedResumes(
  db: Db,
  recruiterId: string,
  { alsoPeople }: { readonly alsoPeople: boolean },
): Promise<string[]> {
  const { rows } = await db.query(
    `select coalesce(b.document_id, c.document_id) as id
     from candidate_bookmarks b left join candidate_profiles c on c.account_id = b.candidate_id
     where b.recruiter_id = $1 and (b.document_id is not null or ($2 and c.document_id is not null))`,
    [recruiterId, alsoPeople],
  );
  return rows.map(({ id }) => id);
}

export async function addBookmark(
  db: Db,
  recruiterId: string,
  { documentId, accountId }: Listed,
  now: Date,
): Promise<void> {
  const what = accountId ? { candidateId: accountId } : { documentId };
  await db.orm
    .insert(candidateBookmarks)
    .values({ recruiterId, ...what, markedAt: now })
    .onConflictDoNothing();
}

/** Also of a resume that stood for somebody once: whose it was is what counts. */
export async function removeBookmark(
  db: Db,
  recruiterId: string,
  documentId: string,
): Promise<void> {
  await db.query(
    `delete from candidate_bookmarks where recruiter_id = $1 and (document_id = $2
       or candidate_id = (select account_id from documents where id = $2 and archive_id is null))`,
    [recruiterId, documentId],
  );
}

/** The usual case, asked for without a transaction. */
export async function wasSearched(db: Db, jobId: string, since: Date): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from candidate_searches where job_id = $1 and searched_at > $2",
    [jobId, since],
  );
  return rows.length > 0;
}

/** True when nobody has looked for candidates of this posting since then. */
export async function noteSearch(db: Db, jobId: string, now: Date, since: Date): Promise<boolean> {
  const noted = await db.orm
    .insert(candidateSearches)
    .values({ jobId, searchedAt: now })
    .onConflictDoUpdate({
      target: candidateSearches.jobId,
      set: { searchedAt: now },
      setWhere: sql`${candidateSearches.searchedAt} <= ${since}`,
    })
    .returning({ jobId: candidateSearches.jobId });
  return noted.length > 0;
}

const LIST = `with known as materialized (
    select candidate_id from listed_people where recruiter_id = $1 and day = $2),
  fresh as materialized (
    select candidate_id from unnest($3::uuid[]) as shown (candidate_id) except select candidate_id from known),
  room as materialized (
    select (select count(*) from known) + (select count(*) from fresh) <= $4 as is_left),
  gone as (delete from listed_people where recruiter_id = $1 and day < $2),
  added as (
    insert into listed_people (recruiter_id, day, candidate_id)
    select $1, $2, candidate_id from fresh, room where is_left
    on conflict do nothing)
  select is_left or not exists (select 1 from fresh) as "mayShow" from room`;

/** Counts whom a recruiter is shown in a list, each of them once a day. False when that would be too many. */
export async function listPeople(
  db: Db,
  { recruiterId, day }: Pick<View, "recruiterId" | "day">,
  people: readonly Listed[],
  most: number,
): Promise<boolean> {
  const ids = people.flatMap(({ accountId }) => accountId ?? []);
  if (ids.length === 0) return true;
  const values = [recruiterId, day, ids, most];
  const { rows } = await db.query({ name: "list-people", text: LIST, values });
  return rows[0].mayShow;
}

export interface View {
  readonly recruiterId: string;
  readonly candidateId: string;
  readonly day: string;
}

const viewed = ({ recruiterId, candidateId, day }: View) =>
  and(
    eq(profileViews.recruiterId, recruiterId),
    eq(profileViews.candidateId, candidateId),
    eq(profileViews.day, day),
  );

/** Again on the same day. False when it is the first time. */
export async function viewAgain(tx: Db, view: View, now: Date): Promise<boolean> {
  const seen = await tx.orm
    .update(profileViews)
    .set({ lastAt: now })
    .where(viewed(view))
    .returning({ day: profileViews.day });
  return seen.length > 0;
}

/** Two windows of one recruiter count one after the other. */
export async function lockRecruiter(tx: Db, recruiterId: string): Promise<void> {
  await tx.query("select 1 from accounts where id = $1 for no key update", [recruiterId]);
}

export async function countViews(tx: Db, recruiterId: string, day: string): Promise<number> {
  const { rows } = await tx.query(
    "select count(*)::int as views from profile_views where recruiter_id = $1 and day = $2",
    [recruiterId, day],
  );
  return rows[0].views;
}

export async function countDownloads(tx: Db, recruiterId: string, day: string): Promise<number> {
  const { rows } = await tx.query(
    `select coalesce(sum(downloads), 0)::int as downloads from profile_views
     where recruiter_id = $1 and day = $2`,
    [recruiterId, day],
  );
  return rows[0].downloads;
}

export async function addDownloads(db: Db, view: View, more: number): Promise<void> {
  const downloads = sql`${profileViews.downloads} + ${more}`;
  await db.orm.update(profileViews).set({ downloads }).where(viewed(view));
}

/** False when another window has opened it a moment ago. */
export async function addView(tx: Db, view: View, now: Date): Promise<boolean> {
  const added = await tx.orm
    .insert(profileViews)
    .values({ ...view, firstAt: now, lastAt: now })
    .onConflictDoNothing()
    .returning({ day: profileViews.day });
  return added.length > 0;
}

export async function setNotice(tx: Db, view: View, notificationId: string): Promise<void> {
  await tx.orm.update(profileViews).set({ notificationId }).where(viewed(view));
}
