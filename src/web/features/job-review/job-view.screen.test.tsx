import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import {
  fieldOf,
  found,
  openReview,
  queueOf,
  rows,
} from "#test/support/screens/stubs/review-queue.ts";
import { aJob, jobIdAt, similarTo } from "./testing/jobs.ts";

const HOSTILE = "<img src=x onerror=alert(1)> \u202Ereversed\u202C";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const expectRows = (count: number) => expect.poll(() => rows.elements()).toHaveLength(count);
const boxOf = async (part: Locator) => (await part.findElement()).getBoundingClientRect();

test("on a phone a citation leads to a line that I can see", async () => {
  await page.viewport(390, 844);
  await openReview(queueOf(1));
  await rows.first().click();
  await button("Line 7").click();
  const line = found.css("#found-line-7");
  await expect.element(line).toHaveFocus();
  const { bottom } = await boxOf(line);
  expect(bottom).toBeLessThanOrEqual((await boxOf(button("Approve"))).top);
});

test("on a phone: the list, then the job with its fields first, and Back", async () => {
  const queue = queueOf(4, {
    0: {
      title: HOSTILE,
      source_url: "javascript:alert(1)",
      similar: similarTo({ source: "posting", state: "live" }),
    },
    1: { similar: similarTo(), is_update: true },
  });
  queue.jobs.push(aJob(900, { state: "approved", title: "Construction Lawyer" }));
  await page.viewport(390, 844);
  await openReview(queue);
  await expectRows(4);
  await expect.element(rows.first()).toHaveTextContent("<img src=x onerror=alert(1)>");
  await rows.first().click();
  await expect
    .element(page.getByRole("link", { name: "See the posting" }))
    .toHaveAttribute("href", `/job/${jobIdAt(900)}`);
  expect(page.css('a[href^="javascript"]').elements()).toHaveLength(0);
  history.back();
  await rows.nth(1).click();
  await expect.element(page.getByText("This job is live. Its page changed;")).toBeVisible();
  expectNoSidewaysScroll();
  const read = await boxOf(page.getByRole("heading", { name: "As read" }));
  const asFound = await boxOf(page.getByRole("heading", { name: "As found" }));
  expect(read.y).toBeLessThan(asFound.y);
  await expect.element(button("Approve")).toBeInViewport({ ratio: 0.99 });

  await button("See both").click();
  const both = page.getByRole("dialog");
  await expect.element(both.getByRole("region", { name: "This job" })).toBeVisible();
  await expect.element(both.getByText("The other one, approved")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(both).not.toBeInTheDocument();
  await button("Back to the queue").click();
  await expectRows(4);
  await expect.element(rows.nth(1).getByRole("link")).toHaveFocus();

  // Deciding goes on to the next one; after the last the list is there again.
  await rows.nth(2).click();
  await button("Approve").click();
  await expect.element(fieldOf("Title")).toHaveTextContent("Graduate Program 2027");
  await button("Undo").click();
  await expect.element(fieldOf("Title")).toHaveTextContent("Paralegal, Banking and Finance");
  await button("Back to the queue").click();
  await expectRows(4);
  expectNoSidewaysScroll();
});
