import type { QueryClient } from "@tanstack/react-query";
import { getPost, listCategories, listPosts } from "#contract/blog.ts";
import {
  type AdminPost,
  approvePost,
  blogStats,
  createPost,
  deletePost,
  drawHeroImage,
  generatePost,
  getAdminPost,
  listAdminPosts,
  rejectPost,
  setPostStatus,
} from "#contract/blog-admin.ts";
import type { PostStatus } from "#contract/blog-rules.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

export type PostsPage = Answer<typeof listAdminPosts>;

export const postsQuery = (page: number, status: PostStatus | "") =>
  apiQuery(listAdminPosts, { query: { page, status } });
export const statsQuery = apiQuery(blogStats);
export const categoriesQuery = apiQuery(listCategories);

/** What follows from what the posts are: the list and its numbers, and what readers see. */
const FOLLOWING = [listAdminPosts, blogStats, listPosts, getPost].map(
  ({ method, path }) => `${method} ${path}`,
);

export async function askAgain(client: QueryClient): Promise<void> {
  await Promise.all(FOLLOWING.map((line) => client.invalidateQueries({ queryKey: [line] })));
}

export const newPost = () => call(createPost);

/** Spec 2 §7: by hand, and not by the clock. */
export const writeReport = () => call(generatePost, { body: { manual: true } });

/** What is done with one post from the list; each answers what the server says of it. */
export const postCalls = (client: QueryClient) => {
  /** The editor must not begin with a post that has changed since it was last open. */
  function forget(id: string): void {
    client.removeQueries({ queryKey: apiQuery(getAdminPost, { params: { id } }).queryKey });
  }
  const told =
    <Rest extends unknown[]>(
      act: (id: string, ...rest: Rest) => Promise<{ readonly message: string }>,
    ) =>
    async ({ id }: AdminPost, ...rest: Rest): Promise<string> => {
      const { message } = await act(id, ...rest);
      forget(id);
      return message;
    };
  return {
    approve: told((id) => call(approvePost, { params: { id } })),
    reject: told((id) => call(rejectPost, { params: { id } })),
    setStatus: told((id, status: PostStatus) =>
      call(setPostStatus, { params: { id }, body: { status } }),
    ),
    drawHero: told((id) => call(drawHeroImage, { params: { id } })),
    remove: told((id) => call(deletePost, { params: { id } })),
  };
};
