import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getQuestions } from "#contract/applications.ts";
import { changeJob, getJob, POSTING_SENTENCES as say, setJobStatus } from "#contract/postings.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answers, asked, held, refusal } from "#test/support/screens/stub-api.ts";
import { answersWithPostings, aPosting } from "#test/support/screens/stubs/recruiter-home.ts";
import { sampleJob } from "../testing/sample-job.ts";

const JOB = sampleJob();
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const save = page.getByRole("button", { name: "Save", exact: true });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();

beforeEach(() => answers(getQuestions, { questions: [] }));

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

const PLACES = [
  { quote: "Must be male", attribute: "sex", why: "Choosing people by sex is unlawful." },
  { quote: "No kids", attribute: "family", why: "Choosing people by family is unlawful." },
];

test("what is unlawful is named; I take one out, say why the other is lawful, and publish", async () => {
  const line = (text: string) => ({ text, bullet: true, heading: false });
  const draft = {
    ...JOB,
    status: "draft" as const,
    lines: [...JOB.lines, line("Must be male"), line("No kids")],
  };
  answers(getJob, draft);
  const posting = aPosting(JOB.title, { id: JOB.id, status: "draft" });
  answersWithPostings([posting]);
  await openScreen(`/job/${JOB.id}/edit`, { user: recruiter() });
  answers(setJobStatus, held(PLACES));
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await publish.click();
  const warning = page.getByRole("alert", { name: "This cannot go live yet" });
  await expect.element(warning).toHaveTextContent("Choosing people by sex is unlawful.");

  await warning.getByRole("button", { name: "Take it out: “No kids”" }).click();
  await expect.element(warning).not.toHaveTextContent("No kids");
  await expect
    .element(field("The advertisement"))
    .not.toHaveValue(expect.stringContaining("No kids"));
  await warning.getByRole("button", { name: /^This is lawful because/ }).click();
  const keep = warning.getByRole("button", { name: "Keep this reason" });
  await keep.click();
  await said("Please give the reason in at least 10 characters.");
  await warning.getByRole("textbox").fill("Section 31 exemption, men's refuge");
  await keep.click();
  await expect.element(warning).not.toBeInTheDocument();

  answers(changeJob, ({ body }) => ({ ...draft, title: body.title }));
  answers(setJobStatus, { success: true, message: say.activated, posting });
  await publish.click();
  await said(say.activated);
  expect(asked(changeJob).at(-1)?.body.text).not.toContain("No kids");
  expect(asked(setJobStatus).at(-1)?.body.exemptions).toEqual([
    { quote: "Must be male", reason: "Section 31 exemption, men's refuge" },
  ]);
});
