import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { decideJob } from "#contract/job-review.ts";
import { asked, refusal } from "#test/support/screens/stub-api.ts";
import { open, openReview, queueOf } from "#test/support/screens/stubs/review-queue.ts";

const WILLS = "Solicitor, Wills and Estates";
const CONSTRUCTION = "Construction Lawyer, 2 to 4 PAE";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = page.getByRole("textbox", { name: "Title" });
const dialog = page.getByRole("dialog");
const isOpen = (words: string) => expect.element(open).toHaveTextContent(words);

test("I correct a job; what I typed outlives an error and is not thrown away unasked", async () => {
  const queue = queueOf(3);
  await openReview(queue);
  await isOpen(WILLS);
  await userEvent.keyboard("e");
  await title.fill("  ");
  await button("Save and approve").click();
  await expect.element(page.getByText("Job title is required")).toBeVisible();
  await title.fill("Wills Solicitor");
  await userEvent.keyboard("{Escape}");
  const discard = page.getByRole("heading", { name: "Discard your changes?" });
  await expect.element(discard).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).last().click();

  queue.refusal = refusal();
  await button("Save and approve").click();
  const failed = page.getByText("The changes could not be saved. Please try again.");
  await expect.element(failed).toBeVisible();
  await expect.element(title).toHaveValue("Wills Solicitor");
  await page.getByRole("combobox", { name: "Job type" }).selectOptions("part-time");
  await button("Save and approve").click();
  await expect.element(page.getByText("Approved “Wills Solicitor”").first()).toBeVisible();
  await isOpen(CONSTRUCTION);
  expect(asked(decideJob).at(-1)?.body).toEqual({
    action: "edit",
    reason: "",
    job_data: { title: "Wills Solicitor", job_type: "part-time" },
  });

  // Discarded, it is as it was read.
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("e");
  await title.fill("Something else");
  await button("Close").first().click();
  await button("Discard changes").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("e");
  await expect.element(title).toHaveValue(CONSTRUCTION);
});

test("the browser’s Back out of a half-finished correction loses nothing", async () => {
  await openReview(queueOf(2), "/admin/settings");
  await page.getByRole("link", { name: /^Job Review/ }).click();
  await isOpen(WILLS);
  await userEvent.keyboard("e");
  await title.fill("Wills Solicitor");
  history.back();
  await expect.element(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  history.forward();
  await isOpen(WILLS);
  await userEvent.keyboard("e");
  await expect.element(title).toHaveValue("Wills Solicitor");
  await expect.element(page.getByText("What you had typed is here again.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button("Discard changes").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("e");
  await expect.element(title).toHaveValue(WILLS);
});
