import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  approvePost,
  deletePost,
  drawHeroImage,
  listAdminPosts,
  rejectPost,
  BLOG_ADMIN_SENTENCES as say,
  setPostStatus,
} from "#contract/blog-admin.ts";
import { address, expectNoSidewaysScroll, press, textsOf } from "#test/support/screens/matchers.ts";
import { answers, answersWhenLetGo, asked, refusal } from "#test/support/screens/stub-api.ts";
import {
  aDraft,
  answersWithPosts,
  BLOG,
  choosePostVerb,
  menuOf,
  openBlog,
  postRow,
  postRows,
} from "#test/support/screens/stubs/managed-posts.ts";

const QUESTION = "Are you sure you want to permanently delete this blog post?";
const question = page.getByRole("dialog", { name: QUESTION });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const alert = page.getByRole("alert");
const search = page.getByRole("searchbox", { name: "Search" });
const status = page.getByLabelText("Status");

test("I find posts, and page through them", async () => {
  const posts = Array.from({ length: 11 }, (_, at) =>
    aDraft(`Number ${10 - at}`, { content: `<p>Only number ${10 - at} says so</p>` }),
  );
  answersWithPosts([...posts, aDraft("Out", { status: "published" })]);
  await openBlog("?status=draft");
  await expect.element(page.getByText("Page 1 of 2", { exact: true })).toBeVisible();
  await expect.poll(() => postRows.elements()).toHaveLength(10);
  await expect.element(postRow("Number 0")).not.toBeInTheDocument();
  await press(button("Next"), "Enter");
  await expect.poll(address).toBe(`${BLOG}?status=draft&page=2`);
  await expect.element(postRow("Number 0")).toBeVisible();
  history.back();
  await expect.poll(() => postRows.elements()).toHaveLength(10);

  // Capitals do not matter, and neither does the markup.
  await search.fill("ONLY NUMBER 7");
  await expect.poll(() => postRows.elements()).toHaveLength(1);
  await search.fill("</p>");
  await expect.element(heading("No post on this page fits")).toBeVisible();
  await button("Clear search").click();
  await expect.poll(() => postRows.elements()).toHaveLength(10);

  await status.selectOptions("Published");
  await expect.poll(address).toBe(`${BLOG}?status=published`);
  await search.fill("out");
  await expect.element(postRow("Out")).toBeVisible();
  expect(postRows.elements()).toHaveLength(1);
  await status.selectOptions("All Status");
  await expect.poll(address).toBe(BLOG);
});

test("what I do with a post shows in the list", async () => {
  answersWithPosts([aDraft("Ten"), aDraft("Nine"), aDraft("Eight")]);
  await openBlog();
  await choosePostVerb("Ten", "Approve and publish");
  await said("Post published.");
  await expect.element(postRow("Ten")).toHaveTextContent("Published");
  await choosePostVerb("Nine", "Reject and archive");
  await said("Post archived.");
  await expect.element(postRow("Nine")).toHaveTextContent("Archived");
  // Approving and rejecting are for drafts.
  await press(menuOf("Ten"), "Enter");
  await expect
    .poll(() => textsOf(page.getByRole("menuitem")))
    .toEqual(["Edit", "Preview", "Archive", "Generate hero image", "Delete"]);
  await press(page.getByRole("menuitem", { name: "Archive" }), "Enter");
  await expect.element(postRow("Ten")).toHaveTextContent("Archived");
  await choosePostVerb("Ten", "Restore as draft");
  await expect.element(postRow("Ten")).toHaveTextContent("Draft");
  await choosePostVerb("Ten", "Generate hero image");
  await said("Hero image drawn.");

  await choosePostVerb("Eight", "Delete");
  await expect.element(question).toHaveTextContent("Eight");
  await press(question.getByRole("button", { name: "Cancel" }), "Enter");
  await expect.element(postRow("Eight")).toBeVisible();
  await choosePostVerb("Eight", "Delete");
  await press(question.getByRole("button", { name: "Delete post" }), "Enter");
  await said("Post deleted.");
  await expect.element(postRow("Eight")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("deleting the last post of the last page leads to the page before", async () => {
  const posts = Array.from({ length: 11 }, (_, at) => aDraft(`Number ${at}`));
  answersWithPosts(posts);
  await openBlog("?page=2");
  await choosePostVerb("Number 10", "Delete");
  await question.getByRole("button", { name: "Delete post" }).click();
  await expect.poll(address).toBe(BLOG);
  await expect.element(postRow("Number 0")).toBeVisible();
  await expect.element(page.getByText(/^Page \d/)).not.toBeInTheDocument();
  await expect.element(button("Next")).not.toBeInTheDocument();
  await expect.poll(() => asked(listAdminPosts).at(-1)?.query.page).toBe(1);
});

test("while something is done with one post, others do not wait for it", async () => {
  const [slow, quick, kept] = [aDraft("Slow"), aDraft("Quick"), aDraft("Kept")];
  const posts = [slow, quick, kept];
  answersWithPosts(posts);
  await openBlog();
  const letGo = answersWhenLetGo(approvePost, { success: true, message: say.approved });
  await choosePostVerb("Slow", "Approve and publish");
  await choosePostVerb("Quick", "Reject and archive");
  await said("Post archived.");
  await expect.element(postRow("Quick")).toHaveTextContent("Archived");
  // With the one that is being published nothing else can be begun.
  await press(menuOf("Slow"), "Enter");
  await expect
    .element(page.getByRole("menuitem", { name: "Delete" }))
    .toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Escape}");
  await choosePostVerb("Kept", "Delete");
  await expect.element(question).toHaveTextContent("Kept");
  posts[0] = { ...slow, status: "published" };
  letGo();
  await said("Post published.");
  await expect.element(postRow("Slow")).toHaveTextContent("Published");
  await expect.element(question).toHaveTextContent("Kept");
  await press(question.getByRole("button", { name: "Delete post" }), "Enter");
  await expect.element(postRow("Kept")).not.toBeInTheDocument();
  await expect.element(postRow("Slow")).toBeVisible();
});

test("what goes wrong is told above the list, in the server's words or ours", async () => {
  const refused = aDraft("Refused");
  answersWithPosts([refused]);
  await openBlog();
  answers(approvePost, refusal("conflict", say.notADraft));
  await choosePostVerb("Refused", "Approve and publish");
  await expect.element(alert).toHaveText(say.notADraft);
  await alert.getByRole("button", { name: "Close" }).click();
  await expect.element(alert).not.toBeInTheDocument();
  for (const line of [rejectPost, drawHeroImage, deletePost]) answers(line, refusal());
  await choosePostVerb("Refused", "Reject and archive");
  await expect.element(alert).toHaveText("Failed to reject blog post");
  await choosePostVerb("Refused", "Generate hero image");
  await expect.element(alert).toHaveText("Failed to generate hero image");
  await choosePostVerb("Refused", "Delete");
  await press(question.getByRole("button").last(), "Escape");
  await choosePostVerb("Refused", "Delete");
  await button("Delete post").click();
  await expect.element(alert).toHaveText("Failed to delete blog post");
  await expect.element(alert).toBeInViewport();
  await expect.element(postRow("Refused")).toBeVisible();
  // What works takes the complaint away.
  answersWithPosts([refused]);
  await choosePostVerb("Refused", "Reject and archive");
  await said("Post archived.");
  await expect.element(alert).not.toBeInTheDocument();
  answers(setPostStatus, refusal());
  await choosePostVerb("Refused", "Restore as draft");
  await expect.element(alert).toHaveText("Failed to update blog post");
});

test("between a phone and a desk titles keep their room", async () => {
  await page.viewport(720, 800);
  const title = "Resume lines that can be checked against an advertisement";
  answersWithPosts([aDraft(title, { ai_generated: true, written_by: "rules" })]);
  await openBlog();
  const name = await postRow(title).getByText(title).findElement();
  expect(name.getBoundingClientRect().width).toBeGreaterThan(190);
  // What has no column here stands under the title.
  await expect.element(postRow(title).getByRole("rowheader")).toHaveTextContent("AI Generated");
  await expect.element(postRow(title).getByText("2 Nov 2026").first()).toBeVisible();
  expectNoSidewaysScroll();
});
