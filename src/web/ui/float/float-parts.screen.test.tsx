import { flushSync } from "react-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { commands, type Locator, type LocatorSelectors, page, userEvent } from "vitest/browser";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { untilHidden, untilShown, untilStill } from "#test/support/screens/clock.ts";
import {
  address,
  expectHidden,
  focus,
  press,
  pressTo,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { showPart } from "#test/support/screens/open-screen.tsx";
import { FloatParts } from "#web/app/parts/float-parts.tsx";

beforeEach(async () => {
  await showPart(<FloatParts />);
});

const PHONE = { width: 390, height: 844 };
const part = (name: string) => page.getByRole("region", { name, exact: true });
const dialogs = () => part("Dialogs");
const small = () => part("Menus, popover, tooltips");
const toasts = () => part("Messages, F8").getByRole("listitem");
const toastOf = (text: string) => toasts().filter({ hasText: text });
const button = (place: LocatorSelectors, name: string | RegExp) =>
  place.getByRole("button", { name, exact: true });

const boxOf = (element: Locator) => element.element().getBoundingClientRect();

const overflow = () => getComputedStyle(document.documentElement).overflow;
const showToast = (kind: string) => press(button(part("Toasts"), kind), "Enter");

test("a dialog takes the focus, keeps it, and gives it back", async () => {
  const opener = button(dialogs(), "Regular dialog");
  const dialog = page.getByRole("dialog", { name: "Keep this comparison" });
  await press(opener, "Enter");
  await expect.element(dialog).toHaveAccessibleDescription(/^A free account saves/);
  await expect.element(button(dialog, "Create Free Account")).toHaveFocus();
  await expectAccessible();
  for (let presses = 0; presses < 12; presses += 1) {
    await userEvent.keyboard("{Tab}");
    // After the last control a browser may stop at its own, but never at one of the page.
    await expect.element(page.css(":focus:not(dialog *)")).not.toBeInTheDocument();
  }
  await expect.poll(overflow).toBe("hidden");
  await pressTo(opener, "Escape");
  await expect.poll(overflow).toBe("visible");
  const ways = [
    () => press(button(dialog, "Close"), "Enter"),
    () => press(button(dialog, "Maybe Later"), "Enter"),
    () => commands.mouse(["move", 20, 400], ["down"], ["up"]),
  ];
  for (const close of ways) {
    await press(opener, "Enter");
    await expect.element(dialog).toBeVisible();
    await close();
    await expectHidden(dialog);
    await expect.element(opener).toHaveFocus();
  }

  // A selection of text that was drawn too far is not meant to close it.
  await press(opener, "Enter");
  await page.getByText("A free account saves").hover();
  await commands.mouse(["down"], ["move", 20, 400], ["up"]);
  await expect.element(dialog).toBeVisible();
});

test("on a phone a dialog is a sheet, and long text scrolls in it", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await press(button(dialogs(), "Long dialog"), "Enter");
  const sheet = page.getByRole("dialog", { name: "How your resume is read" }).css("> div");
  const height = Math.floor(PHONE.height * 0.86);
  const { x, y, width } = boxOf(sheet);
  expect([x, width, Math.ceil(y)]).toEqual([0, PHONE.width, PHONE.height - height]);
  await expect.element(button(page, "Understood")).toBeInViewport();
  await expectAccessible();
  // The text has the focus, and so the keyboard scrolls it.
  await pressTo(page.css("dialog [data-scrolls]"), "End");
  await expect.poll(() => document.activeElement?.scrollTop).toBeTruthy();
  await pressTo(button(page, "Long dialog"), "Escape");
});

test("I am asked before something is deleted, and told when it failed", async () => {
  const opener = button(dialogs(), "More about this posting");
  const dialog = page.getByRole("dialog", { name: "Delete this posting?" });
  await focus(opener);
  for (const _ of ["not now", "yes"]) {
    await pressTo(opener, "Escape");
    await press(opener, "Enter");
    await expect.element(page.getByRole("menuitem", { name: "Edit posting" })).toHaveFocus();
    // "Duplicate" cannot be chosen now, so the next one with a D has it.
    await pressTo(page.getByRole("menuitem", { name: "Delete posting" }), "d");
    await pressTo(button(dialog, "Cancel"), "Enter");
  }
  await press(button(dialog, "Delete posting"), "Enter");
  await expect.element(dialog.getByRole("alert")).toHaveText("Failed to delete job posting");
  await expectAccessible();
  await press(button(dialog, "Delete posting"), "Enter");
  // While it is being done, nothing closes the question, and the browser may not either.
  for (const _ of [1, 2, 3]) await userEvent.keyboard("{Escape}");
  await button(dialog, "Close").click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(":modal")).toBe(true);
});

test("a menu is used with the keyboard alone", async () => {
  const opener = button(small(), "Account");
  const items = page.getByRole("menu", { name: "Account" }).getByRole("menuitem");
  await press(opener, "Enter");
  await expect.element(items.first()).toHaveFocus();
  await expectAccessible();
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
  await expect.element(items.first()).toHaveAttribute("href", "/dev/parts?at=profile");
  await press(items.first(), "Enter");
  await expect.poll(address).toBe("/dev/parts?at=profile");

  await press(button(small(), "Sort: Best match"), "Enter");
  await expect.element(page.getByRole("menuitemradio", { name: "Best match" })).toBeChecked();
  await pressTo(page.getByRole("menuitemradio", { name: "Newest" }), "n");
  await pressTo(button(small(), "Sort: Newest"), "Enter");
});

test("a popover comes and goes with the keyboard, and fits on a phone", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const opener = button(small(), "Notifications, 2 unread");
  const popover = page.getByRole("dialog", { name: "Notifications" });
  await press(opener, "Enter");
  await expect.element(popover).toHaveFocus();
  await pressTo(popover.getByRole("link", { name: "View all notifications" }), "Tab");
  const { x, width } = boxOf(popover);
  expect([x >= 20, x + width <= PHONE.width - 20]).toEqual([true, true]);
  await expectAccessible();
  await pressTo(opener, "Escape");
});

test("a tooltip comes at once with the focus, late with the pointer", async () => {
  const line = button(small(), "Line 17");
  const tip = page.getByRole("tooltip");
  await focus(line);
  await expect.element(tip).toBeVisible();
  await expect.element(line).toHaveAccessibleDescription(/Drafted two enterprise agreements/);
  await expectAccessible();
  await pressTo(line, "Escape");
  await expectHidden(tip);
  vi.useFakeTimers();
  await button(small(), "Save").hover();
  await vi.advanceTimersByTimeAsync(399);
  expect(tip.elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await untilShown(tip);
  await expect.element(tip).toHaveText("Save this job");
});

test("inside a dialog menus, tooltips and toasts work as they do on the page", async () => {
  await press(button(dialogs(), "Wide dialog"), "Enter");
  const dialog = page.getByRole("dialog", { name: "Contact Tess Whitlam" });
  await expect.element(dialog.getByLabelText("Subject")).toHaveFocus();
  await press(button(dialog, "Sort: Best match"), "Enter");
  await expect.element(page.getByRole("menuitemradio", { name: "Best match" })).toHaveFocus();
  await expectAccessible();
  await pressTo(button(dialog, "Sort: Best match"), "Escape");
  await pressTo(button(dialog, "Attach a resume"), "Tab");
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expectHidden(page.getByRole("tooltip"));

  await press(button(dialog, "Send"), "Enter");
  const failed = toastOf("Failed to send message");
  await expect.element(failed).toBeVisible();
  await userEvent.keyboard("{F8}");
  await pressTo(failed, "Tab");
  await expectAccessible();
  await pressTo(button(dialog, "Send"), "Escape");

  await press(button(dialog, "Send"), "Enter");
  await expect.element(failed).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expectHidden(dialog);
  await expect.element(failed).toBeVisible();
});

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of tests is as long as what it tests.
describe("toasts", () => {
  beforeEach(async () => {
    // The first one also fetches the area. Then time stands still but for what a test lets run.
    await showToast("Warning");
    await press(button(toastOf("Your session ends"), "Dismiss"), "Enter");
    await expect.element(button(part("Toasts"), "Warning")).toHaveFocus();
    vi.useFakeTimers();
  });

  test("of four kinds say what they are, and go after five seconds", async () => {
    const kinds = ["Success", "Error", "Warning", "Info"];
    for (const kind of kinds) await showToast(kind);
    await expect
      .poll(() => textsOf(toasts()))
      .toEqual([
        expect.stringContaining("Success: Job dismissed successfully"),
        expect.stringContaining("Error: Failed to send message"),
        expect.stringContaining("Warning: Your session ends"),
        expect.stringContaining("Note: Search is being prepared"),
      ]);
    await vi.advanceTimersByTimeAsync(100);
    const spoken = page.getByRole("status").filter({ hasText: /^Message / });
    await untilStill(() => spoken.elements().length === 4);
    await expect
      .element(spoken.and(page.css("[aria-live=assertive]")))
      .toHaveText("Message Error: Failed to send message. Retry: press F8.");
    // One of them asked for two seconds only.
    await vi.advanceTimersByTimeAsync(1900);
    await untilStill(() => toasts().elements().length === 3);
    await vi.advanceTimersByTimeAsync(2999);
    expect(toasts().elements()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    await untilHidden(toasts());
    await page.viewport(PHONE.width, PHONE.height);
    for (const kind of kinds) await showToast(kind);
    expect(boxOf(toasts().first())).toMatchObject({ x: 20, width: PHONE.width - 40 });
    await userEvent.keyboard("{F8}");
    vi.useRealTimers();
    await expectAccessible();
  });

  test("wait for the pointer, for the keyboard and for someone to look", async () => {
    // Drawn at once: the clock must not run on before the toasts know of it.
    const look = (hidden: boolean) =>
      flushSync(() => {
        vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
        document.dispatchEvent(new Event("visibilitychange"));
        window.dispatchEvent(new Event(hidden ? "blur" : "focus"));
      });
    const shown = toastOf("Your session ends");
    const waits = async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.element(shown).toBeVisible();
    };
    look(true);
    await showToast("Warning");
    await vi.advanceTimersByTimeAsync(60_000);
    look(false);
    await vi.advanceTimersByTimeAsync(1000);
    look(true);
    await waits();
    look(false);
    await shown.hover();
    await waits();
    await commands.mouse(["move", 0, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    await userEvent.keyboard("{F8}");
    await waits();
    await focus(button(part("Toasts"), "Warning"));
    await vi.advanceTimersByTimeAsync(2999);
    await expect.element(shown).toBeVisible();
    await vi.advanceTimersByTimeAsync(1);
    await untilHidden(shown);
  });

  test("are undone from the keyboard, and never more than five", async () => {
    await showToast("Success");
    await userEvent.keyboard("{F8}{Tab}{Tab}");
    await expect.element(button(toasts(), "Undo")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(toastOf("The job is back in your list")).toBeVisible();
    for (let shown = 0; shown < 5; shown += 1) await showToast("Success");
    await expectHidden(toastOf("The job is back in your list"));
    await expect.element(toastOf("Job dismissed successfully")).toHaveLength(5);
  });
});
