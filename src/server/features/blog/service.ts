import { BLOG_SENTENCES as say } from "#contract/blog.ts";
import type { Database } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor, Client } from "#server/platform/http/caller.ts";
import type { Log } from "#server/platform/log.ts";
import type { Signer } from "#server/platform/signing/signer.ts";
import { canRead } from "./policy.ts";
import { addView } from "./reading/view-rows.ts";
import { wordsOf } from "./reading/words-of.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly signer: Signer;
  readonly timeZone: string;
}

interface Asked {
  readonly limit: number;
  readonly offset: number;
  readonly category: string;
  readonly search: string;
}

export type BlogService = ReturnType<typeof createBlogService>;

const FEED_POSTS = 20;
/** More words than this narrow nothing down. */
const MOST_WORDS = 6;

/** The blog as the world reads it. */
export function createBlogService({ database, clock, log, signer, timeZone }: Parts) {
  /** The count with this reader in it. Whoever cannot be counted reads all the same. */
  async function countView(postId: string, reader: Reader): Promise<number | undefined> {
    if (!isReader(reader)) return undefined;
    const day = dayOf(clock(), timeZone);
    try {
      const marks = marksOf(signer, reader, { postId, day });
      return await addView(database, { postId, day, ...marks });
    } catch (error) {
      log.warn({ err: error, postId }, "a view was not counted");
      return undefined;
    }
  }

  async function withTags<P extends { readonly id: string }>(posts: readonly P[]) {
    const tags = await repository.tagsOf(
      database,
      posts.map(({ id }) => id),
    );
    return posts.map((post) => ({ ...post, tags: tags.get(post.id) ?? [] }));
  }

  async function list({ search, ...asked }: Asked) {
    const words = wordsOf(search).slice(0, MOST_WORDS);
    if (words.length === 0 && search !== "") return { posts: [], total: 0 };
    const { total, ids } = await repository.findLive(database, { ...asked, words });
    return { posts: await withTags(await repository.cardsOf(database, ids)), total };
  }

  return {
    categories: () => repository.listCategories(database),

    list,

    async open(slug: string, reader: Reader) {
      const found = await repository.findBySlug(database, slug);
      const post = found.find((one) => canRead(reader.actor, one));
      if (!post) throw notFound(say.notFound);
      const isLive = post.status === "published";
      const counted = isLive ? await countView(post.id, reader) : undefined;
      const [tagged = { ...post, tags: [] }] = await withTags([post]);
      return { ...tagged, viewCount: counted ?? post.viewCount };
    },

    async drawing(id: string, actor: Actor | null) {
      const drawing = await repository.findDrawing(database, id);
      if (!drawing?.svg || !canRead(actor, drawing)) throw notFound(say.notFound);
      return drawing;
    },

    async newest() {
      const { posts } = await list({ category: "", search: "", limit: FEED_POSTS, offset: 0 });
      return posts;
    },
  };
}

interface Reader {
  readonly actor: Actor | null;
  readonly client: Client;
}

/** Programs that say what they are. Nothing is lost on one that does not: it counts like a few readers at most. */
const MACHINE =
  /bot\b|bots\b|crawl|spider|slurp|facebookexternalhit|preview|monitor|feed|scrap|lighthouse/i;

/** Those who write the blog are no readers, nor is what nobody looks at. */
function isReader({ actor, client }: Reader): boolean {
  if (actor?.isAdmin || client.isGlance) return false;
  return client.userAgent.trim() !== "" && !MACHINE.test(client.userAgent);
}

/**
 * Reader and network, the same for one post on one day, and without our secret nothing about anybody. A customer's
 * whole network stands for the address, which its owner can change at will.
 */
function marksOf(
  signer: Signer,
  { actor, client }: Reader,
  post: { readonly postId: string; readonly day: string },
) {
  const markOf = (...who: string[]) => {
    const token = signer.sign("blog-view", JSON.stringify([post.day, post.postId, ...who]));
    return token.slice(token.lastIndexOf(".") + 1);
  };
  const { network, userAgent } = client;
  return {
    reader: actor ? markOf(actor.id) : markOf(network, userAgent),
    network: markOf(network),
  };
}
