import type { Page } from "@playwright/test";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import {
  CHART,
  changedElsewhere,
  field,
  openEditor,
  serverWith,
  state,
  text,
} from "../support/editor-screens.ts";
import { expect, OURS, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";

const PUBLISHED = { status: "published", published_at: "2026-11-02T03:00:00.000Z" } as const;
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Edit post" });
const found = (page: Page) => page.getByText("Changes that you had not saved are here again.");

/** By another way than the editor's own. */
async function leaveByLink(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Law Firms" }).click();
  await expect(page.getByRole("heading", { name: "Law Firm Management" })).toBeVisible();
}

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

test("a draft that I leave by a link is saved; of anything else I am asked before the tab closes", async ({
  page,
}) => {
  const server = serverWith();
  await openEditor(page, server);
  await field(page, "Excerpt").fill("Last word");
  await leaveByLink(page);
  await expect.poll(() => server.post.excerpt).toBe("Last word");

  changedElsewhere(server, PUBLISHED);
  await page.goBack();
  await field(page, "Excerpt").fill("Half a thought");
  await expect(state(page)).toHaveText("Unsaved changes");
  await leaveByLink(page);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await page.goBack();
  await expect(field(page, "Excerpt")).toHaveValue("Half a thought");
  expect(server.post.excerpt).toBe("Last word");
});

test("found changes can be discarded even when they have saved themselves", async ({ page }) => {
  const server = serverWith();
  await openEditor(page, server);
  await field(page, "Excerpt").fill("Mine");
  server.refusal = { status: 500, fault: "internal", message: "?" };
  await leaveByLink(page);
  await expect.poll(() => server.saves.length).toBe(1);
  await page.goBack();
  await expect(found(page)).toBeVisible();
  await expect(state(page)).toHaveText(/^Saved at/);
  expect(server.post.excerpt).toBe("Mine");
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("");
  await expect(heading(page)).toBeFocused();
  await expect(found(page)).toHaveCount(0);
  await expect.poll(() => server.post.excerpt).toBe("");
  await page.getByRole("button", { name: "Undo" }).filter({ hasText: "Undo" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("Mine");
});

test("the focus stays near what I pressed", async ({ page }) => {
  const server = serverWith(PUBLISHED);
  await openEditor(page, server);
  await field(page, "Excerpt").fill("Mine");
  await leaveByLink(page);
  await page.goBack();
  const note = page.getByRole("status").filter({ has: found(page) });
  await note.getByRole("button", { name: "Close" }).click();
  await expect(heading(page)).toBeFocused();
  await expect(field(page, "Excerpt")).toHaveValue("Mine");
  changedElsewhere(server, { status: "draft", excerpt: "Theirs" });
  await saveButton(page).click();
  await page.getByRole("button", { name: "Load theirs" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("Theirs");
  await expect(saveButton(page)).toBeFocused();

  changedElsewhere(server, { excerpt: "Theirs again" });
  await field(page, "Excerpt").fill("Mine after all");
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect.poll(() => server.post.excerpt).toBe("Mine after all");
  await expect(page.getByText(say.changedMeanwhile)).toHaveCount(0);
  await expect(saveButton(page)).toBeFocused();
});

test("what I write while a chart is selected stands after it", async ({ page }) => {
  const server = serverWith({ content: `<p>Before</p>\n${CHART}\n<p>After</p>` });
  await openEditor(page, server);
  const select = () => text(page).locator("figure").click();
  const holds = (...parts: string[]) =>
    expect
      .poll(() => server.post.content)
      .toBe(["<p>Before</p>", CHART, ...parts, "<p>After</p>"].join("\n"));
  await select();
  await page.keyboard.type("Typed");
  await holds("<p>Typed</p>");
  await select();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Pasted");
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await holds("<p>Pasted</p>", "<p>Typed</p>");
  await select();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", {
    text: "に",
    selectionStart: 1,
    selectionEnd: 1,
  });
  await keyboard.send("Input.insertText", { text: "日" });
  await holds("<p>日</p>", "<p>Pasted</p>", "<p>Typed</p>");
  await select();
  await page.keyboard.press("Delete");
  await expect(text(page).locator("figure")).toHaveCount(0);
});

test("what the server keeps, the editor keeps", async ({ page }) => {
  const list = "<ul><li><h3>Perth</h3><p>Forty ads.</p></li><li><ol><li>One</li></ol></li></ul>";
  const note = '<p class="chart-note">Of four weeks';
  const server = serverWith({ content: `${list}\n${note}</p>\n<p>End</p>` });
  await openEditor(page, server);
  await text(page).getByText("End").click();
  await page.keyboard.press("End");
  await page.keyboard.type(".");
  await expect.poll(() => server.post.content).toBe(`${list}\n${note}</p>\n<p>End.</p>`);
  await text(page).getByText("Of four weeks").click();
  await page.keyboard.press("End");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Next");
  await expect
    .poll(() => server.post.content)
    .toBe(`${list}\n${note}.</p>\n<p>Next</p>\n<p>End.</p>`);
});

test("Enter in a line saves nothing and breaks nothing", async ({ page }) => {
  const server = serverWith(PUBLISHED);
  await openEditor(page, server);
  for (const name of ["Title", "Slug", "Meta title"]) {
    await field(page, name).fill(name.toLowerCase());
    await field(page, name).press("Enter");
  }
  await field(page, "Meta title").fill("Pay\nin Perth");
  await expect(field(page, "Meta title")).toHaveValue("Pay in Perth");
  await expect(heading(page)).toBeVisible();
  expect(server.saves).toEqual([]);
});

test("trouble is said aloud where nothing stood before, and nothing else is", async ({ page }) => {
  const server = serverWith();
  await openEditor(page, server);
  const said = await state(page).getByRole("status").elementHandle();
  await field(page, "Excerpt").fill("New");
  await expect(state(page)).toHaveText(/^Saved at/);
  expect(await said?.textContent()).toBe("");
  server.refusal = { status: 500, fault: "internal", message: "?" };
  await field(page, "Excerpt").fill("Newer");
  await expect(state(page)).toHaveText("Not saved: Failed to update blog post");
  expect(await said?.textContent()).toBe("Not saved: Failed to update blog post");
});
