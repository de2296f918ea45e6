import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import {
  ARTICLE,
  CHART,
  changedElsewhere,
  field,
  openEditor,
  serverWith,
  state,
  text,
  tool,
} from "../support/editor-screens.ts";
import { expect, expectAccessible, OURS, test } from "../support/journey.ts";
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

test("text and HTML are the same post, and a chart moves and goes as a whole", async ({ page }) => {
  const server = serverWith();
  await openEditor(page, server);
  const html = field(page, "Content");
  await page.getByRole("button", { name: "Edit as HTML" }).click();
  await expect(html).toHaveValue(ARTICLE);
  await html.fill(`${ARTICLE}\n<p>Typed as HTML.</p>`);
  await page.getByRole("button", { name: "Edit as text" }).click();
  await expect(text(page)).toContainText("Typed as HTML.");
  await text(page).locator("figure").click();
  await page.getByRole("button", { name: "Move up" }).click();
  await expect.poll(() => server.post.content).toContain(`${CHART}\n<h2>In numbers</h2>`);
  await page.getByRole("button", { name: "Remove chart" }).click();
  await expect(text(page).locator("figure")).toHaveCount(0);
  await tool(page, "Undo").click();
  await expect(text(page).locator("figure")).toHaveCount(1);
  await tool(page, "Undo").click();
  await page.getByRole("button", { name: "Edit as HTML" }).click();
  await expect(html).toHaveValue(`${ARTICLE}\n<p>Typed as HTML.</p>`);
});

test("hostile HTML does nothing in the editor", async ({ page, complaints }) => {
  const hostile =
    '<p>Good</p><figure class="chart evil" onclick="alert(1)"><svg onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"><text>a</text></a><foreignObject><img src="/x" onerror="alert(1)"></foreignObject><rect class="chart-bar" x="0" y="0" width="9" height="9" style="fill:red"/></svg><img src="/x" onerror="alert(1)"></figure><p><a href="javascript:alert(1)">b</a><img src="/x" onerror="alert(1)"></p>';
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await openEditor(page, serverWith({ content: hostile }));
  await expect(text(page)).toContainText("Good");
  await text(page).locator("p").first().click();
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
    document.activeElement?.dispatchEvent(paste);
  }, hostile);
  await expect(text(page).locator("figure")).toHaveCount(2);
  const drawn = await text(page).evaluate((box) => box.innerHTML);
  expect(drawn).toContain("chart-bar");
  expect(drawn).not.toMatch(/script|onload|onerror|onclick|foreignobject|evil|fill:|src="\/x/i);
  expect(asked).not.toContain("/x");
  expect(asked).not.toContain("1");
  // The browser says so of every handler that it reads, also in a document that is parsed and never shown.
  expect(complaints.every((said) => said.startsWith("Executing inline event handler"))).toBe(true);
  complaints.length = 0;
});

test("what is missing is said at its field; nothing is lost by a refusal", async ({ page }) => {
  const server = serverWith({ status: "published", published_at: "2026-11-02T03:00:00.000Z" });
  await openEditor(page, server);
  await field(page, "Title").fill("");
  await expect(field(page, "Slug")).toHaveValue("hiring-in-perth");
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await field(page, "Meta title").fill("x".repeat(61));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field(page, "Title")).toBeFocused();
  await expect(text(page)).toHaveAccessibleDescription(say.contentRequired);
  await expect(page.getByRole("alert")).toContainText(say.metaTitleLong);
  expect(server.saves).toEqual([]);
  await expectAccessible(page);

  await field(page, "Title").fill("Pay in Perth");
  await field(page, "Meta title").fill("");
  await text(page).click();
  await page.keyboard.type("Words.");
  await field(page, "Slug").fill("taken");
  server.refusal = { status: 409, fault: "conflict", message: say.slugTaken };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field(page, "Slug")).toBeFocused();
  await expect(field(page, "Slug")).toHaveAccessibleDescription(new RegExp(say.slugTaken));
  server.refusal = { status: 500, fault: "internal", message: "?" };
  await field(page, "Slug").fill("free");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(state(page)).toHaveText("Not saved: Failed to update blog post");
  server.refusal = { status: 401, fault: "unauthenticated", message: "Unauthorized" };
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended.");
  await expect(field(page, "Title")).toHaveValue("Pay in Perth");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", LIST)).toBeVisible();
  expect(server.post).toMatchObject({
    title: "Pay in Perth",
    slug: "free",
    content: "<p>Words.</p>",
  });
});

test("somebody else's change is never written over unasked", async ({ page }) => {
  const server = serverWith();
  await openEditor(page, server);
  changedElsewhere(server, { excerpt: "Theirs" });
  await field(page, "Excerpt").fill("Mine");
  await expect(page.getByText(say.changedMeanwhile)).toBeVisible();
  expect(server.post.excerpt).toBe("Theirs");
  await expect(field(page, "Excerpt")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Load theirs" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("Theirs");
  await page.getByRole("button", { name: "Undo" }).filter({ hasText: "Undo" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect(state(page)).toHaveText(/^Saved at/);
  expect(server.post.excerpt).toBe("Mine");
});

test("I do not leave unsaved changes by mistake, and find them again", async ({ page }) => {
  const server = serverWith({ status: "published", published_at: "2026-11-02T03:00:00.000Z" });
  await openEditor(page, server);
  await field(page, "Excerpt").fill("Half a thought");
  await expect(state(page)).toHaveText("Unsaved changes");
  await page.getByRole("button", { name: "Back to Posts List" }).click();
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("Half a thought");
  // By another way than the editor's own.
  await page.getByRole("link", { name: "Law Firms" }).click();
  await expect(page.getByRole("heading", { name: "Law Firm Management" })).toBeVisible();
  await page.goBack();
  await expect(field(page, "Excerpt")).toHaveValue("Half a thought");
  await expect(page.getByText("Changes that you had not saved are here again.")).toBeVisible();
  await page.getByRole("button", { name: "Back to Posts List" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("heading", LIST)).toBeVisible();
  await page.goBack();
  await expect(field(page, "Excerpt")).toHaveValue("");
  expect(server.saves).toEqual([]);
});

test("a draft that I leave at once is saved on the way out", async ({ page }) => {
  const server = serverWith();
  await openEditor(page, server);
  await field(page, "Excerpt").fill("Last word");
  await page.getByRole("button", { name: "Back to Posts List" }).click();
  await expect(page.getByRole("heading", LIST)).toBeVisible();
  expect(server.post.excerpt).toBe("Last word");
});

test("with the keyboard alone", async ({ page }) => {
  const server = serverWith({ content: "<p>Perth</p>" });
  await openEditor(page, server);
  await text(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Alt+F10");
  await expect(tool(page, "Paragraph")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tool(page, "Heading 2")).toHaveAttribute("aria-pressed", "true");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+K");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await expect(dialog.getByLabel("Address")).toBeFocused();
  await page.keyboard.type("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Address")).toHaveAccessibleDescription(/Enter a web address/);
  await dialog.getByLabel("Address").fill("firm.example");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await expect
    .poll(() => server.post.content)
    .toBe('<h2><a href="https://firm.example">Perth</a></h2>');
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Meta title")).toBeFocused();
});

for (const width of [1280, 390])
  test(`nobody is shut out of the editor, and nothing hangs over, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const server = serverWith({ written_by: "rules", ai_generated: true });
    await openEditor(page, server);
    await text(page).locator("figure").click();
    await expect(page.getByRole("button", { name: "Remove chart" })).toBeVisible();
    await expectAccessible(page);
    const over = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await over()).toBe(0);
    await page.getByRole("button", { name: "Edit as HTML" }).click();
    await expectAccessible(page);
    expect(await over()).toBe(0);
  });

test("a post that is gone, and a server that does not answer", async ({ page }) => {
  const server = serverWith();
  server.refusal = { status: 500, fault: "internal", message: "?" };
  await openEditor(page, server);
  await expect(page.getByText("We could not load this post")).toBeVisible();
  await expectAccessible(page);
  server.refusal = { status: 404, fault: "not-found", message: say.notFound };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(say.notFound)).toBeVisible();
  await page.getByRole("button", { name: "Back to Posts List" }).click();
  await expect(page.getByRole("heading", LIST)).toBeVisible();
});
