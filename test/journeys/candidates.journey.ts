import type { Route } from "@playwright/test";
import { aCandidate } from "#web/features/candidates/testing/candidates.ts";
import { button } from "../support/account-screens.ts";
import {
  ADDRESS,
  aContactless,
  answer,
  asRecruiter,
  BOOKMARK,
  DESK,
  DOWNLOAD,
  findable,
  LIST,
  nameLink,
  PROFILE,
  postingFor,
  profile,
  refuse,
  row,
  rows,
  said,
  tab,
} from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { someone, words } from "../support/message-screens.ts";

const NOBODY = "99999999-9999-4999-8999-999999999999";

test("I find a candidate by keyboard alone, mark, download, compare and write to them", async ({
  page,
  app,
}) => {
  test.slow();
  const name = someone("Noa");
  await findable(app.url, name);
  await asRecruiter(page);
  const posting = await postingFor(page, name);
  await page.setViewportSize(DESK);
  await page.goto(`/candidate/${posting.id}`);
  await expect(page.getByRole("heading", { level: 1, name: posting.title })).toBeVisible();
  await expect(page.getByText(/Found \d+ matching candidate/).first()).toBeVisible();

  // J goes down the list until the row is reached, Enter opens it, and the profile has the focus.
  const link = nameLink(page, name);
  await expect(link).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("j");
    if (await link.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(profile(page, name)).toBeFocused();
  await expect(page).toHaveURL(/candidate=[\da-f-]{36}$/);
  await expect(profile(page, name)).toContainText("Profile Statistics");
  await expect(profile(page, name)).toContainText("Plain text");
  for (const [key, words] of [
    ["2", "Fairholm Lawyers"],
    ["3", "University of Sydney"],
    ["4", "Ran unfair dismissal matters from start to finish"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("tabpanel")).toContainText(words);
  }

  await page.keyboard.press("b");
  await expect(said(page, "Candidate bookmarked")).toBeVisible();
  await expect(button(page, "Remove from bookmarks")).toHaveAttribute("aria-pressed", "true");
  const saving = page.waitForEvent("download");
  await page.keyboard.press("d");
  expect((await saving).suggestedFilename()).toBe(`${name}_resume.pdf`);
  await expect(said(page, "Resume downloaded successfully")).toBeVisible();

  await page.keyboard.press("c");
  await expect(page).toHaveURL(/report=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(said(page, "Comparison completed successfully")).toBeVisible();
  await expectAccessible(page);
  const paper = page.waitForEvent("popup");
  await button(page, "Print").click();
  await expect(await paper).toHaveURL(/\/comparisons\/[\da-f-]{36}\/print$/);
  await (await paper).close();
  await button(page, "New Comparison").click();
  await expect(page).toHaveURL(/tab=compare$/);
  await expect(button(page, "Start comparison")).toBeVisible();
  await expect(profile(page, name)).toBeFocused();

  // What was typed is there again after the profile was closed and the row has the focus.
  await page.keyboard.press("m");
  const message = page.getByRole("textbox", { name: "Message" });
  await button(page, "Send message").click();
  await expect(page.getByText("Please enter a message")).toBeVisible();
  await message.fill("Would you talk to us about <b>this</b> role?");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await expect(page).not.toHaveURL(/candidate=/);
  await page.keyboard.press("m");
  await expect(message).toHaveValue("Would you talk to us about <b>this</b> role?");
  // Letters belong to the message while it is being typed.
  await message.press("End");
  await message.pressSequentially(" jk");
  await expect(message).toHaveValue(/ jk$/);
  await button(page, "Send message").click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await expect(said(page, `Conversation started with ${name}`)).toBeVisible();
  await expect(words(page, "Would you talk to us about <b>this</b> role? jk")).toBeVisible();

  // A shared link opens the same profile, and the mark is still there.
  await page.goto(`/candidate/${posting.id}?bookmarked=yes`);
  await expect(row(page, name)).toContainText("Bookmarked");
});

test("no posting, no people, nobody signed in: each is said", async ({ page, context }) => {
  await asRecruiter(page);
  await page.goto("/candidate");
  await expect(page).toHaveURL("/dashboard");
  // Somebody else's id, and something that is none.
  for (const id of [NOBODY, "not-an-id"]) {
    await page.goto(`/candidate/${id}`);
    await expect(page.getByRole("heading", { name: "Job Not Found" })).toBeVisible();
    await expect(
      page.getByText("Job posting not found or you may not have permission to view it."),
    ).toBeVisible();
    await expect(page.getByText(`Job ID ${id}`)).toBeVisible();
  }
  await expectAccessible(page);
  await button(page, "Go back").click();
  await expect(page).toHaveURL(`/candidate/${NOBODY}`);
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");

  await refuse(page, LIST, 500, "internal", "x");
  await page.goto(ADDRESS);
  await expect(page.getByRole("heading", { name: "Failed to load candidates" })).toBeVisible();
  await page.unroute(LIST);
  await answer(page, { total: 0 });
  await button(page, "Try again").click();
  await expect(page.getByRole("heading", { name: "No Candidates Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit the posting" })).toBeVisible();
  await expectAccessible(page);
  await answer(page, { total: 0, status: "draft" });
  await page.reload();
  await expect(page.getByText("This posting is a draft.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Finish the posting" })).toBeVisible();

  // Until they are verified a recruiter sees how many fit and how well, and their own uploads.
  await answer(page, { seesPeople: false, changed: { 2: { is_own_upload: true } } });
  await page.goto(`${ADDRESS}?state=NSW`);
  await expect(page.getByText(/^Candidates are shown to verified recruiters/)).toBeVisible();
  await expect(page.getByRole("link", { name: "What to do" })).toHaveAttribute("href", "/profile");
  await expect(rows(page).first()).toContainText("Candidate 1");
  // What is not shown of people does not narrow the list either.
  await expect(button(page, "Filter")).toHaveCount(0);
  await expect(page.getByText("Remove NSW")).toHaveCount(0);
  await expect(rows(page).first()).toContainText("Excellent 91%");
  await expect(rows(page).nth(2)).toContainText("Mei-Lin Sato");
  await nameLink(page, "Candidate 1").click();
  await expect(profile(page, "Candidate 1")).toContainText("3 of 5 required, 1 of 2 preferred");
  await expect(button(page, "Contact Candidate")).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await context.clearCookies();
  await page.unroute(LIST);
  await page.getByRole("button", { name: /^Good/ }).click();
  await expect(
    page.getByRole("heading", { name: "Please log in to access this page" }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test("what fails with a candidate is said and taken back", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await asRecruiter(page);
  await page.setViewportSize(DESK);
  const { match } = aCandidate(3);
  const unjudged = { match: { ...match, confidence: "low" as const } };
  await answer(page, { status: "closed", changed: { 1: aContactless(), 3: unjudged } });
  await page.goto(`${ADDRESS}?candidate=22222222-2222-4a4a-8b8b-000000000000`);
  await expect(page.getByText("This posting is closed.")).toBeVisible();
  await expect(row(page, "Oluwaseun Bright")).toContainText("Not enough to judge by");
  await expect(row(page, "Oluwaseun Bright")).not.toContainText("%");
  await expect(profile(page, "Priya Raman")).toContainText("Profile Statistics");
  await expectAccessible(page);

  // Shown as done before the server answers, and taken back without asking for the list again.
  const held: Route[] = [];
  await page.route(BOOKMARK, (route) => void held.push(route));
  const cutOff = (route: Route) => route.abort();
  await page.route(LIST, cutOff);
  await button(page, "Add to bookmarks").click();
  await expect(button(page, "Remove from bookmarks")).toHaveAttribute("aria-pressed", "true");
  await held[0]?.fulfill({ status: 500, body: "{}" });
  await expect(said(page, "Failed to bookmark candidate")).toBeVisible();
  await expect(button(page, "Add to bookmarks")).toHaveAttribute("aria-pressed", "false");
  await page.unroute(LIST, cutOff);
  await refuse(page, DOWNLOAD, 500, "internal", "x");
  await button(page, "Download Resume").click();
  await expect(said(page, "Failed to download resume")).toBeVisible();

  // A file that does not come takes nothing with it, and is asked for again.
  const noFile = (route: Route) => route.abort();
  await page.route(/assets\/share-dialog/, noFile);
  await button(page, "Share").click();
  await expect(said(page, "This part of the page could not be loaded")).toBeVisible();
  await expect(profile(page, "Priya Raman")).toContainText("Profile Statistics");
  await page.unroute(/assets\/share-dialog/, noFile);
  await button(page, "Share").click();
  const link = `${new URL(page.url()).origin}${ADDRESS}?candidate=22222222-2222-4a4a-8b8b-000000000000`;
  await expect(page.getByRole("textbox", { name: "Link to the profile" })).toHaveValue(link);
  await button(page, "Copy link").click();
  await expect(said(page, "Profile link copied to clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await refuse(page, "**/compares", 404, "not-found", "x");
  await button(page, "Compare").click();
  await expect(
    page.getByRole("alert").getByText("Candidate resume or job description not found"),
  ).toBeVisible();
  await expect(button(page, "Start comparison")).toBeVisible();
  // A citation leads to its line.
  await button(page, "Line 9 of the resume").click();
  await expect(tab(page, "Full Resume")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[data-lit]")).toContainText("Appeared at 31 conciliations");

  // Nobody here has that address: an invitation goes out instead, or does not.
  const queue = "**/api/email/queue";
  await refuse(page, queue, 500, "internal", "x");
  await button(page, "Contact Candidate").click();
  await page.getByRole("textbox", { name: "Message" }).fill("Good morning");
  await button(page, "Send message").click();
  await expect(
    said(page, "Priya Raman is not registered yet. Sending invitation email..."),
  ).toBeVisible();
  await expect(said(page, "Failed to send invitation email")).toBeVisible();
  await page.unroute(queue);
  const sent = page.waitForRequest(queue);
  const sending: Route[] = [];
  await page.route(queue, (route) => void sending.push(route));
  await button(page, "Send message").click();
  await expect.poll(() => sending.length).toBe(1);
  // What is on its way cannot be called back.
  await button(page, "Cancel").click({ force: true });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Contact Priya Raman" })).toBeVisible();
  await sending[0]?.fulfill({ status: 202, json: { success: true, id: NOBODY } });
  await expect(said(page, "Invitation sent to Priya Raman")).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({
    to: "candidate-0@example.org",
    subject: "Employment Lawyer at Marlowe Strand",
    body: "Good morning",
    name: "Priya Raman",
    type: "transactional",
  });
  await nameLink(page, "Daniel Achterberg").click();
  await button(page, "Contact Candidate").click();
  await expect(said(page, "Unable to contact candidate - no email available")).toBeVisible();

  await page.unroute(PROFILE);
  await refuse(page, PROFILE, 500, "internal", "x");
  await nameLink(page, "Mei-Lin Sato").click();
  await expect(
    profile(page, "Mei-Lin Sato").getByRole("heading", {
      name: "Failed to load candidate profile",
    }),
  ).toBeVisible();
  await expectAccessible(page);
});
