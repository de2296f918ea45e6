import { Id } from "#contract/endpoint.ts";

/** What the address says about the queue, so that a reload or a link shows the same. */
export interface ReviewView {
  /** From 1. */
  page: number;
  /** The job that is open. */
  job: string | undefined;
}

/** The server counts no further; the queue itself shows its last page for any that is too high. */
const LAST_PAGE = 100_000;
export const REVIEW_PATH = "/admin/review";

/** What stands in the address; anything else in it is as good as nothing. */
export function viewOf(query: string): ReviewView {
  const search = new URLSearchParams(query);
  const page = Number(search.get("page"));
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    job: Id.safeParse(search.get("job")).data,
  };
}

export function addressOf({ page, job }: ReviewView): string {
  const search = new URLSearchParams();
  if (job) search.set("job", job);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${REVIEW_PATH}?${search}` : REVIEW_PATH;
}
