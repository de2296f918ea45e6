import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { careerPaths } from "#contract/career-paths.ts";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { RECOMMENDATION_SENTENCES } from "#contract/recommendations.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { CAREER_PATHS } from "./testing/career-paths.ts";

const open = () => openScreen("/paths", { user: candidate() });
const path = (name: string) => page.getByRole("region", { name });
const point = (name: string) =>
  path("Litigation lawyer").getByRole("listitem").filter({ hasText: name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const shows = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

for (const width of [1280, 390])
  test(`near occupations say what is shown, by which line, and what would be needed, ${width} wide`, async () => {
    await page.viewport(width, 844);
    answers(careerPaths, CAREER_PATHS);
    await open();
    await shows("31 open jobs");
    await shows("The 20 newest were read against your resume.");
    await shows(/What you do now \(employment lawyer, senior associate\) is left out/);
    await shows(/For 26 of them we can’t tell the occupation/);
    await expect
      .element(point("Admission as a lawyer"))
      .toHaveTextContent(/Asked for in 12 of 20 jobs\./);
    await expect
      .element(point("Admission as a lawyer").getByRole("link", { name: "Line 7" }))
      .toHaveAttribute("href", `/documents/${CAREER_PATHS.resume_id}#line-7`);
    await expect
      .element(point("LEAP"))
      .toHaveTextContent(/Asked for in 3 of 20 jobs: shown for 2, not shown for 1\./);
    await expect.element(point("Relativity")).toHaveTextContent(/Asked for in 4 of 20 jobs\./);
    await expect.element(point("Insolvency")).toHaveTextContent(/in part for 1, not shown for 1\./);
    await shows(/15 more requirements of these jobs are worded too differently to count here/);
    await shows("Nothing that these jobs name in the same words.");
    expectNoSidewaysScroll();
  });

test("the jobs are behind a fold, and lead to their pages", async () => {
  answers(careerPaths, CAREER_PATHS);
  await open();
  const job = path("Litigation lawyer").getByRole("link", { name: /^Lawyer or Associate/ });
  await expect.element(job).not.toBeInTheDocument();
  await path("Litigation lawyer").getByText("The 2 jobs").click();
  await expect.element(job).toHaveAttribute("href", "/job/aa8db015-5215-4c0a-b7bf-b6c68d504ffc");
});

test("where no occupation is near, that is said", async () => {
  answers(careerPaths, { ...CAREER_PATHS, paths: [] });
  await open();
  await expect.element(page.getByRole("heading", { name: "No near occupation yet" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to your jobs" })).toBeVisible();
});

test("without a resume I am led to my profile", async () => {
  answers(careerPaths, refusal("not-found", RECOMMENDATION_SENTENCES.noProfile));
  await open();
  await expect.element(page.getByRole("heading", { name: "Add a resume first" })).toBeVisible();
});

test("while my resume is read the page waits", async () => {
  answers(careerPaths, refusal("conflict", MATCH_SENTENCES.stillReading));
  await open();
  await expect
    .element(page.getByRole("heading", { name: "Your resume is being read" }))
    .toBeVisible();
});

test("what could not be loaded can be asked for again", async () => {
  answers(careerPaths, refusal());
  await open();
  await expect
    .element(page.getByRole("heading", { name: "Your career paths could not be loaded" }))
    .toBeVisible();
  answers(careerPaths, CAREER_PATHS);
  await button("Try again").click();
  await expect.element(path("Litigation lawyer")).toBeVisible();
  expect(asked(careerPaths).length).toBeGreaterThan(1);
});
