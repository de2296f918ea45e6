import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listCategories } from "#contract/blog.ts";
import {
  type AdminPost,
  approvePost,
  blogStats,
  createPost,
  deletePost,
  drawHeroImage,
  getAdminPost,
  listAdminPosts,
  rejectPost,
  BLOG_ADMIN_SENTENCES as say,
  setPostStatus,
} from "#contract/blog-admin.ts";
import { listFirms } from "#contract/firms.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { aPost, blogNumbers } from "#web/features/blog/admin/testing/posts.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import { focus } from "../matchers.ts";
import { openScreen } from "../open-screen.tsx";
import { administrator } from "../people.ts";
import { answers, refusal } from "../stub-api.ts";

/** Blog management, and a server that keeps its posts, the newest first. */

const PER_PAGE = 10;
export const BLOG = "/admin/blog";

let lastId = 0;
export const aDraft = (title: string, own: Partial<AdminPost> = {}): AdminPost =>
  aPost({ id: `55555555-5555-4555-8555-${String(++lastId).padStart(12, "0")}`, title, ...own });

/** Answers with these posts, and with what becomes of them. */
export function answersWithPosts(posts: AdminPost[]): void {
  const done = (message: string) => ({ success: true, message }) as const;
  function change(id: string, own: Partial<AdminPost>, message: string) {
    const at = posts.findIndex((post) => post.id === id);
    const post = posts[at];
    if (!post) return refusal("not-found", say.notFound);
    posts[at] = { ...post, ...own };
    return done(message);
  }
  answers(listAdminPosts, ({ query }) => {
    const fitting = posts.filter(({ status }) => !query.status || query.status === status);
    const first = (query.page - 1) * PER_PAGE;
    return {
      posts: fitting.slice(first, first + PER_PAGE),
      total_pages: Math.max(1, Math.ceil(fitting.length / PER_PAGE)),
      total: fitting.length,
    };
  });
  answers(getAdminPost, ({ params }) => {
    const post = posts.find(({ id }) => id === params.id);
    return post ?? refusal("not-found", say.notFound);
  });
  answers(approvePost, ({ params }) => change(params.id, { status: "published" }, say.approved));
  answers(rejectPost, ({ params }) => change(params.id, { status: "archived" }, say.rejected));
  answers(setPostStatus, ({ params, body }) => change(params.id, body, say.statusSet));
  answers(drawHeroImage, ({ params }) => ({
    ...done(say.heroMade),
    featured_image: `/blog-images/${params.id}`,
  }));
  answers(deletePost, ({ params }) => {
    posts.splice(
      posts.findIndex(({ id }) => id === params.id),
      1,
    );
    return done(say.deleted);
  });
  answers(createPost, () => {
    const post = aDraft("Untitled post");
    posts.unshift(post);
    return post;
  });
  answers(blogStats, blogNumbers());
  answers(listCategories, []);
  // What the menu counts, and where its links lead.
  answers(getDashboardStats, dashboard());
  answers(listFirms, { firms: [], total: 0 });
}

export async function openBlog(query = ""): Promise<void> {
  await openScreen(BLOG + query, { user: administrator() });
  const heading = page.getByRole("heading", { level: 1, name: "Blog Management" });
  await expect.element(heading).toBeVisible();
}

export const postRows = page.getByRole("table", { name: "Blog posts" }).css("tbody tr");
export const postRow = (title: string) => postRows.filter({ hasText: title });
export const blogTab = (name: string) => page.getByRole("tab", { name, exact: true });
export const menuOf = (title: string) =>
  page.getByRole("button", { name: `More for ${title}`, exact: true });

/** By the keyboard: opens the menu of a row and chooses from it. */
export async function choosePostVerb(title: string, verb: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: verb, exact: true });
  await focus(menuOf(title));
  await userEvent.keyboard("{Enter}");
  // Not while something else is done with this post.
  await expect.element(item).not.toHaveAttribute("aria-disabled");
  await focus(item);
  await userEvent.keyboard("{Enter}");
}
