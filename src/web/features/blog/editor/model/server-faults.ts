import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { ApiError } from "#web/lib/api.ts";
import type { DraftFaults, PostDraft } from "./post-draft.ts";

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
export function serverFaults(error: unknown): DraftFaults {
  if (!(error instanceof ApiError)) return {};
  const found: DraftFaults = {};
  for (const sentence of error.errors.length > 0 ? error.errors : [error.message]) {
    const field = FIELDS[sentence];
    if (field) found[field] ??= sentence;
  }
  return found;
}
