import { BLOG, postRow } from "../support/blog-screens.ts";
import { expect, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";
import { dialogsOf, expectWords, FIRST, send } from "../support/payload-screens.ts";
import { LINES, PAYLOADS, packed } from "../support/payloads.ts";

/** An article is the one text that is shown as HTML, and its editor the one place that reads HTML in the browser. */

interface Post {
  readonly id: string;
  readonly slug: string;
  readonly content: string;
}

const short = packed(60);
const fields = {
  title: `${FIRST} ${LINES[21]} ${LINES[1]}`,
  slug: `script-${Date.now().toString(36)}`,
  excerpt: `${FIRST} ${packed(400)[1]}`,
  meta_title: short[0],
  meta_description: packed(160)[0],
  keywords: short.slice(0, 20),
  tags: short.slice(20, 40),
};
const editor = "[contenteditable=true]";

test("an article of script is words for its readers and for those who edit it", async ({
  page,
}) => {
  test.slow();
  const dialogs = dialogsOf(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await asDemo(page.request, "administrator");
  const { id } = await send<Post>(page, "POST /api/admin/blog/posts", { data: {} });
  const save = (content: string) =>
    send<Post>(page, `PUT /api/admin/blog/posts/${id}`, { data: { ...fields, content } });
  // Each alone, because some swallow what comes after them; then what was kept of all.
  const kept: string[] = [];
  for (const payload of PAYLOADS)
    kept.push((await save(`<p>${FIRST.replaceAll("<", "&lt;")}</p>${payload}`)).content);
  await save(kept.join("\n"));
  await send(page, `POST /api/admin/blog/posts/${id}/approve`);
  await send(page, `POST /api/admin/blog/posts/${id}/generate-hero-image`);

  await page.goto(`/blog/${fields.slug}`);
  await expectWords(page);
  await page.goto("/blog");
  await expectWords(page);
  await page.getByRole("link", { name: fields.title }).first().click();
  await expect(page).toHaveURL(`/blog/${fields.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fields.title);
  await expectWords(page);
  await page.goto(`/blog?search=${encodeURIComponent(FIRST)}`);
  await expectWords(page);

  await page.goto(BLOG);
  await expect(postRow(page, fields.title)).toBeVisible();
  await expectWords(page);

  await page.goto(`${BLOG}?edit=${id}`);
  await expect(page.locator(editor)).toContainText(FIRST);
  await expectWords(page);
  expect(dialogs).toEqual([]);
});
