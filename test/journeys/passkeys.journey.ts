import type { Page } from "@playwright/test";
import { button, field } from "../support/account-screens.ts";
import { expect, expectAccessible, PASSWORD, signInSomeone, test } from "../support/journey.ts";
import { openSettings, section } from "../support/settings.ts";

/** A device with a fingerprint reader, as Chromium plays one. */
async function withDevice(page: Page, knowsMe = true) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: knowsMe,
      automaticPresenceSimulation: true,
    },
  });
  return {
    knows: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    count: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page, "Passkeys").getByRole("button", { name: "Add a passkey" }).click();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(section(page, "Passkeys").getByText(name, { exact: true })).toBeVisible();
}

test("I add a passkey with the keyboard alone, sign in with it, and remove it", async ({
  page,
}) => {
  await signInSomeone(page);
  const device = await withDevice(page);
  await openSettings(page);
  await section(page, "Passkeys").getByRole("button", { name: "Add a passkey" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please give it a name")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("My laptop");
  await page.keyboard.press("Enter");
  await expect(section(page, "Passkeys")).toContainText("My laptop");
  await expect(section(page, "Passkeys")).toContainText("not used yet");
  expect(await device.count()).toBe(1);
  await expectAccessible(page);

  await page.goto("/auth/logout/google");
  await page.goto("/login");
  await device.knows(false);
  await button(page, "Sign in with a passkey").click();
  await expect(page.getByText("No passkey was used. Nothing has changed.").first()).toBeVisible();
  await device.knows(true);
  await button(page, "Sign in with a passkey").click();
  await expect(page).toHaveURL(/\/dashboard/);

  await openSettings(page);
  await expect(section(page, "Passkeys")).toContainText("last used");
  await section(page, "Passkeys")
    .getByRole("button", { name: /^Rename ?: My laptop/ })
    .press("Enter");
  await expect(page.getByRole("dialog", { name: "Rename this passkey" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Work laptop");
  await page.keyboard.press("Enter");
  await expect(section(page, "Passkeys").getByText("Work laptop", { exact: true })).toBeVisible();
  await section(page, "Passkeys")
    .getByRole("button", { name: /^Remove ?: Work laptop/ })
    .click();
  await page
    .getByRole("dialog", { name: "Remove Work laptop?" })
    .getByRole("button", { name: "Remove" })
    .click();
  await expect(page.getByText("That passkey is removed.").first()).toBeVisible();
  await page.goto("/auth/logout/google");
  await page.goto("/login");
  await button(page, "Sign in with a passkey").click();
  await expect(page.getByText("We do not know that passkey.").first()).toBeVisible();
});

test("an open session asks who I am before it changes how I sign in, and my passkey answers", async ({
  page,
  browser,
  app,
}) => {
  const email = await signInSomeone(page);
  await withDevice(page);
  await openSettings(page);
  await addPasskey(page, "My laptop");

  // In a browser where I came in with the password alone.
  const context = await browser.newContext({ baseURL: app.url });
  const other = await context.newPage();
  await other.goto("/login");
  await field(other, "Email").fill(email);
  await field(other, "Password").fill(PASSWORD);
  await button(other, "Sign In").click();
  await expect(other).toHaveURL(/\/dashboard/);
  await openSettings(other);
  await section(other, "Passkeys")
    .getByRole("button", { name: /^Remove ?: My laptop/ })
    .click();
  const remove = other
    .getByRole("dialog", { name: "Remove My laptop?" })
    .getByRole("button", { name: "Remove" });
  await remove.click();
  const question = other.getByRole("dialog", { name: "Is it you?" });
  await expect(question).toContainText("This needs more than a password");
  await expect(question.getByLabel("Your password")).toHaveCount(0);
  await expectAccessible(other);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(other.getByText("Please confirm that it is you.")).toBeVisible();
  await context.close();

  // Where the device is, the same press goes through: the passkey is fresh there.
  await section(page, "Passkeys")
    .getByRole("button", { name: /^Remove ?: My laptop/ })
    .click();
  await page
    .getByRole("dialog", { name: "Remove My laptop?" })
    .getByRole("button", { name: "Remove" })
    .click();
  await expect(page.getByText("That passkey is removed.").first()).toBeVisible();
});

test("a password that I typed a moment ago is asked for once more, and the call goes on", async ({
  page,
}) => {
  await signInSomeone(page);
  const device = await withDevice(page);
  // As if the session had been open since yesterday: the server says so once.
  let refusals = 0;
  await page.route("**/api/account/passkeys/options", async (route) => {
    if (refusals++ > 0) return route.continue();
    const message = "Please confirm that it is you.";
    const json = { success: false, message, error: message, fault: "confirm" };
    return route.fulfill({ status: 403, json });
  });
  await openSettings(page);
  await section(page, "Passkeys").getByRole("button", { name: "Add a passkey" }).click();
  await page.keyboard.type("My laptop");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Is it you?" });
  await expect(question.getByLabel("Your password")).toBeFocused();
  await page.keyboard.type("not my password");
  await page.keyboard.press("Enter");
  await expect(question.getByText("That is not your password")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(section(page, "Passkeys")).toContainText("My laptop");
  expect(await device.count()).toBe(1);
});
