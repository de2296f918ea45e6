import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listApplicants, stageApplication } from "#contract/applications.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";

const JOB = { id: crypto.randomUUID(), title: "Employment Lawyer", company: "Harrow & Lyle" };
const ONE = {
  id: crypto.randomUUID(),
  name: "Priya Raman",
  document_id: crypto.randomUUID(),
  note: "I would like this.",
  answers: [{ question: "When could you start?", answer: "In March" }],
  stage: "received" as const,
  applied_at: "2026-11-11T02:00:00.000Z",
  staged_at: null,
};
const LIST = { job: JOB, applicants: [ONE], total: 1, withdrawn: 0, sees_people: true };
const open = () => openScreen(`/job/${JOB.id}/applications`, { user: recruiter() });
const said = (words: string | RegExp) =>
  expect.element(page.getByText(words).first()).toBeVisible();
const stage = page.getByLabelText("Stage for Priya Raman");

test("I read who applied and say how it stands", async () => {
  answers(listApplicants, LIST);
  await open();
  await said("I would like this.");
  await said("In March");
  await expect
    .element(page.getByRole("link", { name: /^Open resume/ }))
    .toHaveAttribute("href", `/candidate/${JOB.id}?candidate=${ONE.document_id}`);
  answers(stageApplication, refusal());
  await stage.selectOptions("Interview");
  await said("The stage could not be saved. Please try again.");
  await expect.element(stage).toHaveValue("received");
  answers(stageApplication, { success: true, message: "The candidate sees the new stage." });
  answers(listApplicants, { ...LIST, applicants: [{ ...ONE, stage: "interview" }] });
  await stage.selectOptions("Interview");
  await said("Priya Raman: Interview");
  await expect.element(stage).toHaveValue("interview");
  expect(asked(stageApplication).at(-1)?.body).toEqual({ stage: "interview" });
});

test("until I am verified I see how many there are", async () => {
  answers(listApplicants, { ...LIST, applicants: [], total: 3, sees_people: false });
  await open();
  await said(/^3 people have applied/);
});

test("nobody yet, somebody else's posting, and a server that does not answer", async () => {
  answers(listApplicants, { ...LIST, applicants: [], total: 0, withdrawn: 2 });
  await open();
  await said("No applications yet");
  await said("2 withdrawn");
  answers(listApplicants, refusal("not-found", "Job posting not found"));
  await open();
  await said("Job Not Found");
  answers(listApplicants, refusal());
  await open();
  await said("Failed to load applications");
});
