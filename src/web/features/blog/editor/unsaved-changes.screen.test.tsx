import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { refusal } from "#test/support/screens/stub-api.ts";
import {
  backButton,
  changedElsewhere,
  expectSaved,
  field,
  leaveByLink,
  openEditor,
  PUBLISHED,
  pollSaving,
  saveButton,
  serverWith,
  state,
} from "#test/support/screens/stubs/post-in-editor.ts";

const list = page.getByRole("heading", { level: 1, name: "Blog Management" });
const heading = page.getByRole("heading", { level: 1, name: "Edit post" });
const found = page.getByText("Changes that you had not saved are here again.");
const changedMeanwhile = page.getByText(say.changedMeanwhile);
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** In the toast; the one among the tools is a picture. */
const undo = button("Undo").filter({ hasText: "Undo" });
const question = page.getByRole("dialog", { name: "Discard your changes?" });

test("somebody else's change is never written over unasked", async () => {
  const server = serverWith();
  await openEditor(server);
  // Loaded before somebody else changes it.
  await expect.element(field("Excerpt")).toBeVisible();
  changedElsewhere(server, { excerpt: "Theirs" });
  await field("Excerpt").fill("Mine");
  await pollSaving(() => changedMeanwhile.elements().length).toBe(1);
  expect(server.post.excerpt).toBe("Theirs");
  await expect.element(field("Excerpt")).toHaveValue("Mine");
  await button("Load theirs").click();
  await expect.element(field("Excerpt")).toHaveValue("Theirs");
  await undo.click();
  await expect.element(field("Excerpt")).toHaveValue("Mine");
  await button("Save mine over it").click();
  await expect.poll(() => server.post.excerpt).toBe("Mine");
  await expectSaved();
});

test("I do not leave unsaved changes by mistake, and find them again", async () => {
  const server = serverWith(PUBLISHED);
  await openEditor(server);
  await field("Excerpt").fill("Half a thought");
  await expect.element(state).toHaveText("Unsaved changes");
  await backButton.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(field("Excerpt")).toHaveValue("Half a thought");
  await leaveByLink();
  history.back();
  await expect.element(field("Excerpt")).toHaveValue("Half a thought");
  await expect.element(found).toBeVisible();
  await backButton.click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect.element(list).toBeVisible();
  history.back();
  await expect.element(field("Excerpt")).toHaveValue("");
  expect(server.saves).toEqual([]);
});

test("a draft that I leave at once is saved on the way out", async () => {
  const server = serverWith();
  await openEditor(server);
  await field("Excerpt").fill("Last word");
  await backButton.click();
  await expect.element(list).toBeVisible();
  expect(server.post.excerpt).toBe("Last word");
});

/** What the browser finds out before it closes a tab. */
const asksBeforeLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a draft that I leave by a link is saved; of anything else I am asked before the tab closes", async () => {
  const server = serverWith();
  await openEditor(server);
  expect(asksBeforeLeaving()).toBe(false);
  await field("Excerpt").fill("Last word");
  await leaveByLink();
  await expect.poll(() => server.post.excerpt).toBe("Last word");
  await expect.poll(asksBeforeLeaving).toBe(false);

  changedElsewhere(server, PUBLISHED);
  history.back();
  await field("Excerpt").fill("Half a thought");
  await expect.element(state).toHaveText("Unsaved changes");
  expect(asksBeforeLeaving()).toBe(true);
  await leaveByLink();
  expect(asksBeforeLeaving()).toBe(true);
  history.back();
  await expect.element(field("Excerpt")).toHaveValue("Half a thought");
  expect(server.post.excerpt).toBe("Last word");
});

test("found changes can be discarded even when they have saved themselves", async () => {
  const server = serverWith();
  await openEditor(server);
  await field("Excerpt").fill("Mine");
  server.refusal = refusal();
  await leaveByLink();
  await expect.poll(() => server.saves.length).toBe(1);
  history.back();
  await expect.element(found).toBeVisible();
  await expectSaved();
  expect(server.post.excerpt).toBe("Mine");
  await button("Discard them").click();
  await expect.element(field("Excerpt")).toHaveValue("");
  await expect.element(heading).toHaveFocus();
  await expect.element(found).not.toBeInTheDocument();
  // What the mouse is on stays.
  await undo.hover();
  await pollSaving(() => server.post.excerpt).toBe("");
  await undo.click();
  await expect.element(field("Excerpt")).toHaveValue("Mine");
});

test("the focus stays near what I pressed", async () => {
  const server = serverWith(PUBLISHED);
  await openEditor(server);
  await field("Excerpt").fill("Mine");
  await leaveByLink();
  history.back();
  const note = page.getByRole("status").filter({ has: found });
  await note.getByRole("button", { name: "Close" }).click();
  await expect.element(heading).toHaveFocus();
  await expect.element(field("Excerpt")).toHaveValue("Mine");
  changedElsewhere(server, { status: "draft", excerpt: "Theirs" });
  await saveButton.click();
  await button("Load theirs").click();
  await expect.element(field("Excerpt")).toHaveValue("Theirs");
  await expect.element(saveButton).toHaveFocus();

  changedElsewhere(server, { excerpt: "Theirs again" });
  await field("Excerpt").fill("Mine after all");
  await pollSaving(() => changedMeanwhile.elements().length).toBe(1);
  await button("Save mine over it").click();
  await expect.poll(() => server.post.excerpt).toBe("Mine after all");
  await expect.element(changedMeanwhile).not.toBeInTheDocument();
  await expect.element(saveButton).toHaveFocus();
});

test("trouble is said aloud where nothing stood before, and nothing else is", async () => {
  const server = serverWith();
  await openEditor(server);
  const said = await state.getByRole("status").findElement();
  await field("Excerpt").fill("New");
  await expectSaved();
  expect(said).toHaveText("");
  server.refusal = refusal();
  await field("Excerpt").fill("Newer");
  const trouble = "Not saved: Failed to update blog post";
  await pollSaving(() => state.element().textContent).toBe(trouble);
  expect(said).toHaveText(trouble);
});
