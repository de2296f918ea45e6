import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { decideJob, listPendingJobs } from "#contract/job-review.ts";
import { address, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { answers, answersWhenLetGo, asked, refusal } from "#test/support/screens/stub-api.ts";
import {
  answersWithQueue,
  fieldOf,
  found,
  open,
  openReview,
  queueList,
  queueOf,
  REVIEW,
  rows,
  setState,
} from "#test/support/screens/stubs/review-queue.ts";
import { switchKeys } from "#web/ui/list/keys-on.ts";
import { aJob, jobIdAt } from "./testing/jobs.ts";

const WILLS = "Solicitor, Wills and Estates";
const CONSTRUCTION = "Construction Lawyer, 2 to 4 PAE";
const PARALEGAL = "Paralegal, Banking and Finance";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const reason = page.getByRole("textbox", { name: "Reason" });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const key = (keys: string) => userEvent.keyboard(keys);
const isOpen = (words: string) => expect.element(open).toHaveTextContent(words);
const expectRows = (count: number) => expect.poll(() => rows.elements()).toHaveLength(count);

test("I decide about scraped jobs by keyboard alone, and take a decision back", async () => {
  await openReview(queueOf(8));
  await isOpen(WILLS);
  await expect.poll(address).toBe(`${REVIEW}?job=${jobIdAt(0)}`);
  await expect.element(page.getByText("8 waiting", { exact: true })).toBeVisible();
  await key("j");
  await isOpen(CONSTRUCTION);
  await expect.element(open).toHaveFocus();
  await key("j");
  await isOpen(PARALEGAL);
  await key("k");
  await isOpen(CONSTRUCTION);

  // What is doubtful is lit with its line from the start; the focus lights something else.
  const lines = found.getByRole("listitem");
  await expect.element(page.getByText("5 sure, 1 to check")).toBeVisible();
  await expect.element(fieldOf("Salary range")).toHaveAttribute("data-lit");
  await expect.element(lines.nth(5)).toHaveAttribute("data-lit");
  // Again until it stays: what is drawn anew meanwhile takes the focus with it.
  await expect
    .poll(() => {
      button("Line 7").element().focus();
      return lines.nth(6).element().hasAttribute("data-lit");
    })
    .toBe(true);
  await expect.element(lines.nth(5)).not.toHaveAttribute("data-lit");
  await press(page.getByRole("button", { name: "Line 2, read as location" }), "Enter");
  await expect.element(fieldOf("Location")).toHaveAttribute("data-lit");
  await expect.element(fieldOf("Location")).toHaveFocus();

  await key("a");
  await isOpen(PARALEGAL);
  await said(`Approved “${CONSTRUCTION}”`);
  await expectRows(7);
  expect(asked(decideJob)).toMatchObject([
    { params: { id: jobIdAt(1) }, body: { action: "approve" } },
  ]);

  await key("r");
  await press(button("Reject job"), "Enter");
  await expect.element(page.getByText("A reason is required to reject a job")).toBeVisible();
  await expect.element(reason).toHaveFocus();
  // Letters belong to the reason while it is being typed.
  await key("Ajar, erased.");
  await press(button("This is not a legal job."), "Enter");
  await expect.element(reason).toHaveValue("Ajar, erased. This is not a legal job.");
  // What was typed outlives the dialog.
  await key("{Escape}");
  await expect.element(reason).not.toBeInTheDocument();
  await key("r");
  await expect.element(reason).toHaveValue("Ajar, erased. This is not a legal job.");
  await press(button("Reject job"), "Enter");
  await said(`Rejected “${PARALEGAL}”`);
  await isOpen("Graduate Program 2027");
  expect(asked(decideJob)[1]?.body.reason).toBe("Ajar, erased. This is not a legal job.");

  // The last decision first, then the one before; then there is none.
  await key("u");
  await isOpen(PARALEGAL);
  await key("u");
  await isOpen(CONSTRUCTION);
  await said("Undone. The job waits for review again.");
  await expectRows(8);
  await key("u");
  await said("There is nothing to undo.");
});

test("letters decide nothing in the notifications, and nothing at all when I switch them off", async () => {
  await openReview(queueOf(8));
  await isOpen(WILLS);
  const notifications = page.getByRole("dialog", { name: "Notifications" });
  await press(page.getByRole("button", { name: /^Notifications/ }), "Enter");
  await expect.element(notifications).toBeVisible();
  await key("a{Escape}");
  await expect.element(notifications).not.toBeInTheDocument();

  onTestFinished(() => switchKeys(true));
  await key("?");
  await page.getByRole("checkbox", { name: "Use these keys" }).click();
  await key("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await key("a");
  await expectRows(8);
  expect(asked(decideJob)).toEqual([]);
});

test("what the server refuses comes back", async () => {
  const queue = queueOf(5);
  await openReview(queue);
  await isOpen(WILLS);
  queue.refusal = refusal("unavailable", "Not now.");
  await button("Approve").click();
  await isOpen(CONSTRUCTION);
  await expect.element(button("Approve")).toHaveFocus();
  await said(`“${WILLS}” waits again. Not now.`);
  await expectRows(5);
  await button("Show").click();
  await isOpen(WILLS);

  queue.refusal = refusal();
  await button("Reject").click();
  await reason.fill("Posted twice.");
  await button("Reject job").click();
  await said("The decision could not be saved.");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await key("k");
  await isOpen(WILLS);
  await key("r");
  await expect.element(reason).toHaveValue("Posted twice.");
});

test("a double click is one decision", async () => {
  await openReview(queueOf(5));
  await isOpen(WILLS);
  await button("Approve").dblClick();
  await said(`Approved “${WILLS}”`);
  await expectRows(4);
  expect(asked(decideJob)).toHaveLength(1);
});

test("what another window decided goes, also while I correct it", async () => {
  const queue = queueOf(5);
  await openReview(queue);
  await isOpen(WILLS);
  setState(queue, jobIdAt(0), "approved");
  await button("Approve").click();
  await said(`“${WILLS}”: This job was decided already.`);
  await expectRows(4);
  await isOpen(CONSTRUCTION);

  await button("Edit").click();
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Too late");
  setState(queue, jobIdAt(1), "rejected");
  await button("Save and approve").click();
  const decided = page
    .getByRole("dialog")
    .getByText("This job was decided already.", { exact: true });
  await expect.element(decided).toBeVisible();
  await expect.element(title).toHaveValue("Too late");
  await button("Close").last().click();
  await isOpen(PARALEGAL);
  await expectRows(3);
});

test("pages of the queue, by the keyboard", async () => {
  const queue = queueOf(22);
  await openReview(queue, `${REVIEW}?page=7`);
  await expect.element(page.getByText("Page 2")).toBeVisible();
  await expectRows(2);
  await isOpen("Lawyer, team 21");
  await key("k");
  await expect.element(page.getByText("Page 1")).toBeVisible();
  await isOpen("Lawyer, team 20");
  // After the last of a page the first of the next page comes up into its place.
  await key("a");
  await isOpen("Lawyer, team 21");
  await expect.element(page.getByText("Page 1")).toBeVisible();
  await said("Approved “Lawyer, team 20”");
  await key("u");
  await isOpen("Lawyer, team 20");
  await said("Undone. The job waits for review again.");
  await expect.element(page.getByText("Approved “Lawyer, team 20”")).not.toBeInTheDocument();
  await key("e");
  await page.getByRole("textbox", { name: "Title" }).fill("Lawyer, team 20 of 22");
  await button("Save and approve").click();
  await isOpen("Lawyer, team 21");
  await key("u");
  await isOpen("Lawyer, team 20");
  await key("j");
  await isOpen("Lawyer, team 21");
  // The last two of the last page: the page before it is shown.
  await key("a");
  await isOpen("Lawyer, team 22");
  await key("a");
  await expect.element(page.getByText("Page 1")).toBeVisible();
  await expectRows(20);
  await expect.element(page.getByText("20 waiting", { exact: true })).toBeVisible();
});

const ONE_JOB = { jobs: [aJob(0)], has_more: false, total: 1 };

for (const { sent, at, answer } of [
  { sent: "to an earlier page", at: "?page=3", answer: { jobs: [], has_more: false, total: 22 } },
  { sent: "to the first job", at: "", answer: ONE_JOB },
])
  test(`who leaves while the queue is on its way is not called back ${sent}`, async () => {
    answersWithQueue(queueOf(0));
    const letGo = answersWhenLetGo(listPendingJobs, answer);
    await openScreen(`${REVIEW}${at}`, { user: administrator() });
    await expect.poll(() => asked(listPendingJobs)).toHaveLength(1);
    // As a press on a link does, while the router still draws the queue.
    history.replaceState(null, "", "/admin/firms");
    letGo();
    await said(`${answer.total} waiting`);
    expect(address()).toBe("/admin/firms");
  });

test("the queue works as well with a slash at the end of its address", async () => {
  await openReview(queueOf(2), `${REVIEW}/`);
  await isOpen(WILLS);
});

test("a link to a job that was decided, and to one that never was", async () => {
  const queue = queueOf(3, { 2: { state: "approved" } });
  await openReview(queue, `${REVIEW}?job=${jobIdAt(2)}`);
  await expect.element(page.getByText("This job was approved meanwhile.")).toBeVisible();
  await expect.element(button("Approve")).not.toBeInTheDocument();
  await button("The next job").click();
  await isOpen(WILLS);
  await openReview(queue, `${REVIEW}?job=${jobIdAt(77)}`);
  await expect.element(page.getByRole("heading", { name: "Job not found" })).toBeVisible();
});

test("an empty queue says so, and the last decision can be taken back", async () => {
  const queue = queueOf(1);
  await openReview(queue);
  await button("Approve").click();
  await expect.element(page.getByRole("heading", { name: "Nothing to review." })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go to the dashboard" }))
    .toHaveAttribute("href", "/admin");
  await said(`Approved “${WILLS}”`);
  await key("u");
  await isOpen(WILLS);
});

test("a queue that could not be loaded can be asked for again", async () => {
  const queue = queueOf(2);
  answersWithQueue(queue);
  answers(listPendingJobs, refusal());
  await openScreen(REVIEW, { user: administrator() });
  await expect
    .element(page.getByRole("heading", { name: "The queue could not be loaded" }))
    .toBeVisible();
  await expect.element(page.getByText("An unexpected error occurred")).toBeVisible();
  answersWithQueue(queue);
  await button("Try again").click();
  await expect.element(queueList).toBeVisible();
});

test("J does not run ahead of a page that is on its way", async () => {
  const queue = queueOf(62);
  await openReview(queue, `${REVIEW}?job=${jobIdAt(19)}`);
  await isOpen("Lawyer, team 20");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  answers(listPendingJobs, async ({ query }) => {
    if (query.page === 2) await held;
    const first = (query.page - 1) * 20;
    return { jobs: queue.jobs.slice(first, first + 20), has_more: true, total: 62 };
  });
  for (const each of ["j", "j", "j"]) await key(each);
  await expect.element(page.getByText("Page 2")).toBeVisible();
  await key("j");
  letGo();
  await isOpen("Lawyer, team 21");
});
