import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getDashboardStats } from "#contract/scraping.ts";
import {
  getSystemStatus,
  retryAllGivenUp,
  retryGivenUp,
  STATUS_SENTENCES,
  type SystemStatus,
} from "#contract/system-status.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import { aSystemStatus } from "./testing/system-status.ts";

const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const again = page.getByRole("button", { name: /^Try again/ });
const open = () => openScreen("/admin/status", { user: administrator() });

beforeEach(() => answers(getDashboardStats, dashboard()));

test("what does not answer and what was given up stands first, and can be tried again", async () => {
  const works = aSystemStatus();
  const reason = "connect ECONNREFUSED";
  let shown: SystemStatus = {
    ...works,
    parts: works.parts.map((part) => (part.name === "mail" ? { ...part, is_up: false } : part)),
    queues: [{ name: "mail.send", waiting: 2, running: 0, done: 1, given_up: 1, oldest: null }],
    given_up: [
      {
        id: "00000000-0000-4000-8000-000000000001",
        name: "mail.send",
        reason,
        attempts: 5,
        failed_at: works.checked_at,
        in_doubt: false,
      },
    ],
  };
  answers(getSystemStatus, () => shown);
  await open();
  await said("Mail does not answer. 1 piece of work was given up.");
  await expect.element(page.getByRole("table", { name: "Given up" })).toHaveTextContent(reason);
  await page.viewport(390, 844);
  expectNoSidewaysScroll();

  answers(retryGivenUp, refusal("not-found", STATUS_SENTENCES.notFound));
  await again.click();
  await said(STATUS_SENTENCES.notFound);
  answers(retryGivenUp, () => {
    shown = works;
    return { success: true, message: STATUS_SENTENCES.again };
  });
  await again.click();
  await said(STATUS_SENTENCES.again);
  await said("Nothing has failed.");
});

test("all that was given up is tried again with one press, but what may have happened", async () => {
  const works = aSystemStatus();
  const letter = (n: number, in_doubt = false) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    name: "mail.send",
    reason: in_doubt ? "It may have arrived" : "connect ECONNREFUSED",
    attempts: 1,
    failed_at: works.checked_at,
    in_doubt,
  });
  let shown: SystemStatus = { ...works, given_up: [letter(1), letter(2), letter(3, true)] };
  answers(getSystemStatus, () => shown);
  answers(retryAllGivenUp, () => {
    shown = { ...works, given_up: [letter(3, true)] };
    return { success: true, message: STATUS_SENTENCES.allAgain(2) };
  });
  await open();
  const all = page.getByRole("button", { name: "Try all again", exact: true });
  await all.click();
  await said("2 will be tried again now.");
  await said("May have happened. “Try all again” leaves it out.");
  await expect.element(all).not.toBeInTheDocument();
  expect(asked(retryAllGivenUp)).toHaveLength(1);
});

test("when the status cannot be had it says so, and is asked for again", async () => {
  answers(getSystemStatus, refusal());
  await open();
  await said("The status could not be loaded");
  answers(getSystemStatus, aSystemStatus());
  await again.click();
  await said("Everything works.");
});
