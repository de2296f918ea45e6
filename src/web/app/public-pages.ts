import type { JsonEndpoint } from "#contract/endpoint.ts";
import { categoriesQuery, postQuery, postsQuery } from "#web/features/blog/api.ts";
import { viewOf } from "#web/features/blog/list/blog-view.ts";
import { listElsewhere } from "#web/features/blog/list/list-elsewhere.ts";
import { listHead } from "#web/features/blog/list/list-head.ts";
import { postHead } from "#web/features/blog/post-head.ts";
import { jobHead } from "#web/features/postings/job-head.ts";
import type { Answer } from "#web/lib/api.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import type { ApiQuery } from "#web/lib/query.ts";
import type { RouteContext } from "./app-route.ts";
import type { Head } from "./head.ts";

/** What a query of the page was answered; nothing where it was refused. */
export type Answered = <E extends JsonEndpoint>(
  query: Pick<ApiQuery, "queryKey"> & { endpoint: E },
) => Answer<E> | undefined;

interface ForTheWorld {
  /** Answered before the page is rendered, beside the queries of its route. */
  queries: (context: RouteContext) => ApiQuery[];
  /** Where what is asked for is instead, by what they were answered. */
  elsewhere?: (context: RouteContext, answered: Answered) => string | undefined;
  /** Made of what they were answered; it goes before what the route says. */
  head: (context: RouteContext, answered: Answered) => Head;
}

/**
 * By the path of a route: what only the server needs of it, because search engines and shared links
 * read it. The browser never loads this, and such a page sets its title there itself.
 */
export const PUBLIC_PAGES: Readonly<Record<string, ForTheWorld | undefined>> = {
  "/job/:jobId": {
    queries: ({ params: { jobId = "" } }) => [jobQuery(jobId)],
    head: ({ params: { jobId = "" } }, answered) => jobHead(answered(jobQuery(jobId))),
  },
  "/blog": {
    queries: ({ search }) => [postsQuery(viewOf(search)), categoriesQuery],
    elsewhere: ({ search }, answered) =>
      listElsewhere(viewOf(search), answered(postsQuery(viewOf(search)))?.total),
    head: ({ search }, answered) =>
      listHead(viewOf(search), answered(postsQuery(viewOf(search)))?.posts.length),
  },
  "/blog/:slug": {
    queries: ({ params: { slug = "" } }) => [postQuery(slug)],
    // Under an address that it had before, an article is answered all the same.
    elsewhere: ({ params: { slug = "" } }, answered) => {
      const post = answered(postQuery(slug));
      return post && post.slug !== slug ? `/blog/${post.slug}` : undefined;
    },
    head: ({ params: { slug = "" } }, answered) => postHead(answered(postQuery(slug))),
  },
};
