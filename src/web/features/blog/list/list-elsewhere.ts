import { type BlogView, lastPage, queryOf } from "./blog-view.ts";

/** An old link may name a page that is there no more: it leads to the one that is now the last. */
export function listElsewhere(view: BlogView, total: number | undefined): string | undefined {
  if (total === undefined || view.page <= lastPage(total)) return undefined;
  return `/blog${queryOf({ ...view, page: lastPage(total) })}`;
}
