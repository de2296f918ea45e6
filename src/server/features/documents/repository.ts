import { and, desc, eq, getTableColumns, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import type { Owner } from "./owner.ts";
import { documents } from "./tables.ts";

export type DocumentRecord = typeof documents.$inferSelect;
export type NewDocument = typeof documents.$inferInsert;
type Change = Partial<NewDocument>;

/** Lists show these; the text of documents stays where it is. */
const { lines, hidden, flags, reading, corrections, pages, ...listed } = getTableColumns(documents);
const LISTED_AT_MOST = 200;

/** Ownership is part of the question, so that somebody else's id is the same as no id. */
const ownedBy = (owner: Owner) =>
  "accountId" in owner
    ? eq(documents.accountId, owner.accountId)
    : eq(documents.visitorId, owner.visitorId);

const owned = (owner: Owner, id: string) => and(ownedBy(owner), eq(documents.id, id));

export async function findOwned(
  db: Db,
  owner: Owner,
  id: string,
): Promise<DocumentRecord | undefined> {
  const [row] = await db.orm.select().from(documents).where(owned(owner, id));
  return row;
}

export async function findById(db: Db, id: string): Promise<DocumentRecord | undefined> {
  const [row] = await db.orm.select().from(documents).where(eq(documents.id, id));
  return row;
}

export async function lock(tx: Db, id: string): Promise<DocumentRecord | undefined> {
  const [row] = await tx.orm.select().from(documents).where(eq(documents.id, id)).for("update");
  return row;
}

export const findMany = (db: Db, ids: readonly string[]): Promise<DocumentRecord[]> =>
  db.orm
    .select()
    .from(documents)
    .where(inArray(documents.id, [...ids]));

export async function findSameFile(
  db: Db,
  owner: Owner,
  { kind, sha256 }: Pick<NewDocument, "kind" | "sha256">,
): Promise<DocumentRecord | undefined> {
  const same = and(ownedBy(owner), eq(documents.kind, kind), eq(documents.sha256, sha256));
  const [row] = await db.orm.select().from(documents).where(same);
  return row;
}

/** How many scans of the same owner are still to be read. */
export const scansOf = (
  db: Db,
  { accountId, visitorId }: Pick<DocumentRecord, "accountId" | "visitorId">,
): Promise<number> => {
  const own = accountId
    ? eq(documents.accountId, accountId)
    : eq(documents.visitorId, visitorId ?? "");
  return db.orm.$count(documents, and(own, eq(documents.status, "reading")));
};

/** How much of an owner's is kept. */
export async function bytesOf(db: Db, owner: Owner): Promise<number> {
  const [row] = await db.orm
    .select({ bytes: sql<string>`coalesce(sum(${documents.bytes}), 0)` })
    .from(documents)
    .where(ownedBy(owner));
  return Number(row?.bytes ?? 0);
}

/** Undefined when the owner has this file already: two uploads at once are one document. */
export async function insert(db: Db, document: NewDocument): Promise<DocumentRecord | undefined> {
  const [row] = await db.orm.insert(documents).values(document).onConflictDoNothing().returning();
  return row;
}

/** What an archive brought is found through its archive. */
export const list = (db: Db, owner: Owner) =>
  db.orm
    .select(listed)
    .from(documents)
    .where(and(ownedBy(owner), eq(documents.listed, true)))
    .orderBy(desc(documents.receivedAt), documents.id)
    .limit(LISTED_AT_MOST);

/** Asked with every status call: prepared, past the query builder, and for many accounts at once. */
const IDS = {
  name: "document-ids",
  text: `select account.id as owner, document.id from unnest($1::uuid[]) as account (id)
         cross join lateral (select id, received_at from documents where account_id = account.id
                             order by received_at desc, id limit ${LISTED_AT_MOST}) as document
         order by document.received_at desc, document.id`,
};

export async function idsOf(db: Db, accountIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.query({ ...IDS, values: [accountIds] });
  const owned = new Map(accountIds.map((id): [string, string[]] => [id, []]));
  for (const { owner, id } of rows) owned.get(owner)?.push(id);
  return owned;
}

/** The document as it is now; undefined when it was deleted in the meantime. */
export async function change(db: Db, id: string, to: Change): Promise<DocumentRecord | undefined> {
  const [row] = await db.orm.update(documents).set(to).where(eq(documents.id, id)).returning();
  return row;
}

/** One field at a time, so that two windows do not undo each other's corrections. */
export async function correct(
  db: Db,
  id: string,
  field: string,
  value: unknown,
): Promise<DocumentRecord | undefined> {
  const put = sql`jsonb_set(${documents.corrections}, array[${field}], ${JSON.stringify(value)}::jsonb)`;
  const take = sql`${documents.corrections} - ${field}::text`;
  const [row] = await db.orm
    .update(documents)
    .set({ corrections: value === undefined ? take : put })
    .where(eq(documents.id, id))
    .returning();
  return row;
}

export async function remove(
  db: Db,
  owner: Owner,
  id: string,
): Promise<DocumentRecord | undefined> {
  const [row] = await db.orm.delete(documents).where(owned(owner, id)).returning();
  return row;
}

/** What nobody kept. A bounded bite at a time. */
export async function removeExpired(db: Db, now: Date, limit: number): Promise<DocumentRecord[]> {
  const due = db.orm
    .select({ id: documents.id })
    .from(documents)
    .where(lt(documents.keepUntil, now))
    .limit(limit);
  return db.orm.delete(documents).where(inArray(documents.id, due)).returning();
}

/** What became of documents that an archive brought as scans. */
export const statesOf = (db: Db, ids: readonly string[]) =>
  db.orm
    .select({ id: documents.id, status: documents.status, message: documents.message })
    .from(documents)
    .where(inArray(documents.id, [...ids]));

/** The visitor's documents since then are offered to the account that the browser signed in to. */
export async function offer(
  db: Db,
  visitorId: string,
  accountId: string,
  since: Date,
): Promise<void> {
  await db.orm
    .update(documents)
    .set({ offeredTo: accountId })
    .where(and(eq(documents.visitorId, visitorId), sql`${documents.receivedAt} >= ${since}`));
}

export const listOffered = (db: Db, accountId: string) =>
  db.orm
    .select()
    .from(documents)
    .where(eq(documents.offeredTo, accountId))
    .orderBy(desc(documents.receivedAt), documents.id);

const offered = (id: string, accountId: string) =>
  and(eq(documents.id, id), eq(documents.offeredTo, accountId));

export async function adopt(db: Db, id: string, accountId: string): Promise<void> {
  await db.orm
    .update(documents)
    .set({ accountId, visitorId: null, offeredTo: null, keepUntil: null })
    .where(offered(id, accountId));
}

export async function dropOffered(
  db: Db,
  id: string,
  accountId: string,
): Promise<DocumentRecord | undefined> {
  const [row] = await db.orm.delete(documents).where(offered(id, accountId)).returning();
  return row;
}

export async function removeById(db: Db, id: string): Promise<void> {
  await db.orm.delete(documents).where(eq(documents.id, id));
}

export const ofAccount = (db: Db, accountId: string) =>
  db.orm.select().from(documents).where(belongsTo(accountId)).orderBy(documents.receivedAt);

/** Also what is offered to the account and not yet answered. */
export const belongsTo = (accountId: string) =>
  or(eq(documents.accountId, accountId), eq(documents.offeredTo, accountId));
