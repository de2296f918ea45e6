import type { Locator, Page } from "@playwright/test";
import { breakDown, button, field, heading, refuse } from "../support/account-screens.ts";
import { bringResume, READING_MS, textFile } from "../support/document-screens.ts";
import {
  expect,
  expectAccessible,
  newEmail,
  OURS,
  PASSWORD,
  signInNewcomer,
  signInSomeone,
  test,
} from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const CALL = "/api/canidateOnboarding";
const RESUME = textFile("Mei Chan.txt", RESUME_TEXT);

const picker = (page: Page) =>
  page.getByLabel("Resume", { exact: true }).and(page.locator("input[type=file]"));
const whatWeRead = (page: Page) => page.getByText("Senior Associate, Fairholm Lawyers");
const terms = (page: Page) => page.getByRole("checkbox", { name: /^I accept the/ });

async function begin(page: Page): Promise<void> {
  await page.goto("/onboarding");
  await page.getByRole("radio", { name: "Candidate" }).check();
  await button(page, "Next").click();
  await expect(heading(page, "About you")).toBeFocused();
}

async function toResume(page: Page): Promise<void> {
  await begin(page);
  await field(page, "Phone").fill("0491 570 156");
  await button(page, "Next").click();
  await expect(heading(page, "Your resume")).toBeFocused();
}

async function toPreferences(page: Page): Promise<void> {
  await toResume(page);
  await picker(page).setInputFiles(RESUME);
  await expect(whatWeRead(page)).toBeVisible({ timeout: READING_MS });
  await button(page, "Next").click();
  await expect(heading(page, "Who finds you")).toBeFocused();
}

async function pressTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there.");
}

test("from a new account to my first interest in a job, with the keyboard alone", async ({
  page,
}) => {
  test.slow();
  await page.goto("/register");
  const email = newEmail();
  await field(page, "Full name").fill("Mei-Lin Chan");
  await field(page, "Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Sign in")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/onboarding");
  await expect(heading(page, "How will you use Candour?")).toBeVisible();
  await expect(page.getByText("can be changed later in your account settings")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await pressTo(page, page.getByRole("radio", { name: "Candidate" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");

  await expect(heading(page, "About you")).toBeFocused();
  await expect(field(page, "Full name")).toHaveValue("Mei-Lin Chan");
  await expect(field(page, "Email")).toHaveValue(email);
  await pressTo(page, field(page, "Phone"));
  await page.keyboard.type("0491 570 156");
  await page.keyboard.press("Enter");

  await expect(heading(page, "Your resume")).toBeFocused();
  await picker(page).setInputFiles(RESUME);
  await expect(whatWeRead(page)).toBeVisible({ timeout: READING_MS });
  await expect(page.getByText("You can correct all of this later in your profile")).toBeVisible();
  await expect(page.getByText("Read by rules. It may contain errors.")).toBeVisible();
  await pressTo(page, button(page, "Next"));
  await page.keyboard.press("Enter");

  await expect(heading(page, "Who finds you")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Let recruiters find me" })).toBeChecked();
  await pressTo(page, terms(page));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Your profile has been successfully created!")).toBeFocused();
  await expect(page).toHaveURL("/dashboard", { timeout: 15_000 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  const { user } = await (await page.request.get("/api/user/status")).json();
  expect(user).toMatchObject({ Onboarding: true, Phone: "0491 570 156" });
  const interest = page.getByRole("button", { name: /^Express Interest/ }).first();
  await expect(interest).toBeVisible({ timeout: READING_MS });
  await interest.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Interest (expressed successfully!|saved\.)/).first()).toBeVisible();
  await page.goto("/onboarding");
  await expect(page).toHaveURL("/dashboard");
});

test("before it is finished, the main area leads here", async ({ page }) => {
  await signInNewcomer(page);
  for (const path of ["/dashboard", "/profile", "/notifications"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/onboarding");
  }
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Finish setup" }).click();
  await expect(heading(page, "How will you use Candour?")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/onboarding");
  await expect(page).toHaveURL(/\/login/);
});

test("I go on only when a step is filled in, and back to my choice from the first", async ({
  page,
}) => {
  test.slow();
  await signInNewcomer(page);
  await page.goto("/onboarding");
  await button(page, "Next").click();
  await expect(page.getByText("Please choose a role")).toBeVisible();
  await begin(page);
  await field(page, "Full name").fill(" ");
  await field(page, "Email").fill("");
  await button(page, "Next").click();
  for (const sentence of ["Name is required", "Email is required", "Phone number is required"])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(field(page, "Full name")).toBeFocused();
  await expectAccessible(page);
  await button(page, "Back").click();
  await expect(page.getByRole("radio", { name: "Candidate" })).toBeChecked();

  await toResumeFrom(page);
  await button(page, "Next").click();
  await expect(page.locator("fieldset").getByText("Resume is required").first()).toBeVisible();
  await expect(button(page, "choose a file")).toBeFocused();
  await picker(page).setInputFiles(textFile("photo.png", "x"));
  await expect(
    page.getByText("Please upload a PDF, DOC, DOCX, or TXT file.").first(),
  ).toBeVisible();
  await picker(page).setInputFiles(RESUME);
  await expect(whatWeRead(page)).toBeVisible({ timeout: READING_MS });
  await button(page, "Next").click();

  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(CALL) && asked.push(request.url()));
  await button(page, "Complete Setup").click();
  await expect(page.getByText("You must accept the terms")).toBeVisible();
  await expect(terms(page)).toBeFocused();
  expect(asked).toEqual([]);
});

/** From the role choice on, with the fields filled in. */
async function toResumeFrom(page: Page): Promise<void> {
  await button(page, "Next").click();
  await field(page, "Full name").fill("Mei-Lin Chan");
  await field(page, "Email").fill("mei@work.example");
  await field(page, "Phone").fill("0491 570 156");
  await button(page, "Next").click();
  await expect(heading(page, "Your resume")).toBeFocused();
}

test("I leave in the middle, and find everything as I left it", async ({ page }) => {
  test.slow();
  await signInNewcomer(page);
  await begin(page);
  await field(page, "Phone").fill("0491 570");
  await page.reload();
  await expect(field(page, "Phone")).toHaveValue("0491 570");
  await button(page, "Next").click();
  await picker(page).setInputFiles(RESUME);
  await expect(whatWeRead(page)).toBeVisible({ timeout: READING_MS });
  await page.goto("/");
  await page.goto("/onboarding");
  await expect(whatWeRead(page)).toBeVisible();
  await button(page, "Next").click();
  await page.getByRole("checkbox", { name: "Let recruiters find me" }).uncheck();
  await terms(page).check();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Let recruiters find me" })).not.toBeChecked();
  // What counts is said at the moment that it counts.
  await expect(terms(page)).not.toBeChecked();
});

test("when it fails I stay, and am told why", async ({ page }) => {
  test.slow();
  await signInNewcomer(page);
  await toPreferences(page);
  await terms(page).check();
  await breakDown(page, CALL);
  await button(page, "Complete Setup").click();
  const failed = "Failed to complete onboarding. Please try again.";
  const said = page.locator("form").getByRole("alert");
  await expect(said).toHaveText(failed);
  // And in passing, for who looks elsewhere.
  await expect(page.getByText(`Error: ${failed}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`**${CALL}`);
  const message = "Too many uploads. Please wait a few minutes and try again.";
  await refuse(page, CALL, { status: 429, fault: "rate-limited", message });
  await button(page, "Complete Setup").click();
  await expect(said).toHaveText(message);
  await page.unroute(`**${CALL}`);

  // Done, but then the server cannot say who I am: the dashboard is next all the same.
  await page.route("**/api/user/status", (route) => route.fulfill({ status: 500, body: "{}" }));
  await button(page, "Complete Setup").click();
  await expect(heading(page, "Your profile has been successfully created!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard", { timeout: 15_000 });
});

test("a resume that I brought as a visitor is offered, and one of the account", async ({
  page,
}) => {
  test.slow();
  await bringResume(page);
  const email = newEmail();
  const person = { name: "Mei-Lin Chan", email, password: PASSWORD };
  await page.request.post("/api/auth/register", { data: person, headers: OURS });
  await page.request.post("/api/auth/login", { data: person, headers: OURS });
  await toResume(page);
  const use = page.getByRole("button", { name: /^Use Mei Chan\.txt, read at \d\d:\d\d$/ });
  await use.click();
  await expect(whatWeRead(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await toResume(page);
  await use.click();
  await expect(whatWeRead(page)).toBeVisible();
});

test("a recruiter becomes a candidate only with the password", async ({ page }) => {
  test.slow();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as recruiter" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/onboarding?role=candidate");
  await expect(heading(page, "About you")).toBeVisible();
  await field(page, "Phone").fill("0491 570 156");
  await button(page, "Next").click();
  await picker(page).setInputFiles(RESUME);
  await expect(whatWeRead(page)).toBeVisible({ timeout: READING_MS });
  await button(page, "Next").click();
  await terms(page).check();
  await page.getByLabel("Your password").fill("not my password");
  await button(page, "Complete Setup").click();
  await expect(page.getByText("That is not your password")).toBeVisible();
  await expect(page.getByLabel("Your password")).toBeFocused();
  // Nothing has changed, and the way back leads to where it began.
  for (let steps = 0; steps < 3; steps++) await button(page, "Back").click();
  await expect(page).toHaveURL("/profile");
});

for (const width of [1280, 390])
  test(`every step is usable by everyone, ${width} wide`, async ({ page }) => {
    // Eight looks of axe, each of which takes seconds on a small machine.
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await signInNewcomer(page);
    await page.goto("/onboarding");
    await expect(heading(page, "How will you use Candour?")).toBeVisible();
    await looksRight(page);
    await begin(page);
    await looksRight(page);
    await field(page, "Phone").fill("0491 570 156");
    await button(page, "Next").click();
    await picker(page).setInputFiles(RESUME);
    await expect(whatWeRead(page)).toBeVisible({ timeout: READING_MS });
    await looksRight(page);
    await button(page, "Next").click();
    await expect(heading(page, "Who finds you")).toBeVisible();
    await looksRight(page);
  });

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
}

test("somebody who has finished goes to the dashboard", async ({ page }) => {
  await signInSomeone(page);
  await page.goto("/onboarding?role=candidate");
  await expect(page).toHaveURL("/dashboard");
});
