import type { Page } from "@playwright/test";
import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, expectAccessible, OURS, signInSomeone, test } from "../support/journey.ts";
import { section, tabTo } from "../support/settings.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

/** Whether recruiters find it already depends on how busy the machine is; both sentences begin so. */
const SAVED = /^(Success: |Warning: )?Profile updated/;

/** Signs in somebody with a read resume: one position, one degree, three skills, no summary. */
async function openProfile(page: Page): Promise<string> {
  const email = await signInSomeone(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Profile", exact: true })).toBeVisible();
  await expect(section(page, "Personal Information")).toBeVisible({ timeout: READING_MS });
  return email;
}

const personal = (page: Page) => section(page, "Personal Information");
const experience = (page: Page) => section(page, "Experience");
const positions = (page: Page) => experience(page).getByRole("heading", { level: 3 });
const skills = (page: Page) => section(page, "Skills").getByRole("listitem");
const save = (page: Page) => page.getByRole("button", { name: "Save Profile" }).click();

async function addPosition(page: Page, role: string, company: string): Promise<void> {
  await experience(page).getByRole("button", { name: "Add a position" }).click();
  await expect(experience(page).getByLabel("Role").last()).toBeFocused();
  await page.keyboard.type(role);
  await experience(page).getByLabel("Company").last().fill(company);
}

/** Saves as another window of the same person would. */
async function saveElsewhere(page: Page, part: object): Promise<void> {
  const { Profile } = await (await page.request.get("/api/candidates/profile")).json();
  const data = {
    name: Profile.Name,
    email: Profile.Email,
    phone: Profile.Phone,
    summary: Profile.Summary,
    experience: Profile.Experience,
    education: Profile.Education,
    skills: Profile.Skills,
    certifications: Profile.Certifications,
    ...part,
  };
  const answer = await page.request.post("/api/candidates/profile/setup", { data, headers: OURS });
  expect(answer.status()).toBe(200);
}

test("what I write, add and put in order is there the next time", async ({ page }) => {
  await openProfile(page);
  await expect(positions(page)).toHaveText([/^Paralegal, Corran Vale Lawyers/]);
  await personal(page).getByLabel("Summary").fill("Property lawyer who likes leases.");
  await addPosition(page, "Lawyer", "Tolland & Ware");
  await experience(page).getByLabel("From").fill("2024-02");
  await experience(page).getByLabel("Until").fill("2025");
  await experience(page).getByRole("button", { name: "Move up Lawyer, Tolland & Ware" }).click();
  await expect(positions(page)).toHaveText([/^Lawyer.*February 2024 to 2025/, /^Paralegal/]);
  await expect(
    experience(page).getByRole("button", { name: "Move up Lawyer, Tolland & Ware" }),
  ).toBeFocused();
  const certifications = section(page, "Certifications");
  await certifications.getByRole("button", { name: "Add a certification" }).click();
  await certifications.getByLabel("Certification", { exact: true }).fill("Practising certificate");
  await expect(page.getByText("Unsaved changes")).toBeVisible();

  await save(page);
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await page.reload();
  await expect(personal(page).getByLabel("Summary")).toHaveValue(
    "Property lawyer who likes leases.",
  );
  await expect(positions(page)).toHaveText([/^Lawyer/, /^Paralegal/]);
  await expect(certifications.getByRole("heading", { level: 3 })).toHaveText([/^Practising/]);
});

test("somewhere I still work has no last day", async ({ page }) => {
  await openProfile(page);
  await experience(page).getByRole("button", { name: "Paralegal", expanded: false }).click();
  await expect(experience(page).getByLabel("I work here now")).toBeChecked();
  await expect(experience(page).getByLabel("Until")).toHaveCount(0);
  await experience(page).getByLabel("I work here now").uncheck();
  await experience(page).getByLabel("Until").fill("2026-01");
  await expect(positions(page)).toHaveText([/March 2022 to January 2026/]);
});

test("skills are typed, pasted, moved, taken away and brought back", async ({ page }) => {
  await openProfile(page);
  await expect(skills(page)).toHaveText(["Conveyancing", "Leasing", "File management"]);
  const input = page.getByLabel("Add skills");
  await input.pressSequentially("Drafting,");
  await input.pressSequentially("leasing");
  await page.keyboard.press("Enter");
  await input.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "LEAP, Advocacy\nDrafting");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(skills(page)).toHaveText([
    ...["Conveyancing", "Leasing", "File management"],
    ...["Drafting", "LEAP", "Advocacy"],
  ]);
  await input.press("Backspace");
  await expect(page.getByRole("button", { name: "Advocacy", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Move earlier" }).click();
  await expect(skills(page).nth(4)).toHaveText("Advocacy");
  await page.getByRole("button", { name: "Remove Leasing" }).click();
  await expect(skills(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(skills(page).nth(1)).toHaveText("Leasing");

  // What is typed and not ended yet counts too.
  await input.fill("Mediation");
  await save(page);
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await page.reload();
  await expect(skills(page)).toHaveText([
    ...["Conveyancing", "Leasing", "File management"],
    ...["Drafting", "Advocacy", "LEAP", "Mediation"],
  ]);
});

test("what I removed by mistake comes back, and Cancel brings everything back", async ({
  page,
}) => {
  await openProfile(page);
  await experience(page).getByRole("button", { name: "Remove Paralegal" }).click();
  await expect(experience(page).getByText("No positions yet.")).toBeVisible();
  await expect(experience(page).getByRole("button", { name: "Add a position" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(positions(page)).toHaveText([/^Paralegal/]);
  await expect(page.getByText("Unsaved changes")).toBeHidden();

  await personal(page).getByLabel("Name").fill("Somebody Else");
  await page.getByRole("button", { name: "Cancel" }).click();
  const dialog = page.getByRole("dialog", { name: "Discard your changes?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Somebody Else");
  await page.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Discard changes" }).click();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Priya Raman");
  await expect(page.getByText("Unsaved changes")).toBeHidden();
});

test("the next thing to fill in is named, and the link leads to it", async ({ page }) => {
  await openProfile(page);
  await expect(page.getByText("Six of seven filled in")).toBeVisible();
  await expect(page.getByText("86% complete")).toBeVisible();
  await page.getByRole("link", { name: "write a summary" }).click();
  await expect(personal(page).getByLabel("Summary")).toBeFocused();
  await page.keyboard.type("Property lawyer.");
  await expect(page.getByText("All seven filled in")).toBeVisible();
  const education = section(page, "Education");
  await education.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("link", { name: "add where you studied" }).click();
  await expect(education.getByLabel("Institution")).toBeFocused();
});

test("when saving fails nothing is lost, not even on another page", async ({ page }) => {
  await openProfile(page);
  const path = "**/api/candidates/profile/setup";
  await page.route(path, (route) => route.fulfill({ status: 500, body: "{}" }));
  await personal(page).getByLabel("Summary").fill("Not to be lost");
  await save(page);
  await expect(page.getByText("Failed to update profile. Please try again.").first()).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(personal(page).getByLabel("Summary")).toHaveValue("Not to be lost");

  await page.getByRole("link", { name: "Compare" }).first().click();
  await expect(page).toHaveURL(/compare/);
  await page.getByRole("link", { name: "Profile" }).first().click();
  await expect(personal(page).getByLabel("Summary")).toHaveValue("Not to be lost");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  const message = "Profile updated but there were some issues with search indexing.";
  await page.unroute(path);
  await page.route(path, (route) =>
    route.fulfill({ json: { status: "partial_success", message } }),
  );
  await save(page);
  await expect(page.getByText(message).first()).toBeVisible();
});

test("what is saved in another window shows here, unless it would undo what I write", async ({
  page,
}) => {
  await openProfile(page);
  await saveElsewhere(page, { summary: "From the other window" });
  await expect(personal(page).getByLabel("Summary")).toHaveValue("From the other window");

  await personal(page).getByLabel("Name").fill("Priya R.");
  await saveElsewhere(page, { summary: "Once more" });
  await expect(page.getByText("Changed in another window")).toBeVisible();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Priya R.");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Priya Raman");
  await expect(personal(page).getByLabel("Summary")).toHaveValue("Once more");
  await expect(page.getByText("Changed in another window")).toBeHidden();
});

test("another resume fills my profile, or leaves it as it is", async ({ page }) => {
  await openProfile(page);
  const resume = section(page, "Resume");
  await expect(resume).toContainText("Resume.txt");
  await expect(resume.getByRole("link", { name: "See what we read" })).toBeVisible();
  await resume.getByRole("button", { name: "Replace resume" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("Resume", { exact: true })
    .and(page.locator("input"))
    .setInputFiles(textFile("Mei Chan.txt", RESUME_TEXT));
  await dialog.getByRole("button", { name: "Continue with this resume" }).click();
  await expect(dialog.getByRole("radio", { name: "Fill my profile from this resume" })).toBeChecked(
    { timeout: READING_MS },
  );
  await dialog.getByRole("button", { name: "Use this resume" }).click();
  await expect(resume).toContainText("Mei Chan.txt");
  await expect(personal(page).getByLabel("Name")).toHaveValue("Mei-Lin Chan");
  await expect(positions(page)).toHaveText([/^Senior Associate/, /^Associate/]);

  await resume.getByRole("button", { name: "Replace resume" }).click();
  await dialog.getByRole("button", { name: "Use Resume.txt" }).click();
  await dialog.getByRole("radio", { name: "Keep my profile as it is" }).check();
  await dialog.getByRole("button", { name: "Use this resume" }).click();
  await expect(resume).toContainText("Resume.txt");
  await expect(page.getByText("This is your resume now").first()).toBeVisible();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Mei-Lin Chan");
});

test("I choose who may find me, and each choice is kept at once", async ({ page }) => {
  await openProfile(page);
  const visibility = section(page, "Visibility");
  await expect(visibility.getByText("Nobody at Corran Vale Lawyers finds you.")).toBeVisible();
  await visibility.getByLabel("Hide me from a company").fill("Smith, Jones & Co");
  await page.keyboard.press("Enter");
  await expect(visibility.getByRole("listitem")).toHaveText(["Smith, Jones & Co"]);
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await visibility.getByLabel("Recruiters can find me").uncheck();
  await expect
    .poll(async () => (await (await page.request.get("/api/candidates/profile")).json()).visibility)
    .toMatchObject({ findable: false, hidden_companies: ["Smith, Jones & Co"] });

  await page.route("**/api/candidates/visibility", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await visibility.getByRole("button", { name: "Remove Smith, Jones & Co" }).click();
  await expect(page.getByText("Your choice could not be saved.").first()).toBeVisible();
  await expect(visibility.getByRole("listitem")).toHaveText(["Smith, Jones & Co"]);
  await page.reload();
  await expect(visibility.getByLabel("Recruiters can find me")).not.toBeChecked();
});

test("a profile that cannot be loaded says so, and another try brings it", async ({ page }) => {
  await signInSomeone(page);
  const path = "**/api/candidates/profile";
  await page.route(path, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/profile");
  await expect(page.getByText("Failed to load profile data")).toBeVisible();
  await page.unroute(path);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(personal(page)).toBeVisible();
});

test("without a profile I am welcomed, and begin with an empty one", async ({ page }) => {
  await signInSomeone(page);
  await page.route("**/api/candidates/profile", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...answer, ProfileFound: "false", Profile: null, resume: null },
    });
  });
  await page.goto("/profile");
  await expect(
    page.getByText("Welcome! Please complete your profile to get better job matches."),
  ).toBeVisible();
  await expect(section(page, "Resume").getByRole("button")).toHaveText("Bring a resume");
  await page.getByRole("link", { name: "add your name" }).click();
  await expect(personal(page).getByLabel("Name")).toBeFocused();
});

test("with the keyboard alone I write a position, move it and save", async ({ page }) => {
  await openProfile(page);
  await tabTo(page, experience(page).getByRole("button", { name: "Add a position" }));
  await page.keyboard.press("Enter");
  await expect(experience(page).getByLabel("Role")).toBeFocused();
  await page.keyboard.type("Lawyer");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(experience(page).getByRole("button", { name: "Move up Lawyer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(experience(page).getByRole("button", { name: "Move up Lawyer" })).toBeFocused();
  await expect(positions(page)).toHaveText([/^Lawyer/, /^Paralegal/]);
  await tabTo(page, page.getByRole("button", { name: "Save Profile" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(SAVED).first()).toBeVisible();
});

test("the way to the other role says what is kept", async ({ page }) => {
  await openProfile(page);
  const role = section(page, "Role");
  await expect(role).toContainText("You are here as a candidate.");
  await expect(role).toContainText("your resume and your saved jobs are kept");
  await expect(role.getByRole("link", { name: "Become a recruiter" })).toHaveAttribute(
    "href",
    "/onboarding?role=recruiter",
  );
});

for (const width of [1280, 390])
  test(`every part of the profile is usable by everyone, ${width} wide`, async ({ page }) => {
    // Looks of axe, each of which takes seconds on a small machine.
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await openProfile(page);
    await experience(page).getByRole("button", { name: "Paralegal", expanded: false }).click();
    await page.getByRole("button", { name: "Leasing", exact: true }).click();
    await personal(page).getByLabel("Summary").fill("W".repeat(400));
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await expectAccessible(page);
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(0);
    await section(page, "Resume").getByRole("button", { name: "Replace resume" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: /Continue/ })).toBeVisible();
    await expectAccessible(page);
    expect(await sideways()).toBe(0);
  });
