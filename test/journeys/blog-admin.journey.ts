import { button, field } from "../support/account-screens.ts";
import {
  BLOG,
  blogTab,
  choosePostVerb,
  newPostWord,
  openBlog,
  POST_STATS,
  postRow,
  postRows,
  publishDraft,
  writeDraft,
} from "../support/blog-screens.ts";
import { DESK, said } from "../support/candidate-screens.ts";
import { expect, expectAccessible, signInSomeone, test } from "../support/journey.ts";

const QUESTION = "Are you sure you want to permanently delete this blog post?";

test("I generate a report, edit the draft, publish it, and a visitor reads it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(DESK);
  await openBlog(page, "?tab=generate");
  // Held until the button has been seen at work.
  let goOn = () => {};
  const seen = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route("**/api/admin/blog/generate", async (route) => {
    expect(route.request().postDataJSON()).toEqual({ manual: true });
    await seen;
    await route.continue();
  });
  await button(page, "Generate").click();
  await expect(button(page, "Generating...")).toBeDisabled();
  await expectAccessible(page);
  goOn();
  // Another journey may have asked for the same report before.
  const ended = /A draft was written: |A draft with the same words waits already/;
  const written = page.getByRole("status").filter({ hasText: ended });
  await expect(written).toBeVisible({ timeout: 60_000 });
  await expect(button(page, "Generate")).toBeFocused();
  await written.getByRole("link", { name: "Edit the draft" }).click();

  const title = `What the ads say, ${newPostWord()}`;
  await expect(field(page, "Title")).not.toHaveValue("");
  await field(page, "Title").fill(title);
  await button(page, "Save").click();
  await expect(page).toHaveURL(BLOG);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const row = postRow(page, title);
  await expect(row).toContainText("Draft");
  await expect(row).toContainText("AI Generated");

  const preview = page.waitForEvent("popup");
  await choosePostVerb(page, title, "Preview");
  const draft = await preview;
  await expect(draft.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const address = new URL(draft.url()).pathname;
  await draft.close();

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText("Post not found").first()).toBeVisible();
  await choosePostVerb(page, title, "Approve and publish");
  await expect(said(page, "Post published.")).toBeVisible();
  await expect(row).toContainText("Published");
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText("AI Generated").first()).toBeVisible();
  await visitor.context().close();

  await blogTab(page, "Statistics").click();
  await expect(page).toHaveURL(`${BLOG}?tab=statistics`);
  await expect(page.locator("dl > div").filter({ hasText: "Drafts" })).toBeVisible();
  await expectAccessible(page);
});

test("I find posts, page through them, and what I do with one shows in the list", async ({
  page,
}) => {
  test.slow();
  const word = newPostWord();
  const titles = Array.from({ length: 11 }, (_, at) => `${word} number ${at}`);
  await page.setViewportSize(DESK);
  for (const title of titles) await writeDraft(page, title, `Only ${title} says so`);
  await openBlog(page, "?status=draft");
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(postRows(page)).toHaveCount(10);
  await expect(postRow(page, `${word} number 0`)).toHaveCount(0);
  await button(page, "Next").press("Enter");
  await expect(page).toHaveURL(`${BLOG}?status=draft&page=2`);
  await expect(postRow(page, `${word} number 0`)).toBeVisible();
  await page.reload();
  await expect(postRow(page, `${word} number 0`)).toBeVisible();
  await page.goBack();

  // Capitals do not matter, and neither does the markup.
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill(`ONLY ${word.toUpperCase()} NUMBER 7`);
  await expect(postRows(page)).toHaveCount(1);
  await search.fill("</p>");
  await expect(page.getByRole("heading", { name: "No post on this page fits" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Clear search").click();

  const [ten, nine, eight] = ["10", "9", "8"].map((at) => `${word} number ${at}`);
  if (!ten || !nine || !eight) throw new Error("There are three.");
  await page.getByLabel("Status").selectOption("All Status");
  await expect(page).toHaveURL(BLOG);
  await choosePostVerb(page, ten, "Approve and publish");
  await expect(postRow(page, ten)).toContainText("Published");
  await choosePostVerb(page, nine, "Reject and archive");
  await expect(said(page, "Post archived.")).toBeVisible();
  await expect(postRow(page, nine)).toContainText("Archived");
  // Approving and rejecting are for drafts.
  await page.getByRole("button", { name: `More for ${ten}`, exact: true }).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([
    "Edit",
    "Preview",
    "Archive",
    "Generate hero image",
    "Delete",
  ]);
  await page.getByRole("menuitem", { name: "Archive" }).press("Enter");
  await expect(postRow(page, ten)).toContainText("Archived");
  await choosePostVerb(page, ten, "Restore as draft");
  await expect(postRow(page, ten)).toContainText("Draft");
  await choosePostVerb(page, ten, "Generate hero image");
  await expect(said(page, "Hero image drawn.")).toBeVisible();

  await choosePostVerb(page, eight, "Delete");
  const asked = page.getByRole("dialog", { name: QUESTION });
  await expect(asked).toContainText(eight);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(postRow(page, eight)).toBeVisible();
  await choosePostVerb(page, eight, "Delete");
  await asked.getByRole("button", { name: "Delete post" }).press("Enter");
  await expect(said(page, "Post deleted.")).toBeVisible();
  await expect(postRow(page, eight)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await button(page, "New post").click();
  await expect(field(page, "Title")).toBeVisible();
  await expect(page).toHaveURL(/\?edit=[\da-f-]{36}$/);
  await button(page, "Back to Posts List").click();
  await expect(postRows(page).first()).toContainText("Untitled");
});

test("a report that ends while I am elsewhere is told there, with the way to its draft", async ({
  page,
}) => {
  const title = `Elsewhere ${newPostWord()}`;
  const { id } = await writeDraft(page, title, "Text");
  const post = await (await page.request.get(`/api/admin/blog/posts/${id}`)).json();
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  await page.route("**/api/admin/blog/generate", async (route) => {
    await ended;
    await route.fulfill({ json: { success: true, message: "A draft was written.", post } });
  });
  await openBlog(page, "?tab=generate");
  await button(page, "Generate").click();
  await blogTab(page, "Posts List").click();
  await blogTab(page, "Generate").click();
  await expect(button(page, "Generating...")).toBeDisabled();
  await page.getByRole("link", { name: "Law Firms", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Law Firm Management" })).toBeVisible();
  end();
  await expect(said(page, "A draft was written.")).toBeVisible();
  await button(page, "Edit the draft").click();
  await expect(page).toHaveURL(new RegExp(`^.*${BLOG}\\?edit=${id}`));
  await expect(field(page, "Title")).toHaveValue(title);
});

test("a report that was begun before I loaded the page anew is still seen at work, and told when it is there", async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const pressed: string[] = [];
  await page.route("**/api/admin/blog/generate", async (route) => {
    pressed.push(route.request().url());
    await route.abort();
  });
  let isWritten = false;
  await page.route(POST_STATS, async (route) => {
    const stats = await (await route.fetch()).json();
    const ai_generated_posts = isWritten ? 1000 : 999;
    await route.fulfill({ json: { ...stats, ai_generated_posts, is_generating: !isWritten } });
  });
  await openBlog(page, "?tab=generate");
  await expect(button(page, "Generating...")).toBeDisabled();
  await page.reload();
  await expect(button(page, "Generating...")).toBeDisabled();
  await button(page, "Generating...").press("Enter");
  await expectAccessible(page);
  expect(pressed).toEqual([]);
  isWritten = true;
  const there = page.getByRole("status").filter({ hasText: "The draft was written." });
  await expect(there).toBeVisible();
  await expect(button(page, "Generate")).toBeEnabled();
  await there.getByRole("link", { name: "Posts List" }).click();
  await expect(postRows(page).first()).toBeVisible();
});

test("a new post that is made while I am elsewhere does not call me back", async ({ page }) => {
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  await openBlog(page);
  await page.route("**/api/admin/blog/posts", async (route) => {
    await ended;
    await route.continue();
  });
  await button(page, "New post").click();
  await page.getByRole("link", { name: "Law Firms", exact: true }).click();
  const elsewhere = page.getByRole("heading", { name: "Law Firm Management" });
  await expect(elsewhere).toBeVisible();
  end();
  await expect(said(page, "Draft created.")).toBeVisible();
  await expect(elsewhere).toBeVisible();
  await button(page, "Edit").click();
  await expect(page).toHaveURL(/\/admin\/blog\?edit=[\da-f-]{36}$/);
  await expect(field(page, "Title")).toHaveValue("Untitled post");
});

test("a candidate is shown nothing of it, and a published post can be found by its title", async ({
  page,
}) => {
  const title = `Findable ${newPostWord()}`;
  await publishDraft(page, await writeDraft(page, title, "Text"));
  await openBlog(page, "?status=published");
  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  await expect(postRows(page)).toHaveCount(1);
  await page.context().clearCookies();
  await signInSomeone(page);
  await page.goto(BLOG);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  const answer = await page.request.get("/api/admin/blog/posts");
  expect(answer.status()).toBe(403);
});
