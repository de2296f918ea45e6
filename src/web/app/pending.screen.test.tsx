import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { APPLICATION_SENTENCES, getApplicationForm } from "#contract/applications.ts";
import { getComparison, saveComparison } from "#contract/comparison.ts";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { answerOffer, offeredDocuments } from "#contract/documents.ts";
import { bookmarkJob, expressInterest } from "#contract/recommendations.ts";
import { address } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate, recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { COMPARISON_ID, sampleComparison } from "#web/features/comparison/testing/sample.ts";
import { PENDING_KEY, rememberAction } from "#web/lib/pending-action.ts";

const JOB = "3f0d2c8e-2222-4a4a-8b8b-000000000001";
const RESUME = "3f0d2c8e-4444-4a4a-8b8b-000000000001";
const newcomer = () => candidate({ Onboarding: false });
const BOOKMARKED = { success: true, message: "Job bookmarked", isBookmarked: true } as const;
const OFFERED = {
  id: RESUME,
  kind: "resume" as const,
  file_name: "Mei.pdf",
  file_type: "pdf" as const,
  bytes: 9,
  title: "",
  received_at: "2026-11-15T03:09:00.000Z",
  keep_until: null,
  status: "read" as const,
};

afterEach(() => localStorage.removeItem(PENDING_KEY));

test("the job that I wanted to save is saved once I am signed in, and I am back at it", async () => {
  answers(bookmarkJob, BOOKMARKED);
  rememberAction({ kind: "save-job", id: JOB, from: "/terms?job" });
  await openScreen("/privacy", { user: newcomer() });
  await expect.element(page.getByText("Job bookmarked")).toBeVisible();
  await expect.poll(address).toBe("/terms?job");
  expect(asked(bookmarkJob).map(({ body }) => body)).toEqual([
    { jobDocumentId: JOB, isBookmarked: true },
  ]);
  // Once is enough.
  await openScreen("/privacy", { user: newcomer() });
  expect(asked(bookmarkJob)).toHaveLength(1);
  expect(address()).toBe("/privacy");
});

test("interest waits until I have set up my account, and I am led there", async () => {
  rememberAction({ kind: "express-interest", id: JOB, from: "/terms" });
  await openScreen("/terms", { user: newcomer() });
  await expect.poll(address).toBe("/onboarding");
  expect(asked(expressInterest)).toHaveLength(0);
});

test("interest is told once I have", async () => {
  const message = "Interest expressed successfully! The recruiter will be notified.";
  answers(expressInterest, { success: true, message, source_url: "" });
  rememberAction({ kind: "express-interest", id: JOB, from: "/terms" });
  await openScreen("/privacy", { user: candidate() });
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.poll(address).toBe("/terms");
});

test("what was saved is said by its name", async () => {
  answers(bookmarkJob, BOOKMARKED);
  rememberAction({ kind: "save-job", id: JOB, title: "Paralegal", from: "/terms" });
  await openScreen("/terms", { user: candidate() });
  await expect.element(page.getByText("Saved: Paralegal")).toBeVisible();
});

const FORM = {
  title: "Paralegal",
  company: "Marlowe Finch",
  questions: [],
  resumes: [{ id: RESUME, title: "Mei.pdf", file_name: "Mei.pdf", is_current: true }],
  application: null,
  refusal: "",
};

test("the form to apply opens where I pressed Apply, once; nothing is sent by itself", async () => {
  answers(getApplicationForm, FORM);
  rememberAction({ kind: "apply", id: JOB, title: "Paralegal", from: "/terms" });
  await openScreen("/privacy", { user: candidate() });
  const form = page.getByRole("dialog", { name: "Apply for Paralegal" });
  await expect.element(form).toBeVisible();
  expect(address()).toBe("/terms");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await openScreen("/privacy", { user: candidate() });
  await expect.poll(() => localStorage.getItem(PENDING_KEY)).toBe(null);
  await expect.element(form).not.toBeInTheDocument();
});

test("who has applied before is told so, without a form", async () => {
  const application = {
    stage: "received" as const,
    applied_at: "2026-11-15T03:09:00.000Z",
    staged_at: null,
    withdrawn_at: null,
  };
  answers(getApplicationForm, { ...FORM, application });
  rememberAction({ kind: "apply", id: JOB, from: "/terms" });
  await openScreen("/terms", { user: candidate() });
  await expect.element(page.getByText(APPLICATION_SENTENCES.already)).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("to apply waits until I have set up my account", async () => {
  rememberAction({ kind: "apply", id: JOB, from: "/terms" });
  await openScreen("/terms", { user: newcomer() });
  await expect.poll(address).toBe("/onboarding");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(localStorage.getItem(PENDING_KEY)).not.toBe(null);
});

test("what cannot be done is said, and I am where I can try again", async () => {
  answers(bookmarkJob, refusal("not-found", "That job is no longer open."));
  rememberAction({ kind: "save-job", id: JOB, from: "/terms" });
  await openScreen("/privacy", { user: candidate() });
  await expect.element(page.getByText("That job is no longer open.")).toBeVisible();
  await expect.poll(address).toBe("/terms");
});

test("a comparison is saved once I keep the resume that it was made from", async () => {
  answers(getComparison, refusal("not-found", COMPARE_SENTENCES.notFound));
  answers(offeredDocuments, { documents: [OFFERED] });
  answers(saveComparison, { success: true, message: "" });
  rememberAction({
    kind: "save-comparison",
    id: COMPARISON_ID,
    from: `/comparisons/${COMPARISON_ID}`,
  });
  await openScreen(`/comparisons/${COMPARISON_ID}`, { user: newcomer() });
  await expect
    .element(page.getByRole("heading", { name: "Add your resume to your account?" }))
    .toBeVisible();
  expect(asked(saveComparison)).toHaveLength(0);
  answers(answerOffer, () => {
    answers(offeredDocuments, { documents: [] });
    answers(getComparison, sampleComparison());
    return { success: true as const, message: "", kept: [{ offered: RESUME, id: RESUME }] };
  });
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect.element(page.getByText("Saved to your dashboard.")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveText(/^Priya Raman, for /);
  expect(asked(saveComparison)).toHaveLength(1);
});

test.each([
  [
    "from another site",
    JSON.stringify({ kind: "save-job", id: JOB, from: "//evil.example", at: Date.now() }),
  ],
  [
    "of an unknown kind",
    JSON.stringify({ kind: "delete", id: JOB, from: "/terms", at: Date.now() }),
  ],
  ["of last week", JSON.stringify({ kind: "save-job", id: JOB, from: "/terms", at: 0 })],
  ["that is no JSON", "{"],
])("what is kept %s is not done", async (_name, kept) => {
  localStorage.setItem(PENDING_KEY, kept);
  await openScreen("/privacy", { user: candidate() });
  await expect.poll(() => localStorage.getItem(PENDING_KEY)).toBe(null);
  expect(address()).toBe("/privacy");
});

test("a recruiter saves no job because somebody wanted to in this browser", async () => {
  rememberAction({ kind: "save-job", id: JOB, from: "/terms" });
  await openScreen("/privacy", { user: recruiter() });
  await expect.poll(() => localStorage.getItem(PENDING_KEY)).toBe(null);
  expect(address()).toBe("/privacy");
});
