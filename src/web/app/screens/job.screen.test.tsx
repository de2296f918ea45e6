import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { getJob } from "#contract/postings.ts";
import {
  bookmarkJob,
  expressInterest,
  listBookmarks,
  listInterests,
  RECOMMENDATION_SENTENCES,
} from "#contract/recommendations.ts";
import { address, expectHidden } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate, recruiter } from "#test/support/screens/people.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { wholeJob } from "#web/features/matching/testing/answers.ts";

const JOB = { ...wholeJob(), source: "posting" as const, source_url: "" };
const PATH = `/job/${JOB.id}`;
const title = page.getByRole("heading", { level: 1 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** As often as the toast itself and its announcement say it. */
const said = (text: string) => page.getByText(text).first();

async function openAsCandidate(): Promise<void> {
  answers(getJob, JOB);
  answers(listBookmarks, { bookmarks: [], total: 0 });
  answers(listInterests, { interests: [] });
  await openScreen(PATH, { user: candidate() });
}

test("what belongs to an account asks a visitor to sign up, and brings them back", async () => {
  answers(getJob, JOB);
  await openScreen(PATH);
  for (const [name, asked] of [
    ["Save Job", "Keep this job"],
    ["Express Interest", "Say that you are interested"],
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
  for (const name of ["Save Job", "Express Interest", "Contact recruiter"])
    await expectHidden(button(name));
});
