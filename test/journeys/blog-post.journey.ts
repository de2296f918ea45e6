import { newPostWord, publishDraft, writeDraft } from "../support/blog-screens.ts";
import { expect, test } from "../support/journey.ts";
import { articles, cards, count } from "../support/reading-screens.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

test("a visitor opens an article from the list, and comes back to where they were", async ({
  page,
}) => {
  const { posts, total } = await articles(page);
  const post = posts[7];
  if (!post) throw new Error("The demo world has too few articles.");
  await page.setViewportSize(DESK);
  await page.goto("/blog");
  const link = cards(page).nth(7).getByRole("link", { name: post.title, exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  const { meta_title } = await (await page.request.get(`/api/blog/posts/${post.slug}`)).json();
  await expect(page).toHaveTitle(meta_title || `${post.title} | Candour Blog`);
  await expect(page.locator("#main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveTitle("Insights & Resources · Candour");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);

  await link.click();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(count(page)).toHaveText(`Showing 12 of ${total} articles`);
});

test("I follow a link inside an article to another screen without loading the page anew", async ({
  page,
  context,
  app,
}) => {
  const { posts } = await articles(page);
  const other = posts.find(({ featured_image }) => featured_image !== null);
  const word = newPostWord();
  const links = [
    ["another article", `/blog/${other?.slug}`],
    ["the list", `${app.url}/blog?category=hiring`],
    ["the feed", "/blog/feed.xml"],
    ["elsewhere", "https://elsewhere.example/blog"],
  ].map(([name, href]) => `<a href="${href}">${name}</a>`);
  const long = "Words that take room. ".repeat(400);
  const draft = await writeDraft(page, `Links ${word}`, `${long}</p><p>${links.join(", ")}`);
  await publishDraft(page, draft);
  await page.setViewportSize(PHONE);
  await page.goto(`/blog/${draft.slug}`);
  const link = (name: string) => page.locator(".article").getByRole("link", { name });
  const stays = () => page.evaluate(() => document.body.dataset.stays);
  await page.evaluate(() => {
    document.body.dataset.stays = "yes";
  });

  await link("another article").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other?.title ?? "");
  await expect(page).toHaveURL(`/blog/${other?.slug}`);
  await expect(page.locator("#main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await link("the list").click();
  await expect(count(page)).toHaveText(/ in Hiring$/);
  expect(await stays()).toBe("yes");
  await page.goBack();

  const tab = context.waitForEvent("page");
  await link("another article").click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(page).toHaveURL(`/blog/${draft.slug}`);
  await page.route("https://elsewhere.example/**", (route) => route.fulfill({ body: "There." }));
  await link("elsewhere").click();
  await expect(page).toHaveURL("https://elsewhere.example/blog");
  await page.goBack();
  const feed = page.waitForRequest("**/blog/feed.xml");
  await link("the feed").click();
  expect((await feed).isNavigationRequest()).toBe(true);
});

test("a draft is there for administrators, and for nobody else", async ({ page, browser, app }) => {
  const { slug } = await writeDraft(page, `Half a thought ${Date.now()}`, "It goes on later.");
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText("This is a draft.")).toBeVisible();
  await expect(page.getByText("It goes on later.")).toBeVisible();
  const others = await browser.newContext({ baseURL: app.url });
  const stranger = await others.newPage();
  expect((await stranger.goto(`/blog/${slug}`))?.status()).toBe(404);
  await others.close();
});

test("search engines and readers without script get the whole article", async ({
  page,
  browser,
  app,
}) => {
  const { posts } = await articles(page);
  // The newest may be a post that an earlier journey wrote by hand, without a drawing.
  const post = posts.find(({ featured_image }) => featured_image !== null);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const plain = await context.newPage();
  await plain.goto(`/blog/${post?.slug}`);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText(post?.title ?? "");
  await expect(plain.locator(".article p").first()).toBeVisible();
  const data = await plain.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "BlogPosting",
    headline: post?.title,
    url: `${app.url}/blog/${post?.slug}`,
  });
  const image = await plain.locator('meta[property="og:image"]').getAttribute("content");
  expect(image).toMatch(new RegExp(`^${app.url}/blog-images/.*/card\\.png\\?v=`));
  const picture = await page.request.get(image ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  await plain.goto("/blog");
  const house = await plain.locator('meta[property="og:image"]').getAttribute("content");
  expect(house).toBe(`${app.url}/share-card.png`);
  expect((await page.request.get(house ?? "")).headers()["content-type"]).toBe("image/png");
  await context.close();
});
