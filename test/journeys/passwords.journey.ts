import type { Page } from "@playwright/test";
import { arrive, button, field, heading } from "../support/account-screens.ts";
import { expect, PASSWORD, signInSomeone, test } from "../support/journey.ts";

// A colour on its way from one theme to the other has no contrast that counts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const NEW_PASSWORD = "a better horse";

async function askForLink(page: Page, email: string) {
  await expect(heading(page, "Forgot your password?")).toBeVisible();
  await field(page, "Email").fill(email);
  await button(page, "Send Reset Link").click();
  await expect(heading(page, "Check your email")).toBeVisible();
}

/** The address in the mail to this person, as the mailbox shows it. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  let link: string | undefined;
  await expect
    .poll(async () => {
      const names = (await textOf("/dev/mailbox")).matchAll(/\/dev\/mailbox\/[^"]+/g);
      for (const [name] of names) {
        const mail = await textOf(name);
        if (mail.includes(email)) link ??= /\/reset-password\?token=[\w-]+/.exec(mail)?.[0];
      }
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

async function fillIn(page: Page, password: string, again = password) {
  await field(page, "New Password").fill(password);
  await field(page, "Confirm New Password").fill(again);
  await button(page, "Reset Password").click();
}

test("I forgot my password, and a link in my mailbox sets a new one", async ({ page }) => {
  const email = await signInSomeone(page);
  await arrive(page, "/forgot-password");
  await askForLink(page, email);

  const link = await mailedLink(page, email);
  await arrive(page, link);
  await expect(page).toHaveURL("/reset-password");
  // The token has left the address, and a reload does not lose it.
  await page.reload();
  const asked = page.waitForRequest("**/api/auth/reset-password");
  await fillIn(page, NEW_PASSWORD);
  expect((await asked).headers().referer).not.toContain("token");
  await expect(heading(page, "Password Reset Successful")).toBeVisible();
  await expect(heading(page, "Password Reset Successful")).toBeFocused();
  await page.reload();
  await expect(heading(page, "Password Reset Successful")).toBeVisible();
  await page.getByRole("link", { name: "Continue to Login" }).click();

  // A new password signs me out here as well.
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await button(page, "Sign In").click();
  await expect(page.getByText("Invalid email or password")).toHaveCount(2);
  await field(page, "Password").fill(NEW_PASSWORD);
  await button(page, "Sign In").click();
  await expect(page).toHaveURL("/dashboard");

  // The link worked once.
  await arrive(page, link);
  await fillIn(page, NEW_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("Reset link has expired or is invalid");
});
