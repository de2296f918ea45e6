import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  type DraftFact,
  generateJd,
  CREATION_SENTENCES as say,
  uploadJd,
} from "#contract/job-creation.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { address, expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate, recruiter } from "#test/support/screens/people.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
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
const fromAssistant = log.getByText("Assistant", { exact: true });
const message = field("Message");

/** One turn of the assistant; what is known of the job so far is its title. */
const turn = (words: string, title = "", facts: DraftFact[] = title ? ["title"] : []) => ({
  message: words,
  jd: "",
  sessionId: "66666666-6666-4666-8666-666666666666",
  complete: false,
  draft: {
    company: "Quandong Haulage",
    title,
    level: "",
    location: "",
    arrangement: "",
    employment_type: "",
    salary: null,
    responsibilities: [],
    must: [],
    nice: [],
    benefits: [],
    reports_to: "",
    start_date: "",
    contact: { name: "", email: "", phone: "" },
    about: [],
  },
  known: facts,
  unstated: [],
  changed: facts,
  flags: [],
  can_publish: false,
  posting_id: null,
  writer: "",
});

beforeEach(() => answersWithEmptyHome());

test("on a phone a turn that fails keeps my words, and can be sent again", async () => {
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
  await expect.element(heading("Quandong Haulage")).toBeVisible();
  await said(say.openingFailed);
  answers(generateJd, turn("Which job is it?"));
  await button("Try again").click();
  await expect.poll(() => fromAssistant.elements()).toHaveLength(1);

  answers(generateJd, refusal());
  await message.fill(WISH);
  await button("Send").click();
  await said(say.turnFailed);
  await expect.element(message).toHaveValue(WISH);
  expectNoSidewaysScroll();
  answers(generateJd, turn("Full time?", "Fleet safety officer"));
  await button("Send again").click();
  await expect.element(log.getByText(WISH)).toBeVisible();
  await expect.element(message).toHaveValue("");

  await page.getByRole("tab", { name: /^Preview/ }).click();
  const ad = page.getByRole("article", { name: "The advertisement so far" });
  await expect.element(ad.getByRole("heading", { name: /Fleet safety officer/i })).toBeVisible();
  expectNoSidewaysScroll();
  await expectAccessible();

  // Discarded by mistake, and brought back.
  await page.getByRole("link", { name: "Create Job Posting" }).click();
  const unfinished = page.getByText("Not finished yet");
  await button("Discard").click();
  await expect.element(unfinished).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(unfinished).toBeVisible();
});

test("a link to a conversation that never was says so", async () => {
  await openScreen(`${CREATE}?step=chat&talk=nobody`, { user: recruiter() });
  await said("This conversation is not in this tab");
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
