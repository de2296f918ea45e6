import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/journey.ts";

// What fades in would be measured half faded.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 390, height: 844 };
const HOUR = 3_600_000;
const OURS = "[aria-label=Dialogs], [aria-label^=Menus], [aria-label=Toasts]";
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dialogs = (page: Page) => part(page, "Dialogs");
const small = (page: Page) => part(page, "Menus, popover, tooltips");
const toasts = (page: Page) => part(page, "Messages, F8").getByRole("listitem");
const toastOf = (page: Page, text: string) => toasts(page).filter({ hasText: text });
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole("button", { name, exact: true });

/** The other parts of the page are put out of sight: axe would look at all of them, each time. */
async function openParts(page: Page): Promise<void> {
  await page.goto("/dev/parts");
  await dialogs(page).waitFor();
  const others = page.locator(`main section[aria-label]:not(${OURS})`);
  await others.evaluateAll((parts) => parts.map((part) => part.setAttribute("hidden", "")));
}

async function pressTo(control: Locator, key: string): Promise<void> {
  await control.page().keyboard.press(key);
  await expect(control).toBeFocused();
}

const NOWHERE = { x: -1, y: -1, width: -1 };
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? NOWHERE;

const showToast = (page: Page, kind: string) => button(part(page, "Toasts"), kind).press("Enter");

test("a dialog takes the focus, keeps it, and gives it back", async ({ page }) => {
  await openParts(page);
  const opener = button(dialogs(page), "Regular dialog");
  const dialog = page.getByRole("dialog", { name: "Keep this comparison" });
  await opener.press("Enter");
  await expect(dialog).toHaveAccessibleDescription(/^A free account saves/);
  await expect(button(dialog, "Create Free Account")).toBeFocused();
  await expectAccessible(page);

  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    // After the last control a browser may stop at its own, but never at one of the page.
    await expect(page.locator(":focus:not(dialog *)")).toHaveCount(0);
  }
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await pressTo(opener, "Escape");
  await expect(page.locator("html")).toHaveCSS("overflow", "visible");
  const ways = [
    () => button(dialog, "Close").press("Enter"),
    () => button(dialog, "Maybe Later").press("Enter"),
    () => page.mouse.click(20, 400),
  ];
  for (const close of ways) {
    await opener.press("Enter");
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }

  // A selection of text that was drawn too far is not meant to close it.
  await opener.press("Enter");
  await page.getByText("A free account saves").hover();
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test("on a phone a dialog is a sheet, and long text scrolls in it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openParts(page);
  await button(dialogs(page), "Long dialog").press("Enter");
  const sheet = page.getByRole("dialog", { name: "How your resume is read" }).locator("> div");
  const height = Math.floor(PHONE.height * 0.86);
  const { x, y, width } = await boxOf(sheet);
  expect([x, width, Math.ceil(y)]).toEqual([0, PHONE.width, PHONE.height - height]);
  await expect(button(page, "Understood")).toBeInViewport();
  await expectAccessible(page);
  // The text has the focus, and so the keyboard scrolls it.
  await pressTo(page.locator("dialog [data-scrolls]"), "End");
  await expect.poll(() => page.evaluate(() => document.activeElement?.scrollTop)).toBeTruthy();
  await pressTo(button(page, "Long dialog"), "Escape");
});

test("I am asked before something is deleted, and told when it failed", async ({ page }) => {
  await openParts(page);
  const opener = button(dialogs(page), "More about this posting");
  const dialog = page.getByRole("dialog", { name: "Delete this posting?" });
  await opener.focus();
  for (const _ of ["not now", "yes"]) {
    await pressTo(opener, "Escape");
    await opener.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Edit posting" })).toBeFocused();
    // "Duplicate" cannot be chosen now, so the next one with a D has it.
    await pressTo(page.getByRole("menuitem", { name: "Delete posting" }), "d");
    await pressTo(button(dialog, "Cancel"), "Enter");
  }
  await button(dialog, "Delete posting").press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete job posting");
  await expectAccessible(page);
  await button(dialog, "Delete posting").press("Enter");
  // While it is being done, nothing closes the question, and the browser may not either.
  for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
  await button(dialog, "Close").click();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
});

test("a menu is used with the keyboard alone", async ({ page }) => {
  await openParts(page);
  const opener = button(small(page), "Account");
  const items = page.getByRole("menu", { name: "Account" }).getByRole("menuitem");
  await opener.press("Enter");
  await expect(items.first()).toBeFocused();
  await expectAccessible(page);
  for (const [key, name] of [
    ["ArrowDown", "Compare"],
    ["End", "Sign Out"],
    ["ArrowUp", "Compare"],
    ["Home", "Profile Settings"],
    ["c", "Compare"],
  ] as const) {
    await pressTo(page.getByRole("menuitem", { name }), key);
  }
  await pressTo(opener, "Escape");

  await pressTo(items.first(), "ArrowDown");
  await expect(items.first()).toHaveAttribute("href", "/dev/parts?at=profile");
  await items.first().press("Enter");
  await expect(page).toHaveURL("/dev/parts?at=profile");

  await button(small(page), "Sort: Best match").press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Best match" })).toBeChecked();
  await pressTo(page.getByRole("menuitemradio", { name: "Newest" }), "n");
  await pressTo(button(small(page), "Sort: Newest"), "Enter");
});

test("a popover comes and goes with the keyboard, and fits on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openParts(page);
  const opener = button(small(page), "Notifications, 2 unread");
  const popover = page.getByRole("dialog", { name: "Notifications" });
  await opener.press("Enter");
  await expect(popover).toBeFocused();
  await pressTo(popover.getByRole("link", { name: "View all notifications" }), "Tab");
  const { x, width } = await boxOf(popover);
  expect([x >= 20, x + width <= PHONE.width - 20]).toEqual([true, true]);
  await expectAccessible(page);
  await pressTo(opener, "Escape");
});

test("a tooltip comes at once with the focus, late with the pointer", async ({ page }) => {
  await page.clock.install();
  await openParts(page);
  const line = button(small(page), "Line 17");
  const tip = page.getByRole("tooltip");
  await line.focus();
  await expect(tip).toBeVisible();
  await expect(line).toHaveAccessibleDescription(/Drafted two enterprise agreements/);
  await expectAccessible(page);
  await pressTo(line, "Escape");
  await expect(tip).toBeHidden();
  await page.clock.pauseAt(Date.now() + HOUR);
  await button(small(page), "Save").hover();
  await page.clock.runFor(399);
  await expect(tip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip).toHaveText("Save this job");
});

test("inside a dialog menus, tooltips and toasts work as they do on the page", async ({ page }) => {
  await openParts(page);
  await button(dialogs(page), "Wide dialog").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Contact Tess Whitlam" });
  await expect(dialog.getByLabel("Subject")).toBeFocused();
  await button(dialog, "Sort: Best match").press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Best match" })).toBeFocused();
  await expectAccessible(page);
  await pressTo(button(dialog, "Sort: Best match"), "Escape");
  await pressTo(button(dialog, "Attach a resume"), "Tab");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();

  await button(dialog, "Send").press("Enter");
  const failed = toastOf(page, "Failed to send message");
  await expect(failed).toBeVisible();
  await page.keyboard.press("F8");
  await pressTo(failed, "Tab");
  await expectAccessible(page);
  await pressTo(button(dialog, "Send"), "Escape");

  await button(dialog, "Send").press("Enter");
  await expect(failed).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(failed).toBeVisible();
});

test.describe("toasts", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openParts(page);
    // The first one also fetches the area. Then time stands still but for what a test lets run.
    await showToast(page, "Warning");
    await button(toastOf(page, "Your session ends"), "Dismiss").press("Enter");
    await expect(button(part(page, "Toasts"), "Warning")).toBeFocused();
    await page.clock.pauseAt(Date.now() + HOUR);
  });

  test("of four kinds say what they are, and go after five seconds", async ({ page }) => {
    const kinds = ["Success", "Error", "Warning", "Info"];
    for (const kind of kinds) await showToast(page, kind);
    await expect(toasts(page)).toContainText([
      "Success: Job dismissed successfully",
      "Error: Failed to send message",
      "Warning: Your session ends",
      "Note: Search is being prepared",
    ]);
    await page.clock.runFor(100);
    const spoken = page.getByRole("status").filter({ hasText: /^Message / });
    await expect(spoken).toHaveCount(4);
    await expect(spoken.and(page.locator("[aria-live=assertive]"))).toHaveText(
      "Message Error: Failed to send message. Retry: press F8.",
    );
    // One of them asked for two seconds only.
    await page.clock.runFor(1900);
    await expect(toasts(page)).toHaveCount(3);
    await page.clock.runFor(2999);
    await expect(toasts(page)).toHaveCount(3);
    await page.clock.runFor(1);
    await expect(toasts(page)).toHaveCount(0);
    await page.setViewportSize(PHONE);
    for (const kind of kinds) await showToast(page, kind);
    expect(await boxOf(toasts(page).first())).toMatchObject({ x: 20, width: PHONE.width - 40 });
    await page.keyboard.press("F8");
    await page.clock.resume();
    await expectAccessible(page);
  });

  test("wait for the pointer, for the keyboard and for someone to look", async ({ page }) => {
    const look = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        window.dispatchEvent(new Event(value ? "blur" : "focus"));
      }, hidden);
    const shown = toastOf(page, "Your session ends");
    const waits = async () => {
      await page.clock.runFor(60_000);
      await expect(shown).toBeVisible();
    };
    await look(true);
    await showToast(page, "Warning");
    await page.clock.runFor(60_000);
    await look(false);
    await page.clock.runFor(1000);
    await look(true);
    await waits();
    await look(false);
    await shown.hover();
    await waits();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    await page.keyboard.press("F8");
    await waits();
    await button(part(page, "Toasts"), "Warning").focus();
    await page.clock.runFor(2999);
    await expect(shown).toBeVisible();
    await page.clock.runFor(1);
    await expect(shown).toBeHidden();
  });

  test("are undone from the keyboard, and never more than five", async ({ page }) => {
    await showToast(page, "Success");
    for (const key of ["F8", "Tab", "Tab"]) await page.keyboard.press(key);
    await expect(button(toasts(page), "Undo")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toastOf(page, "The job is back in your list")).toBeVisible();
    for (let shown = 0; shown < 5; shown += 1) await showToast(page, "Success");
    await expect(toastOf(page, "The job is back in your list")).toBeHidden();
    await expect(toastOf(page, "Job dismissed successfully")).toHaveCount(5);
  });
});

test("a toast is shown even when the connection is gone", async ({ page }) => {
  await page.route("**/toast-area-*.js", (route) => route.abort());
  await openParts(page);
  await showToast(page, "Error");
  const plain = page.getByRole("alert").filter({ hasText: "Failed to send message" });
  await button(plain, "Dismiss").press("Enter");
  await expect(plain).toBeHidden();
});
