import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { searchJobs } from "#contract/matching.ts";
import { demoWorld } from "#contract/platform.ts";
import { getJob } from "#contract/postings.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { cameFrom, openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import {
  answerJobs,
  aside,
  jobId,
  jobs,
  openJobs,
  RESULTS,
  sheet,
  titles,
} from "#test/support/screens/stubs/found-jobs.ts";

const PHONE = { width: 390, height: 844 };

test("levels with their counts, and the order of the list, are chosen and stay in the address", async () => {
  answerJobs(17);
  await openJobs();
  const title = page.getByRole("heading", { level: 1 });
  await expect.element(title).toHaveText("14 strong matches, 3 worth a look");
  const levels = page.getByRole("group", { name: "Match level" });
  await expect
    .poll(() => textsOf(levels.getByRole("button")))
    .toEqual(["All17", "Excellent14", "Very good0", "Good3"]);
  await expect.element(levels.getByRole("button", { name: "Very good" })).toBeDisabled();
  const good = levels.getByRole("button", { name: /^Good/ });
  await good.click();
  await expect.element(titles).toHaveLength(3);
  await expect.element(good).toHaveAttribute("aria-pressed", "true");
  await expect.poll(address).toBe(`${RESULTS}&match=good`);
  expect(asked(searchJobs).at(-1)?.query).toMatchObject({ match_level: "Good Match" });
  // The whole stays the whole.
  await expect.element(title).toHaveText("14 strong matches, 3 worth a look");

  await page.getByLabelText("Sort", { exact: true }).selectOptions("Highest pay");
  await expect.poll(address).toBe(`${RESULTS}&match=good&sort=pay`);
  await expect
    .poll(() => asked(searchJobs).at(-1)?.query)
    .toMatchObject({ match_level: "Good Match", sort: "pay" });
  await openScreen(address());
  await expect.element(page.getByLabelText("Sort", { exact: true })).toHaveValue("pay");
  await expect.element(good).toHaveAttribute("aria-pressed", "true");
  await page.getByLabelText("Sort", { exact: true }).selectOptions("Best match");
  await levels.getByRole("button", { name: /^All/ }).click();
  await expect.poll(address).toBe(RESULTS);

  // A filter that leaves none of a level says so, and where the others are.
  await good.click();
  await page.getByLabelText("Place").selectOptions("NSW");
  await expect.element(page.getByRole("heading", { name: /is a Good Match$/ })).toBeVisible();
  await page.getByRole("button", { name: "Show all levels" }).click();
  await expect.element(titles).toHaveLength(2);

  await page.viewport(PHONE.width, PHONE.height);
  await expect.element(page.getByLabelText("Sort", { exact: true })).toBeVisible();
  await expect.element(good).toBeInTheDocument();
  expectNoSidewaysScroll();
});

test("a job is seen in full, and closing it leads back to where I was", async () => {
  answerJobs(5);
  answers(demoWorld, { accounts: [], password: null });
  cameFrom("/login");
  await openJobs();
  const view = jobs.getByRole("link", { name: "View job (Lawyer 2)" });
  const whole = page.getByRole("dialog", { name: "Lawyer 2" });
  await view.click();
  await expect.poll(address).toBe(`${RESULTS}&view=${jobId(1)}`);
  await expect.element(whole).toHaveTextContent("91% match");
  await expect.element(whole).toHaveTextContent("Excellent Match");
  await expect.element(whole).toHaveTextContent("Ada Lyle");
  await expect
    .element(whole.getByRole("link", { name: "ada@harrowlyle.example" }))
    .toHaveAttribute("href", "mailto:ada@harrowlyle.example");
  await expect.element(whole.getByRole("heading", { name: "What you bring" })).toBeVisible();
  await expect
    .element(whole.getByRole("listitem").first())
    .toHaveText("A current practising certificate");
  await expect
    .element(whole.getByRole("link", { name: "Open the job’s own page" }))
    .toHaveAttribute("href", `/job/${jobId(1)}`);
  await expect
    .element(whole.getByRole("link", { name: "See the original advertisement" }))
    .toHaveAttribute("href", "https://harrowlyle.example/careers");
  await expect.element(whole.getByRole("button", { name: "Compare in full" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expectHidden(whole);
  await expect.element(view).toHaveFocus();
  await expect.poll(address).toBe(RESULTS);

  // Back closes it too, and what was open below stays open.
  await titles.nth(1).click();
  const shown = aside.getByRole("heading", { level: 2 });
  await expect.element(shown).toHaveText("Lawyer 2");
  await aside.getByRole("link", { name: "View job" }).click();
  await expect.element(whole).toBeVisible();
  history.back();
  await expectHidden(whole);
  await expect.element(shown).toHaveText("Lawyer 2");
  await userEvent.keyboard("{Escape}");
  await expectHidden(aside);
  await expect.poll(address).toBe(RESULTS);
  history.back();
  await expect.poll(address).toBe("/login");

  // Who came by a link is left with the list, at that job.
  await openJobs(`&view=${jobId(1)}`);
  await expect.element(whole).toHaveTextContent("91% match");
  await userEvent.keyboard("{Escape}");
  await expect.poll(address).toBe(RESULTS);
  await expect.element(titles.nth(1)).toHaveFocus();

  await page.viewport(PHONE.width, PHONE.height);
  await jobs.getByRole("link", { name: "Why this match (Lawyer 2)" }).click();
  await sheet.getByRole("link", { name: "View job" }).click();
  await expect.element(whole).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expectHidden(whole);
  await expect.element(sheet.getByRole("link", { name: "View job" })).toHaveFocus();
});

test("a job that cannot be seen in full says why", async () => {
  answerJobs(3);
  answers(getJob, refusal("not-found", "Job not found"));
  await openJobs(`&view=${jobId(0)}`);
  const whole = page.getByRole("dialog", { name: "Lawyer 1" });
  await expect.element(whole).toHaveTextContent("That job is no longer open");
  answers(getJob, refusal());
  await openScreen(address());
  await expect.element(whole.getByRole("alert")).toHaveTextContent("The job could not be loaded");
  answerJobs(3);
  await whole.getByRole("button", { name: "Try again" }).click();
  await expect.element(whole.getByRole("heading", { name: "What you bring" })).toBeVisible();
});
