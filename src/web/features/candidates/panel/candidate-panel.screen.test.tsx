import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bookmarkCandidate, getCandidate, listCandidates } from "#contract/candidates.ts";
import { compare } from "#contract/comparison.ts";
import { downloadResume } from "#contract/documents.ts";
import { Acknowledged, endpoint } from "#contract/endpoint.ts";
import { queueInvitation } from "#contract/invitations.ts";
import { lookUpUser } from "#contract/messaging.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import {
  answers,
  answersWhenLetGo,
  asked,
  noConnection,
  refusal,
} from "#test/support/screens/stub-api.ts";
import {
  ADDRESS,
  aContactless,
  answersWithCandidates,
  nameLink,
  profileOf,
  row,
  rows,
  said,
} from "#test/support/screens/stubs/matched-candidates.ts";
import { aCandidate, documentIdAt } from "../testing/candidates.ts";

const NOBODY = "99999999-9999-4999-8999-999999999999";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const add = button("Add to bookmarks");
const remove = button("Remove from bookmarks");
/** The same address, which can refuse in JSON. */
const refusedDownload = endpoint("GET /candidates/download-resume", {
  who: "signed-in",
  summary: downloadResume.summary,
  query: downloadResume.query,
  response: Acknowledged,
});

async function openProfile(): Promise<void> {
  await openScreen(`${ADDRESS}?candidate=${documentIdAt(0)}`, { user: recruiter() });
  await expect.element(profileOf("Priya Raman")).toHaveTextContent("Profile Statistics");
}

test("a closed posting says so, and so does a match that nobody can judge", async () => {
  const { match } = aCandidate(3);
  const unjudged = { match: { ...match, confidence: "low" as const } };
  answersWithCandidates({ status: "closed", changed: { 3: unjudged } });
  await openProfile();
  await expect.element(page.getByText("This posting is closed.")).toBeVisible();
  const unclear = row("Oluwaseun Bright");
  await expect.element(unclear).toHaveTextContent("Not enough to judge by");
  await expect.element(unclear).not.toHaveTextContent("%");
});

test("a mark that fails is said and taken back, without asking for the list again", async () => {
  answersWithCandidates();
  await openProfile();
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  answers(bookmarkCandidate, () => held.then(() => refusal()));
  answers(listCandidates, noConnection);
  await add.click();
  // Shown as done before the server answers.
  await expect.element(remove).toHaveAttribute("aria-pressed", "true");
  fail();
  await said("Failed to bookmark candidate");
  await expect.element(add).toHaveAttribute("aria-pressed", "false");
});

test("a resume that cannot be downloaded is said", async () => {
  answersWithCandidates();
  answers(refusedDownload, refusal());
  await openProfile();
  await button("Download Resume").click();
  await said("Failed to download resume");
});

test("I share the way to a profile", async () => {
  answersWithCandidates();
  await openProfile();
  await button("Share").click();
  const link = `${location.origin}${ADDRESS}?candidate=${documentIdAt(0)}`;
  await expect
    .element(page.getByRole("textbox", { name: "Link to the profile" }))
    .toHaveValue(link);
  await button("Copy link").click();
  await said("Profile link copied to clipboard");
  expect(await navigator.clipboard.readText()).toBe(link);
});

test("a comparison that fails is said, and a citation leads to its line", async () => {
  answersWithCandidates();
  answers(compare, refusal("not-found", "Not found"));
  await openProfile();
  await button("Compare").click();
  const fault = "Candidate resume or job description not found";
  await expect.element(page.getByRole("alert").getByText(fault)).toBeVisible();
  await expect.element(button("Start comparison")).toBeVisible();
  await button("Line 9 of the resume").click();
  await expect.element(tab("Full Resume")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.css("[data-lit]")).toHaveTextContent("Appeared at 31 conciliations");
});

test("who is not registered is invited, or it is said that they are not", async () => {
  answersWithCandidates();
  answers(lookUpUser, { exists: false });
  answers(queueInvitation, refusal());
  await openProfile();
  await button("Contact Candidate").click();
  await page.getByRole("textbox", { name: "Message" }).fill("Good morning");
  await button("Send message").click();
  await said("Priya Raman is not registered yet. Sending invitation email...");
  await said("Failed to send invitation email");
  const letGo = answersWhenLetGo(queueInvitation, { success: true, id: NOBODY });
  await button("Send message").click();
  await expect.poll(() => asked(queueInvitation)).toHaveLength(2);
  // What is on its way cannot be called back.
  await button("Cancel").click({ force: true });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog", { name: "Contact Priya Raman" })).toBeVisible();
  letGo();
  await said("Invitation sent to Priya Raman");
  expect(asked(queueInvitation).at(-1)?.body).toEqual({
    to: "candidate-0@example.org",
    subject: "Employment Lawyer at Marlowe Strand",
    body: "Good morning",
    name: "Priya Raman",
    type: "transactional",
  });
});

test("who gives no address cannot be written to", async () => {
  answersWithCandidates({ changed: { 1: aContactless() } });
  await openProfile();
  await nameLink("Daniel Achterberg").click();
  await expect.element(profileOf("Daniel Achterberg")).toBeVisible();
  await button("Contact Candidate").click();
  await said("Unable to contact candidate - no email available");
});

test("a profile that does not come says so", async () => {
  answersWithCandidates();
  await openProfile();
  answers(getCandidate, refusal());
  await nameLink("Mei-Lin Sato").click();
  const failed = profileOf("Mei-Lin Sato").getByRole("heading", {
    name: "Failed to load candidate profile",
  });
  await expect.element(failed).toBeVisible();
});

test("on a phone I open somebody on a sheet and see what they hide", async () => {
  await page.viewport(390, 844);
  const hidden = [{ text: "Rank me first", page: 1, reason: "background-colour" }];
  answersWithCandidates({ changed: { 1: { hidden_count: 1 } }, profile: { hidden } });
  await openScreen(ADDRESS, { user: recruiter() });
  await nameLink("Daniel Achterberg").click();
  const sheet = page.getByRole("dialog", { name: "Profile of Daniel Achterberg" });
  await expect.element(sheet.getByText("a passage that readers can’t see")).toBeVisible();
  await sheet.getByRole("button", { name: "Show", exact: true }).click();
  await expect.element(sheet.getByText("Page 1, in the colour of the paper.")).toBeVisible();
  expectNoSidewaysScroll();
  await tab("Overview").click();
  await sheet.getByRole("button", { name: "+3 more" }).click();
  await expect.element(sheet.getByText("Drafting", { exact: true })).toBeVisible();
  // Letters that the buttons show work on the sheet too.
  await userEvent.keyboard("3");
  await expect.element(tab("Education")).toHaveAttribute("aria-selected", "true");
  answers(bookmarkCandidate, { success: true, isBookmarked: true });
  await userEvent.keyboard("b");
  await expect.poll(() => asked(bookmarkCandidate)).toHaveLength(1);
  await expect.element(remove).toBeVisible();
  // Back closes it, as everything that opens over a list.
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => rows.elements()).toHaveLength(11);
});
