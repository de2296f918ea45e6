import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { BLOG_SENTENCES, getPost, listCategories, listPosts } from "#contract/blog.ts";
import { address, expectNoSidewaysScroll, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { sampleCard, samplePost } from "./testing/sample-post.ts";

const POST = samplePost({ featured_image: null, share_image: null });
const AT = `/blog/${POST.slug}`;
const title = page.getByRole("heading", { level: 1 });
const count = page.getByText(/^Showing /);

function answersWithArticle(): void {
  answers(getPost, POST);
  answers(listCategories, [POST.category]);
  answers(listPosts, { posts: [sampleCard({ featured_image: null })], total: 1 });
}

test("an article leads to its category, its tags and other articles, also on a phone", async () => {
  await page.viewport(390, 844);
  answersWithArticle();
  await openScreen(AT);
  await expect.element(title).toHaveText(POST.title);
  expectNoSidewaysScroll();
  await page.getByRole("link", { name: "Hiring", exact: true }).click();
  await expect.poll(address).toBe("/blog?category=hiring");
  await expect.element(count).toHaveText(/ in Hiring$/);
  history.back();
  await page.getByRole("list", { name: "Tags" }).getByRole("link").first().click();
  await expect.poll(address).toBe("/blog?tag=salary");
  await expect.element(count).toHaveText(/^Showing 1 of 1 article/);
  history.back();
  await page.getByRole("link", { name: "More Articles" }).click();
  await expect.poll(address).toBe("/blog");
});

test("I share an article: its address is copied where the device cannot share", async () => {
  answersWithArticle();
  Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
  await openScreen(`${AT}?from=feed`);
  await page.getByRole("button", { name: "Share Article" }).click();
  const copied = page.getByText("The address of this article was copied.").first();
  await expect.element(copied).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(location.origin + AT);
  Reflect.deleteProperty(navigator, "share");
});

test("where the device can share, it is asked, and a change of mind says nothing", async () => {
  answersWithArticle();
  const share = vi.fn(async (_: ShareData) => {
    throw Object.assign(new Error("closed"), { name: "AbortError" });
  });
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await openScreen(AT);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect.poll(() => share.mock.calls[0]?.[0].title).toBe(POST.title);
  await expect.element(page.getByText(/copied/)).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, "share");
});

test("one that is not there is not found, and leads back to the list", async () => {
  answersWithArticle();
  answers(getPost, refusal("not-found", BLOG_SENTENCES.notFound));
  await openScreen("/blog/no-such-article");
  await expect.element(title).toHaveText("Post not found");
  await expect.poll(() => document.title).toBe("Post not found · Candour");
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect.element(page.getByRole("region", { name: "Articles" })).toBeVisible();
});

test("one that fails can be tried again", async () => {
  answersWithArticle();
  answers(getPost, refusal());
  await openScreen(AT);
  await expect.element(title).toHaveText("Failed to load post");
  await expect.element(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  answers(getPost, POST);
  await press(page.getByRole("button", { name: "Try again" }), "Enter");
  await expect.element(title).toHaveText(POST.title);
  // The button that had the focus is gone.
  await expect.element(title).toHaveFocus();
});
