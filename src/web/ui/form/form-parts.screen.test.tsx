import { beforeEach, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import {
  expectHidden,
  expectNoSidewaysScroll,
  focus,
  press,
} from "#test/support/screens/matchers.ts";
import { showPart } from "#test/support/screens/open-screen.tsx";
import { FormParts } from "#web/app/parts/form-parts.tsx";

beforeEach(async () => {
  await showPart(<FormParts />);
});

const section = (name: string) => page.getByRole("region", { name, exact: true });

test("a button says what it does, and its key only where there are keys", async () => {
  const buttons = section("Buttons");
  const approve = buttons.getByRole("button", { name: "Approve", exact: true });
  await expect.element(approve).toHaveAttribute("aria-keyshortcuts", "A");
  await expect.element(approve.getByText("A", { exact: true })).toBeVisible();
  await page.viewport(390, 844);
  await expectHidden(approve.getByText("A", { exact: true }));
  await expect.element(buttons.getByRole("button", { name: "Danger" }).last()).toBeDisabled();
});

test("I close a banner, and do what it offers", async () => {
  const banners = section("Banners");
  const failure = banners.getByRole("alert");
  await expect.element(failure.getByRole("button", { name: "Retry" })).toBeVisible();
  await expectHidden(failure.getByRole("button", { name: "Close" }));
  const verify = banners.getByRole("status").filter({ hasText: "Verify your email" });
  await press(verify.getByRole("button", { name: "Close" }), "Enter");
  await expectHidden(verify);
});

test("what is wrong with a field is said with the field", async () => {
  const wrong: [Locator, string][] = [
    [page.getByRole("combobox", { name: "Subject, missing" }), "Please choose a subject"],
    [page.getByLabelText("Summary, too long"), "Summary must be at most 40 characters long"],
    [page.getByLabelText("I accept the terms and the privacy policy"), "Please accept the terms"],
  ];
  for (const [control, sentence] of wrong) {
    await expect.element(control).toHaveAttribute("aria-invalid", "true");
    await expect.element(control).toHaveAccessibleDescription(new RegExp(sentence));
  }
  const cards = page.getByRole("group", { name: "What brings you here, missing" });
  await expect.element(cards).toHaveAccessibleDescription("Please choose one of the two");
  await expect.element(cards.getByRole("radio").first()).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByLabelText("Message")).toHaveAttribute("aria-invalid", "false");
});

test("I see how much I have written, and hear it when little room is left", async () => {
  const fields = section("Fields");
  const summary = fields.getByLabelText("Summary", { exact: true });
  await expect.element(fields.getByText("58 of 160")).toBeVisible();
  await summary.fill("x".repeat(149));
  await expect.element(fields.getByText("149 of 160")).toBeVisible();
  await expect
    .element(summary)
    .toHaveAccessibleDescription(/Shown under the title.*149 of 160 characters/);
  await expect.element(fields.getByRole("status").first()).toHaveText("Up to 20 characters left");
  await press(summary, "x");
  await expect.element(fields.getByRole("status").first()).toHaveText("Up to 10 characters left");
  await summary.fill("x".repeat(161));
  await expect.element(fields.getByText("161 of 160")).toBeVisible();
});

test("I choose from a list with the keyboard", async () => {
  const subject = page.getByRole("combobox", { name: "Subject", exact: true });
  await expect.element(subject).toHaveValue("support");
  await focus(subject);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(subject).toHaveValue("billing");
});

test("a checkbox stands for all, for some and for none", async () => {
  const boxes = section("Checkboxes");
  const all = boxes.getByRole("checkbox", { name: /Select all/ });
  await expect.element(all).toHaveAccessibleName("Select all, 1 of 3 selected");
  await expect.element(all).toBePartiallyChecked();
  await press(boxes.getByRole("checkbox", { name: "Select Sorrel & Pike" }), "Space");
  await expect.element(all).toHaveAccessibleName("Select all, 2 of 3 selected");
  await expect.element(all).toBePartiallyChecked();
  await press(all, "Space");
  await expect.element(all).toBeChecked();
  await expect
    .element(boxes.getByRole("checkbox", { name: "Select Penhallow Reid" }))
    .toBeChecked();
  await press(all, "Space");
  await expect.element(all).not.toBeChecked();
  await expect
    .element(boxes.getByRole("checkbox", { name: "Select Dorrington Hale" }))
    .not.toBeChecked();
});

test("every checkbox is at least 24 pixels to aim at", async () => {
  const targets = section("Checkboxes").css("label").elements();
  const sizes = targets
    .map((label) => label.getBoundingClientRect())
    .map(({ width, height }) => [width, height]);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.flat().filter((size) => size < 24)).toEqual([]);
});

test("I choose a card with the arrow keys", async () => {
  const cards = page.getByRole("group", { name: "What brings you here?" });
  const seeker = cards.getByRole("radio", { name: "I am looking for work", exact: true });
  const hirer = cards.getByRole("radio", { name: "I am hiring", exact: true });
  await expect.element(seeker).toBeChecked();
  await expect.element(hirer).toHaveAccessibleDescription(/Write a posting/);
  await focus(seeker);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(hirer).toHaveFocus();
  await expect.element(hirer).toBeChecked();
  await expect.element(seeker).not.toBeChecked();
  await cards.getByText("Upload a resume").click();
  await expect.element(seeker).toBeChecked();
});

test("every part is usable by everyone, at every width", async () => {
  await expectAccessible();
  await page.viewport(390, 844);
  expectNoSidewaysScroll();
});
