import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { recruiterOnboarding, RECRUITER_SENTENCES as say } from "#contract/recruiter-profile.ts";
import { expectHidden, expectNoSidewaysScroll, giveFile } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";

const WIZARD = "/onboarding?role=recruiter";
const newcomer = () => candidate({ Name: "Tom Okafor", Onboarding: false, Phone: "" });

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const currentStep = page.css("[aria-current=step]");
const shows = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const terms = page.getByRole("checkbox", { name: /^I accept/ });
const jobs = page.getByLabelText("Job descriptions", { exact: true }).and(page.css("input"));
const resumes = page.getByLabelText("Resumes", { exact: true }).and(page.css("input"));

async function fillCompany(): Promise<void> {
  await field("Company name").fill("Harrow Legal");
  await field("Company website").fill("harrow.example");
  await button("Next").click();
}

async function fillContact(): Promise<void> {
  await field("Contact number").fill("02 5550 1847");
  await field("Position").fill("Partner");
  await button("Next").click();
  await expect.element(currentStep).toHaveTextContent("Upload Files");
}

test("each step says what is missing, and goes nowhere without it", async () => {
  await openScreen(WIZARD, { user: newcomer() });
  await button("Next").click();
  await shows(say.companyRequired);
  await shows(say.websiteRequired);
  await expect.element(field("Company name")).toHaveFocus();
  await field("Company name").fill("Harrow Legal");
  await expectHidden(page.getByText(say.companyRequired));
  await field("Company website").fill("Harrow Legal");
  await button("Next").click();
  await shows(say.websiteInvalid);
  await fillCompany();

  await field("Full name").fill(" ");
  await field("Email").fill("");
  await field("Contact number").fill("");
  await button("Next").click();
  for (const what of ["Name", "Email", "Contact number", "Position"])
    await shows(`${what} is required`);
  await button("Back").click();
  await expect.element(field("Company website")).toHaveValue("https://harrow.example");
  await button("Back").click();
  await expect.element(page.getByRole("radio", { name: "Recruiter" })).toBeVisible();
});

test("resumes need the right to hold them, and everything the terms", async () => {
  await openScreen(WIZARD, { user: newcomer() });
  await fillCompany();
  await fillContact();
  await giveFile(resumes, new File(["PK"], "October.zip"));
  await button("Complete Setup").click();
  await shows("Please confirm that you may hold");
  await shows("You must accept the terms");
  expect(asked(recruiterOnboarding)).toEqual([]);
});

test("what I filled in is there when I come back; the terms and files are not", async () => {
  const user = newcomer();
  await openScreen(WIZARD, { user });
  await fillCompany();
  await fillContact();
  await giveFile(jobs, new File(["PK"], "jobs.zip"));
  await terms.click();
  await openScreen(WIZARD, { user });
  await expect.element(currentStep).toHaveTextContent("Upload Files");
  await expect.element(terms).not.toBeChecked();
  await expectHidden(page.getByText("jobs.zip"));
  await button("Back").click();
  await expect.element(field("Position")).toHaveValue("Partner");
});

test("what is no archive is dropped silently, and a failure keeps everything", async () => {
  await openScreen(WIZARD, { user: newcomer() });
  await fillCompany();
  await fillContact();
  await giveFile(jobs, new File(["words"], "notes.txt"));
  await expectHidden(page.getByText("notes.txt"));
  await giveFile(jobs, new File(["PK"], "jobs.zip"));
  await shows("jobs.zip");
  await terms.click();
  answers(recruiterOnboarding, refusal());
  await button("Complete Setup").click();
  const main = page.getByRole("main");
  await expect
    .element(main.getByText("Failed to complete onboarding. Please try again."))
    .toBeVisible();
  await expect.element(main.getByText("jobs.zip").first()).toBeVisible();
  await expect.element(terms).toBeChecked();
  answers(recruiterOnboarding, { success: true, message: say.created });
  await button("Complete Setup").click();
  await shows(say.created);
  const [, sent] = asked(recruiterOnboarding);
  expect(sent?.files.jd_zip?.name).toBe("jobs.zip");
  expect(sent?.body).toMatchObject({ company_website: "https://harrow.example", terms: "true" });
});

test("on a phone nothing runs off the side", async () => {
  await page.viewport(390, 760);
  await openScreen(WIZARD, { user: newcomer() });
  await fillCompany();
  await fillContact();
  expectNoSidewaysScroll();
  for (const name of ["Back", "Complete Setup"])
    expect(button(name).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
