import * as contract from "#contract/blog-admin.ts";
import { BLOG_ADMIN_SENTENCES } from "#contract/blog-admin.ts";
import type { PostStatus } from "#contract/blog-rules.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { drawHero } from "./draw-hero.ts";
import type { BlogGenerating } from "./generating.ts";
import { type BlogManagement, existing, laterThan, saysSomething, trail } from "./management.ts";
import * as rows from "./post-rows.ts";
import { imageOf, presentAdminPost } from "./present.ts";

interface Parts {
  readonly posts: BlogManagement;
  readonly deciding: BlogDeciding;
  readonly generating: BlogGenerating;
}

const say = contract.BLOG_ADMIN_SENTENCES;

export function blogAdminRoutes(routes: Routes, parts: Parts): void {
  keepingRoutes(routes, parts);
  decidingRoutes(routes, parts);
  generatingRoutes(routes, parts);
}

function keepingRoutes(routes: Routes, { posts }: Parts): void {
  routes.on(contract.listAdminPosts).answer(async ({ query }) => {
    const { posts: found, total, totalPages } = await posts.list(query);
    return { posts: found.map(presentAdminPost), total_pages: totalPages, total };
  });

  routes.on(contract.blogStats).answer(async () => {
    const stats = await posts.stats();
    return {
      total_posts: stats.total,
      published_posts: stats.published,
      draft_posts: stats.drafts,
      archived_posts: stats.archived,
      ai_generated_posts: stats.generated,
      total_views: stats.views,
      is_generating: stats.isGenerating,
      most_read: stats.mostRead.map(({ viewCount, ...post }) => ({
        ...post,
        view_count: viewCount,
      })),
    };
  });

  routes
    .on(contract.getAdminPost)
    .answer(async ({ params }) => presentAdminPost(await posts.get(params.id)));

  routes
    .on(contract.createPost)
    .answer(async ({ actor }) => presentAdminPost(await posts.create(actor)));

  routes
    .on(contract.savePost)
    .answer(async ({ actor, params, body }) =>
      presentAdminPost(await posts.save(actor, params.id, body)),
    );

  routes.on(contract.deletePost).answer(async ({ actor, params }) => {
    await posts.remove(actor, params.id);
    return { success: true, message: say.deleted };
  });
}

function decidingRoutes(routes: Routes, { deciding }: Parts): void {
  routes.on(contract.approvePost).answer(async ({ actor, params }) => {
    await deciding.approve(actor, params.id);
    return { success: true, message: say.approved };
  });

  routes.on(contract.rejectPost).answer(async ({ actor, params }) => {
    await deciding.reject(actor, params.id);
    return { success: true, message: say.rejected };
  });

  routes.on(contract.setPostStatus).answer(async ({ actor, params, body }) => {
    await deciding.setStatus(actor, params.id, body.status);
    return { success: true, message: say.statusSet };
  });

  routes.on(contract.drawHeroImage).answer(async ({ actor, params }) => {
    const post = await deciding.drawHero(actor, params.id);
    return { success: true, message: say.heroMade, featured_image: imageOf(post) ?? "" };
  });
}

function generatingRoutes(routes: Routes, { generating }: Parts): void {
  routes.on(contract.generatePost).answer(async ({ actor }) => {
    const { post, isNew } = await generating.generate(actor.id);
    const message = isNew ? say.generated : say.waitsAlready;
    return { success: true, message, post: presentAdminPost(post) };
  });

  routes
    .on(contract.blogIdeas)
    .answer(({ query }) => generating.ideas(query.industry, query.count));

  routes.on(contract.blogTrending).answer(({ query }) => generating.trending(query.industry));
}

interface DecidingParts {
  readonly database: Database;
  readonly clock: () => Date;
}

type BlogDeciding = ReturnType<typeof createBlogDeciding>;

/** What becomes of a post, and the picture above it. None of it changes its words. */
export function createBlogDeciding({ database, clock }: DecidingParts) {
  async function setStatus(tx: Db, post: rows.AdministeredPost, status: PostStatus): Promise<void> {
    if (status === "published") requirePublishable(post);
    const isFirst = status === "published" && post.publishedAt === null;
    const now = clock();
    // Whoever has it open learns of it before they write on: what is out does not change by itself.
    const updatedAt = laterThan(post.updatedAt, now);
    await rows.change(tx, post.id, { status, updatedAt, ...(isFirst && { publishedAt: now }) });
  }

  const decide = (actor: Actor, id: string, status: "published" | "archived") =>
    database.transaction(async (tx) => {
      // Held: of two who decide at once, the second finds that it is no draft any more.
      const post = await existing(rows.hold(tx, id));
      if (post.status !== "draft") throw conflict(BLOG_ADMIN_SENTENCES.notADraft);
      await setStatus(tx, post, status);
      const deed = status === "published" ? "approved" : "rejected";
      await trail(tx, { actorId: actor.id, deed, post });
    });

  return {
    approve: (actor: Actor, id: string) => decide(actor, id, "published"),
    reject: (actor: Actor, id: string) => decide(actor, id, "archived"),

    setStatus: (actor: Actor, id: string, status: PostStatus) =>
      database.transaction(async (tx) => {
        const post = await existing(rows.hold(tx, id));
        await setStatus(tx, post, status);
        const detail = { from: post.status, to: status };
        await trail(tx, { actorId: actor.id, deed: "status-set", post, detail });
      }),

    drawHero: (actor: Actor, id: string) =>
      database.transaction(async (tx) => {
        const post = await existing(rows.hold(tx, id));
        const weekly = post.report?.weekly ?? null;
        const heroSvg = drawHero({ title: post.title, category: post.category.slug, weekly });
        await rows.change(tx, id, { heroSvg });
        await trail(tx, { actorId: actor.id, deed: "hero-drawn", post });
        return existing(rows.find(tx, id));
      }),
  };
}

function requirePublishable({ title, slug, content }: rows.AdministeredPost): void {
  if (title.trim() === "") throw invalid(BLOG_ADMIN_SENTENCES.titleRequired);
  if (slug === "") throw invalid(BLOG_ADMIN_SENTENCES.slugRequired);
  if (!saysSomething(content)) throw invalid(BLOG_ADMIN_SENTENCES.contentRequired);
}
