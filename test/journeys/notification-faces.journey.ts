import type { Page } from "@playwright/test";
import {
  clearNotifications,
  expect,
  expectAccessible,
  signInSomeone,
  test,
} from "../support/journey.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const LIST = "**/api/notifications";

const rows = (page: Page) =>
  page.getByRole("list", { name: "Notifications" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What the server would answer, for faces that take long to come about. */
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    type: ["message", "application", "welcome"][n % 3],
    title: `Thing ${n} with a-rather-long-word-that-nobody-would-write-but-somebody-will`,
    message: "Somebody is interested in a posting of yours. See how well the candidates fit.",
    read: n % 2 === 1,
    created_at: new Date(Date.now() - n * 7_200_000).toISOString(),
    data: n % 4 === 0 ? {} : { action_url: "/dashboard" },
  }));

for (const size of [DESK, PHONE])
  test(`loading, full, empty and failed hold together at ${size.width}`, async ({ page }) => {
    // Eight times axe.
    test.slow();
    await page.setViewportSize(size);
    await signInSomeone(page);
    await clearNotifications(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(LIST, async (route) => {
      await held;
      await route.fulfill({ json: { notifications: many(24), total: 312, unread: 100 } });
    });
    await page.goto("/notifications");
    await expect(page.getByText("Loading notifications")).toBeAttached();
    await expectAccessible(page);
    const before = await page.getByLabel("Search").boundingBox();
    answer();
    await expect(rows(page)).toHaveCount(24);
    expect(await page.getByLabel("Search").boundingBox()).toEqual(before);
    await expect(page.getByText("The newest 200 are shown.")).toBeVisible();
    await rows(page).first().getByRole("checkbox").check();
    await expect(page.getByText("1 selected")).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByLabel("Type").selectOption("Application");
    await page.getByLabel("Search").fill("thing 10");
    await expect(rows(page)).toHaveCount(1);
    await expectAccessible(page);

    await page.unroute(LIST);
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/notifications");
    await expect(page.getByText("Notifications could not be loaded.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(LIST);
    await button(page, "Try again").click();
    await expect(page.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test("the link of a mail that is not ours switches nothing off and says so", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/api/unsubscribe?token=somebody.nonsense");
  await expect(page).toHaveURL("/unsubscribe?token=somebody.nonsense");
  await expectAccessible(page);
  await button(page, "Stop the summaries").click();
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeFocused();
  await expect(page.getByText(/This unsubscribe link is invalid/)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/unsubscribe");
  await expect(page.getByText("The link is not complete.")).toBeVisible();
});
