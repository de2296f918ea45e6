import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { changeJob, getJob, POSTING_SENTENCES as say } from "#contract/postings.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { answersWithPostings, aPosting } from "#test/support/screens/stubs/recruiter-home.ts";
import { sampleJob } from "../testing/sample-job.ts";

const JOB = sampleJob();
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const save = page.getByRole("button", { name: "Save", exact: true });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();

test("a posting that could not be saved keeps what I typed, and is saved by another try", async () => {
  answers(getJob, JOB);
  answersWithPostings([aPosting(JOB.title, { id: JOB.id })]);
  await openScreen(`/job/${JOB.id}/edit`, { user: recruiter() });
  const title = field("Job title");
  await title.fill(" ");
  await save.click();
  await said(say.titleRequired);
  await expect.element(title).toHaveFocus();
  await title.fill("Senior Employment Lawyer");
  await expect.element(page.getByText(say.titleRequired)).not.toBeInTheDocument();

  await said("Unsaved changes");
  answers(changeJob, refusal());
  await save.click();
  await said("The job posting could not be saved. Please try again.");
  await expect.element(title).toHaveValue("Senior Employment Lawyer");
  const saved = { ...JOB, title: "Senior Employment Lawyer" };
  answers(changeJob, saved);
  answers(getJob, saved);
  await save.click();
  await said(say.saved);
  await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
  expect(asked(changeJob).at(-1)?.body).toMatchObject({ title: "Senior Employment Lawyer" });
});
