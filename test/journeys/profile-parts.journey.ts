import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, expectAccessible, signInSomeone, test } from "../support/journey.ts";
import { experience, openProfile, personal, positions } from "../support/profile-screens.ts";
import { post, section } from "../support/settings.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

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
  await expect(page.getByText("Success: Saved").first()).toBeVisible();
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

test("a recruiter has a recruiter's profile, and the account below it", async ({ page }) => {
  const { accounts, password } = await (await page.request.get("/api/demo")).json();
  const { email } = accounts.find(({ role }: { role: string }) => role === "recruiter");
  expect(await post(page, "/api/auth/login", { email, password })).toBe(200);
  await page.goto("/profile");
  await expect(section(page, "Recruiter Profile")).toBeVisible();
  await expect(section(page, "Your details")).toBeVisible();
  await expect(experience(page)).toHaveCount(0);
  await expect(section(page, "Role").getByRole("link")).toHaveAttribute(
    "href",
    "/onboarding?role=candidate",
  );
});

test("an address that names what is missing leads to where it is filled in", async ({ page }) => {
  await signInSomeone(page);
  await page.goto("/profile#summary");
  await expect(personal(page).getByLabel("Summary")).toBeFocused();
  await page.goto("/dashboard");
  await page.goto("/profile#visibility");
  await expect(page.getByRole("heading", { name: "Visibility" })).toBeInViewport();
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
