import { type AdminPost, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { editorTexts as texts } from "../texts.ts";
import type { Editing, Step } from "./editing.ts";
import { type DraftFaults, draftOf, isSame, type PostDraft } from "./post-draft.ts";

/** Who wants it saved: its writer, or nobody, because it is time. */
export type SavedBy = "hand" | "itself";

export interface Post {
  send: (draft: PostDraft, updatedAt: string) => Promise<AdminPost>;
  read: () => Promise<AdminPost>;
  now: () => Date;
}

/** Sends what is typed; answers what came of it. */
export async function deliver(post: Post, now: Editing, by: SavedBy): Promise<Step> {
  const sent = now.draft;
  const saved = (answer: AdminPost): Step => ({
    kind: "saved",
    sent,
    post: answer,
    at: post.now(),
  });
  const refused = (error: unknown): Step => ({
    kind: "refused",
    sent,
    reason: reasonOf(error),
    faults: serverFaults(error),
  });
  try {
    return saved(await post.send(sent, now.updatedAt));
  } catch (error) {
    if (!isCollision(error)) return refused(error);
  }
  try {
    const there = await post.read();
    // Our own words, of a save whose answer was lost.
    if (isSame(draftOf(there), sent)) return saved(there);
    if (!canGoUpon(there, now, by)) return { kind: "collided", theirs: there };
    return saved(await post.send(sent, there.updated_at));
  } catch (error) {
    return refused(error);
  }
}

/**
 * Its picture may have been drawn meanwhile, or its status changed: then only the state is a new one. But what
 * readers see is changed by hand alone.
 */
const canGoUpon = (there: AdminPost, now: Editing, by: SavedBy) =>
  isSame(draftOf(there), now.server) && (by === "hand" || there.status === "draft");

const isCollision = (error: unknown) =>
  error instanceof ApiError && error.message === say.changedMeanwhile;

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.fault === "unauthenticated") return texts.signedOut;
  return messageOf(error, texts.saveFailed);
}

/** The sentences that can only be about one field. */
const FIELDS: Readonly<Record<string, keyof PostDraft>> = {
  [say.titleRequired]: "title",
  [say.slugRequired]: "slug",
  [say.slugForm]: "slug",
  [say.slugTaken]: "slug",
  [say.contentRequired]: "content",
  [say.metaTitleLong]: "meta_title",
  [say.metaDescriptionLong]: "meta_description",
  [say.unknownCategory]: "category",
};

/** What a refusal says about fields; nothing when it is about something else. */
function serverFaults(error: unknown): DraftFaults {
  if (!(error instanceof ApiError)) return {};
  const found: DraftFaults = {};
  for (const sentence of error.errors.length > 0 ? error.errors : [error.message]) {
    const field = FIELDS[sentence];
    if (field) found[field] ??= sentence;
  }
  return found;
}
