import * as contract from "#contract/recommendations.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentBookmark } from "./bookmarks-present.ts";
import type { BookmarkService } from "./bookmarks-service.ts";

const say = contract.RECOMMENDATION_SENTENCES;

export function bookmarkRoutes(routes: Routes, bookmarks: BookmarkService): void {
  routes.on(contract.listBookmarks).answer(async ({ actor }) => {
    const saved = await bookmarks.list(actor);
    return { bookmarks: saved.map(presentBookmark), total: saved.length };
  });

  routes.on(contract.bookmarkJob).answer(async ({ actor, body }) => {
    const { jobDocumentId, isBookmarked } = body;
    if (isBookmarked) await bookmarks.save(actor, jobDocumentId);
    else await bookmarks.remove(actor, jobDocumentId);
    const message = isBookmarked ? say.bookmarked : say.unbookmarked;
    return { success: true, message, isBookmarked };
  });
}
