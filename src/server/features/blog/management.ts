import { createHash } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import pg from "pg";
import { type PostFields, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { POST_LONGEST, type PostStatus, slugOf } from "#contract/blog-rules.ts";
import { recordAudit } from "#server/platform/audit.ts";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import { codeOf, type Database, type Db } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Cards } from "./card/cards.ts";
import { cleanHtml, textOf } from "./clean-html.ts";
import * as rows from "./post-rows.ts";
import { wordsOf } from "./reading/words-of.ts";
import { blogPosts } from "./tables.ts";

interface Parts {
  readonly database: Database;
  readonly cards: Pick<Cards, "forget">;
  readonly clock: () => Date;
}

interface Asked {
  readonly page: number;
  readonly per_page: number;
  readonly status: PostStatus | "" | "all";
}

export type BlogManagement = ReturnType<typeof createBlogManagement>;

const EMPTY = { title: "Untitled post", category: "careers" };
const UNIQUE_VIOLATION = "23505";

/** Posts as administrators keep them. */
export function createBlogManagement({ database, cards, clock }: Parts) {
  return {
    async list({ page, per_page: limit, status }: Asked) {
      const only = status === "" || status === "all" ? undefined : status;
      const span = { status: only, limit, offset: (page - 1) * limit };
      const [posts, total] = await Promise.all([
        rows.list(database, span),
        rows.count(database, only),
      ]);
      return { posts, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
    },

    async stats() {
      // First: when none is being written any more, the last one is counted.
      const isGenerating = await isWriting(database);
      return { ...(await readStats(database)), isGenerating };
    },

    get: (id: string) => existing(rows.find(database, id)),

    create: (actor: Actor) =>
      database.transaction(async (tx) => {
        const now = clock();
        const id = await addPost(tx, {
          title: EMPTY.title,
          words: EMPTY.title.toLowerCase(),
          categoryId: await categoryOf(tx, EMPTY.category),
          authorId: actor.id,
          createdAt: now,
          updatedAt: now,
          tags: [],
        });
        const post = await existing(rows.find(tx, id));
        await trail(tx, { actorId: actor.id, deed: "created", post });
        return post;
      }),

    save(actor: Actor, id: string, fields: PostFields) {
      const article = articleOf(fields);
      return database.transaction(async (tx) => {
        const post = await existing(rows.hold(tx, id));
        if (isStale(post, fields.updated_at)) throw conflict(say.changedMeanwhile);
        const categoryId = fields.category && (await categoryOf(tx, fields.category));
        const { title, slug, excerpt, keywords } = fields;
        await saveAtSlug(tx, id, {
          ...{ title, slug, excerpt, keywords, ...article },
          metaTitle: fields.meta_title,
          metaDescription: fields.meta_description,
          ...(categoryId && { categoryId }),
          updatedAt: laterThan(post.updatedAt, clock()),
        });
        if (post.publishedAt && post.slug !== slug) await rows.keepOldSlug(tx, id, post.slug);
        await setTags(tx, id, fields.tags);
        await trail(tx, { actorId: actor.id, deed: "saved", post: { id, title } });
        return existing(rows.find(tx, id));
      });
    },

    async remove(actor: Actor, id: string) {
      await database.transaction(async (tx) => {
        const post = await existing(rows.hold(tx, id));
        await rows.remove(tx, id);
        await clearUnusedTags(tx);
        await trail(tx, { actorId: actor.id, deed: "deleted", post });
      });
      await cards.forget(id);
    },
  };
}

/** The post, or the refusal that there is none. */
export async function existing<T>(finding: Promise<T | undefined>): Promise<T> {
  const post = await finding;
  if (post === undefined) throw notFound(say.notFound);
  return post;
}

export async function categoryOf(tx: Db, slug: string): Promise<string> {
  const id = await rows.categoryId(tx, slug);
  if (id === undefined) throw invalid(say.unknownCategory);
  return id;
}

async function saveAtSlug(tx: Db, id: string, to: Partial<rows.NewPost>): Promise<void> {
  try {
    await rows.change(tx, id, to);
  } catch (error) {
    throw codeOf(error) === UNIQUE_VIOLATION ? conflict(say.slugTaken) : error;
  }
}

const isStale = ({ updatedAt }: rows.AdministeredPost, seen: string | null | undefined) =>
  seen !== undefined && seen !== null && Date.parse(seen) !== updatedAt.getTime();

/** Two changes within a millisecond are still told apart. */
export const laterThan = (before: Date, now: Date) =>
  new Date(Math.max(before.getTime() + 1, now.getTime()));

const MOST_READ = 5;

async function readStats(db: Db) {
  const { rows } = await db.query(
    `select count(*)::int as total,
       (count(*) filter (where status = 'published'))::int as published,
       (count(*) filter (where status = 'draft'))::int as drafts,
       (count(*) filter (where status = 'archived'))::int as archived,
       (count(*) filter (where ai_generated))::int as generated,
       coalesce(sum(view_count), 0)::int as views
     from blog_posts`,
  );
  const mostRead = await db.orm
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      slug: blogPosts.slug,
      viewCount: blogPosts.viewCount,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, "published"), gt(blogPosts.viewCount, 0)))
    .orderBy(desc(blogPosts.viewCount), blogPosts.id)
    .limit(MOST_READ);
  const { total, published, drafts, archived, generated, views } = rows[0];
  return { total, published, drafts, archived, generated, views, mostRead };
}

interface Deed {
  /** Null when the schedule did it. */
  readonly actorId: string | null;
  readonly deed: string;
  readonly post: { readonly id: string; readonly title: string };
  readonly detail?: Record<string, string>;
}

export const trail = (tx: Db, { actorId, deed, post, detail }: Deed) =>
  recordAudit(tx, {
    actorId,
    action: `blog-post.${deed}`,
    subject: { type: "blog-post", id: post.id },
    detail: { title: post.title, ...detail },
  });

const TRIES = 5;
const ROOM_FOR_NUMBER = 5;

type Unaddressed = Omit<rows.NewPost, "slug"> & { readonly tags: readonly string[] };

/** A post at an address of its own: the title's, or with "-2", "-3" and so on behind it. */
export async function addPost(tx: Db, { tags, ...post }: Unaddressed): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const id = await rows.insert(tx, { ...post, slug: await freeSlug(tx, post.title) });
    if (id === undefined) continue;
    if (tags.length > 0) await setTags(tx, id, tags);
    return id;
  }
  throw new Error("No free address was found for a post.");
}

async function freeSlug(tx: Db, title: string): Promise<string> {
  const whole = slugOf(title) || "post";
  const slug = whole.slice(0, POST_LONGEST.slug - ROOM_FOR_NUMBER).replace(/-+$/, "");
  const taken = await rows.slugsLike(tx, slug);
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

const WORDS_A_MINUTE = 220;
/** Signs that take no room: a text of nothing else is none. */
const UNSEEN = /[\p{Cf}\s]/gu;

type Written = Pick<PostFields, "title" | "excerpt" | "content"> & {
  readonly tags: readonly string[];
};

/** The columns that follow from what was written. Throws where nothing readable is left. */
export function articleOf({ title, excerpt, content, tags }: Written) {
  const clean = cleanHtml(content);
  const text = textOf(clean);
  if (!saysSomething(clean)) throw invalid(say.contentRequired);
  if (clean.length > POST_LONGEST.content) throw invalid(say.tooLong);
  return {
    content: clean,
    readingTime: Math.max(1, Math.ceil(countWords(text) / WORDS_A_MINUTE)),
    words: wordsOf([title, excerpt, text, ...tags].join(" ")).join(" "),
  };
}

/** Of clean HTML. A drawing says something, too. */
export const saysSomething = (clean: string) =>
  clean.includes("<svg") || textOf(clean).replace(UNSEEN, "") !== "";

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const LOCK = [ADVISORY_LOCKS.blogReport];

/**
 * One report at a time, whichever process writes it. A model may take minutes, so the lock has a connection of its
 * own: none of the pool waits. It goes with that connection, also when the process is killed.
 */
export async function alone<T>(connection: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: "candour report",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Lost on the way: the report is finished all the same, and the worst is a second draft.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", LOCK);
    if (!rows[0]?.mine) throw conflict(say.generating);
    return await work();
  } finally {
    // By word as well: the connection's end is noticed only after the answer may be out.
    await client.query("select pg_advisory_unlock_all()").catch(() => {});
    await client.end().catch(() => {});
  }
}

/** Whether one is being written now, in any process. */
async function isWriting(db: Db): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) + objid::bigint = $1) as "isHeld"`,
    LOCK,
  );
  return rows[0]?.isHeld === true;
}

/** Gives a post these tags in this order; tags that no post has any more are gone. */
export async function setTags(tx: Db, postId: string, names: readonly string[]): Promise<void> {
  // One at a time: a tag must not be cleared away between being found and being given to a post.
  await tx.query("lock table blog_tags in share row exclusive mode");
  await tx.query("delete from blog_post_tags where post_id = $1", [postId]);
  // Of two that are written almost alike the first is kept.
  const bySlug = new Map([...names].reverse().map((name) => [tagSlug(name), name]));
  const inOrder = [...bySlug].reverse();
  if (inOrder.length > 0) await give(tx, postId, inOrder);
  await clearUnusedTags(tx);
}

/** The newest capitals of a tag are how it is shown; another spelling on one post renames it on none. */
async function give(tx: Db, postId: string, tags: readonly (readonly [string, string])[]) {
  await tx.query(
    `with wanted as (
       select * from unnest($2::text[], $3::text[]) with ordinality as t (slug, name, position)),
     kept as (
       insert into blog_tags (slug, name) select slug, name from wanted
       on conflict (slug) do update set name = case
         when lower(blog_tags.name) = lower(excluded.name) then excluded.name else blog_tags.name end
       returning id, slug)
     insert into blog_post_tags (post_id, tag_id, position)
     select $1, kept.id, wanted.position from kept join wanted using (slug)`,
    [postId, tags.map(([slug]) => slug), tags.map(([, name]) => name)],
  );
}

async function clearUnusedTags(tx: Db): Promise<void> {
  await tx.query("lock table blog_tags in share row exclusive mode");
  await tx.query(
    "delete from blog_tags where not exists (select from blog_post_tags where tag_id = blog_tags.id)",
  );
}

/** Names that differ in more than spaces and hyphens are two tags, also where an address has no sign for that: C#, C++. */
function tagSlug(name: string): string {
  const spelling = name.normalize("NFKD").toLowerCase();
  const slug = slugOf(name);
  if (slug !== "" && /^[a-z0-9\s-]+$/.test(spelling)) return slug;
  const digest = createHash("sha256").update(spelling).digest("hex").slice(0, 8);
  return `${slug || "tag"}-${digest}`;
}
