import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { resendVerification } from "#contract/account-links.ts";
import { listNotifications, type Notification, readNotification } from "#contract/notifications.ts";
import { demoWorld } from "#contract/platform.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { stopClock, untilStill } from "#test/support/screens/clock.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  press,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";

/** A screen of few words, which asks the server for nothing of its own. */
const SMALL = "/forgot-password";
const HOUR_MS = 3_600_000;
const bell = page.getByRole("button", { name: /^Notifications/ });
const dropdown = page.getByRole("dialog", { name: "Notifications" });
const footer = page.getByRole("contentinfo");

function answerNotifications(count: number): void {
  const notifications = Array.from(
    { length: count },
    (_, n): Notification => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      type: "job_match",
      title: `Job ${n}`,
      message: "A new job fits your resume.",
      read: n > 1,
      created_at: new Date(Date.now() - n * HOUR_MS).toISOString(),
      data: n === 0 ? { action_url: "/terms" } : {},
    }),
  );
  answers(listNotifications, { notifications, total: count, unread: Math.min(count, 2) });
}

test("the bell shows my five latest, marks one as read and goes where it leads", async () => {
  answerNotifications(6);
  answers(readNotification, { success: true, message: "Read." });
  await openScreen(SMALL, { user: candidate() });
  await page.getByRole("button", { name: "Notifications, 2 unread" }).click();
  await expect.element(dropdown.getByRole("listitem")).toHaveLength(5);
  await expect.element(dropdown.getByText("Just now")).toBeVisible();
  await expect.element(dropdown.getByText("1h ago")).toBeVisible();
  await expect
    .element(dropdown.getByRole("link", { name: "View all notifications" }))
    .toBeVisible();
  await expectAccessible();
  await dropdown.getByRole("button", { name: /Job 0/ }).click();
  await expect.poll(address).toBe("/terms");
  await expectHidden(dropdown);
  const [read] = asked(readNotification);
  expect(read?.params.id).toBe("00000000-0000-4000-8000-000000000000");
});

test("with five or fewer there is no more to view", async () => {
  answerNotifications(5);
  await openScreen(SMALL, { user: candidate() });
  await bell.click();
  await expect.element(dropdown.getByRole("listitem")).toHaveLength(5);
  expect(page.getByRole("link", { name: "View all notifications" }).elements()).toEqual([]);
});

test("with no notification I am told what this is", async () => {
  await openScreen(SMALL, { user: candidate() });
  await page.getByRole("button", { name: "Notifications", exact: true }).click();
  await expect.element(page.getByText("Nothing yet")).toBeVisible();
});

test("notifications cannot be loaded: the bell says so and tries again", async () => {
  answers(listNotifications, refusal());
  await openScreen(SMALL, { user: candidate() });
  await bell.click();
  await expect.element(page.getByText("Notifications could not be loaded.")).toBeVisible();
  answerNotifications(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Nothing yet")).toBeVisible();
});

test("what is new is asked for every 30 seconds", async () => {
  stopClock();
  await openScreen(SMALL, { user: candidate() });
  await untilStill(() => asked(listNotifications).length === 1);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked(listNotifications)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await untilStill(() => asked(listNotifications).length === 2);
});

test("I am told that I am offline, and when that is over", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get");
  await openScreen(SMALL);
  onLine.mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  await expect.element(page.getByText("You are offline.")).toBeVisible();
  await expectAccessible();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await expectHidden(page.getByText("You are offline."));
});

test("an address that is not verified yet is asked for, and a new link can be had", async () => {
  const user = candidate({ EmailVerified: false });
  answers(resendVerification, { success: true, message: "Sent." });
  await openScreen("/notifications", { user });
  await expect
    .element(page.getByText("Verify your email to be found by recruiters."))
    .toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect.element(page.getByText(`A new link is on its way to ${user.Email}.`)).toBeVisible();
  expect(asked(resendVerification)[0]?.body.email).toBe(user.Email);
});

test("who reads a public page is not asked for their address", async () => {
  await openScreen(SMALL, { user: candidate({ EmailVerified: false }) });
  await expect.element(bell).toBeVisible();
  await expectHidden(page.getByText("Verify your email to be found"));
});

test("on a phone my places are within reach of a thumb, and nothing scrolls sideways", async () => {
  await page.viewport(390, 844);
  await openScreen("/privacy", { user: candidate() });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
  const places = (await link.findElement()).getBoundingClientRect();
  expect(places.y).toBeGreaterThan(780);
  expectNoSidewaysScroll();
  scrollTo(0, document.body.scrollHeight);
  const lowest = footer.getByRole("link", { name: "Terms" }).element().getBoundingClientRect();
  expect(lowest.bottom).toBeLessThan(places.y);
});

const menuButton = page.getByRole("button", { name: "Menu" });
const menu = page.getByRole("navigation", { name: "Menu" });

for (const [path, places] of [
  ["/", ["Compare Tool", "For Recruiters", "Blog", "Sign In"]],
  [SMALL, ["Compare", "For Recruiters", "Blog", "Sign In"]],
] as const)
  for (const width of [390, 320])
    test(`on a phone the header of ${path} has its menu, ${width} wide`, async () => {
      await page.viewport(width, 844);
      answers(demoWorld, { accounts: [], password: null });
      await openScreen(path);
      expectNoSidewaysScroll();
      await expect.element(page.getByRole("button", { name: /^Change colours/ })).toBeVisible();
      await press(menuButton, "Enter");
      await expect.poll(() => textsOf(menu.getByRole("link"))).toEqual([...places]);
      await expectAccessible();
      await userEvent.keyboard("{Escape}");
      await expectHidden(menu);
      await expect.element(menuButton).toHaveFocus();
      await menuButton.click();
      await menu.getByRole("link", { name: "Sign In" }).click();
      await expect.poll(address).toBe("/login");
      await expectHidden(menu);
    });

test("before my account is set up I can still compare and read", async () => {
  await openScreen(SMALL, { user: candidate({ Onboarding: false }) });
  const places = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect.poll(() => textsOf(places)).toEqual(["Compare"]);
  await page.viewport(390, 844);
  expectNoSidewaysScroll();
  await expect.element(page.getByRole("link", { name: "Sign Out" })).toBeVisible();
  await expectAccessible();
});

test("the account menu leads to the settings of the account", async () => {
  await openScreen(SMALL, { user: candidate() });
  await page.getByRole("button", { name: /^Account, signed in/ }).click();
  await expect
    .element(page.getByRole("menuitem", { name: "Profile Settings" }))
    .toHaveAttribute("href", "/profile#details");
});

test("where nothing is, a visitor is led home and a member to the dashboard", async () => {
  await openScreen("/nothing-is-here");
  await expect.element(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to dashboard" })).toBeVisible();
});
