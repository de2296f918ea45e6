import { getPost, listCategories, listPosts } from "#contract/blog.ts";
import { BLOG_PAGE_SIZE } from "#contract/blog-rules.ts";
import { apiQuery } from "#web/lib/query.ts";
import type { BlogView } from "./list/blog-view.ts";

export const categoriesQuery = apiQuery(listCategories);

/** Spec 1 §7: category and search are sent only where somebody asks for them. */
export const postsQuery = ({ search, category, page }: BlogView) =>
  apiQuery(listPosts, {
    query: {
      limit: BLOG_PAGE_SIZE,
      offset: (page - 1) * BLOG_PAGE_SIZE,
      ...(category && { category }),
      ...(search && { search }),
    },
  });

export const postQuery = (slug: string) => apiQuery(getPost, { params: { slug } });
