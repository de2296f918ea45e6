import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  getRecruiterProfile,
  saveRecruiterProfile,
  RECRUITER_SENTENCES as say,
} from "#contract/recruiter-profile.ts";
import { address, expectHidden } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answerAs } from "#test/support/screens/recorded.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";

const SAVED = "https://harrow.example";
const PROFILE = {
  name: "Tom Okafor",
  email: "tom@example.org",
  contact_number: "02 5550 1847",
  company_name: "Harrow Legal",
  company_website: SAVED,
  position: "Partner",
  abn: "",
};

const company = page.getByRole("region", { name: "Company information" });
const website = company.getByLabelText("Company website");
const shows = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();

async function openProfile(): Promise<void> {
  answerAs("full", "recruiter /dashboard");
  answerAs("full", "recruiter /profile");
  const verification = { verified: true, hint: "" };
  answers(getRecruiterProfile, { success: true, profile: PROFILE, verification });
  await openScreen("/profile", { user: recruiter() });
  await expect.element(website).toHaveValue(SAVED);
}

test("what is missing is named, led to, and can be taken back", async () => {
  await openProfile();
  await shows("100% complete");
  await shows("Verified recruiter");
  await website.fill("");
  await shows("80% complete");
  await shows("Unsaved changes");
  await page.getByRole("button", { name: "add your company’s website" }).click();
  await expect.element(website).toHaveFocus();
  await company.getByRole("button", { name: "Cancel" }).click();
  await expect.element(website).toHaveValue(SAVED);
  await expectHidden(page.getByText("Unsaved changes"));
});

test("elsewhere and back, what I typed is still here and can still be taken back", async () => {
  await openProfile();
  await website.fill("harrow");
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await expect.poll(address).toBe("/dashboard");
  history.back();
  await expect.element(website).toHaveValue("harrow");
  await shows("Unsaved changes");
  await company.getByRole("button", { name: "Cancel" }).click();
  await expect.element(website).toHaveValue(SAVED);
});

test("a save that fails keeps what I typed, and another try saves it", async () => {
  await openProfile();
  answers(saveRecruiterProfile, refusal());
  await website.fill("lyle.example");
  const save = company.getByRole("button", { name: "Save Profile" });
  await save.click();
  await shows(say.saveFailed);
  await expect.element(website).toHaveValue("lyle.example");
  answers(saveRecruiterProfile, { success: true, message: say.saved });
  await save.click();
  await shows(say.saved);
  expect(asked(saveRecruiterProfile)[1]?.body).toEqual({
    ...PROFILE,
    company_website: "https://lyle.example",
  });
});
