import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import type { PostStatus } from "#contract/blog-rules.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, invalid } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { drawHero } from "../draw-hero.ts";
import { saysSomething } from "../html/article.ts";
import { trail } from "./audit-trail.ts";
import { existing, laterThan } from "./management.ts";
import * as rows from "./post-rows.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
}

export type BlogDeciding = ReturnType<typeof createBlogDeciding>;

/** What becomes of a post, and the picture above it. None of it changes its words. */
export function createBlogDeciding({ database, clock }: Parts) {
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
      if (post.status !== "draft") throw conflict(say.notADraft);
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
  if (title.trim() === "") throw invalid(say.titleRequired);
  if (slug === "") throw invalid(say.slugRequired);
  if (!saysSomething(content)) throw invalid(say.contentRequired);
}
