import type { Page } from "@playwright/test";
import { button, field } from "../support/account-screens.ts";
import { appCode } from "../support/authenticator-app.ts";
import {
  expect,
  expectAccessible,
  newEmail,
  OURS,
  PASSWORD,
  signInSomeone,
  test,
} from "../support/journey.ts";
import { openSettings, post, section, tabTo } from "../support/settings.ts";

/** Turns it on in the settings and answers the key of the app, and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await openSettings(page);
  await section(page, "Two-step sign-in").getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
  await expect(dialog.getByRole("img", { name: /The key as a picture/ })).toBeVisible();
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(
    " ",
    "",
  );
  await dialog.getByLabel("Code from the app").fill(appCode(secret, new Date()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const codes = await shown.getByRole("listitem").allInnerTexts();
  await shown.getByRole("button", { name: "I’ve saved them" }).click();
  await expect(section(page, "Two-step sign-in")).toContainText("10 recovery codes are left.");
  return { secret, codes };
}

/** A code works once: the next one that an app would show. */
const nextCode = (secret: string) => appCode(secret, new Date(Date.now() + 30_000));

async function signInAnew(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
}

test("I turn on two-step sign-in, and from then on I am asked for a code", async ({
  page,
  browser,
  app,
}) => {
  const email = await signInSomeone(page);
  const { secret, codes } = await turnOn(page);
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: app.url });
  const other = await context.newPage();
  await other.goto("/messages");
  await expect(other).toHaveURL(/\/login/);
  await signInAnew(other, email);
  await expect(other.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expectAccessible(other);
  // With the keyboard alone.
  await tabTo(other, other.getByLabel("Code"));
  await other.keyboard.type("000000");
  await other.keyboard.press("Enter");
  await expect(other.getByText("That code is not right.")).toBeVisible();
  await expect(other.getByLabel("Code")).toBeFocused();
  await other.keyboard.press("ControlOrMeta+a");
  await other.keyboard.type(nextCode(secret));
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(/\/dashboard/);

  // A phone that is lost: a recovery code, once.
  await other.goto("/auth/logout/google");
  await signInAnew(other, email);
  await other.getByLabel("Code").fill(codes[0] ?? "");
  await button(other, "Continue").click();
  await expect(other).toHaveURL(/\/dashboard/);
  await openSettings(other);
  await expect(section(other, "Two-step sign-in")).toContainText("9 recovery codes are left.");
  await context.close();

  // Out of the first browser's settings again; it was proved a moment ago.
  await section(page, "Two-step sign-in").getByRole("button", { name: "Turn off" }).click();
  const sure = page.getByRole("dialog", { name: "Turn off two-step sign-in?" });
  await sure.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Two-step sign-in is off.").first()).toBeVisible();
  expect(await post(page, "/api/auth/login", { email, password: PASSWORD })).toBe(200);
});

test("where I wanted to go is where the code leads me", async ({ page, browser, app }) => {
  const email = await signInSomeone(page);
  const { secret } = await turnOn(page);
  const context = await browser.newContext({ baseURL: app.url });
  const other = await context.newPage();
  await other.goto("/messages");
  await expect(other).toHaveURL(/\/login/);
  await field(other, "Email").fill(email);
  await field(other, "Password").fill(PASSWORD);
  await button(other, "Sign In").click();
  await other.getByLabel("Code").fill(nextCode(secret));
  await button(other, "Continue").click();
  await expect(other).toHaveURL(/\/messages/);
  await context.close();
});

/** The address in the mail to this person, as the mailbox shows it. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const textOf = async (path: string) => (await page.request.get(path)).text();
  let link: string | undefined;
  await expect
    .poll(async () => {
      const names = (await textOf("/dev/mailbox")).matchAll(/\/dev\/mailbox\/[^"]+/g);
      for (const [name] of names) {
        const mail = await textOf(name);
        if (mail.includes(email)) link ??= /\/end-session\?token=[\w-]+/.exec(mail)?.[0];
      }
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

test("a mail tells me of a browser I do not know, and its link signs it out", async ({
  page,
  browser,
  app,
}) => {
  const email = newEmail();
  const person = { name: "Priya Raman", email, password: PASSWORD };
  await page.request.post("/api/auth/register", { data: person, headers: OURS });
  await page.request.post("/api/auth/login", { data: person, headers: OURS });
  const context = await browser.newContext({ baseURL: app.url });
  const stranger = await context.newPage();
  await post(stranger, "/api/auth/login", { email, password: PASSWORD });
  const address = await mailedLink(page, email);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Sign that browser out" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Sign that browser out").click();
  await expect(page.getByRole("heading", { name: "That browser is signed out" })).toBeFocused();
  const status = await stranger.request.get("/api/user/status");
  expect((await status.json()).logged_in).toBe(false);
  await page.goto(address);
  await button(page, "Sign that browser out").click();
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await context.close();
});
