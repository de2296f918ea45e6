import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { blogCategories, blogOldSlugs, blogPosts, blogPostTags, blogTags } from "./tables.ts";

/** Which posts, and where in their list. */
interface Wanted {
  /** By its slug, "" for any. */
  readonly category: string;
  /** Every one begins a word of the post, or, of one letter, is one: split by `wordsOf`, so that none has a sign of its own. */
  readonly words: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Names the drawing above a post, so that another one has another address; null without one. */
const heroMark = sql<
  string | null
>`case when ${blogPosts.heroSvg} = '' then null else left(md5(${blogPosts.heroSvg}), 10) end`;

const category = { id: blogCategories.id, name: blogCategories.name, slug: blogCategories.slug };

/** What a card shows: neither the article nor its drawing is read for it. */
const CARD = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  status: blogPosts.status,
  publishedAt: blogPosts.publishedAt,
  updatedAt: blogPosts.updatedAt,
  readingTime: blogPosts.readingTime,
  viewCount: blogPosts.viewCount,
  aiGenerated: blogPosts.aiGenerated,
  heroMark,
  category,
};

export const POST = {
  ...CARD,
  content: blogPosts.content,
  metaTitle: blogPosts.metaTitle,
  metaDescription: blogPosts.metaDescription,
  keywords: blogPosts.keywords,
  writtenBy: blogPosts.writtenBy,
  report: blogPosts.report,
  createdAt: blogPosts.createdAt,
};

const ofCategory = eq(blogCategories.id, blogPosts.categoryId);
const newestLive = [desc(blogPosts.publishedAt), asc(blogPosts.id)];

export const listCategories = (db: Db) =>
  db.orm.select(category).from(blogCategories).orderBy(asc(blogCategories.position));

/** What the index of posts that are out is made for, word for word: a parameter would not be known to fit. */
export const isLive = sql`${blogPosts.status} = 'published'`;

/** How many there are and which are on this page, looked through once. */
export async function findLive(db: Db, wanted: Wanted) {
  const { rows } = await db.orm.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (
      select ${blogPosts.id}, ${blogPosts.publishedAt} from ${blogPosts} where ${thatAre(wanted)})
    select (select count(*)::int from found) as total, array(
      select id from found order by published_at desc, id
      limit ${wanted.limit} offset ${wanted.offset}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

function thatAre({ category: slug, words }: Wanted): SQL | undefined {
  const ofSlug = sql`(select ${blogCategories.id} from ${blogCategories} where ${blogCategories.slug} = ${slug})`;
  // One letter begins too many words: "c#" is no search for everything with a "c".
  const beginnings = words
    .map((word) => ([...word].length === 1 ? `'${word}'` : `'${word}':*`))
    .join(" & ");
  return and(
    isLive,
    slug === "" ? undefined : sql`${blogPosts.categoryId} = ${ofSlug}`,
    words.length === 0 ? undefined : sql`${blogPosts.words} @@ ${beginnings}::tsquery`,
  );
}

export async function cardsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.orm
    .select(CARD)
    .from(blogPosts)
    .innerJoin(blogCategories, ofCategory)
    .where(and(isLive, inArray(blogPosts.id, [...ids])))
    .orderBy(...newestLive);
}

/** Whose address this is, and then whose it was. */
export function findBySlug(db: Db, slug: string) {
  const before = sql`(select ${blogOldSlugs.postId} from ${blogOldSlugs} where ${blogOldSlugs.slug} = ${slug})`;
  return db.orm
    .select(POST)
    .from(blogPosts)
    .innerJoin(blogCategories, ofCategory)
    .where(or(eq(blogPosts.slug, slug), eq(blogPosts.id, before)))
    .orderBy(desc(eq(blogPosts.slug, slug)));
}

export async function findDrawing(db: Db, id: string) {
  const [row] = await db.orm
    .select({ svg: blogPosts.heroSvg, mark: heroMark, status: blogPosts.status })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return row;
}

/** What the card of a post is drawn from. */
export type CardedPost = NonNullable<Awaited<ReturnType<typeof findCarded>>>;

export async function findCarded(db: Db, id: string) {
  const { title, status, report } = POST;
  const [row] = await db.orm
    .select({ id: blogPosts.id, title, status, report, svg: blogPosts.heroSvg, heroMark, category })
    .from(blogPosts)
    .innerJoin(blogCategories, ofCategory)
    .where(eq(blogPosts.id, id));
  return row;
}

export interface Tag {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Of many posts in one statement, each post's in its own order. */
export async function tagsOf(db: Db, ids: readonly string[]): Promise<Map<string, Tag[]>> {
  const byPost = new Map<string, Tag[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byPost;
  const rows = await db.orm
    .select({
      postId: blogPostTags.postId,
      tag: { id: blogTags.id, name: blogTags.name, slug: blogTags.slug },
    })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.id, blogPostTags.tagId))
    .where(inArray(blogPostTags.postId, [...ids]))
    .orderBy(asc(blogPostTags.position), asc(blogTags.slug));
  for (const { postId, tag } of rows) byPost.get(postId)?.push(tag);
  return byPost;
}
