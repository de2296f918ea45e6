import { desc, eq, sql } from "drizzle-orm";
import type { PostStatus } from "#contract/blog-rules.ts";
import type { Db } from "#server/platform/database/database.ts";
import { POST, tagsOf } from "./repository.ts";
import { blogCategories, blogOldSlugs, blogPosts } from "./tables.ts";

export type NewPost = typeof blogPosts.$inferInsert;
type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;
export type AdministeredPost = Row & { readonly tags: readonly string[] };

const ofCategory = eq(blogCategories.id, blogPosts.categoryId);

async function rowOf(db: Db, id: string) {
  const [row] = await db.orm
    .select(POST)
    .from(blogPosts)
    .innerJoin(blogCategories, ofCategory)
    .where(eq(blogPosts.id, id));
  return row;
}

async function tagged(db: Db, rows: readonly Row[]): Promise<AdministeredPost[]> {
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, tags: (tags.get(row.id) ?? []).map(({ name }) => name) }));
}

export async function find(db: Db, id: string): Promise<AdministeredPost | undefined> {
  const row = await rowOf(db, id);
  return row && (await tagged(db, [row]))[0];
}

/** As it is now, and nobody else changes it until this transaction ends. */
export async function hold(tx: Db, id: string): Promise<AdministeredPost | undefined> {
  const { rows } = await tx.query("select 1 from blog_posts where id = $1 for update", [id]);
  return rows.length === 0 ? undefined : find(tx, id);
}

interface Span {
  readonly status: PostStatus | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function list(db: Db, { status, limit, offset }: Span): Promise<AdministeredPost[]> {
  const rows = await db.orm
    .select(POST)
    .from(blogPosts)
    .innerJoin(blogCategories, ofCategory)
    .where(status && eq(blogPosts.status, status))
    .orderBy(desc(blogPosts.createdAt), blogPosts.id)
    .limit(limit)
    .offset(offset);
  return tagged(db, rows);
}

export async function count(db: Db, status: PostStatus | undefined): Promise<number> {
  const [row] = await db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(blogPosts)
    .where(status && eq(blogPosts.status, status));
  return row?.count ?? 0;
}

/** Its id; undefined when another post has the slug. */
export async function insert(tx: Db, post: NewPost): Promise<string | undefined> {
  const [row] = await tx.orm
    .insert(blogPosts)
    .values(post)
    .onConflictDoNothing({ target: blogPosts.slug })
    .returning({ id: blogPosts.id });
  return row?.id;
}

export async function change(tx: Db, id: string, to: Partial<NewPost>): Promise<void> {
  await tx.orm.update(blogPosts).set(to).where(eq(blogPosts.id, id));
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.orm.delete(blogPosts).where(eq(blogPosts.id, id));
}

export async function categoryId(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db.orm
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.slug, slug));
  return row?.id;
}

/** The old address of a post still leads to it, unless another one has it by now; of two that had it, to the later. */
export async function keepOldSlug(tx: Db, postId: string, slug: string): Promise<void> {
  await tx.orm
    .insert(blogOldSlugs)
    .values({ slug, postId })
    .onConflictDoUpdate({ target: blogOldSlugs.slug, set: { postId } });
}

/** Those that are the slug, or begin with it and a hyphen; those that a post had, too. */
export async function slugsLike(db: Db, slug: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query(
    `select slug from (select slug from blog_posts union all select slug from blog_old_slugs) as used
     where slug = $1 or slug like $1 || '-%'`,
    [slug],
  );
  return new Set(rows.map((row) => row.slug));
}

/** The newest machine-written draft with exactly this article. */
export async function findWaiting(db: Db, content: string): Promise<AdministeredPost | undefined> {
  const { rows } = await db.query(
    `select id from blog_posts where ai_generated and status = 'draft' and content = $1
     order by created_at desc, id limit 1`,
    [content],
  );
  return rows[0] && find(db, rows[0].id);
}

/** One that nobody wrote by hand and nobody has decided on. */
export async function hasWrittenDraft(db: Db): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from blog_posts where ai_generated and status = 'draft' limit 1",
  );
  return rows.length > 0;
}
