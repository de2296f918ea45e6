import * as contract from "#contract/blog-admin.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { imageOf, presentAdminPost } from "../present.ts";
import type { BlogDeciding } from "./deciding.ts";
import type { BlogGenerating } from "./generating.ts";
import type { BlogManagement } from "./management.ts";

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
