import type { QueryClient } from "@tanstack/react-query";
import {
  bookmarkJob,
  expressInterest,
  listBookmarks,
  listInterests,
} from "#contract/recommendations.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import type { ActionJob } from "./actions/action-job.ts";

export const bookmarksQuery = apiQuery(listBookmarks);
export const interestsQuery = apiQuery(listInterests);

type Bookmarks = Answer<typeof listBookmarks>;
type Interests = Answer<typeof listInterests>;

export const sendBookmark = (jobDocumentId: string, isBookmarked: boolean) =>
  call(bookmarkJob, { body: { jobDocumentId, isBookmarked } });

/** Changes the list that is shown, before the server has said yes; also back, when it says no. */
export async function showBookmark(
  client: QueryClient,
  job: Pick<ActionJob, "id" | "title" | "company">,
  saved: boolean,
): Promise<void> {
  // An answer that is on its way knows nothing of this and would undo it.
  await client.cancelQueries({ queryKey: bookmarksQuery.queryKey });
  client.setQueryData(bookmarksQuery.queryKey, (known: Bookmarks | undefined) =>
    withBookmark(known?.bookmarks ?? [], job, saved),
  );
}

export function withBookmark(
  bookmarks: Bookmarks["bookmarks"],
  { id, title, company }: Pick<ActionJob, "id" | "title" | "company">,
  saved: boolean,
): Bookmarks {
  const others = bookmarks.filter(({ jobDocumentId }) => jobDocumentId !== id);
  const blank = { location: "", salary_range: "", is_closed: false };
  const added = { jobDocumentId: id, title, company, ...blank, saved_at: new Date().toISOString() };
  const next = saved ? [added, ...others] : others;
  return { bookmarks: next, total: next.length };
}

/** The whole truth: what was saved has more to it than a button knows. */
export const refreshBookmarks = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: bookmarksQuery.queryKey });

/** Tells the recruiter, and the screens that show it. */
export async function sendInterest(client: QueryClient, jobDocumentId: string) {
  const answer = await call(expressInterest, { body: { jobDocumentId } });
  await client.cancelQueries({ queryKey: interestsQuery.queryKey });
  const added = { jobDocumentId, expressed_at: new Date().toISOString() };
  client.setQueryData(interestsQuery.queryKey, (known: Interests | undefined) => ({
    interests: [added, ...(known?.interests ?? [])],
  }));
  void client.invalidateQueries({ queryKey: interestsQuery.queryKey });
  return answer;
}
