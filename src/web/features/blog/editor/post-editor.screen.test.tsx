import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { address, expectNoSidewaysScroll, press } from "#test/support/screens/matchers.ts";
import { refusal } from "#test/support/screens/stub-api.ts";
import {
  backButton,
  field,
  openEditor,
  PUBLISHED,
  saveButton,
  serverWith,
  state,
  text,
} from "#test/support/screens/stubs/post-in-editor.ts";

const list = page.getByRole("heading", { level: 1, name: "Blog Management" });
const alert = page.getByRole("alert");

test("what is missing is said at its field; nothing is lost by a refusal", async () => {
  const server = serverWith(PUBLISHED);
  await openEditor(server);
  await field("Title").fill("");
  await expect.element(field("Slug")).toHaveValue("hiring-in-perth");
  await text.click();
  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  await field("Meta title").fill("x".repeat(61));
  await saveButton.click();
  await expect.element(field("Title")).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription(say.contentRequired);
  await expect.element(alert).toHaveTextContent(say.metaTitleLong);
  expect(server.saves).toEqual([]);

  await field("Title").fill("Pay in Perth");
  await field("Meta title").fill("");
  await text.click();
  await userEvent.keyboard("Words.");
  await field("Slug").fill("taken");
  server.refusal = refusal("conflict", say.slugTaken);
  await saveButton.click();
  await expect.element(field("Slug")).toHaveFocus();
  await expect.element(field("Slug")).toHaveAccessibleDescription(new RegExp(say.slugTaken));
  server.refusal = refusal();
  await field("Slug").fill("free");
  await saveButton.click();
  await expect.element(state).toHaveText("Not saved: Failed to update blog post");
  server.refusal = refusal("unauthenticated", "Unauthorized");
  await saveButton.click();
  await expect.element(alert).toHaveTextContent("Your session has ended.");
  await expect.element(field("Title")).toHaveValue("Pay in Perth");
  await saveButton.click();
  await expect.element(list).toBeVisible();
  expect(server.post).toMatchObject({
    title: "Pay in Perth",
    slug: "free",
    content: "<p>Words.</p>",
  });
});

for (const width of [1280, 390])
  test(`nothing of the editor hangs over, at ${width}`, async () => {
    await page.viewport(width, 844);
    await openEditor(serverWith({ written_by: "rules", ai_generated: true }));
    await text.css("figure").click();
    await expect.element(page.getByRole("button", { name: "Remove chart" })).toBeVisible();
    expectNoSidewaysScroll();
    await page.getByRole("button", { name: "Edit as HTML" }).click();
    await expect.element(page.getByRole("button", { name: "Edit as text" })).toBeVisible();
    expectNoSidewaysScroll();
  });

test("a post that is gone, and a server that does not answer", async () => {
  const server = serverWith();
  server.refusal = refusal();
  await openEditor(server);
  await expect.element(page.getByText("We could not load this post")).toBeVisible();
  server.refusal = refusal("not-found", say.notFound);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(say.notFound)).toBeVisible();
  await backButton.click();
  await expect.element(list).toBeVisible();
  expect(address()).toBe("/admin/blog");
});

test("I am told what becomes of the address of a post that is out", async () => {
  await openEditor(serverWith(PUBLISHED));
  await expect
    .element(field("Slug"))
    .toHaveAccessibleDescription(/the old one leads to the new one/);
});

test("Enter in a line saves nothing and breaks nothing", async () => {
  const server = serverWith(PUBLISHED);
  await openEditor(server);
  for (const name of ["Title", "Slug", "Meta title"]) {
    await field(name).fill(name.toLowerCase());
    await press(field(name), "Enter");
  }
  await field("Meta title").fill("Pay\nin Perth");
  await expect.element(field("Meta title")).toHaveValue("Pay in Perth");
  await expect.element(page.getByRole("heading", { level: 1, name: "Edit post" })).toBeVisible();
  expect(server.saves).toEqual([]);
});
