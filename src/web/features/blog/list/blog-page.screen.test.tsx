import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type BlogPostCard, listCategories, listPosts } from "#contract/blog.ts";
import { address, expectNoSidewaysScroll, press, textsOf } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { sampleCard } from "../testing/sample-post.ts";

const HIRING = { id: "0192f0c1-1111-4222-8333-000000000001", name: "Hiring", slug: "hiring" };
const CAREERS = { id: "0192f0c1-1111-4222-8333-000000000002", name: "Careers", slug: "careers" };

const cards = page.getByRole("region", { name: "Articles" }).css("li:has(h2)");
const titles = cards.getByRole("heading");
const box = page.getByRole("searchbox", { name: "Search articles" });
const filters = page.getByRole("button", { name: "Filters", exact: true });
const category = (name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", { name, exact: true });
const count = page.getByText(/^Showing /);

/** Thirty articles, of which every third is about hiring and every fifth says "resume". */
const ARTICLES: BlogPostCard[] = Array.from({ length: 30 }, (_, at) =>
  sampleCard({
    id: `0192f0c1-2222-4222-8333-${String(at).padStart(12, "0")}`,
    slug: `article-${at}`,
    title: at % 5 === 0 ? `Resume lines ${at}` : `Article ${at}`,
    category: at % 3 === 0 ? HIRING : CAREERS,
    featured_image: null,
  }),
);

function answersWithArticles(): void {
  answers(listCategories, [HIRING, CAREERS]);
  answers(listPosts, ({ query }) => articlesFor(query));
}

function articlesFor(query: { search: string; category: string; offset: number; limit: number }) {
  const found = ARTICLES.filter(
    ({ title, category: { slug } }) =>
      (query.category === "" || slug === query.category) &&
      title.toLowerCase().includes(query.search.toLowerCase()),
  );
  return { posts: found.slice(query.offset, query.offset + query.limit), total: found.length };
}

async function openBlog(path = "/blog"): Promise<void> {
  answersWithArticles();
  await openScreen(path);
  await expect.element(cards.first()).toBeVisible();
}

/** By a step that the server sees nothing of. */
function visit(path: string): void {
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: {} }));
}

test("on a phone the categories are in sight, and nothing is pushed sideways", async () => {
  await page.viewport(390, 844);
  await openBlog();
  expectNoSidewaysScroll();
  await filters.click();
  for (const one of page.getByRole("group", { name: "Category" }).getByRole("button").all())
    await expect.element(one).toBeInViewport({ ratio: 0.99 });
  expectNoSidewaysScroll();
});

test("I look at one category, and the address says so", async () => {
  await openBlog("/blog?page=2&tag=salary");
  await expect.element(count).toHaveTextContent("of 30 articles");
  await expect.element(category("Hiring")).not.toBeInTheDocument();
  await filters.click();
  await expect.element(filters).toHaveAttribute("aria-expanded", "true");
  await category("Hiring").click();
  await expect.poll(address).toBe("/blog?category=hiring");
  await expect.element(count).toHaveText("Showing 10 of 10 articles in Hiring");
  expect(cards.elements()).toHaveLength(10);
  expect(cards.getByRole("link", { name: "Hiring", exact: true }).elements()).toHaveLength(10);
  await expect.element(category("Hiring")).toHaveAttribute("aria-pressed", "true");
  await expect.element(category("Hiring")).toHaveFocus();

  await category("All Categories").click();
  await expect.poll(address).toBe("/blog");
  history.back();
  await expect.poll(address).toBe("/blog?category=hiring");
  // The same after the page was loaded anew.
  await openScreen(address());
  await expect.element(category("Hiring")).toHaveAttribute("aria-pressed", "true");
  await filters.click();
  await expect.element(category("Hiring")).not.toBeInTheDocument();
});

test("I search while I type, and every letter is no step to go back", async () => {
  answersWithArticles();
  await openScreen("/terms");
  visit("/blog?page=2");
  await box.click();
  await userEvent.keyboard("Resume ");
  await expect.poll(address).toBe("/blog?search=Resume");
  await expect.element(count).toHaveText("Showing 6 of 6 articles matching “Resume”");
  // What is typed stays as it is typed.
  await expect.element(box).toHaveValue("Resume ");
  await expect.element(box).toHaveFocus();

  await box.fill("no article says zyzzyva");
  await press(box, "Enter");
  await expect.element(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(address).toBe("/blog");
  await expect.element(box).toHaveValue("");
  await expect.poll(() => cards.elements()).toHaveLength(12);

  history.back();
  await expect.element(box).toHaveValue("no article says zyzzyva");
  history.back();
  await expect.poll(address).toBe("/terms");
});

test("however its address is written, the list can be searched", async () => {
  await openBlog("/Blog");
  await box.fill("resume");
  await expect.poll(address).toBe("/Blog?search=resume");
  await expect.element(count).toHaveText(/ matching “resume”$/);
  await expect.element(box).toHaveFocus();
});

test("a page beyond the last is the last", async () => {
  await openBlog();
  visit("/blog?page=98");
  await expect.poll(address).toBe("/blog?page=3");
  await expect.element(cards.first()).toBeVisible();
  await expect.element(page.getByText("No articles found")).not.toBeInTheDocument();
});

test("an old answer does not overtake a newer one, and cards hold the place of what comes", async () => {
  await openBlog();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  answers(listPosts, async ({ query }) => {
    if (query.search === "slow") await held;
    return articlesFor(query.search === "slow" ? { ...query, search: "" } : query);
  });
  await box.fill("slow");
  await expect.poll(address).toBe("/blog?search=slow");
  await expect.element(page.getByText("Loading articles")).toBeInTheDocument();
  expect(page.css('[role="status"] > div').elements()).toHaveLength(6);
  await box.fill("resume");
  await expect.element(count).toHaveText(/ matching “resume”$/);
  const shown = textsOf(titles);
  letGo();
  // It has come when its own list shows it at once.
  await box.fill("slow");
  await expect.poll(() => textsOf(titles)).not.toEqual(shown);
  await box.fill("resume");
  await expect.poll(() => textsOf(titles)).toEqual(shown);
});

test("what cannot be loaded leaves the screen empty, and is only logged", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  answers(listPosts, refusal());
  answers(listCategories, refusal());
  await openScreen("/blog");
  await expect.element(page.getByRole("heading", { name: "Insights & Resources" })).toBeVisible();
  await expect
    .poll(() => logged.mock.calls.map(([words]) => String(words)).sort())
    .toEqual(["The articles could not be loaded.", "The categories could not be loaded."]);
  for (const absent of [cards, count, page.getByText("No articles found"), page.getByRole("alert")])
    await expect.element(absent).not.toBeInTheDocument();
});

test("articles side by side have a hairline between them, two in a row or three", async () => {
  await page.viewport(1280, 900);
  await openBlog();
  const ruled = () =>
    cards
      .elements()
      .slice(0, 6)
      .map((card) => getComputedStyle(card, "::before").borderLeftWidth !== "0px");
  expect(ruled()).toEqual([false, true, true, false, true, true]);
  await page.viewport(800, 900);
  expect(ruled()).toEqual([false, true, false, true, false, true]);
  await page.viewport(390, 844);
  expect(ruled()).not.toContain(true);
});
