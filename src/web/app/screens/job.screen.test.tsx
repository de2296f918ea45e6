import { QueryClientProvider } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { applyForJob, getApplicationForm, listTracked, trackJob } from "#contract/applications.ts";
import { getJob, type Job } from "#contract/postings.ts";
import {
  bookmarkJob,
  expressInterest,
  listBookmarks,
  listInterests,
  RECOMMENDATION_SENTENCES,
} from "#contract/recommendations.ts";
import { address, expectHidden } from "#test/support/screens/matchers.ts";
import { openScreen, showPart } from "#test/support/screens/open-screen.tsx";
import { candidate, recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { wholeJob } from "#web/features/matching/testing/answers.ts";
import { bookmarksQuery, withBookmark } from "#web/features/recommendations/api.ts";
import { CandidateActions } from "#web/features/recommendations/candidate/candidate-actions.tsx";
import { createQueryClient } from "#web/lib/query.ts";

const JOB = { ...wholeJob(), source: "posting" as const, source_url: "" };
const PATH = `/job/${JOB.id}`;
const title = page.getByRole("heading", { level: 1 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** As often as the toast itself and its announcement say it. */
const said = (text: string) => page.getByText(text).first();

async function openAsCandidate(job: Job = JOB): Promise<void> {
  answers(getJob, job);
  answers(listBookmarks, { bookmarks: [], total: 0 });
  answers(listInterests, { interests: [] });
  answers(listTracked, { jobs: [], total: 0 });
  await openScreen(PATH, { user: candidate() });
}

test("what belongs to an account asks a visitor to sign up, and brings them back", async () => {
  answers(getJob, JOB);
  await openScreen(PATH);
  for (const [name, asked] of [
    ["Apply", "Apply for this job"],
    ["Save Job", "Keep this job"],
    ["Express Interest", "Say you’re interested"],
    ["Contact recruiter", "Write to the recruiter"],
  ] as const) {
    await button(name).click();
    const prompt = page.getByRole("dialog", { name: asked });
    await expect.element(prompt).toBeVisible();
    await page.getByRole("button", { name: "Maybe Later" }).click();
    await expectHidden(prompt);
    await expect.element(button(name)).toHaveFocus();
  }
  await button("Save Job").click();
  await page.getByRole("link", { name: "Create Free Account" }).click();
  await expect.poll(address).toBe("/register");
  expect(JSON.stringify(history.state)).toContain(PATH);
});

test("I share a job: its link is copied, or shown where that is not allowed", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  answers(getJob, JOB);
  await openScreen(PATH);
  await button("Share").click();
  await expect.element(said("Link copied to clipboard")).toBeVisible();
  expect(write).toHaveBeenCalledWith(`${location.origin}${PATH}`);

  write.mockRejectedValue(new Error("not allowed"));
  await button("Share").click();
  const field = page.getByRole("textbox", { name: "Copy this link" });
  await expect.element(field).toHaveValue(`${location.origin}${PATH}`);
  await expect.element(field).toHaveFocus();
});

test("a job that cannot be saved stays as it was, and says so", async () => {
  answers(bookmarkJob, refusal());
  await openAsCandidate();
  await button("Save Job").click();
  await expect.element(said("That could not be saved. Please try again.")).toBeVisible();
  await expect.element(button("Save Job")).toHaveAttribute("aria-pressed", "false");
});

test("to save a job before its buttons are there keeps one that was saved meanwhile", async () => {
  const kept = withBookmark([], JOB, true);
  answers(listBookmarks, kept);
  answers(listTracked, { jobs: [], total: 0 });
  answers(bookmarkJob, { success: true, message: "Job bookmarked", isBookmarked: true });
  const client = createQueryClient();
  client.setQueryData(bookmarksQuery.queryKey, kept);
  await showPart(
    <QueryClientProvider client={client}>
      <CandidateActions
        job={{ ...JOB, contactEmail: "", sourceUrl: "" }}
        where="card"
        wish="save"
        looks={{ look: "soft" }}
      />
    </QueryClientProvider>,
  );
  await expect.element(said("Job bookmarked")).toBeVisible();
  await expect.element(button(`Bookmarked: ${JOB.title}`)).toHaveAttribute("aria-pressed", "true");
  expect(asked(bookmarkJob).map(({ body }) => body)).toEqual([
    { jobDocumentId: JOB.id, isBookmarked: true },
  ]);
});

test("an interest that did not arrive can be said again, and then only once", async () => {
  answers(expressInterest, refusal());
  await openAsCandidate();
  await button("Express Interest").click();
  await expect.element(said(RECOMMENDATION_SENTENCES.interestFailed)).toBeVisible();
  const message = RECOMMENDATION_SENTENCES.interested;
  answers(expressInterest, { success: true, message, source_url: "" });
  answers(listInterests, () => ({
    interests: [{ jobDocumentId: JOB.id, expressed_at: "2026-11-15T00:00:00.000Z" }],
  }));
  await button("Express Interest").click();
  await expect.element(said(message)).toBeVisible();
  await expect.element(button("Interest expressed")).toBeDisabled();
  await expect.element(button("Interest expressed")).toHaveFocus();
});

test("a job that cannot be loaded says so, and another try brings it", async () => {
  answers(getJob, refusal());
  await openScreen(PATH);
  await expect.element(title).toHaveText("We could not load this job");
  answers(getJob, JOB);
  await button("Try again").click();
  await expect.element(title).toHaveText(JOB.title);
  await expect.poll(() => document.title).toBe(`${JOB.title}, ${JOB.company} · Candour`);
});

test("a recruiter can only pass a job on", async () => {
  answers(getJob, JOB);
  await openScreen(PATH, { user: recruiter() });
  await expect.element(page.getByRole("link", { name: "Compare with a resume" })).toBeVisible();
  await expect.element(button("Share")).toBeVisible();
  for (const name of ["Apply", "Save Job", "Express Interest", "Contact recruiter"])
    await expectHidden(button(name));
});

const FORM = {
  title: JOB.title,
  company: JOB.company,
  questions: ["When could you start?"],
  resumes: [
    { id: crypto.randomUUID(), title: "Priya Raman", file_name: "priya.pdf", is_current: true },
    { id: crypto.randomUUID(), title: "Priya Raman", file_name: "short.pdf", is_current: false },
  ],
  application: null,
  refusal: "",
};
const tracked = (change: object) => ({
  id: crypto.randomUUID(),
  jobDocumentId: JOB.id,
  title: JOB.title,
  company: JOB.company,
  location: "",
  link: "",
  stage: "applied" as const,
  notes: "",
  saved_at: "2026-11-15T00:00:00.000Z",
  applied_at: "2026-11-15T00:00:00.000Z",
  moved_at: "2026-11-15T00:00:00.000Z",
  closes_on: null,
  remind_on: null,
  was_reminded: false,
  is_open: true,
  has_advertisement: false,
  application: null,
  documents: [],
  ...change,
});
const SENT = {
  stage: "received" as const,
  applied_at: "2026-11-15T00:00:00.000Z",
  staged_at: null,
  withdrawn_at: null,
};

test("I apply with an answer and a note; a question without an answer is asked once more", async () => {
  answers(getApplicationForm, FORM);
  await openAsCandidate();
  await button("Apply").click();
  const dialog = page.getByRole("dialog", { name: `Apply for ${JOB.title}` });
  await expect.element(dialog).toBeVisible();
  await button("Send application").click();
  const answer = page.getByLabelText("When could you start?");
  await expect.element(answer).toHaveFocus();
  await expect.element(page.getByText("Please answer this question.")).toBeVisible();

  answers(applyForJob, refusal("conflict", "The recruiter has changed the questions."));
  await answer.fill("In March");
  await page.getByLabelText(/^Note to the recruiter/).fill("Hello");
  await button("Send application").click();
  await expect.element(said("The recruiter has changed the questions.")).toBeVisible();
  await expect.element(answer, { message: "nothing is lost" }).toHaveValue("In March");

  answers(applyForJob, { success: true, message: "Your application was sent." });
  answers(listTracked, { jobs: [tracked({ application: SENT })], total: 1 });
  await button("Send application").click();
  await expectHidden(dialog);
  expect(asked(applyForJob).at(-1)?.body).toEqual({
    jobDocumentId: JOB.id,
    resumeId: FORM.resumes[0]?.id,
    note: "Hello",
    answers: [{ question: "When could you start?", answer: "In March" }],
  });
  await expect.element(page.getByRole("link", { name: /^Applied on 15 November/ })).toBeVisible();
});

test("why I cannot apply is said in place of the form", async () => {
  answers(getApplicationForm, {
    ...FORM,
    refusal: "You have blocked the person who posted this job.",
  });
  await openAsCandidate();
  await button("Apply").click();
  await expect.element(page.getByText(/^You have blocked/)).toBeVisible();
  await expectHidden(button("Send application"));
});

describe("a job that is advertised elsewhere", () => {
  const ELSEWHERE = {
    ...JOB,
    source: "scraped" as const,
    source_url: "https://harrowlyle.example/jobs/1",
  };
  const link = page.getByRole("link", { name: /^Apply at / });
  /** As the browser does it when a new tab comes up and goes away again. */
  const leaveAndComeBack = () => {
    window.dispatchEvent(new Event("blur"));
    window.dispatchEvent(new Event("focus"));
  };

  test("opens beside ours, says that saving tells nobody, and has no interest to express", async () => {
    await openAsCandidate(ELSEWHERE);
    await expect.element(link).toHaveAttribute("href", ELSEWHERE.source_url);
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect.element(page.getByText(/If you save it, nobody is told/)).toBeVisible();
    await expectHidden(button("Express Interest"));
  });

  test("whoever comes back is asked once, and what they say is noted", async () => {
    answers(trackJob, { success: true, message: "Saved.", id: crypto.randomUUID() });
    await openAsCandidate(ELSEWHERE);
    const element = await link.findElement();
    element.addEventListener("click", (event) => event.preventDefault());
    await link.click();
    const question = page.getByRole("dialog", {
      name: `Did you send your application to ${JOB.company}?`,
    });
    leaveAndComeBack();
    await expect.element(question).toBeVisible();
    answers(listTracked, { jobs: [tracked({ link: ELSEWHERE.source_url })], total: 1 });
    await button("Yes, I applied").click();
    await expectHidden(question);
    expect(asked(trackJob).at(-1)?.body).toEqual({ jobDocumentId: JOB.id, stage: "applied" });
    await expect.element(page.getByRole("link", { name: /^Applied on 15 November/ })).toBeVisible();
    leaveAndComeBack();
    await expectHidden(question);
  });

  test("an address that is no web page is no link", async () => {
    await openAsCandidate({ ...ELSEWHERE, source_url: "javascript:alert(1)" });
    await expect.element(button("Save Job")).toBeVisible();
    await expectHidden(link);
  });
});
