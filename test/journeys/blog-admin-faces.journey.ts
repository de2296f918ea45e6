import type { Route } from "@playwright/test";
import { aPost } from "#web/features/blog/admin/testing/posts.ts";
import { button } from "../support/account-screens.ts";
import {
  BLOG,
  blogTab,
  choosePostVerb,
  newPostWord,
  openBlog,
  POST_LIST,
  POST_STATS,
  postRow,
  postRows,
  writeDraft,
} from "../support/blog-screens.ts";
import { PHONE, said, sideways } from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

const QUESTION = "Are you sure you want to permanently delete this blog post?";
const refusal = (message: string) => ({
  status: 409,
  json: { success: false, message, error: message, fault: "conflict" },
});
const broken = (route: Route) => route.fulfill({ status: 500, json: {} });

test("deleting the last post of the last page leads to the page before", async ({ page }) => {
  const gone = aPost({ title: "The eleventh" });
  let pages = 2;
  const asked: string[] = [];
  await page.route(POST_LIST, (route) => {
    const at = new URL(route.request().url()).searchParams.get("page") ?? "1";
    asked.push(at);
    if (at === "1") {
      const posts = [aPost({ id: crypto.randomUUID(), title: "The first" })];
      return route.fulfill({ json: { posts, total_pages: pages, total: 10 } });
    }
    const posts = pages === 2 ? [gone] : [];
    return route.fulfill({ json: { posts, total_pages: pages, total: pages === 2 ? 11 : 10 } });
  });
  await page.route(`**/api/admin/blog/posts/${gone.id}`, (route) => {
    pages = 1;
    return route.fulfill({ json: { success: true, message: "Post deleted." } });
  });
  await openBlog(page, "?page=2");
  await choosePostVerb(page, gone.title, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete post" }).click();
  await expect(page).toHaveURL(BLOG);
  await expect(postRow(page, "The first")).toBeVisible();
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  await expect(button(page, "Next")).toHaveCount(0);
  expect(asked.at(-1)).toBe("1");
});

test("while something is done with one post, others do not wait for it", async ({ page }) => {
  const [slow, quick, kept] = ["slow", "quick", "kept"].map((at) => `${newPostWord()} ${at}`);
  if (!slow || !quick || !kept) throw new Error("There are three.");
  const { id } = await writeDraft(page, slow, "Text");
  for (const title of [quick, kept]) await writeDraft(page, title, "Text");
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  await openBlog(page);
  await page.route(`**/api/admin/blog/posts/${id}/approve`, async (route) => {
    await ended;
    await route.continue();
  });
  await choosePostVerb(page, slow, "Approve and publish");
  await choosePostVerb(page, quick, "Reject and archive");
  await expect(said(page, "Post archived.")).toBeVisible();
  await expect(postRow(page, quick)).toContainText("Archived");
  // With the one that is being published nothing else can be begun.
  await page.getByRole("button", { name: `More for ${slow}`, exact: true }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await choosePostVerb(page, kept, "Delete");
  const asked = page.getByRole("dialog", { name: QUESTION });
  await expect(asked).toContainText(kept);
  end();
  await expect(said(page, "Post published.")).toBeVisible();
  await expect(postRow(page, slow)).toContainText("Published");
  await expect(asked).toContainText(kept);
  await asked.getByRole("button", { name: "Delete post" }).press("Enter");
  await expect(postRow(page, kept)).toHaveCount(0);
  await expect(postRow(page, slow)).toBeVisible();
});

test("what goes wrong is told above the list, in the server's words or ours", async ({ page }) => {
  const title = `Refused ${newPostWord()}`;
  const { id } = await writeDraft(page, title, "Text");
  await openBlog(page);
  const alert = page.getByRole("alert");
  const one = `**/api/admin/blog/posts/${id}`;
  const meanwhile = "Only a draft can be approved or rejected.";
  await page.route(`${one}/approve`, (route) => route.fulfill(refusal(meanwhile)));
  await choosePostVerb(page, title, "Approve and publish");
  await expect(alert).toHaveText(meanwhile);
  await expectAccessible(page);
  await alert.getByRole("button", { name: "Close" }).click();
  await expect(alert).toHaveCount(0);
  for (const path of ["/reject", "/generate-hero-image", ""]) await page.route(one + path, broken);
  await choosePostVerb(page, title, "Reject and archive");
  await expect(alert).toHaveText("Failed to reject blog post");
  await choosePostVerb(page, title, "Generate hero image");
  await expect(alert).toHaveText("Failed to generate hero image");
  await choosePostVerb(page, title, "Delete");
  await page.getByRole("dialog", { name: QUESTION }).getByRole("button").last().press("Escape");
  await choosePostVerb(page, title, "Delete");
  await button(page, "Delete post").click();
  await expect(alert).toHaveText("Failed to delete blog post");
  await expect(alert).toBeInViewport();
  await expect(postRow(page, title)).toBeVisible();
  await page.unroute(`${one}/reject`);
  await choosePostVerb(page, title, "Reject and archive");
  await expect(said(page, "Post archived.")).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.unroute(one);
  await page.route(`${one}/status`, broken);
  await choosePostVerb(page, title, "Restore as draft");
  await expect(alert).toHaveText("Failed to update blog post");
});

test("every face of the list, the numbers and Generate, on a phone", async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.route(POST_LIST, broken);
  await page.route(POST_STATS, broken);
  await openBlog(page);
  await expect(page.getByRole("heading", { name: "Failed to fetch blog posts" })).toBeVisible();
  await page.unroute(POST_LIST);
  const none = { posts: [], total_pages: 1, total: 0 };
  await page.route(POST_LIST, (route) => route.fulfill({ json: none }));
  await button(page, "Try again").click();
  await expect(page.getByRole("heading", { name: "No posts yet" })).toBeVisible();
  await blogTab(page, "Posts List").press("ArrowRight");
  const numbers = page.getByRole("heading", { name: "Failed to fetch blog statistics" });
  await expect(numbers).toBeVisible();
  await expectAccessible(page);
  await page.unroute(POST_STATS);
  await button(page, "Try again").click();
  await expect(page.getByText("Total posts")).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  // What is refused says why; a second press while one is being written, too.
  await blogTab(page, "Statistics").press("ArrowRight");
  const busy = "A post is being written already. Try again in a moment.";
  await page.route("**/api/admin/blog/generate", (route) => route.fulfill(refusal(busy)));
  await button(page, "Generate").click();
  await expect(page.getByRole("alert")).toHaveText(busy);
  await expect(page.getByRole("alert")).toBeInViewport();
  await expectAccessible(page);
  await page.unroute("**/api/admin/blog/generate");
  await page.route("**/api/admin/blog/generate", broken);
  await button(page, "Generate").click();
  await expect(page.getByRole("alert")).toHaveText("Failed to generate blog post");
  await blogTab(page, "Generate").press("ArrowRight");
  await expect(
    page.getByText("Content ideas feature coming soon...", { exact: true }),
  ).toBeVisible();

  await blogTab(page, "Posts List").click();
  await page.getByLabel("Status").selectOption("Archived");
  await expect(page.getByRole("heading", { name: "No archived posts" })).toBeVisible();
  await button(page, "Show all posts").click();
  await page.unroute(POST_LIST);
  await page.reload();
  await expect(postRows(page).first()).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await page.goto(`${BLOG}?edit=`);
  await expect(page.getByRole("heading", { name: "No post selected for editing" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Back to Posts List").click();
  await expect(page).toHaveURL(BLOG);
});

test("between a phone and a desk titles keep their room, and the numbers their order", async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 800 });
  const title = "Resume lines that can be checked against an advertisement";
  const posts = [aPost({ title, ai_generated: true, written_by: "rules" })];
  await page.route(POST_LIST, (route) =>
    route.fulfill({ json: { posts, total_pages: 1, total: 1 } }),
  );
  await openBlog(page);
  const name = await postRow(page, title).getByText(title).boundingBox();
  expect(name?.width).toBeGreaterThan(190);
  // What has no column here stands under the title.
  await expect(postRow(page, title).getByRole("rowheader")).toContainText("AI Generated");
  await expect(postRow(page, title).getByText("2 Nov 2026").first()).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await blogTab(page, "Statistics").click();
  const label = await page.getByText("Total posts").boundingBox();
  const figure = await page.locator("dl dd").first().boundingBox();
  expect(figure?.y).toBeGreaterThan(label?.y ?? 0);
});
