import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getDashboardStats } from "#contract/scraping.ts";
import {
  getSystemStatus,
  retryGivenUp,
  STATUS_SENTENCES,
  type SystemStatus,
} from "#contract/system-status.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
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
  await said("Nothing was given up.");
});

test("when the status cannot be had it says so, and is asked for again", async () => {
  answers(getSystemStatus, refusal());
  await open();
  await said("The status could not be loaded");
  answers(getSystemStatus, aSystemStatus());
  await again.click();
  await said("Everything works.");
});
