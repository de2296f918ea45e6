import { expect, expectAccessible, test } from "../support/journey.ts";
import {
  articles,
  box,
  cards,
  category,
  count,
  filters,
  LIST,
  sideways,
} from "../support/reading-screens.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const PER_PAGE = 12;

test("a visitor leafs through the blog, on a desk and on a phone", async ({ page }) => {
  const { posts, total } = await articles(page);
  expect(total).toBeGreaterThan(PER_PAGE);
  await page.setViewportSize(DESK);
  await page.goto("/blog");
  await expect(page).toHaveTitle("Insights & Resources · Candour");
  await expect(count(page)).toHaveText(`Showing 12 of ${total} articles`);
  await expect(cards(page)).toHaveCount(PER_PAGE);
  const first = cards(page).first();
  await expect(first.getByRole("heading")).toHaveText(posts[0]?.title ?? "");
  await expect(first).toContainText(/[A-Z][a-z]+ \d{1,2}, 20\d\d/);
  await expect(first).toContainText(/\d+ min read/);
  await expect(first).toContainText(/[\d,]+ views?/);
  await expect(first.getByRole("link", { name: `Read more of ${posts[0]?.title}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(posts[0]?.title ?? "");
  // It is read from its top on, by eye and by ear.
  await expect(page.getByRole("region", { name: "Articles" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page).first().getByRole("heading")).toHaveText(posts[0]?.title ?? "");

  await page.setViewportSize(PHONE);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await filters(page).click();
  for (const one of await page.getByRole("group", { name: "Category" }).getByRole("button").all())
    await expect(one).toBeInViewport({ ratio: 1 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("I look at one category, and the address says so", async ({ page }) => {
  const { total } = await articles(page);
  const hiring = await articles(page, "&category=hiring");
  await page.goto("/blog?page=2&tag=salary");
  await expect(count(page)).toContainText(`of ${total} articles`);
  await expect(category(page, "Hiring")).toBeHidden();
  await filters(page).click();
  await expect(filters(page)).toHaveAttribute("aria-expanded", "true");
  await category(page, "Hiring").click();
  await expect(page).toHaveURL("/blog?category=hiring");
  await expect(count(page)).toHaveText(
    `Showing ${hiring.posts.length} of ${hiring.total} articles in Hiring`,
  );
  await expect(cards(page)).toHaveCount(hiring.posts.length);
  await expect(cards(page).getByRole("link", { name: "Hiring", exact: true })).toHaveCount(
    hiring.posts.length,
  );
  await expect(category(page, "Hiring")).toHaveAttribute("aria-pressed", "true");
  await expect(category(page, "Hiring")).toBeFocused();

  await category(page, "All Categories").click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(page).toHaveURL("/blog?category=hiring");
  await page.reload();
  await expect(category(page, "Hiring")).toHaveAttribute("aria-pressed", "true");
  await filters(page).click();
  await expect(category(page, "Hiring")).toBeHidden();
});

test("I search while I type, and every letter is no step to go back", async ({ page }) => {
  await articles(page);
  const found = await articles(page, "&search=resume");
  await page.goto("/terms");
  await page.goto("/blog/?page=2");
  await expect(page).toHaveURL("/blog?page=2");
  await box(page).pressSequentially("Resume ");
  await expect(page).toHaveURL("/blog?search=Resume");
  await expect(count(page)).toHaveText(
    `Showing ${found.posts.length} of ${found.total} articles matching “Resume”`,
  );
  // What is typed stays as it is typed.
  await expect(box(page)).toHaveValue("Resume ");
  await expect(box(page)).toBeFocused();

  await box(page).fill("no article says zyzzyva");
  await box(page).press("Enter");
  await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(PER_PAGE);

  await page.goBack();
  await expect(box(page)).toHaveValue("no article says zyzzyva");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("however its address is written, the list can be searched", async ({ page }) => {
  await articles(page);
  await page.goto("/Blog");
  await box(page).fill("resume");
  await expect(page).toHaveURL("/Blog?search=resume");
  await expect(count(page)).toHaveText(/ matching “resume”$/);
  await expect(box(page)).toBeFocused();
});

test("a page beyond the last is the last", async ({ page }) => {
  const last = Math.ceil((await articles(page)).total / PER_PAGE);
  await page.goto("/blog?page=99");
  await expect(page).toHaveURL(`/blog?page=${last}`);
  await expect(cards(page).first()).toBeVisible();
  // Also by a step that the server sees nothing of.
  await page.evaluate(() => {
    history.pushState({}, "", "/blog?page=98");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page).toHaveURL(`/blog?page=${last}`);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText("No articles found")).toHaveCount(0);
});

test("what I type before the script is there is searched for, with Enter and without", async ({
  page,
}) => {
  await articles(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/blog?category=hiring", { waitUntil: "commit" });
  await box(page).fill("team");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/blog?category=hiring&search=team");
  await box(page).fill("role");
  letGo();
  await expect(page).toHaveURL("/blog?search=role&category=hiring");
  await expect(count(page)).toHaveText(/ in Hiring matching “role”$/);
  await expect(box(page)).toHaveValue("role");
});

test("an old answer does not overtake a newer one, and cards hold the place of what comes", async ({
  page,
}) => {
  await articles(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto("/blog");
  await page.route(LIST, async (route) => {
    if (route.request().url().includes("search=slow")) await held;
    await route.fallback();
  });
  await box(page).fill("slow");
  await expect(page).toHaveURL("/blog?search=slow");
  await expect(page.getByText("Loading articles")).toBeAttached();
  await expect(page.locator('[role="status"] > div')).toHaveCount(6);
  await box(page).fill("resume");
  await expect(count(page)).toHaveText(/ matching “resume”$/);
  const titles = await cards(page).getByRole("heading").allTextContents();
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  expect(await cards(page).getByRole("heading").allTextContents()).toEqual(titles);
});

test("what cannot be loaded leaves the screen empty, and is only logged", async ({ page }) => {
  await articles(page);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") logged.push(message.text());
  });
  const fault = { fault: "internal", message: "Something went wrong.", errors: [] };
  await page.route(/\/api\/blog/, (route) => route.fulfill({ status: 500, json: fault }));
  await page.goto("/terms");
  await page.evaluate(() => {
    history.pushState({}, "", "/blog");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page.getByRole("heading", { name: "Insights & Resources" })).toBeVisible();
  await expect
    .poll(() => logged.sort())
    .toEqual(["The articles could not be loaded.", "The categories could not be loaded."]);
  await expect(cards(page)).toHaveCount(0);
  await expect(count(page)).toHaveCount(0);
  await expect(page.getByText("No articles found")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the list is there without script", async ({ page, browser, app }) => {
  const { posts } = await articles(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const plain = await context.newPage();
  await plain.goto("/blog");
  await expect(cards(plain)).toHaveCount(PER_PAGE);
  const link = plain.getByRole("link", { name: posts[0]?.title ?? "", exact: true });
  await expect(link).toHaveAttribute("href", `/blog/${posts[0]?.slug}`);
  await expect(plain.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    "href",
    "/blog/feed.xml",
  );
  const pages = plain.getByRole("navigation", { name: "Pages of articles" });
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(plain).toHaveURL("/blog?page=2");
  await expect(cards(plain).first()).not.toContainText(posts[0]?.title ?? "");
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(plain).toHaveURL("/blog");
  await box(plain).fill("resume");
  await box(plain).press("Enter");
  await expect(count(plain)).toHaveText(/ matching “resume”$/);
  await context.close();
});

test("articles side by side have a hairline between them, two in a row or three", async ({
  page,
}) => {
  await articles(page);
  const ruled = () =>
    cards(page).evaluateAll((all) =>
      all.slice(0, 6).map((card) => getComputedStyle(card, "::before").borderLeftWidth !== "0px"),
    );
  await page.setViewportSize(DESK);
  await page.goto("/blog");
  expect(await ruled()).toEqual([false, true, true, false, true, true]);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await ruled()).toEqual([false, true, false, true, false, true]);
  await page.setViewportSize(PHONE);
  expect(await ruled()).not.toContain(true);
});
