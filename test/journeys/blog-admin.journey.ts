import { button, field } from "../support/account-screens.ts";
import {
  BLOG,
  blogTab,
  choosePostVerb,
  newPostWord,
  openBlog,
  postRow,
} from "../support/blog-screens.ts";
import { DESK, said } from "../support/candidate-screens.ts";
import { expect, test } from "../support/journey.ts";

test("I generate a report, edit the draft, publish it, and a visitor reads it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(DESK);
  await openBlog(page, "?tab=generate");
  await button(page, "Generate").click();
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
});
