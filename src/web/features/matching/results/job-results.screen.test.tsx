import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { explainMatch, searchJobs } from "#contract/matching.ts";
import { demoWorld } from "#contract/platform.ts";
import { hurryClock } from "#test/support/screens/clock.ts";
import { address, expectHidden } from "#test/support/screens/matchers.ts";
import { cameFrom, openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import {
  answerJobs,
  aside,
  jobId,
  openJobs,
  RESULTS,
  sheet,
  TOTAL,
  titles,
} from "#test/support/screens/stubs/found-jobs.ts";
import {
  explained,
  foundJob,
  levelsOf,
  RESUME_ID,
} from "#web/features/matching/testing/answers.ts";

const PHONE = { width: 390, height: 844 };

test("with the keyboard alone I go from job to job, open one and close it", async () => {
  answerJobs(5);
  await openJobs();
  await expect.element(aside.getByRole("heading", { level: 2 })).toHaveText("Lawyer 1");
  await userEvent.keyboard("{j}");
  await expect.element(titles.nth(1)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(titles.nth(2)).toHaveFocus();
  await userEvent.keyboard("{k}");
  await expect.element(titles.nth(1)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(`${RESULTS}&job=${jobId(1)}`);
  await expect.element(aside).toHaveFocus();
  await expect.element(aside.getByRole("heading", { level: 2 })).toHaveText("Lawyer 2");
  await userEvent.keyboard("{Escape}");
  await expectHidden(aside);
  await expect.element(titles.nth(1)).toHaveFocus();

  await userEvent.keyboard("{?}");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect.element(keys).toBeVisible();
  await keys.getByRole("checkbox", { name: "Use these keys" }).click();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{j}");
  await expect.element(titles.nth(1)).toHaveFocus();
});

test("Back undoes the opening of a job, and no press of it does nothing", async () => {
  answerJobs(5);
  const shown = aside.getByRole("heading", { level: 2 });
  answers(demoWorld, { accounts: [], password: null });
  cameFrom("/login");
  await openJobs();
  await expect.element(shown).toHaveText("Lawyer 1");
  await titles.nth(1).click();
  await expect.element(shown).toHaveText("Lawyer 2");
  await titles.nth(2).click();
  await expect.element(shown).toHaveText("Lawyer 3");
  history.back();
  await expect.element(shown).toHaveText("Lawyer 2");
  history.back();
  await expect.element(shown).toHaveText("Lawyer 1");

  // Closing goes back past all that were opened: the next press leaves.
  await titles.nth(1).click();
  await expect.element(shown).toHaveText("Lawyer 2");
  await titles.nth(2).click();
  await expect.element(shown).toHaveText("Lawyer 3");
  await userEvent.keyboard("{Escape}");
  await expectHidden(aside);
  await expect.poll(address).toBe(RESULTS);
  await expect.element(titles.nth(2)).toHaveFocus();
  history.back();
  await expect.poll(address).toBe("/login");

  await page.viewport(PHONE.width, PHONE.height);
  cameFrom("/login");
  await openJobs();
  await titles.nth(1).click();
  await expect.element(sheet.getByRole("heading", { level: 2 })).toHaveText("Lawyer 2");
  history.back();
  await expectHidden(sheet);
  await titles.nth(1).click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(address).toBe(RESULTS);
  history.back();
  await expect.poll(address).toBe("/login");

  // Who came by a link to a job has no list to go back to.
  await openJobs(`&job=${jobId(1)}`);
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(address).toBe(RESULTS);
});

test("filters, pages and the open job stay in the address", async () => {
  answerJobs();
  await openJobs();
  await expect.element(titles).toHaveLength(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.element(titles).toHaveLength(TOTAL);
  await titles.nth(60).click();
  await expect.element(aside.getByRole("heading", { level: 2 })).toHaveText("Lawyer 61");
  await openScreen(address());
  await expect.element(titles).toHaveLength(TOTAL);
  await expect.element(aside.getByRole("heading", { level: 2 })).toHaveText("Lawyer 61");
  expect(asked(searchJobs).at(-1)?.query).toMatchObject({ limit: 100, offset: 0 });

  await page.getByLabelText("Place").selectOptions("NSW");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveText("2 strong matches");
  await expect.poll(address).toBe(`${RESULTS}&state=NSW`);
  await page.getByLabelText("Pay").selectOptions("100000");
  await expect.element(page.getByText("Jobs that don’t state pay are left out.")).toBeVisible();
  await expect
    .poll(() => asked(searchJobs).at(-1)?.query)
    .toMatchObject({ state: "NSW", min_salary: 100_000 });
  await page.getByLabelText("Place").selectOptions("NT");
  await expect
    .element(page.getByRole("status").getByText("No jobs match these filters"))
    .toBeVisible();
  // The bar has one as well.
  await page.getByRole("button", { name: "Clear filters" }).last().click();
  await expect.element(titles).toHaveLength(50);

  await page.viewport(PHONE.width, PHONE.height);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("dialog").getByLabelText("Place").selectOptions("NSW");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect.element(titles).toHaveLength(2);
  await expect.element(page.getByRole("button", { name: "Filters, 1 on" })).toBeVisible();
});

test("more jobs that cannot be loaded leave those that are there", async () => {
  answerJobs();
  await openJobs();
  await expect.element(titles).toHaveLength(50);
  answers(searchJobs, refusal());
  await page.getByRole("button", { name: "Show more" }).click();
  await expect
    .element(page.getByText("More jobs could not be loaded. Please try again."))
    .toBeVisible();
  await expect.element(titles).toHaveLength(50);
});

test("a filter whose jobs cannot be loaded can be taken back", async () => {
  answerJobs(5);
  await openJobs();
  await expect.element(titles).toHaveLength(5);
  answers(searchJobs, refusal());
  await page.getByLabelText("Place").selectOptions("NSW");
  await expect
    .element(page.getByRole("heading", { name: "The jobs could not be loaded" }))
    .toBeVisible();
  await page.getByLabelText("Place").selectOptions("");
  await expect.element(titles).toHaveLength(5);
});

test("a list that cannot be had says why, and what to do", async () => {
  answers(searchJobs, refusal("not-found", MATCH_SENTENCES.resumeNotFound));
  await openJobs();
  await expect
    .element(page.getByRole("heading", { name: "That resume was not found" }))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Upload a resume" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Start Over" })).toBeVisible();
  await expectHidden(page.getByLabelText("Place"));
  answers(searchJobs, refusal("conflict", MATCH_SENTENCES.unreadable));
  await openScreen(address());
  await expect.element(page.getByText(MATCH_SENTENCES.unreadable)).toBeVisible();

  answers(searchJobs, refusal());
  await openScreen(address());
  await expect
    .element(page.getByRole("heading", { name: "The jobs could not be loaded" }))
    .toBeVisible();
  answerJobs(5);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(titles).toHaveLength(5);
});

test("while a scan is read the page waits, and then shows the jobs by itself", async () => {
  hurryClock();
  answers(searchJobs, refusal("conflict", MATCH_SENTENCES.stillReading));
  await openJobs();
  await expect.element(page.getByRole("heading", { name: /still being read/ })).toBeVisible();
  answerJobs(5);
  await expect.element(titles).toHaveLength(5);
});

test("a resume that nothing fits is told what to do", async () => {
  answers(searchJobs, { Results: [], total: 0, levels: levelsOf(0), engine: "17" });
  await openJobs();
  await expect
    .element(page.getByRole("heading", { name: "No job comes close to your resume yet" }))
    .toBeVisible();
  await expect.element(page.getByText("Jobs are added every day.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Upload another resume" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Check what we read" })).toBeVisible();
});

test("a panel that cannot be had is asked for again", async () => {
  answerJobs(3);
  answers(explainMatch, refusal());
  await openJobs();
  await expect
    .element(aside.getByRole("alert"))
    .toHaveTextContent("could not load why this job fits");
  answerJobs(3);
  await aside.getByRole("button", { name: "Try again" }).click();
  await expect.element(aside.getByRole("heading", { level: 2 })).toHaveText("Lawyer 1");
  // What was left out is said, and that it never counted.
  await expect.element(aside).toHaveTextContent("It is never scored.");
  await expect.element(aside).toHaveTextContent("They are never scored.");
});

test("what I look for stands in the address, and what is outside of it comes last and says why", async () => {
  answerJobs(4);
  await openJobs();
  await expect.element(titles).toHaveLength(4);
  await page.getByRole("button", { name: "Say what you’re looking for" }).click();
  const dialog = page.getByRole("dialog", { name: "What you’re looking for" });
  const line = dialog.getByLabelText("What are you looking for?");
  await line.fill("Sydney or remote, from $90k, in Rozelle");
  await expect.element(dialog.getByText("From $90,000 a year")).toBeVisible();
  await expect.element(dialog.getByText(/don’t know the place “rozelle”/)).toBeVisible();
  await line.fill("Sydney or remote");
  await dialog.getByText("Choose by clicking").click();
  await dialog.getByRole("checkbox", { name: "Part-time" }).click();
  await expect.element(line).toHaveValue("Sydney or remote, part-time");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(address).toBe(`${RESULTS}&want=Sydney+or+remote%2C+part-time`);
  await expect
    .poll(() => asked(searchJobs).at(-1)?.query)
    .toMatchObject({ want: "Sydney or remote, part-time", outside_last: "yes" });
});

test("jobs that share little with the resume are no matches: a plain link leads to them and back", async () => {
  answers(searchJobs, ({ query }) => {
    const isFar = query.match_level === "Partial Match";
    const found = [foundJob(jobId(0))].map((job) => ({ ...job, outside: ["In Darwin NT"] }));
    return {
      Results: isFar ? found : [],
      total: isFar ? 136 : 0,
      levels: levelsOf(0, 0, 0, 136),
      engine: "17",
    };
  });
  answers(explainMatch, explained());
  await openJobs();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveText("No close match yet");
  await page.getByRole("button", { name: "136 more that share little with your resume" }).click();
  await expect.poll(address).toBe(`${RESULTS}&match=partial`);
  await expect.element(page.getByText(/don’t call them matches/)).toBeVisible();
  await expect.element(page.getByText("These fit, but with something against them")).toBeVisible();
  await page.getByRole("button", { name: "Back to your matches" }).click();
  await expect.poll(address).toBe(RESULTS);
});

test("words are looked for, and a citation leads to its line of my resume", async () => {
  answerJobs(2);
  await openJobs();
  await page.getByRole("searchbox", { name: "Search these jobs" }).fill("unfair dismissal");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(`${RESULTS}&words=unfair+dismissal`);
  await expect.poll(() => asked(searchJobs).at(-1)?.query.words).toBe("unfair dismissal");
  await expect
    .element(page.getByRole("article").first().getByRole("link", { name: "Line 14" }))
    .toHaveAttribute("href", `/documents/${RESUME_ID}#line-14`);
});
