import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { BLOG_SENTENCES as say } from "#contract/blog.ts";
import type { PostStatus } from "#contract/blog-rules.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound, Refusal } from "#server/platform/faults.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Log } from "#server/platform/log.ts";
import { drawHero } from "../draw-hero.ts";
import { type CardedPost, findCarded } from "../repository.ts";
import type { Card } from "./card-page.ts";

interface Parts {
  readonly database: Database;
  readonly files: Files;
  readonly clock: () => Date;
  readonly log: Log;
  readonly print: (card: Card) => Promise<Uint8Array>;
}

/** What is known of a post wherever its address is given away. */
interface Named {
  readonly id: string;
  readonly status: PostStatus;
  readonly title: string;
  readonly category: { readonly name: string };
  readonly heroMark: string | null;
}

/** What links to articles show. */
export type Cards = ReturnType<typeof createCards>;

/** Raised when cards are drawn otherwise: those that are kept are then drawn anew. */
const LOOK = 1;
const MARK_LENGTH = 10;
/** After this a card that could not be drawn is tried again. */
const RETRY_MS = 10 * 60_000;

/** Drawn when first asked for, and kept as one file for each post, behind the mark of what it shows. */
export function createCards({ database, files, clock, log, print }: Parts) {
  const drawing = new Map<string, Promise<Buffer>>();
  /** By the post's id, so that there are no more than posts: what could not be drawn, and when. */
  const failed = new Map<string, { readonly mark: string; readonly at: number }>();
  const hasFailed = (id: string, mark: string) => {
    const failure = failed.get(id);
    return failure?.mark === mark && clock().getTime() - failure.at < RETRY_MS;
  };

  async function kept(id: string, mark: string): Promise<Buffer | undefined> {
    const file = await files.get(keyOf(id));
    const bytes = file && (await buffer(file.stream));
    return bytes?.toString("latin1", 0, MARK_LENGTH) === mark
      ? bytes.subarray(MARK_LENGTH)
      : undefined;
  }

  async function draw(post: CardedPost, mark: string): Promise<Buffer> {
    try {
      const png = Buffer.from(await print(cardOf(post)));
      await keep(post.id, mark, png);
      return png;
    } catch (error) {
      if (error instanceof Refusal && error.fault === "unavailable") throw error;
      log.warn({ err: error, postId: post.id }, "a card could not be drawn");
      failed.set(post.id, { mark, at: clock().getTime() });
      throw notFound(say.notFound);
    }
  }

  /** Whoever cannot keep it shows it all the same. */
  async function keep(id: string, mark: string, png: Buffer): Promise<void> {
    const bytes = Buffer.concat([Buffer.from(mark, "latin1"), png]);
    const info = { contentType: "application/octet-stream", bytes: bytes.length };
    await files
      .put(keyOf(id), bytes, info)
      .catch((error) => log.warn({ err: error, postId: id }, "a card was not kept"));
  }

  /** Asked for twice at once, it is drawn once. */
  function drawn(post: CardedPost, mark: string): Promise<Buffer> {
    const running = drawing.get(mark);
    if (running) return running;
    const promise = draw(post, mark).finally(() => drawing.delete(mark));
    drawing.set(mark, promise);
    return promise;
  }

  return {
    /** Nothing for what is not out, nor for what could not be drawn. */
    addressOf(post: Named): string | null {
      const mark = markOf(post);
      if (post.status !== "published" || hasFailed(post.id, mark)) return null;
      return `/blog-images/${post.id}/card.png?v=${mark}`;
    },

    async open(id: string) {
      const post = await findCarded(database, id);
      if (post?.status !== "published") throw notFound(say.notFound);
      const mark = markOf(post);
      if (hasFailed(id, mark)) throw notFound(say.notFound);
      return { mark, png: (await kept(id, mark)) ?? (await drawn(post, mark)) };
    },

    async forget(id: string): Promise<void> {
      failed.delete(id);
      await files
        .remove(keyOf(id))
        .catch((error) => log.warn({ err: error, postId: id }, "a card was not removed"));
    },
  };
}

const keyOf = (id: string) => `blog-cards/${id}`;

/** Another title or drawing is another card, at another address. */
function markOf({ id, title, category, heroMark }: Named): string {
  const shown = JSON.stringify([LOOK, id, title, category.name, heroMark]);
  return createHash("sha256").update(shown).digest("hex").slice(0, MARK_LENGTH);
}

/** A post without a drawing gets the one that it would have. */
function cardOf({ title, category, svg, report }: CardedPost): Card {
  const weekly = report?.weekly ?? null;
  const note = category.name;
  return { title, note, svg: svg || drawHero({ title, category: category.slug, weekly }) };
}
