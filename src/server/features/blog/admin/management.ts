import { and, desc, eq, gt } from "drizzle-orm";
import { type PostFields, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import type { PostStatus } from "#contract/blog-rules.ts";
import { codeOf, type Database, type Db } from "#server/platform/database/database.ts";
import { conflict, invalid, notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Cards } from "../card/cards.ts";
import { articleOf } from "../html/article.ts";
import { blogPosts } from "../tables.ts";
import { addPost } from "./add-post.ts";
import { isWriting } from "./alone.ts";
import { trail } from "./audit-trail.ts";
import * as rows from "./post-rows.ts";
import { clearUnusedTags, setTags } from "./tag-rows.ts";

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
