import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  changePassword,
  deleteAccount,
  getAccount,
  listSessions,
  prepareExport,
} from "#contract/account-settings.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  press,
  textsOf,
} from "#test/support/screens/matchers.ts";
import { administrator, recruiter } from "#test/support/screens/people.ts";
import { answerAs } from "#test/support/screens/recorded.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { ACCOUNT, HERE, openProfile, section } from "#test/support/screens/stubs/own-profile.ts";

const PASSWORD = "correct horse battery";
const NEXT_PASSWORD = "a brand new staple";
const sessionRows = section("Where you are signed in").getByRole("listitem");

test("I am told what is wrong with my new password, and can look at what I typed", async () => {
  await openProfile();
  await page.getByLabelText("New password", { exact: true }).fill("short");
  await page.getByLabelText("Confirm new password").fill("shirt");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect.element(page.getByText("Please enter your password")).toBeVisible();
  await expect.element(page.getByText("Password must be at least 8 characters long")).toBeVisible();
  await expect.element(page.getByText("Passwords do not match")).toBeVisible();
  await expect.element(page.getByLabelText("New password", { exact: true })).toHaveValue("short");
  const show = section("Sign-in").getByRole("button", { name: "Show password" });
  const typed = page.getByLabelText("New password", { exact: true });
  await expect.element(typed).toHaveAttribute("type", "password");
  await show.nth(1).click();
  await expect.element(typed).toHaveAttribute("type", "text");
});

test("a list that cannot be loaded says so, and another try brings it", async () => {
  answers(listSessions, refusal());
  await openProfile();
  await expect.element(page.getByText("The list could not be loaded")).toBeVisible();
  answers(listSessions, { sessions: [HERE] });
  await section("Where you are signed in").getByRole("button", { name: "Try again" }).click();
  await expect.element(sessionRows).toHaveLength(1);

  answers(getAccount, refusal());
  await openProfile();
  await expect.element(page.getByText("Your settings could not be loaded")).toBeVisible();
  answers(getAccount, ACCOUNT);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByLabelText("Full name")).toBeVisible();
});

test("after too many wrong tries I am told to wait, and lose nothing", async () => {
  await openProfile();
  const message = "Too many attempts. Please wait a while and try again.";
  answers(changePassword, refusal("rate-limited", message));
  await page.getByLabelText("Current password").fill(PASSWORD);
  await page.getByLabelText("New password", { exact: true }).fill(NEXT_PASSWORD);
  await page.getByLabelText("Confirm new password").fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect.element(section("Sign-in").getByRole("alert")).toHaveText(message);
  await expect.element(page.getByLabelText("Current password")).toHaveValue(PASSWORD);
});

test("I have no password: my provider says once more who I am", async () => {
  answers(getAccount, {
    ...ACCOUNT,
    has_password: false,
    providers: ["google", "microsoftonline"],
  });
  const stale = "Please confirm that it is you: sign in once more.";
  for (const line of [changePassword, prepareExport, deleteAccount])
    answers(line, refusal("forbidden", stale));
  await openProfile();
  const signIn = section("Sign-in");
  await expect.poll(() => textsOf(signIn.getByRole("listitem"))).toEqual(["Google", "Microsoft"]);
  await expect.element(page.getByLabelText("Current password")).not.toBeInTheDocument();
  await page.getByLabelText("New password", { exact: true }).fill(NEXT_PASSWORD);
  await page.getByLabelText("Confirm new password").fill(NEXT_PASSWORD);
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect.element(signIn.getByText(stale)).toBeVisible();
  await expect
    .element(signIn.getByRole("link", { name: "Confirm with Microsoft" }))
    .toHaveAttribute("href", "/auth/microsoftonline?confirm=1&from=%2Fprofile");
  await page.getByRole("button", { name: "Download my data" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Download" }).click();
  await expect.element(dialog.getByRole("link", { name: "Confirm with Google" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByLabelText("Type “delete” to confirm").fill("delete");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect.element(dialog.getByRole("link", { name: "Confirm with Google" })).toBeVisible();
});

test("my provider could not confirm who I am, and I read why", async () => {
  const why = page.getByText("That is a different account from the one you are signed in with.");
  await openProfile(`/profile?error=${btoa("different")}`);
  await expect.element(why).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expectHidden(why);
  await expect.poll(address).toBe("/profile");
  await openProfile("/profile?error=Send+us+money");
  await expect.element(page.getByLabelText("Full name")).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("alert")).not.toBeInTheDocument();
});

test("an address with the name of a section leads to it", async () => {
  await openProfile("/profile#your-data");
  await expect.element(page.getByRole("heading", { name: "Your data" })).toBeInViewport();
  await page.getByRole("navigation", { name: "Sections" }).getByText("Your details").click();
  await expect.element(page.getByRole("heading", { name: "Your details" })).toBeInViewport();
});

test("with the keyboard alone I delete my account, after each mistake is said", async () => {
  answers(deleteAccount, refusal("forbidden", "That is not your password"));
  await openProfile();
  await press(page.getByRole("button", { name: "Delete account" }), "Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const password = dialog.getByLabelText("Your password");
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("not my password{Enter}");
  await expect.element(dialog.getByText("Please type the word delete")).toBeVisible();
  await expect.element(dialog.getByLabelText("Type “delete” to confirm")).toHaveFocus();
  await userEvent.keyboard("Delete {Enter}");
  await expect.element(dialog.getByText("That is not your password")).toBeVisible();
  await expect.element(password).toHaveFocus();

  // I think better of it, and nothing of it is kept.
  await userEvent.keyboard("{Escape}");
  await expectHidden(dialog);
  await expect.element(page.getByRole("button", { name: "Delete account" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(password).toHaveValue("");
});

test("to sign out everywhere is asked once more, and the focus comes back", async () => {
  await openProfile();
  const everywhere = page.getByRole("button", { name: "Sign out everywhere", exact: true });
  await everywhere.click();
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expectHidden(dialog);
  await expect.element(everywhere).toHaveFocus();
});

const details = section("Your details");

test("a recruiter reads until when it is free", async () => {
  answerAs("full", "recruiter /profile");
  answers(getAccount, { ...ACCOUNT, free_until: "2027-09-02T01:00:00.000Z" });
  await openProfile("/profile", recruiter());
  await expect
    .element(details)
    .toHaveTextContent("Free until 2 September 2027. Nothing is charged.");
  await expect.element(details).toHaveTextContent("verified");
});

test("an administrator reads what they are", async () => {
  await openProfile("/profile", administrator());
  await expect.element(details).toHaveTextContent("Administrator");
  await expect.element(details).not.toHaveTextContent("Free until");
});

for (const width of [1280, 390])
  test(`every dialog of the settings opens, closes and fits, ${width} wide`, async () => {
    await page.viewport(width, 844);
    await openProfile();
    await expect.element(sessionRows).toHaveLength(1);
    expectNoSidewaysScroll();
    for (const name of ["Sign out everywhere", "Download my data", "Delete account"]) {
      await page.getByRole("button", { name }).click();
      await expect.element(page.getByRole("dialog")).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await expectHidden(page.getByRole("dialog"));
    }
  });
