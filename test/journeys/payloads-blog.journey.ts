import { button, field } from "../support/account-screens.ts";
import { BLOG, POST_STATS, postRow } from "../support/blog-screens.ts";
import { expect, newEmail, test } from "../support/journey.ts";
import { swallows } from "../support/markup.ts";
import { asDemo } from "../support/message-screens.ts";
import {
  dialogsOf,
  expectNothingRan,
  expectWords,
  FIRST,
  send,
} from "../support/payload-screens.ts";
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
  // It would take many readers to come among the most read.
  await page.route(POST_STATS, async (route) => {
    const stats = await (await route.fetch()).json();
    const most_read = packed(200).map((title, at) => ({
      id,
      title,
      slug: `a-${at}`,
      view_count: 9,
    }));
    await route.fulfill({ json: { ...stats, most_read } });
  });
  await page.goto(`${BLOG}?tab=statistics`);
  await expectWords(page);

  await page.goto(`${BLOG}?edit=${id}`);
  await expect(page.locator(editor)).toContainText(FIRST);
  await expectWords(page);
  expect(dialogs).toEqual([]);
});

test.describe("without the policy that refuses script", () => {
  test.use({ bypassCSP: true });

  // What the server would take out meets the browser first when somebody writes it as HTML.
  test("HTML that is typed into the editor does not run there", async ({ page }) => {
    test.slow();
    const dialogs = dialogsOf(page);
    await asDemo(page.request, "administrator");
    const { id } = await send<Post>(page, "POST /api/admin/blog/posts", { data: {} });
    await page.goto(`${BLOG}?edit=${id}`);
    await button(page, "Edit as HTML").click();
    const tame = PAYLOADS.filter((html) => !swallows(html));
    for (const html of [...packed(2000, tame, "\n"), ...PAYLOADS.filter(swallows)]) {
      await field(page, "Content").fill(`<p>Words</p>${html}`);
      await button(page, "Edit as text").click();
      await expect(page.locator(editor)).toContainText("Words");
      await expectNothingRan(page);
      await button(page, "Edit as HTML").click();
    }
    expect(dialogs).toEqual([]);
  });
});

test("a message to support of script is thanked for in words", async ({ page }) => {
  const dialogs = dialogsOf(page);
  await page.goto("/contact");
  await field(page, "Name").fill(packed(200)[0] ?? "");
  await field(page, "Email").fill(newEmail());
  await page.getByRole("combobox", { name: "Subject" }).selectOption("Bug Report");
  await field(page, "Message").fill(packed(5000, PAYLOADS, "\n")[0] ?? "");
  await expectWords(page);
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sent Successfully!");
  await expectNothingRan(page);
  expect(dialogs).toEqual([]);
});
