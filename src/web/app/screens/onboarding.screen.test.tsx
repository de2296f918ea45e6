import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getAccount } from "#contract/account-settings.ts";
import {
  answerOffer,
  getDocument,
  listDocuments,
  offeredDocuments,
  uploadResume,
} from "#contract/documents.ts";
import { candidateOnboarding, ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import { getStatus } from "#contract/user-status.ts";
import { hurryClock } from "#test/support/screens/clock.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  giveFile,
} from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate, recruiter } from "#test/support/screens/people.ts";
import { answerAs } from "#test/support/screens/recorded.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { ACCOUNT } from "#test/support/screens/stubs/own-profile.ts";
import { READ_RESUME, TAKEN } from "#test/support/screens/stubs/read-resume.ts";

const RESUME = new File(["Mei-Lin Chan"], "Mei Chan.txt");
const DONE = { success: true, message: say.finished } as const;
const newcomer = () => candidate({ Onboarding: false, Phone: "" });

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const says = (text: string) => page.getByText(text).first();
const picker = page.getByLabelText("Resume", { exact: true }).and(page.css("input[type=file]"));
const whatWeRead = page.getByText("Senior Associate, Fairholm Lawyers");
const findable = page.getByRole("checkbox", { name: "Let recruiters find me" });
const terms = page.getByRole("checkbox", { name: /^I accept the/ });

beforeEach(() => {
  answers(uploadResume, TAKEN);
  answers(getDocument, READ_RESUME);
  answers(listDocuments, { documents: [] });
  answers(offeredDocuments, { documents: [] });
  answers(candidateOnboarding, DONE);
  answers(getAccount, ACCOUNT);
});

async function begin(): Promise<void> {
  await page.getByRole("radio", { name: "Candidate" }).click();
  await button("Next").click();
  await expect.element(title("About you")).toHaveFocus();
}

async function toResume(): Promise<void> {
  await begin();
  await field("Phone").fill("0491 570 156");
  await button("Next").click();
  await expect.element(title("Your resume")).toHaveFocus();
}

async function toPreferences(): Promise<void> {
  await giveFile(picker, RESUME);
  await expect.element(whatWeRead).toBeVisible();
  await button("Next").click();
  await expect.element(title("Who finds you")).toHaveFocus();
}

test("before it is finished, the main area leads here", async () => {
  for (const path of ["/dashboard", "/profile", "/notifications"]) {
    await openScreen(path, { user: newcomer() });
    await expect.poll(address).toBe("/onboarding");
  }
  await openScreen("/contact", { user: newcomer() });
  await page.getByRole("banner").getByRole("link", { name: "Finish setup" }).click();
  await expect.element(title("How will you use Candour?")).toBeVisible();
  await expect
    .element(page.getByRole("banner").getByRole("link", { name: "Sign Out" }))
    .toHaveAttribute("href", "/auth/logout/google");
});

test("somebody who has finished goes to the dashboard", async () => {
  answerAs("full", "candidate /dashboard");
  await openScreen("/onboarding?role=candidate", { user: candidate() });
  await expect.poll(address).toBe("/dashboard");
});

test("I go on only when a step is filled in, and back to my choice from the first", async () => {
  await openScreen("/onboarding", { user: newcomer() });
  await button("Next").click();
  await expect.element(says("Please choose a role")).toBeVisible();
  await begin();
  await field("Full name").fill(" ");
  await field("Email").fill("");
  await button("Next").click();
  for (const sentence of ["Name is required", "Email is required", say.phoneRequired])
    await expect.element(says(sentence)).toBeVisible();
  await expect.element(field("Full name")).toHaveFocus();
  await button("Back").click();
  await expect.element(page.getByRole("radio", { name: "Candidate" })).toBeChecked();

  await button("Next").click();
  await field("Full name").fill("Mei-Lin Chan");
  await field("Email").fill("mei@work.example");
  await field("Phone").fill("0491 570 156");
  await button("Next").click();
  await expect.element(title("Your resume")).toHaveFocus();
  await button("Next").click();
  await expect.element(page.css("fieldset").getByText(say.resumeRequired).first()).toBeVisible();
  await expect.element(button("choose a file")).toHaveFocus();
  await giveFile(picker, new File(["x"], "photo.png"));
  await expect.element(says("Please upload a PDF, DOC, DOCX, or TXT file.")).toBeVisible();
  await toPreferences();

  await button("Complete Setup").click();
  await expect.element(says(say.termsRequired)).toBeVisible();
  await expect.element(terms).toHaveFocus();
  expect(asked(candidateOnboarding)).toEqual([]);
});

test("I leave in the middle, and find everything as I left it", async () => {
  const user = newcomer();
  await openScreen("/onboarding", { user });
  await begin();
  await field("Phone").fill("0491 570");
  await openScreen("/onboarding", { user });
  await expect.element(field("Phone")).toHaveValue("0491 570");
  await button("Next").click();
  await giveFile(picker, RESUME);
  await expect.element(whatWeRead).toBeVisible();
  await openScreen("/onboarding", { user });
  await expect.element(whatWeRead).toBeVisible();
  await button("Next").click();
  await findable.click();
  await terms.click();
  await openScreen("/onboarding", { user });
  await expect.element(findable).not.toBeChecked();
  // What counts is said at the moment that it counts.
  await expect.element(terms).not.toBeChecked();
});

test("when it fails I stay, and am told why", async () => {
  await openScreen("/onboarding", { user: newcomer() });
  await toResume();
  await toPreferences();
  await findable.click();
  await terms.click();
  answers(candidateOnboarding, refusal());
  await button("Complete Setup").click();
  const alert = page.css("form").getByRole("alert");
  await expect.element(alert).toHaveText(say.failed);
  // And in passing, for who looks elsewhere.
  await expect.element(page.getByText(`Error: ${say.failed}`, { exact: true })).toBeVisible();
  const later = "Too many uploads. Please wait a few minutes and try again.";
  answers(candidateOnboarding, refusal("rate-limited", later));
  await button("Complete Setup").click();
  await expect.element(alert).toHaveText(later);
  expect(asked(candidateOnboarding)).toHaveLength(2);
  expect(asked(candidateOnboarding)[1]?.body).toMatchObject({
    resume_id: READ_RESUME.id,
    phone: "0491 570 156",
    findable: false,
    terms: "true",
  });
});

test("when it is done, the dashboard is next even if the server cannot say who I am", async () => {
  hurryClock();
  await openScreen("/onboarding", { user: newcomer() });
  await toResume();
  await toPreferences();
  await terms.click();
  answerAs("full", "candidate /dashboard");
  answers(getStatus, refusal());
  await button("Complete Setup").click();
  await expect.poll(address).toBe("/dashboard");
});

const ROW = { ...READ_RESUME, received_at: "2026-03-03T03:09:00.000Z", keep_until: null };

test("a resume that I brought as a visitor is offered, and becomes mine", async () => {
  const offered = { ...ROW, id: "3f0d2c8e-8888-4a4a-8b8b-000000000001" };
  answers(offeredDocuments, { documents: [offered] });
  answers(answerOffer, { success: true, message: "", kept: [{ offered: offered.id, id: ROW.id }] });
  await openScreen("/onboarding", { user: newcomer() });
  await toResume();
  await button("Use Mei Chan.txt, read on 3 March 2026").click();
  await expect.element(whatWeRead).toBeVisible();
  expect(asked(answerOffer)[0]?.body).toEqual({ keep: true, only: offered.id });
});

test("a resume of the account is offered", async () => {
  answers(listDocuments, { documents: [ROW] });
  await openScreen("/onboarding", { user: newcomer() });
  await toResume();
  await button("Use Mei Chan.txt, read on 3 March 2026").click();
  await expect.element(whatWeRead).toBeVisible();
  expect(asked(answerOffer)).toEqual([]);
});

test("a recruiter becomes a candidate only with the password", async () => {
  answers(candidateOnboarding, refusal("forbidden", "That is not your password"));
  answerAs("full", "recruiter /profile");
  await openScreen("/onboarding?role=candidate", { user: recruiter() });
  await expect.element(title("About you")).toBeVisible();
  await button("Next").click();
  await toPreferences();
  await terms.click();
  await page.getByLabelText("Your password").fill("not my password");
  await button("Complete Setup").click();
  await expect.element(says("That is not your password")).toBeVisible();
  await expect.element(page.getByLabelText("Your password")).toHaveFocus();
  // Nothing has changed, and the way back leads to where it began.
  for (let steps = 0; steps < 3; steps++) await button("Back").click();
  await expect.poll(address).toBe("/profile");
});

for (const width of [1280, 390])
  test(`no step is wider than the window, ${width} wide`, async () => {
    await page.viewport(width, 844);
    await openScreen("/onboarding", { user: newcomer() });
    await expect.element(title("How will you use Candour?")).toBeVisible();
    expectNoSidewaysScroll();
    await begin();
    expectNoSidewaysScroll();
    await field("Phone").fill("0491 570 156");
    await button("Next").click();
    await giveFile(picker, RESUME);
    await expect.element(whatWeRead).toBeVisible();
    expectNoSidewaysScroll();
    await button("Next").click();
    await expect.element(title("Who finds you")).toBeVisible();
    await expectHidden(page.getByRole("link", { name: "Dashboard", exact: true }));
    expectNoSidewaysScroll();
  });
