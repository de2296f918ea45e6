import type { Page } from "@playwright/test";
import {
  clearNotifications,
  expect,
  expectAccessible,
  signInSomeone,
  test,
} from "../support/journey.ts";

const banner = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");

/** What the server would answer, for faces that the demo world does not have. */
async function answerNotifications(page: Page, count: number): Promise<void> {
  const notifications = Array.from({ length: count }, (_, n) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    type: "job_match",
    title: `Job ${n}`,
    message: "A new job fits your resume.",
    read: n > 1,
    created_at: new Date(Date.now() - n * 3_600_000).toISOString(),
    data: n === 0 ? { action_url: "/profile" } : {},
  }));
  const unread = Math.min(count, 2);
  await page.route("**/api/notifications", (route) =>
    route.fulfill({ json: { notifications, total: count, unread } }),
  );
}

test("a visitor sees where to go, above and below", async ({ page }) => {
  await page.goto("/");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/login",
  );
  await expect(banner(page).getByRole("link", { name: "Sign Up Free" })).toHaveAttribute(
    "href",
    "/register",
  );
  await expect(footer(page).getByRole("link", { name: "Sign Up" })).toBeVisible();
  await page.goto("/login");
  await expect(banner(page).getByRole("link", { name: "Sign Up", exact: true })).toBeVisible();
  await expect(footer(page).getByRole("link", { name: "Sign Up" })).toHaveCount(0);
  await footer(page).getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
});

test("no link of the shell leads nowhere", async ({ page, request }) => {
  const seen = new Set<string>();
  const collect = async () => {
    for (const link of await page.locator("header a, footer a").all())
      seen.add((await link.getAttribute("href")) ?? "");
  };
  await page.goto("/");
  await collect();
  await signInSomeone(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await collect();
  expect(seen.size).toBeGreaterThan(5);
  for (const href of seen) expect((await request.get(href)).status(), href).toBeLessThan(400);
});

test("signed in, I find my places and my menu with the keyboard alone", async ({ page }) => {
  await signInSomeone(page, "Priya Raman");
  await page.goto("/dashboard");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const account = page.getByRole("button", { name: "Account, signed in as Priya Raman" });
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Profile Settings" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Account/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(banner(page).getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("the bell shows my five latest, marks one as read and goes where it leads", async ({
  page,
}) => {
  await signInSomeone(page);
  await answerNotifications(page, 6);
  const marked = page.waitForRequest(/\/api\/notifications\/.*\/read/);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Notifications, 2 unread" }).click();
  const dropdown = page.getByRole("dialog", { name: "Notifications" });
  await expect(dropdown.getByRole("listitem")).toHaveCount(5);
  await expect(dropdown.getByText("Just now")).toBeVisible();
  await expect(dropdown.getByText("1h ago")).toBeVisible();
  await expect(dropdown.getByRole("link", { name: "View all notifications" })).toBeVisible();
  await expectAccessible(page);
  await dropdown.getByRole("button", { name: /Job 0/ }).click();
  await marked;
  await expect(page).toHaveURL("/profile");
  await expect(dropdown).toBeHidden();
});

test("with five or fewer there is no more to view, and with none I am told what this is", async ({
  page,
}) => {
  await signInSomeone(page);
  await clearNotifications(page);
  await answerNotifications(page, 5);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(
    page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem"),
  ).toHaveCount(5);
  await expect(page.getByRole("link", { name: "View all notifications" })).toHaveCount(0);
  await page.unroute("**/api/notifications");
  await page.reload();
  await page.getByRole("button", { name: "Notifications", exact: true }).click();
  await expect(page.getByText("Nothing yet")).toBeVisible();
});

test("notifications cannot be loaded: the bell says so and tries again", async ({ page }) => {
  await signInSomeone(page);
  await clearNotifications(page);
  await page.route("**/api/notifications", (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, message: "x", error: "x", fault: "internal" },
    }),
  );
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText("Notifications could not be loaded.")).toBeVisible();
  await page.unroute("**/api/notifications");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Nothing yet")).toBeVisible();
});

test("what is new is asked for every 30 seconds", async ({ page }) => {
  await page.clock.install();
  await signInSomeone(page);
  let asked = 0;
  await page.route("**/api/notifications", async (route) => {
    asked += 1;
    await route.fulfill({ json: { notifications: [], total: 0, unread: 0 } });
  });
  await page.goto("/dashboard");
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(29_000);
  expect(asked).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => asked).toBe(2);
});

test("a new screen starts at its top, with its title, and reading goes on there", async ({
  page,
}) => {
  await page.goto("/privacy");
  await page.evaluate(() => scrollTo(0, 5000));
  await footer(page).getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveTitle("Terms of Service · Candour");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Terms of Service" })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle("Privacy Policy · Candour");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test("I am told that I am offline, and when that is over", async ({ page, context }) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});

test("a page whose file cannot be loaded says so and offers a way on", async ({
  page,
  complaints,
}) => {
  await signInSomeone(page);
  await page.goto("/dashboard");
  await page.route(/assets\/profile-page-.*\.js/, (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Profile" })
    .click();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/assets\/profile-page-.*\.js/);
  await page.getByRole("button", { name: "Load it again" }).click();
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  complaints.length = 0;
});

test("an address that is not verified yet is asked for, and a new link can be had", async ({
  page,
}) => {
  const email = await signInSomeone(page);
  await page.goto("/dashboard");
  await expect(page.getByText("Verify your email to be found by recruiters.")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  await page.goto("/privacy");
  await expect(page.getByText("Verify your email to be found")).toHaveCount(0);
});

test("on a phone my places are within reach of a thumb, and nothing scrolls sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInSomeone(page);
  await page.goto("/dashboard");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
  const box = await link.boundingBox();
  expect(box?.y).toBeGreaterThan(780);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const lowest = await footer(page).getByRole("link", { name: "Terms" }).boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(box?.y ?? 0);
});
