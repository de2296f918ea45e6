import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/parts");
  await page.locator("#form-parts").waitFor();
});

const section = (page: Page, name: string) =>
  page.locator("#form-parts").getByRole("region", { name, exact: true });

test("a button says what it does, and its key only where there are keys", async ({ page }) => {
  const buttons = section(page, "Buttons");
  const approve = buttons.getByRole("button", { name: "Approve", exact: true });
  await expect(approve).toHaveAttribute("aria-keyshortcuts", "A");
  await expect(approve.getByText("A", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(approve.getByText("A", { exact: true })).toBeHidden();
  await expect(buttons.getByRole("button", { name: "Danger" }).last()).toBeDisabled();
});

test("I close a banner, and do what it offers", async ({ page }) => {
  const banners = section(page, "Banners");
  const failure = banners.getByRole("alert");
  await expect(failure.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(failure.getByRole("button", { name: "Close" })).toBeHidden();
  const verify = banners.getByRole("status").filter({ hasText: "Verify your email" });
  await verify.getByRole("button", { name: "Close" }).press("Enter");
  await expect(verify).toBeHidden();
});

test("what is wrong with a field is said with the field", async ({ page }) => {
  const wrong: [Locator, string][] = [
    [page.getByRole("combobox", { name: "Subject, missing" }), "Please choose a subject"],
    [page.getByLabel("Summary, too long"), "Summary must be at most 40 characters long"],
    [page.getByLabel("I accept the terms and the privacy policy"), "Please accept the terms"],
  ];
  for (const [control, sentence] of wrong) {
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(sentence));
  }
  const cards = page.getByRole("group", { name: "What brings you here, missing" });
  await expect(cards).toHaveAccessibleDescription("Please choose one of the two");
  await expect(cards.getByRole("radio").first()).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Message")).toHaveAttribute("aria-invalid", "false");
});

test("I see how much I have written, and hear it when little room is left", async ({ page }) => {
  const fields = section(page, "Fields");
  const summary = fields.getByLabel("Summary", { exact: true });
  await expect(fields.getByText("58 of 160")).toBeVisible();
  await summary.fill("x".repeat(149));
  await expect(fields.getByText("149 of 160")).toBeVisible();
  await expect(summary).toHaveAccessibleDescription(/Shown under the title.*149 of 160 characters/);
  await expect(fields.getByRole("status").first()).toHaveText("Up to 20 characters left");
  await summary.press("x");
  await expect(fields.getByRole("status").first()).toHaveText("Up to 10 characters left");
  await summary.fill("x".repeat(161));
  await expect(fields.getByText("161 of 160")).toBeVisible();
});

test("I choose from a list with the keyboard", async ({ page }) => {
  const subject = page.getByRole("combobox", { name: "Subject", exact: true });
  await expect(subject).toHaveValue("support");
  await subject.focus();
  await page.keyboard.press("ArrowDown");
  await expect(subject).toHaveValue("billing");
});

test("a checkbox stands for all, for some and for none", async ({ page }) => {
  const boxes = section(page, "Checkboxes");
  const all = boxes.getByRole("checkbox", { name: /Select all/ });
  await expect(all).toHaveAccessibleName("Select all, 1 of 3 selected");
  await expect(all).toBeChecked({ indeterminate: true });
  await boxes.getByRole("checkbox", { name: "Select Sorrel & Pike" }).press("Space");
  await expect(all).toHaveAccessibleName("Select all, 2 of 3 selected");
  await expect(all).toBeChecked({ indeterminate: true });
  await all.press("Space");
  await expect(all).toBeChecked();
  await expect(boxes.getByRole("checkbox", { name: "Select Penhallow Reid" })).toBeChecked();
  await all.press("Space");
  await expect(all).not.toBeChecked();
  await expect(boxes.getByRole("checkbox", { name: "Select Dorrington Hale" })).not.toBeChecked();
});

test("every checkbox is at least 24 pixels to aim at", async ({ page }) => {
  const targets = section(page, "Checkboxes").locator("label");
  const sizes = await targets.evaluateAll((labels) =>
    labels
      .map((label) => label.getBoundingClientRect())
      .map(({ width, height }) => [width, height]),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.flat().filter((size) => size < 24)).toEqual([]);
});

test("I choose a card with the arrow keys", async ({ page }) => {
  const cards = page.getByRole("group", { name: "What brings you here?" });
  const seeker = cards.getByRole("radio", { name: "I am looking for work", exact: true });
  const hirer = cards.getByRole("radio", { name: "I am hiring", exact: true });
  await expect(seeker).toBeChecked();
  await expect(hirer).toHaveAccessibleDescription(/Write a posting/);
  await seeker.focus();
  await page.keyboard.press("ArrowRight");
  await expect(hirer).toBeFocused();
  await expect(hirer).toBeChecked();
  await expect(seeker).not.toBeChecked();
  await cards.getByText("Upload a resume").click();
  await expect(seeker).toBeChecked();
});

test("every part is usable by everyone, at every width", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include("#form-parts").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const widest = await page
    .locator("#form-parts")
    .evaluate((parts) => parts.scrollWidth - parts.clientWidth);
  expect(widest).toBe(0);
});
