import type { Page } from "@playwright/test";
import { jobIdAt } from "#web/features/job-review/testing/jobs.ts";
import { button } from "../support/account-screens.ts";
import { DESK, said } from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { openLive } from "../support/message-screens.ts";
import {
  answerQueue,
  asAdministrator,
  fieldOf,
  found,
  open,
  queueOf,
  REVIEW,
  reviewing,
  rows,
} from "../support/review-screens.ts";

const reason = (page: Page) => page.getByRole("textbox", { name: "Reason" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });

test("I decide about scraped jobs by keyboard alone, and take a decision back", async ({
  page,
}) => {
  const jobs = queueOf(8);
  await page.setViewportSize(DESK);
  await reviewing(page, jobs);
  await expect(open(page)).toContainText("Solicitor, Wills and Estates");
  await expect(page).toHaveURL(`${REVIEW}?job=${jobIdAt(0)}`);
  await expect(page.getByText("8 waiting", { exact: true })).toBeVisible();
  await page.keyboard.press("j");
  await expect(open(page)).toContainText("Construction Lawyer, 2 to 4 PAE");
  await expect(open(page)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");

  // What is doubtful is lit with its line from the start; the focus lights something else.
  const lines = found(page).getByRole("listitem");
  await expect(page.getByText("5 sure, 1 to check")).toBeVisible();
  await expect(fieldOf(page, "Salary range")).toHaveAttribute("data-lit");
  await expect(lines.nth(5)).toHaveAttribute("data-lit");
  await page.getByRole("button", { name: "Line 7", exact: true }).focus();
  await expect(lines.nth(6)).toHaveAttribute("data-lit");
  await expect(lines.nth(5)).not.toHaveAttribute("data-lit");
  await page.getByRole("button", { name: "Line 2, read as location" }).press("Enter");
  await expect(fieldOf(page, "Location")).toHaveAttribute("data-lit");
  await expect(fieldOf(page, "Location")).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("a");
  await expect(open(page)).toContainText("Paralegal, Banking and Finance");
  await expect(said(page, "Approved “Construction Lawyer, 2 to 4 PAE”")).toBeVisible();
  await expect(rows(page)).toHaveCount(7);
  expect(jobs.decided).toMatchObject([{ id: jobIdAt(1), action: "approve" }]);

  await page.keyboard.press("r");
  await button(page, "Reject job").press("Enter");
  await expect(page.getByText("A reason is required to reject a job")).toBeVisible();
  await expect(reason(page)).toBeFocused();
  // Letters belong to the reason while it is being typed.
  await reason(page).pressSequentially("Ajar, erased.");
  await button(page, "This is not a legal job.").press("Enter");
  await expect(reason(page)).toHaveValue("Ajar, erased. This is not a legal job.");
  await expectAccessible(page);
  // What was typed outlives the dialog.
  await page.keyboard.press("Escape");
  await page.keyboard.press("r");
  await expect(reason(page)).toHaveValue("Ajar, erased. This is not a legal job.");
  await button(page, "Reject job").press("Enter");
  await expect(said(page, "Rejected “Paralegal, Banking and Finance”")).toBeVisible();
  await expect(open(page)).toContainText("Graduate Program 2027");
  expect(jobs.decided[1]?.reason).toBe("Ajar, erased. This is not a legal job.");

  // The last decision first, then the one before; then there is none.
  await page.keyboard.press("u");
  await expect(open(page)).toContainText("Paralegal, Banking and Finance");
  await page.keyboard.press("u");
  await expect(open(page)).toContainText("Construction Lawyer, 2 to 4 PAE");
  await expect(said(page, "Undone. The job waits for review again.")).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
  await page.keyboard.press("u");
  await expect(said(page, "There is nothing to undo.")).toBeVisible();

  // Nor do letters decide for who reads the notifications.
  await page.getByRole("button", { name: /^Notifications/ }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeHidden();

  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: "Use these keys" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(rows(page)).toHaveCount(8);
  expect(jobs.decided).toHaveLength(2);
});

test("in two windows: what I decide in one is told in the other, and so is what I take back", async ({
  page,
  context,
}) => {
  await asAdministrator(page);
  await page.setViewportSize(DESK);
  await openLive(page, REVIEW);
  await rows(page).nth(2).click();
  const name = await fieldOf(page, "Title").locator("dd").first().innerText();
  const address = page.url();
  const other = await context.newPage();
  await other.setViewportSize(DESK);
  await openLive(other, address);
  await expect(fieldOf(other, "Title")).toContainText(name);
  await button(page, "Approve").click();
  await expect(said(page, `Approved “${name}”`)).toBeVisible();
  await expect(other.getByText("This job was approved meanwhile.")).toBeVisible();
  await expect(button(other, "Approve")).toBeHidden();
  // Only who decided can take it back; the reader of the other window is left where they are.
  await button(page, "Undo").click();
  await expect(said(page, "Undone. The job waits for review again.")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(button(other, "Approve")).toBeVisible();
  await expect(other).toHaveURL(address);
});

test("I correct a job; what I typed outlives an error and is not thrown away unasked", async ({
  page,
}) => {
  const jobs = queueOf(3);
  await page.setViewportSize(DESK);
  await reviewing(page, jobs);
  await expect(open(page)).toBeVisible();
  await page.keyboard.press("e");
  await title(page).fill("  ");
  await button(page, "Save and approve").click();
  await expect(page.getByText("Job title is required")).toBeVisible();
  await title(page).fill("Wills Solicitor");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Discard your changes?" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).last().click();
  await expectAccessible(page);

  jobs.refusal = { status: 500, fault: "internal", message: "x" };
  await button(page, "Save and approve").click();
  await expect(page.getByText("The changes could not be saved. Please try again.")).toBeVisible();
  await expect(title(page)).toHaveValue("Wills Solicitor");
  await page.getByRole("combobox", { name: "Job type" }).selectOption("part-time");
  await button(page, "Save and approve").click();
  await expect(said(page, "Approved “Wills Solicitor”")).toBeVisible();
  await expect(open(page)).toContainText("Construction Lawyer, 2 to 4 PAE");
  expect(jobs.decided).toMatchObject([
    { action: "edit", job_data: { title: "Wills Solicitor", job_type: "part-time" } },
  ]);
  expect(Object.keys(jobs.decided[0]?.job_data ?? {})).toHaveLength(2);

  // Discarded, it is as it was read.
  await page.keyboard.press("e");
  await title(page).fill("Something else");
  await button(page, "Close").first().click();
  await button(page, "Discard changes").click();
  await page.keyboard.press("e");
  await expect(title(page)).toHaveValue("Construction Lawyer, 2 to 4 PAE");
});

test("the browser’s Back out of a half-finished correction loses nothing", async ({ page }) => {
  await page.setViewportSize(DESK);
  await reviewing(page, queueOf(2), "/admin/settings");
  await page.getByRole("link", { name: /^Job Review/ }).click();
  await expect(open(page)).toBeVisible();
  await page.keyboard.press("e");
  await title(page).fill("Wills Solicitor");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.goForward();
  await expect(open(page)).toBeVisible();
  await page.keyboard.press("e");
  await expect(title(page)).toHaveValue("Wills Solicitor");
  await expect(page.getByText("What you had typed is here again.")).toBeVisible();
  await page.keyboard.press("Escape");
  await button(page, "Discard changes").click();
  await page.keyboard.press("e");
  await expect(title(page)).toHaveValue("Solicitor, Wills and Estates");
});

test("what the server refuses comes back, and what another window decided goes", async ({
  page,
  context,
}) => {
  const jobs = queueOf(5);
  await page.setViewportSize(DESK);
  await reviewing(page, jobs);
  await expect(open(page)).toContainText("Solicitor, Wills and Estates");
  jobs.refusal = { status: 503, fault: "unavailable", message: "Not now." };
  await button(page, "Approve").click();
  await expect(open(page)).toContainText("Construction Lawyer, 2 to 4 PAE");
  await expect(button(page, "Approve")).toBeFocused();
  await expect(said(page, "“Solicitor, Wills and Estates” waits again. Not now.")).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await button(page, "Show").click();
  await expect(open(page)).toContainText("Solicitor, Wills and Estates");

  jobs.refusal = { status: 500, fault: "internal", message: "x" };
  await button(page, "Reject").click();
  await reason(page).fill("Posted twice.");
  await button(page, "Reject job").click();
  await expect(said(page, "The decision could not be saved.")).toBeVisible();
  await page.keyboard.press("k");
  await expect(open(page)).toContainText("Solicitor, Wills and Estates");
  await page.keyboard.press("r");
  await expect(reason(page)).toHaveValue("Posted twice.");
  await page.keyboard.press("Escape");

  const other = await context.newPage();
  await other.setViewportSize(DESK);
  await answerQueue(other, jobs);
  await other.goto(page.url());
  // A double click is one decision.
  await button(other, "Approve").dblclick();
  await expect(said(other, "Approved “Solicitor, Wills and Estates”")).toBeVisible();
  await expect(rows(other)).toHaveCount(4);
  expect(jobs.decided).toHaveLength(1);
  await button(page, "Approve").click();
  await expect(
    said(page, "“Solicitor, Wills and Estates”: This job was decided already."),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(open(page)).toContainText("Construction Lawyer, 2 to 4 PAE");

  // The same while it is being corrected.
  await button(page, "Edit").click();
  await title(page).fill("Too late");
  await button(other, "Reject").click();
  await reason(other).fill("Closed.");
  await button(other, "Reject job").click();
  await expect(said(other, "Rejected “Construction Lawyer, 2 to 4 PAE”")).toBeVisible();
  await button(page, "Save and approve").click();
  const decided = page
    .getByRole("dialog")
    .getByText("This job was decided already.", { exact: true });
  await expect(decided).toBeVisible();
  await expect(title(page)).toHaveValue("Too late");
  await button(page, "Close").last().click();
  await expect(open(page)).toContainText("Paralegal, Banking and Finance");
  await expect(rows(page)).toHaveCount(3);
});
