import { type ListPlace, lastPage, queryOf } from "./list-place.ts";

/** An old link may name a page that is there no more: it leads to the one that is now the last. */
export function listElsewhere(place: ListPlace, total: number | undefined): string | undefined {
  if (total === undefined || place.page <= lastPage(total)) return undefined;
  return `/blog${queryOf({ ...place, page: lastPage(total) })}`;
}
