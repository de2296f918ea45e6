import { expect, test } from "../support/journey.ts";
import { articles, box, cards, count } from "../support/reading-screens.ts";

const DESK = { width: 1280, height: 900 };
const PER_PAGE = 12;

test("a visitor leafs through the blog", async ({ page }) => {
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

  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(posts[0]?.title ?? "");
  // It is read from its top on, by eye and by ear.
  await expect(page.getByRole("region", { name: "Articles" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(cards(page).first().getByRole("heading")).toHaveText(posts[0]?.title ?? "");

  // However the address is written, and a page beyond the last is the last.
  await page.goto("/blog/?page=2");
  await expect(page).toHaveURL("/blog?page=2");
  await page.goto("/blog?page=99");
  await expect(page).toHaveURL(`/blog?page=${Math.ceil(total / PER_PAGE)}`);
  await expect(cards(page).first()).toBeVisible();
});

test("what I type before the script is there is searched for, with Enter and without", async ({
  page,
}) => {
  await articles(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
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
