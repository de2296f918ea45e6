import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  blogStats,
  createPost,
  generatePost,
  listAdminPosts,
  BLOG_ADMIN_SENTENCES as say,
} from "#contract/blog-admin.ts";
import { address, expectNoSidewaysScroll, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { pollRefetching, watchRefetching } from "#test/support/screens/refetching.ts";
import {
  answers,
  answersWhenLetGo,
  asked,
  noConnection,
  refusal,
} from "#test/support/screens/stub-api.ts";
import {
  aDraft,
  answersWithPosts,
  BLOG,
  blogTab,
  openBlog,
  postRows,
} from "#test/support/screens/stubs/managed-posts.ts";
import { blogNumbers } from "./testing/posts.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const alert = page.getByRole("alert");
const title = page.getByLabelText("Title").first();
const lawFirms = page.getByRole("link", { name: "Law Firms", exact: true });

test("while a report is written the button says so, and then the way to its draft is there", async () => {
  const post = aDraft("What the ads say");
  answersWithPosts([post]);
  await openBlog("?tab=generate");
  const letGo = answersWhenLetGo(generatePost, { success: true, message: say.generated, post });
  await button("Generate").click();
  await expect.element(button("Generating...")).toBeDisabled();
  await expect.poll(() => asked(generatePost)[0]?.body).toEqual({ manual: true });
  letGo();
  const written = page.getByRole("status").filter({ hasText: "A draft was written: " });
  await expect.element(written).toBeVisible();
  await expect.element(button("Generate")).toHaveFocus();
  await written.getByRole("link", { name: "Edit the draft" }).click();
  await expect.element(title).toHaveValue("What the ads say");
});

test("a report that ends while I am elsewhere is told there, with the way to its draft", async () => {
  const post = aDraft("Elsewhere");
  answersWithPosts([post]);
  const letGo = answersWhenLetGo(generatePost, { success: true, message: say.generated, post });
  await openBlog("?tab=generate");
  await button("Generate").click();
  await blogTab("Posts List").click();
  await blogTab("Generate").click();
  await expect.element(button("Generating...")).toBeDisabled();
  await lawFirms.click();
  await expect.element(heading("Law Firm Management")).toBeVisible();
  letGo();
  await said("A draft was written.");
  await button("Edit the draft").click();
  await expect.poll(address).toContain(`${BLOG}?edit=${post.id}`);
  await expect.element(title).toHaveValue("Elsewhere");
});

test("a report that was begun before I loaded the page anew is still seen at work, and told when it is there", async () => {
  watchRefetching();
  answersWithPosts([aDraft("The report")]);
  answers(generatePost, noConnection);
  answers(blogStats, blogNumbers({ is_generating: true }));
  await openBlog("?tab=generate");
  await expect.element(button("Generating...")).toBeDisabled();
  await press(button("Generating..."), "Enter");
  expect(asked(generatePost)).toEqual([]);
  answers(blogStats, blogNumbers({ ai_generated_posts: 4 }));
  const there = page.getByRole("status").filter({ hasText: "The draft was written." });
  await pollRefetching(() => there.elements()).toHaveLength(1);
  await expect.element(button("Generate")).toBeEnabled();
  await there.getByRole("link", { name: "Posts List" }).click();
  await expect.element(postRows.first()).toBeVisible();
});

test("a new post that is made while I am elsewhere does not call me back", async () => {
  const posts = [aDraft("Older")];
  answersWithPosts(posts);
  await openBlog();
  const made = aDraft("Untitled post");
  const letGo = answersWhenLetGo(createPost, made);
  await button("New post").click();
  await lawFirms.click();
  await expect.element(heading("Law Firm Management")).toBeVisible();
  posts.unshift(made);
  letGo();
  await said("Draft created.");
  await expect.element(heading("Law Firm Management")).toBeVisible();
  await button("Edit").click();
  await expect.poll(address).toBe(`${BLOG}?edit=${made.id}`);
  await expect.element(title).toHaveValue("Untitled post");
});

test("a new post opens in the editor, and stands first in the list", async () => {
  answersWithPosts([aDraft("Older")]);
  await openBlog();
  await button("New post").click();
  await expect.element(title).toBeVisible();
  expect(address()).toMatch(/\?edit=[\da-f-]{36}$/);
  await button("Back to Posts List").click();
  await expect.element(postRows.first()).toHaveTextContent("Untitled");
});

test("a candidate is shown nothing of it", async () => {
  await openScreen(BLOG, { user: candidate() });
  await expect.element(heading("Access Denied")).toBeVisible();
  expect(asked(listAdminPosts)).toEqual([]);
});

test("every state of the list, the numbers and Generate, on a phone", async () => {
  await page.viewport(390, 844);
  answersWithPosts([]);
  answers(listAdminPosts, refusal());
  answers(blogStats, refusal());
  await openBlog();
  await expect.element(heading("Failed to fetch blog posts")).toBeVisible();
  answers(listAdminPosts, { posts: [], total_pages: 1, total: 0 });
  await button("Try again").click();
  await expect.element(heading("No posts yet")).toBeVisible();
  await press(blogTab("Posts List"), "ArrowRight");
  await expect.element(heading("Failed to fetch blog statistics")).toBeVisible();
  answers(blogStats, blogNumbers());
  await button("Try again").click();
  await expect.element(page.getByText("Total posts")).toBeVisible();
  expectNoSidewaysScroll();

  // What is refused says why; a second press while one is being written, too.
  await press(blogTab("Statistics"), "ArrowRight");
  answers(generatePost, refusal("conflict", say.generating));
  await button("Generate").click();
  await expect.element(alert).toHaveText(say.generating);
  await expect.element(alert).toBeInViewport();
  answers(generatePost, refusal());
  await button("Generate").click();
  await expect.element(alert).toHaveText("Failed to generate blog post");
  await press(blogTab("Generate"), "ArrowRight");
  const soon = "Content ideas feature coming soon...";
  await expect.element(page.getByText(soon, { exact: true })).toBeVisible();

  await blogTab("Posts List").click();
  await page.getByLabelText("Status").selectOptions("Archived");
  await expect.element(heading("No archived posts")).toBeVisible();
  answersWithPosts([aDraft("One of them")]);
  await button("Show all posts").click();
  await expect.poll(address).toBe(BLOG);
});

test("on a phone the list is not pushed sideways", async () => {
  await page.viewport(390, 844);
  answersWithPosts([aDraft("Resume lines that can be checked against an advertisement")]);
  await openBlog();
  await expect.element(postRows.first()).toBeVisible();
  expectNoSidewaysScroll();
});

test("an editor without a post says so, and leads back to the list", async () => {
  answersWithPosts([aDraft("One of them")]);
  await openBlog("?edit=");
  await expect.element(heading("No post selected for editing")).toBeVisible();
  await button("Back to Posts List").click();
  await expect.poll(address).toBe(BLOG);
  await expect.element(postRows.first()).toBeVisible();
});

test("between a phone and a desk the numbers keep their order", async () => {
  await page.viewport(720, 800);
  answersWithPosts([aDraft("One of them")]);
  await openBlog("?tab=statistics");
  const label = await page.getByText("Total posts").findElement();
  const figure = await page.css("dl dd").first().findElement();
  expect(figure.getBoundingClientRect().y).toBeGreaterThan(label.getBoundingClientRect().y);
});
