import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ACCOUNT_SENTENCES, registerAccount } from "#contract/accounts.ts";
import { GUESSABLE_SENTENCES } from "#contract/guessable-passwords.ts";
import { demoWorld } from "#contract/platform.ts";
import { address, expectHidden } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answerAs } from "#test/support/screens/recorded.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";

const PASSWORD = "correct horse battery";
const TRIAL = "Start Your Free 6-Month Trial";

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = page.getByRole("heading", { level: 1 });
const shows = (text: string) => expect.element(page.getByText(text)).toBeVisible();

async function fillIn(email: string): Promise<void> {
  await field("Full name").fill("Tom Okafor");
  await field("Email").fill(email);
  await field("Password").fill(PASSWORD);
  await field("Confirm password").fill(PASSWORD);
}

beforeEach(() => answers(demoWorld, { accounts: [], password: null }));

describe("a job seeker", () => {
  test("is asked for little, and may leave the phone out", async () => {
    await openScreen("/register");
    await expect.element(title).toHaveText("Create an account");
    await shows("Phone optional");
    await expectHidden(field("Company name"));
    await expectHidden(page.getByText("What you'll get"));
    await button("Create Account").click();
    for (const sentence of ["Name is required", "Email is required", "Password is required"])
      await shows(sentence);
    await shows("Please confirm your password");
  });

  test("is told what is wrong with what they typed, and loses nothing", async () => {
    await openScreen("/register");
    await field("Full name").fill("Priya Raman");
    await field("Password").fill("short");
    await field("Confirm password").fill("other");
    await button("Create Account").click();
    await shows("Email is required");
    await expect
      .element(page.getByText("Password must be at least 8 characters long", { exact: true }))
      .toBeVisible();
    await shows("Passwords do not match");
    await expect.element(field("Email")).toHaveFocus();
    await expect.element(field("Full name")).toHaveValue("Priya Raman");
    await field("Email").fill("p");
    await expectHidden(page.getByText("Email is required"));
  });

  test("can sign up with Google or Microsoft, and read what is agreed to", async () => {
    await openScreen("/register?from=%2Fdashboard");
    const main = page.getByRole("main");
    for (const [name, href] of [
      ["Continue with Google", "/auth/google?from=%2Fdashboard"],
      ["Continue with Microsoft", "/auth/microsoftonline?from=%2Fdashboard"],
      ["terms", "/terms"],
      ["privacy policy", "/privacy"],
    ] as const)
      await expect.element(main.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  test("is told beside the email that it is taken", async () => {
    answers(registerAccount, refusal("conflict", ACCOUNT_SENTENCES.emailTaken));
    await openScreen("/register");
    await fillIn("tom@example.org");
    await button("Create Account").click();
    await shows("An account with this email already exists");
    await expect.element(field("Email")).toHaveFocus();
    await expect.element(field("Password")).toHaveValue(PASSWORD);
  });

  test("is told beside the password that it is easy to guess", async () => {
    answers(registerAccount, refusal("invalid", GUESSABLE_SENTENCES.common));
    await openScreen("/register");
    await fillIn("tom@example.org");
    await button("Create Account").click();
    await shows("Password is too easy to guess");
    await expect.element(field("Password")).toHaveFocus();
  });

  test("is told in the server's words why not, or in ours", async () => {
    const message = "Too many attempts. Please wait a while and try again.";
    answers(registerAccount, refusal("rate-limited", message));
    await openScreen("/register");
    await fillIn("tom@example.org");
    await button("Create Account").click();
    await expect.element(page.getByRole("alert")).toHaveText(message);
    answers(registerAccount, refusal());
    await button("Create Account").click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveText("Registration failed. Please try again.");
  });
});

test("who is signed in is not asked again", async () => {
  answerAs("full", "candidate /dashboard");
  for (const path of ["/login", "/register"]) {
    await openScreen(path, { user: candidate() });
    await expect.poll(address).toBe("/dashboard");
  }
});

describe("a recruiter", () => {
  test("is told what the trial gives, and signs up without a phone or a company", async () => {
    answers(registerAccount, { success: true, message: "Done." });
    await openScreen("/register?recruiter=true");
    await expect.poll(() => document.title).toMatch(TRIAL);
    const box = page.getByRole("region", { name: "What you'll get" });
    for (const text of [
      "Advanced AI candidate matching",
      "Unlimited job postings and candidate views",
      "Priority support and training",
      "Worth $594. Nothing is charged, no credit card.",
    ])
      await expect.element(box.getByText(text)).toBeVisible();
    await expectHidden(page.getByText("Phone optional"));

    const email = "tom@example.org";
    await fillIn(email);
    await field("Company name").fill("Corran Vale Lawyers");
    await button("Start 6 Months Free").click();
    await expect.poll(address).toBe("/login");
    await expect.element(field("Email")).toHaveValue(email);
    expect(asked(registerAccount)[0]?.body).toEqual({
      name: "Tom Okafor",
      email,
      password: PASSWORD,
      phone: "",
    });
  });

  test("is known by the page before, by its state", async () => {
    await openScreen("/login");
    history.pushState({ usr: { from: "recruiter" }, key: "k", idx: 1 }, "", "/register");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    await expect.element(title).toHaveText(TRIAL);
    await expect.poll(address).toBe("/register?recruiter=true");
    await expect.poll(() => document.title).toMatch(TRIAL);
  });

  test("stays one on the way to the sign-in page and back", async () => {
    await openScreen("/register?recruiter=true");
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect.element(title).toHaveText("Sign in");
    await page.getByRole("link", { name: "Start your free trial" }).click();
    await expect.element(title).toHaveText(TRIAL);
  });

  test("with a place to go back to keeps both", async () => {
    await openScreen("/register?recruiter=true&from=%2Fnotifications");
    await expect.element(title).toHaveText(TRIAL);
    await expect
      .element(page.getByRole("link", { name: "Continue with Google" }))
      .toHaveAttribute("href", "/auth/google?from=%2Fnotifications");
  });
});
