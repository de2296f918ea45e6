import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  discardTalk,
  generateJd,
  listTalks,
  CREATION_SENTENCES as say,
  uploadJd,
} from "#contract/job-creation.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { address, expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate, recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import {
  aDraftOfTalk,
  answersWithDrafts,
  aTurn,
  EMPTY_DRAFT,
  TALK_PATH,
} from "#test/support/screens/stubs/job-talk.ts";
import {
  answersWithEmptyHome,
  aRecruiterProfile,
} from "#test/support/screens/stubs/recruiter-home.ts";

const CREATE = "/create-job-posting";
const WISH = "We need a fleet safety officer in Dubbo";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole("heading", { name });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const log = page.getByRole("log", { name: "Conversation" });
const message = field("Message");

beforeEach(() => answersWithEmptyHome());

test("on a phone I begin with a company's name, and a turn that fails can be tried again", async () => {
  await page.viewport(390, 844);
  // Whose job it is has to be known: nobody asks for it later.
  const known = aRecruiterProfile();
  answers(getRecruiterProfile, { ...known, profile: { ...known.profile, company_name: "" } });
  answers(generateJd, refusal());
  await openScreen(`${CREATE}?step=url`, { user: recruiter() });
  await button("Continue without it").click();
  const company = field("Company name");
  await expect.element(company).toHaveFocus();
  await button("Continue").click();
  await said("Company name is required");
  await company.fill("Quandong Haulage");
  await userEvent.keyboard("{Enter}");
  await said(say.openingFailed);
  await expectAccessible();
  answers(generateJd, aTurn());
  await button("Try again").click();
  // Back leads to the choice, and not to a talk that is begun a second time.
  await expect.poll(address).toBe(TALK_PATH);
  await expect.element(heading("Quandong Haulage")).toBeVisible();
  expect(asked(generateJd).at(-1)?.body).toMatchObject({
    message: "",
    currentContent: { company: "Quandong Haulage" },
  });
  await expect.element(log.getByText("Which job is it?")).toBeVisible();

  answers(generateJd, refusal());
  await message.fill(WISH);
  await button("Send").click();
  await said(say.turnFailed);
  await expect.element(message).toHaveValue(WISH);
  expectNoSidewaysScroll();
  const draft = { ...EMPTY_DRAFT, title: "Fleet Safety Officer" };
  answers(generateJd, aTurn({ message: "Full time?", draft, changed: ["title"] }));
  await button("Try again").click();
  await expect.element(log.getByText(WISH)).toBeVisible();
  await expect.element(message).toHaveValue("");

  await page.getByRole("tab", { name: /^Draft/ }).click();
  const ad = page.getByRole("article", { name: "The advertisement so far" });
  await expect.element(ad.getByRole("heading", { name: /Fleet safety officer/i })).toBeVisible();
  expectNoSidewaysScroll();
  await expectAccessible();
});

test("drafts on my account stand on the first screen, and one is discarded after a question", async () => {
  answers(listTalks, refusal());
  await openScreen(CREATE, { user: recruiter() });
  await said("Your drafts with the assistant could not be loaded.");
  answersWithDrafts([aDraftOfTalk(), aDraftOfTalk({ id: OTHER, title: "", can_publish: true })]);
  await button("Try again").click();
  const drafts = page.getByRole("region", { name: "Drafts with the assistant" });
  await expect
    .element(drafts.getByRole("link", { name: /^Continue ?: Property Paralegal$/ }))
    .toHaveAttribute("href", TALK_PATH);
  await expect.element(drafts).toHaveTextContent(/No title yet.*Ready to publish/);
  await expectAccessible();
  const discard = drafts.getByRole("button", { name: /^Discard ?: Property Paralegal$/ });
  await discard.click();
  await expect.element(button("Keep it")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await discard.click();
  answers(discardTalk, refusal());
  await button("Discard").click();
  await said("The draft could not be discarded. Please try again.");
  answers(discardTalk, () => {
    answersWithDrafts([]);
    return { success: true, message: say.talkDiscarded };
  });
  await button("Discard").click();
  await said(say.talkDiscarded);
  await expect.element(drafts).not.toBeInTheDocument();
});
const OTHER = "66666666-6666-4666-8666-666666666667";

test("a link to a draft that never was says so", async () => {
  await openScreen(`${CREATE}?step=chat&talk=nobody`, { user: recruiter() });
  await said("This draft was not found");
});

/** Chosen in the dialog of the browser; what is large does not travel to the browser first. */
async function choose(file: File): Promise<void> {
  const input = await page.css('input[type="file"]').findElement();
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no field for a file.");
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("a job description that cannot be taken says why", async () => {
  await openScreen(`${CREATE}?step=upload`, { user: recruiter() });
  const send = button("Upload job description");
  await send.click();
  await said("Please select a file to upload.");
  await choose(new File(["Employment Lawyer"], "Job.xlsx"));
  await said("Please upload a PDF, DOC, DOCX, or TXT file.");
  await choose(new File(["x".repeat(10 * 1024 * 1024 + 1)], "Job.txt"));
  await said("File size must be less than 10MB.");
  answers(uploadJd, refusal());
  await choose(new File(["Employment Lawyer"], "Job.txt", { type: "text/plain" }));
  await send.click();
  await said(say.uploadFailed);
});

test("a candidate is told whom this is for, once", async () => {
  await openScreen(`${CREATE}?step=chat&talk=x`, { user: candidate() });
  await expect.element(heading("Job postings are made by recruiters")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "Open account settings" }))
    .toHaveAttribute("href", "/profile#role");
  expect(address()).toBe(`${CREATE}?step=chat&talk=x`);
});
