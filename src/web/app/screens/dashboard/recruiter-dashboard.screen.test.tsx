import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { deleteActivity, listActivities } from "#contract/activity.ts";
import { getArchive, listArchives, uploadArchive } from "#contract/archives.ts";
import { beginTalkFromPosting } from "#contract/job-creation.ts";
import { discardJob, listPostings, POSTING_SENTENCES, setJobStatus } from "#contract/postings.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { address, expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answers, answersWhenLetGo, asked, held, refusal } from "#test/support/screens/stub-api.ts";
import { liveEvent } from "#test/support/screens/stub-wire.ts";
import {
  aDraftOfTalk,
  aFullTurn,
  answersWithDrafts,
  aTalk,
  TALK_PATH,
} from "#test/support/screens/stubs/job-talk.ts";
import {
  anActivity,
  anArchive,
  answersWithActivities,
  answersWithEmptyHome,
  answersWithPostings,
  aPosting,
  aRecruiterProfile,
} from "#test/support/screens/stubs/recruiter-home.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = page.getByRole("heading", { level: 1 });
const dialog = page.getByRole("dialog");
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const open = (user = recruiter()) => openScreen("/dashboard", { user });

beforeEach(() => answersWithEmptyHome());

test("an empty dashboard says what to do, and a broken one what happened", async () => {
  answers(listPostings, refusal());
  answers(getRecruiterProfile, refusal());
  await open();
  await expect.element(title).toHaveText("Dashboard");
  await said("Failed to load job postings");
  await said("Failed to load dashboard data");
  answersWithPostings([]);
  answers(getRecruiterProfile, aRecruiterProfile());
  await page
    .getByText(/^Failed to load dashboard data/)
    .getByRole("button")
    .click();
  await said("No job postings yet");
  await said("All of five complete");
  await said("No archives yet");
  await button("Search Candidates").click();
  await said("Candidates are matched to a job. Create a job posting first.");
});

test("on a phone the way to a posting is large enough for a thumb", async () => {
  await page.viewport(390, 844);
  await open();
  const create = page.getByRole("link", { name: "Create Job Posting" }).first();
  expect((await create.findElement()).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await said("No job postings yet");
  expectNoSidewaysScroll();
});

test("while my archive is on its way nothing beside it takes it back", async () => {
  await open();
  const archives = page.getByRole("region", { name: "Archives" });
  const erase = archives.getByRole("checkbox", { name: /I will erase a resume/ });
  await button("Upload an archive").click();
  await expect.element(button("Not now")).toHaveFocus();
  const file = new File(["PK"], "October.zip", { type: "application/zip" });
  await archives.getByLabelText("Archive", { exact: true }).upload(file);
  await erase.click();
  await button("Job descriptions").click();
  // What was confirmed of resumes is not confirmed of anything else.
  const right = archives.getByRole("checkbox", { name: /right to publish/ });
  await expect.element(right).not.toBeChecked();
  await button("Resumes").click();
  await erase.click();
  const archive = anArchive();
  const letGo = answersWhenLetGo(uploadArchive, {
    success: true,
    message: "Received.",
    archiveId: archive.id,
  });
  await button("Upload archive").click();
  await expect.element(button("Not now")).not.toBeInTheDocument();
  answers(listArchives, { archives: [archive] });
  answers(getArchive, archive);
  letGo();
  await expect.element(archives.getByText("3 of 3", { exact: true })).toBeVisible();
  await expect.element(button("Upload an archive")).toBeVisible();
  expect(asked(uploadArchive)[0]?.body).toEqual({ kind: "resume", attested: "true" });
});

test("after an upgrade no old number is shown, and the new ones appear by themselves", async () => {
  const old = aPosting("Employment Lawyer", { candidates_count: 0, count_state: "again" });
  answersWithPostings([old]);
  await open();
  await expect.element(title).toHaveText("One active posting, candidates being worked out again");
  const row = page.getByRole("list", { name: "Your Job Postings" }).getByRole("article");
  await expect.element(row).toHaveTextContent("Recalculating");
  await expect.element(row).not.toHaveTextContent(/\d+ candidates?/);
  const levels = page.getByRole("region", { name: "Candidates by level" });
  await expect.element(levels).toHaveTextContent("Recalculating");
  await expect.element(levels).not.toHaveTextContent("Excellent Match");
  answersWithPostings([{ ...old, candidates_count: 12, count_state: "counted" }]);
  liveEvent(`${listPostings.method} ${listPostings.path}`);
  await expect.element(row).toHaveTextContent("12 candidates");
});

test("a draft says why it is one, and stays when it cannot be deleted", async () => {
  const draft_reason = "Nothing in this file reads like a job description.";
  const draft = aPosting("Minutes", { status: "draft", draft_reason });
  const others = ["2", "3", "4", "5", "6"].map((end) =>
    aPosting(`Lawyer ${end}`, { id: draft.id.replace(/1$/, end) }),
  );
  answersWithPostings([draft, ...others]);
  await open();
  await button("Draft 1").click();
  await expect.poll(address).toBe("/dashboard?status=draft");
  const postings = page.getByRole("list", { name: "Your Job Postings" }).getByRole("article");
  await expect.poll(() => postings.elements()).toHaveLength(1);
  await expect.element(postings).toHaveTextContent(draft_reason);
  await page.getByRole("button", { name: /^More for Minutes/ }).click();
  await page.getByRole("menuitem", { name: "Delete draft" }).click();
  answers(discardJob, refusal());
  await dialog.getByRole("button", { name: "Delete draft" }).click();
  await expect
    .element(dialog)
    .toHaveTextContent("The draft could not be deleted. Please try again.");
  answers(discardJob, { success: true, message: POSTING_SENTENCES.discarded });
  answersWithPostings(others);
  await dialog.getByRole("button", { name: "Delete draft" }).click();
  await said("The draft was deleted.");
  await expect.poll(() => postings.elements()).toHaveLength(5);
});

test("I read my activity, have more of it shown, and delete an entry", async () => {
  const user = recruiter();
  const activities = Array.from({ length: 12 }, (_, at) => anActivity(12 - at));
  answersWithActivities(activities);
  answers(listActivities, refusal());
  await open(user);
  const log = page.getByRole("region", { name: "Activity" });
  await expect.element(log.getByText("Failed to fetch activity")).toBeVisible();
  answersWithActivities(activities);
  await log.getByRole("button", { name: "Try again" }).click();
  const entries = log.getByRole("list").last().getByRole("listitem");
  await expect.poll(() => entries.elements()).toHaveLength(10);
  await expect.element(log.getByText("12 entries in the last 7 days")).toBeVisible();
  const days = log.getByRole("list", { name: "Activity by day" }).getByRole("listitem");
  expect(days.elements()).toHaveLength(7);
  await log.getByRole("button", { name: "Show more" }).click();
  await expect.element(log.getByText("Looked at candidates 1", { exact: true })).toBeVisible();

  const gone = log.getByText("Looked at candidates 12", { exact: true });
  const remove = log.getByRole("button", { name: /^Delete\W+Looked at candidates 12$/ });
  await remove.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(gone).toBeVisible();
  await remove.click();
  answers(deleteActivity, refusal());
  await dialog.getByRole("button", { name: "Delete entry" }).click();
  await expect.element(dialog).toHaveTextContent("Failed to delete activity");
  answers(deleteActivity, () => {
    activities.shift();
    return { success: true, message: "Activity deleted" };
  });
  await dialog.getByRole("button", { name: "Delete entry" }).click();
  await said("Activity deleted");
  await expect.element(gone).not.toBeInTheDocument();
  await expect.element(log.getByRole("heading", { name: "Activity" })).toHaveFocus();

  // Off unless this window was told otherwise.
  const refresh = log.getByRole("checkbox", { name: "Refresh every 30 seconds" });
  await expect.element(refresh).not.toBeChecked();
  await refresh.click();
  await open(user);
  await expect.element(refresh).toBeChecked();
});

test("my drafts with the assistant stand under my postings, with the way to go on", async () => {
  answersWithDrafts([aDraftOfTalk()]);
  answersWithPostings([aPosting("Employment Lawyer")]);
  await open();
  const drafts = page.getByRole("region", { name: "Drafts with the assistant" });
  await expect
    .element(drafts.getByRole("link", { name: /^Continue/ }))
    .toHaveAttribute("href", TALK_PATH);
});

test("what is unlawful is named when I publish from the menu, and my reason goes along", async () => {
  const draft = aPosting("Case Worker", { status: "draft" });
  answersWithPostings([draft]);
  await open();
  const place = { quote: "Must be male", attribute: "sex", why: "Choosing by sex is unlawful." };
  answers(setJobStatus, held([place]));
  await page.getByRole("button", { name: /^More for Case Worker/ }).click();
  await page.getByRole("menuitem", { name: "Publish" }).click();
  const warning = page.getByRole("alert", { name: "This cannot go live yet" });
  await expect.element(warning).toHaveTextContent(place.why);
  await expect
    .element(page.getByRole("link", { name: /^Take it out in the editor/ }))
    .toHaveAttribute("href", `/job/${draft.id}/edit`);
  await warning.getByRole("button", { name: /^This is lawful because/ }).click();
  const reason = "Section 31 exemption, men's refuge";
  await warning.getByRole("textbox").fill(reason);
  const posting = { ...draft, status: "active" as const };
  answers(setJobStatus, { success: true, message: POSTING_SENTENCES.activated, posting });
  await warning.getByRole("button", { name: "Keep this reason" }).click();
  await said(POSTING_SENTENCES.activated);
  expect(asked(setJobStatus).at(-1)?.body).toEqual({
    status: "active",
    exemptions: [{ quote: place.quote, reason }],
  });
  await expect.element(warning).not.toBeInTheDocument();
});

test("from the menu of a posting I write one like it", async () => {
  const posting = aPosting("Employment Lawyer");
  answersWithPostings([posting]);
  await open();
  const alike = async () => {
    await page.getByRole("button", { name: /^More for Employment Lawyer/ }).click();
    await page.getByRole("menuitem", { name: "Write one like this" }).click();
  };
  answers(beginTalkFromPosting, refusal());
  await alike();
  await said("A draft like this one could not be started. Please try again.");
  answers(beginTalkFromPosting, aTalk(aFullTurn(), { steps: [] }));
  await alike();
  await expect.poll(address).toBe(TALK_PATH);
  await said("The draft is complete. Shall I publish it?");
  expect(asked(beginTalkFromPosting).at(-1)?.body).toEqual({ posting_id: posting.id });
});
