import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getCandidateProfile, PROFILE_SENTENCES } from "#contract/candidate-profile.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import {
  dismissJob,
  recommendJobs,
  RECOMMENDATION_SENTENCES as say,
} from "#contract/recommendations.ts";
import { address, expectNoSidewaysScroll, focus, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { pollRefetching, watchRefetching } from "#test/support/screens/refetching.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import {
  aFullProfile,
  answersBesideJobs,
  answersWithJobs,
  list,
  rows,
  title,
  titles,
  VISIBILITY,
} from "#test/support/screens/stubs/candidate-home.ts";
import { jobIdAt, jobTitleAt } from "#web/features/recommendations/testing/recommendations.ts";

const HOUR_MS = 3_600_000;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const overview = page.getByRole("region", { name: "Profile Overview" });
const open = () => openScreen("/dashboard", { user: candidate() });

beforeEach(() => answersBesideJobs());

test("a profile that is not there yet, or cannot be loaded, says so", async () => {
  answersWithJobs();
  const nothing = { ProfileFound: "false", Profile: null, resume: null } as const;
  answers(getCandidateProfile, { ...nothing, visibility: VISIBILITY });
  await open();
  await expect.element(page.getByText(PROFILE_SENTENCES.welcome)).toBeVisible();
  answers(getCandidateProfile, refusal());
  await open();
  await expect.element(overview.getByText(PROFILE_SENTENCES.loadFailed)).toBeVisible();
  answers(getCandidateProfile, aFullProfile);
  await overview.getByRole("button", { name: "Try again" }).click();
  await expect.element(overview.getByText(/of seven complete/)).toBeVisible();
});

test("my profile stands beside the list, with what to fill in next", async () => {
  answersWithJobs();
  await open();
  for (const words of [
    "work experiences",
    "skills",
    "education records",
    "profile complete",
    "avg match score",
    "job matches",
  ])
    await expect.element(overview.getByText(words, { exact: true })).toBeVisible();
  await expect.element(overview.getByText("Five of seven complete")).toBeVisible();
  await expect.element(overview.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "71");
  await expect.element(overview.getByRole("definition").first()).toHaveText("0");
  await expect
    .element(overview.getByRole("link", { name: "add where you have worked" }))
    .toHaveAttribute("href", "/profile#experience");
});

test("what is new since I looked is said, in words and on the jobs", async () => {
  // The jobs are an hour apart: the first three are new.
  answersWithJobs({ lookedBefore: new Date(Date.now() - 2.5 * HOUR_MS).toISOString() });
  await open();
  await expect.element(title).toHaveText(/^12 strong matches, three new since /);
  expect(list.getByText("New", { exact: true }).elements()).toHaveLength(3);
  await expect.element(rows.first()).toHaveTextContent("Posted just now");
  await expect.element(rows.nth(1)).toHaveTextContent("Posted 1h ago");
  await expect.element(rows.nth(1)).toHaveTextContent("Pay not stated");
  await expect
    .element(rows.first())
    .toHaveTextContent("2 of 4 required; missing: Commission advocacy");
});

test("a long list grows, and reading goes on where it grew", async () => {
  answersWithJobs({ total: 63 });
  const user = candidate();
  await openScreen("/dashboard", { user });
  await expect.element(title).toHaveText("63 strong matches");
  await expect.poll(() => rows.elements()).toHaveLength(20);
  await button("Show more").click();
  await expect.poll(() => rows.elements()).toHaveLength(40);
  expect(asked(recommendJobs).at(-1)?.query.offset).toBe(20);
  await expect.element(titles.nth(20)).toHaveFocus();
  await expect.element(page.getByText("Showing 40 of 63")).toBeVisible();
  // A reload shows as many.
  await openScreen(address(), { user });
  await expect.poll(() => rows.elements()).toHaveLength(40);
  answers(recommendJobs, refusal());
  await button("Show more").click();
  await said("More jobs could not be loaded. Please try again.");
  expect(rows.elements()).toHaveLength(40);
});

test("I narrow the list, and an empty one can be widened again", async () => {
  answersWithJobs();
  await open();
  await page.getByRole("combobox", { name: "Posted" }).selectOptions("In the last week");
  await expect.element(title).toHaveText("12 strong matches, with your filters");
  await expect.poll(() => asked(recommendJobs).at(-1)?.query.posted_within).toBe(7);
  await page.getByRole("combobox", { name: "Place" }).selectOptions("NT");
  await expect.poll(address).toBe("/dashboard?state=NT&posted=7");
  await expect.element(heading("No jobs match these filters")).toBeVisible();
  // The bar has one as well.
  await button("Clear filters").last().click();
  await expect.poll(() => rows.elements()).toHaveLength(12);
  expect(address()).toBe("/dashboard");
});

for (const [name, width] of [
  ["desk", 1280],
  ["phone", 390],
] as const)
  test(`where there is no list, the page says why and what to do, on a ${name}`, async () => {
    await page.viewport(width, 844);
    answers(recommendJobs, refusal("not-found", say.noProfile));
    await open();
    await expect.element(heading(say.noProfile)).toBeVisible();
    await expect.element(title).toHaveText("Dashboard");
    await expect
      .element(page.getByRole("link", { name: "Complete your profile" }))
      .toHaveAttribute("href", "/profile");
    expectNoSidewaysScroll();

    answersWithJobs({ total: 0 });
    await open();
    await expect
      .element(heading("No job matches found at the moment. Check back later!"))
      .toBeVisible();

    answers(recommendJobs, refusal());
    await open();
    await expect.element(heading("Failed to load job recommendations")).toBeVisible();
    answersWithJobs();
    await button("Try again").click();
    await expect.poll(() => rows.elements()).toHaveLength(12);
    expectNoSidewaysScroll();
  });

test("a resume that is still being read is waited for", async () => {
  watchRefetching();
  answers(recommendJobs, refusal("conflict", MATCH_SENTENCES.stillReading));
  await open();
  await expect.element(page.getByText("Your resume is still being read")).toBeVisible();
  answersWithJobs();
  await pollRefetching(() => rows.elements()).toHaveLength(12);
});

test("with the keyboard alone I go through the jobs and dismiss the last one", async () => {
  answersWithJobs({ total: 2 });
  await open();
  await focus(titles.nth(1));
  const actions = [/^Apply/, /^Express/, /^Contact/, /^Compare/, /^Dismiss/];
  for (const control of [/^Line 14/, /^Why this match/, ...actions]) {
    await userEvent.keyboard("{Tab}");
    await expect.element(page.css(":focus")).toHaveAccessibleName(control);
  }
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => rows.elements()).toHaveLength(1);
  await expect.element(titles.first()).toHaveFocus();
  await expect.element(titles.first()).toHaveText(jobTitleAt(0));
  await expect.element(title).toHaveText("1 strong match");
});

test("I dismiss a job, and take that back", async () => {
  answersWithJobs();
  await open();
  const dismiss = rows.first().getByRole("button", { name: /^Dismiss/ });
  answers(dismissJob, refusal());
  await dismiss.click();
  await said("Failed to dismiss job");
  await expect.element(titles.first()).toHaveAttribute("data-job", jobIdAt(0));

  answersWithJobs();
  await dismiss.click();
  await expect.element(titles.first()).toHaveText(jobTitleAt(1));
  await expect.element(titles.first()).toHaveFocus();
  await said(say.dismissed);
  await button("Undo").click();
  await said(say.restored);
  await expect.element(titles.first()).toHaveAttribute("data-job", jobIdAt(0));

  // Also for who comes back.
  await dismiss.click();
  await expect.element(titles.first()).toHaveText(jobTitleAt(1));
  await open();
  await expect.element(titles.first()).toHaveText(jobTitleAt(1));
  expect(asked(dismissJob).at(-1)?.body).toEqual({ jobDocumentId: jobIdAt(0), dismissed: true });
});

test("I save a job, find it among the saved ones, and let it go", async () => {
  answersWithJobs();
  await open();
  const saved = page.getByRole("region", { name: "Saved jobs" }).getByRole("listitem");
  const save = async (at: number) => {
    await rows
      .nth(at)
      .getByRole("button", { name: /^Save Job/ })
      .click();
    await expect
      .element(rows.nth(at).getByRole("button", { name: /^Bookmarked/ }))
      .toHaveAttribute("aria-pressed", "true");
  };
  await save(4);
  await said(say.bookmarked);
  await save(2);
  // The latest comes first.
  await expect
    .element(saved.first().getByRole("link"))
    .toHaveAttribute("href", `/job/${jobIdAt(2)}`);
  const entry = saved.filter({ has: page.css(`a[href="/job/${jobIdAt(2)}"]`) });
  await entry.getByRole("button").click();
  await expect.element(entry).not.toBeInTheDocument();
  await said(say.unbookmarked);
  await button("Undo").click();
  await expect.element(entry).toBeVisible();
  await entry.getByRole("button").click();
  await expect.element(entry).not.toBeInTheDocument();

  await rows
    .first()
    .getByRole("button", { name: /^Share/ })
    .click();
  await said("Link copied to clipboard");
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job/${jobIdAt(0)}`);
});

test("the two tabs are in the address, and work by keyboard", async () => {
  answersWithJobs();
  const user = candidate();
  await openScreen("/dashboard", { user });
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  await press(tab(/^Dashboard/), "ArrowRight");
  await expect.element(tab(/^Messages/)).toHaveFocus();
  await expect.poll(address).toBe("/dashboard?tab=messages");
  await expect.element(title).toHaveText("Messages");
  // The same after the page was loaded anew.
  await openScreen(address(), { user });
  await expect.element(tab(/^Messages/)).toHaveAttribute("aria-selected", "true");
  await tab(/^Dashboard/).click();
  await expect.element(title).toHaveText("12 strong matches");
  await page
    .getByRole("region", { name: "Quick Actions" })
    .getByRole("link", { name: /View Messages/ })
    .click();
  await expect.poll(address).toBe("/messages");
});
