import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { field, state, text } from "../support/editor-screens.ts";
import { expect, OURS, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";

const LIST = { level: 1, name: "Blog Management" } as const;

test("I write a post from nothing, it saves itself, and I see it before anybody else", async ({
  page,
}) => {
  await asDemo(page.request, "administrator");
  const made = await page.request.post("/api/admin/blog/posts", { headers: OURS });
  const { id } = await made.json();
  await page.goto(`/admin/blog?edit=${id}`);
  const word = `Quokka ${Date.now()}`;
  await field(page, "Title").fill(`Hiring: ${word}`);
  await expect(field(page, "Slug")).toHaveValue(`hiring-${word.toLowerCase().replace(" ", "-")}`);
  await expect(state(page)).toHaveText(`Not saved: ${say.contentRequired}`);
  await text(page).click();
  await page.keyboard.type("## Where the work is");
  await page.keyboard.press("Enter");
  await page.keyboard.type("In **Perth** and in `Albany`.");
  await expect(state(page)).toHaveText(/^Saved at \d{1,2}:\d\d\s[ap]m$/);
  const saved = await (await page.request.get(`/api/admin/blog/posts/${id}`)).json();
  expect(saved.content).toBe(
    "<h2>Where the work is</h2>\n<p>In <strong>Perth</strong> and in <code>Albany</code>.</p>",
  );
  // What was typed a moment ago is in the preview too.
  await field(page, "Excerpt").fill("Fresh from the press.");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = await opened;
  await expect(preview).toHaveURL(new RegExp(`/blog/${saved.slug}$`));
  await expect(preview.getByRole("heading", { level: 1 })).toContainText(word);
  await preview.close();
  await page.getByRole("button", { name: "Generate hero image" }).click();
  await expect(page.getByRole("img", { name: "The hero image of this post" })).toBeVisible();
  // The picture is newer than what was opened; that is no reason to refuse the next save.
  await field(page, "Excerpt").fill("Fresh from the press, with a picture.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", LIST)).toBeFocused();
  await expect(page.getByText(say.saved).first()).toBeVisible();
  const last = await (await page.request.get(`/api/admin/blog/posts/${id}`)).json();
  expect(last.excerpt).toBe("Fresh from the press, with a picture.");
});

test("a report keeps its charts when its words are edited", async ({ page }) => {
  await asDemo(page.request, "administrator");
  const answer = await page.request.post("/api/admin/blog/generate", {
    headers: OURS,
    data: { manual: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { post } = await answer.json();
  const figures = (html: string) => html.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
  expect(figures(post.content).length).toBeGreaterThan(0);
  await page.goto(`/admin/blog?edit=${post.id}`);
  await expect(text(page).locator("figure.chart svg").first()).toBeVisible();
  await text(page).locator(":scope > p").first().click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Indeed.");
  await expect(state(page)).toHaveText(/^Saved at/);
  const saved = await (await page.request.get(`/api/admin/blog/posts/${post.id}`)).json();
  expect(figures(saved.content)).toEqual(figures(post.content));
  // Nothing else has changed either.
  const bare = (html: string) => html.replace(" Indeed.", "").replace(/\s+/g, " ");
  expect(bare(saved.content)).toBe(bare(post.content));
});

test("what was published meanwhile does not change while I type", async ({ page }) => {
  await asDemo(page.request, "administrator");
  const call = async (verb: string, path: string, data = {}) => {
    const at = `/api/admin/blog/posts${path}`;
    const answer = await page.request.fetch(at, { method: verb, headers: OURS, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { id } = await call("POST", "");
  const slug = `out-meanwhile-${Date.now()}`;
  const words = { title: "Out meanwhile", slug, content: "<p>Finished.</p>", excerpt: "Finished." };
  await call("PUT", `/${id}`, words);
  await page.goto(`/admin/blog?edit=${id}`);
  await expect(field(page, "Excerpt")).toHaveValue("Finished.");
  await call("POST", `/${id}/approve`);
  await field(page, "Excerpt").fill("Finished. Half a sen");
  await expect(page.getByText(say.changedMeanwhile)).toBeVisible();
  const read = async () => (await page.request.get(`/api/blog/posts/${slug}`)).text();
  expect(await read()).not.toContain("Half a sen");
  // By hand, it is changed.
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect(state(page)).toHaveText(/^Saved at/);
  expect(await read()).toContain("Half a sen");
});
