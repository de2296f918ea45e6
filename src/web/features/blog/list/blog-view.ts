import { BLOG_PAGE_SIZE } from "#contract/blog-rules.ts";

/** What of the blog is looked at. It lives in the address, so that it can be shared and gone back to. */
export interface BlogView {
  search: string;
  /** The slug of a category, "" for all. */
  category: string;
  /** From 1. */
  page: number;
}

/** What the server takes; more in an address would only be refused. */
export const LONGEST_SEARCH = 200;
const LONGEST_CATEGORY = 100;
const LAST_PAGE = 80_000;

/** Everything else in the query, `tag` among it, says nothing about the list (spec 1 §2). */
export function viewOf(query: URLSearchParams): BlogView {
  const page = Number(query.get("page") ?? 1);
  return {
    search: (query.get("search") ?? "").trim().slice(0, LONGEST_SEARCH).trim(),
    category: (query.get("category") ?? "").trim().slice(0, LONGEST_CATEGORY),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** There is a first page even of nothing. */
export const lastPage = (total: number) => Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE));

/** "" for the first page of everything, else with its question mark. */
export function queryOf({ search = "", category = "", page = 1 }: Partial<BlogView>): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
