import { createHash } from "node:crypto";
import * as contract from "#contract/blog.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import type { Cards } from "./card/cards.ts";
import { presentCard, presentPost } from "./present.ts";
import { feedXml } from "./reading/feed-xml.ts";
import type { BlogService } from "./service.ts";

interface Parts {
  readonly blog: BlogService;
  readonly cards: Cards;
  readonly publicUrl: { readonly value: string };
}

/** A drawing that is opened by itself can do nothing but be seen. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_A_WHILE = "public, max-age=300";
const FEED_KEPT = "public, max-age=900";

export function blogRoutes(routes: Routes, { blog, cards, publicUrl }: Parts): void {
  routes.on(contract.listCategories).answer(() => blog.categories());

  routes.on(contract.listPosts).answer(async ({ query }) => {
    const { posts, total } = await blog.list(query);
    return { posts: posts.map(presentCard), total };
  });

  routes.on(contract.getPost).answer(async ({ actor, client, params }) => {
    const post = await blog.open(params.slug, { actor, client });
    return presentPost(post, cards.addressOf(post));
  });

  routes.on(contract.blogImage).answer(async ({ actor, params, query }) => {
    const { svg, mark, status } = await blog.drawing(params.id, actor);
    const kept = query.v === mark ? FOR_GOOD : FOR_A_WHILE;
    return {
      text: svg,
      contentType: "image/svg+xml; charset=utf-8",
      headers: {
        "content-security-policy": DRAWING_POLICY,
        "cache-control": status === "published" ? kept : "no-store",
      },
    };
  });

  routes.on(contract.blogCard).answer(async ({ params, query }) => {
    const { png, mark } = await cards.open(params.id);
    return {
      text: png,
      contentType: "image/png",
      headers: {
        "cache-control": query.v === mark ? FOR_GOOD : FOR_A_WHILE,
        // Made for other people's windows.
        "cross-origin-resource-policy": "cross-origin",
        etag: `"${mark}"`,
      },
    };
  });

  routes.on(contract.blogFeed).answer(async () => {
    const text = feedXml(publicUrl.value, await blog.newest());
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    return {
      text,
      contentType: "application/rss+xml; charset=utf-8",
      headers: { "cache-control": FEED_KEPT, etag },
    };
  });
}
