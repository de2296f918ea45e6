import type { Page } from "@playwright/test";
import { expect, OURS } from "./journey.ts";
import { asDemo } from "./message-screens.ts";

/** Blog management, and posts to manage. */

export const BLOG = "/admin/blog";
let posts = 0;
/** A word that no other post has. */
export const newPostWord = () => `q${Date.now().toString(36)}${posts++}`;

const postRows = (page: Page) =>
  page.getByRole("table", { name: "Blog posts" }).locator("tbody tr");
export const postRow = (page: Page, title: string) => postRows(page).filter({ hasText: title });
export const blogTab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

export async function openBlog(page: Page, query = ""): Promise<void> {
  await asDemo(page.request, "administrator");
  await page.goto(BLOG + query);
  await expect(page.getByRole("heading", { level: 1, name: "Blog Management" })).toBeVisible();
}

/** By the keyboard: opens the menu of a row and chooses from it. */
export async function choosePostVerb(page: Page, title: string, verb: string): Promise<void> {
  const more = page.getByRole("button", { name: `More for ${title}`, exact: true });
  const item = page.getByRole("menuitem", { name: verb, exact: true });
  // Rows of another page, which stay until the next one is here, do not hear it.
  await expect(async () => {
    await more.press("Enter");
    await expect(item).toBeVisible({ timeout: 5000 });
  }).toPass();
  // Not while something else is done with this post.
  await expect(item).toBeEnabled();
  await item.press("Enter");
}

interface WrittenPost {
  readonly id: string;
  readonly slug: string;
}

/** Writes a draft through the calls, as the demo administrator. */
export async function writeDraft(page: Page, title: string, text: string): Promise<WrittenPost> {
  await asDemo(page.request, "administrator");
  const created = await page.request.post("/api/admin/blog/posts", { headers: OURS, data: {} });
  expect(created.status(), await created.text()).toBe(200);
  const { id, category } = await created.json();
  const slug = title.toLowerCase().replace(/[^a-z\d]+/g, "-");
  const data = { title, slug, content: `<p>${text}</p>`, category };
  const saved = await page.request.put(`/api/admin/blog/posts/${id}`, { headers: OURS, data });
  expect(saved.status(), await saved.text()).toBe(200);
  return { id, slug };
}

export async function publishDraft(page: Page, { id }: WrittenPost): Promise<void> {
  const address = `/api/admin/blog/posts/${id}/approve`;
  const answer = await page.request.post(address, { headers: OURS });
  expect(answer.status(), await answer.text()).toBe(200);
}
