import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  test as base,
  expect,
  finishOnboarding,
  newEmail,
  OURS,
  PASSWORD,
} from "../support/journey.ts";
import { type OidcProvider, startOidcProvider } from "../support/oidc-provider.ts";
import { startProgram } from "../support/program.ts";

/** A program that knows Google and Microsoft: two providers on this machine in their places. */
const test = base.extend<object, { google: OidcProvider; microsoft: OidcProvider }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it must hand in here.
    async ({}, use) => {
      const google = await startOidcProvider("google");
      await use(google);
      await google.stop();
    },
    { scope: "worker" },
  ],
  microsoft: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const microsoft = await startOidcProvider("microsoftonline");
      await use(microsoft);
      await microsoft.stop();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ google, microsoft }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "candour-providers-"));
      const program = startProgram({
        DATA_DIR: dataDir,
        PORT: "0",
        ...google.env,
        ...microsoft.env,
      });
      await use({ url: await program.url, link: await program.link });
      program.child.kill("SIGTERM");
      await program.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** On the sign-in page. */
async function pressContinue(page: Page, provider: "Google" | "Microsoft"): Promise<void> {
  const link = page.getByRole("link", { name: `Continue with ${provider}` });
  // A press before the script is there does nothing yet.
  await expect(async () => {
    await page.getByRole("tab", { name: "Google or Microsoft" }).click();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
}

/** From the sign-in page to the provider's own page. */
async function continueWith(page: Page, provider: "Google" | "Microsoft"): Promise<void> {
  await page.goto("/login");
  await pressContinue(page, provider);
  await expect(page.getByRole("heading", { name: "Sign in to the provider" })).toBeVisible();
}

async function signInThere(page: Page, account: string): Promise<void> {
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens the link that was mailed to this address. */
async function openConnectLink(page: Page, email: string): Promise<void> {
  await page.goto("/dev/mailbox");
  const mail = page
    .getByRole("row")
    .filter({ hasText: email })
    .getByRole("link", { name: "Connect Microsoft to your account" });
  // The mail may still be on its way.
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await page
    .getByRole("link", { name: /connect-account/ })
    .first()
    .click();
}

const signedInAs = async (page: Page) =>
  (await (await page.request.get("/api/user/status")).json()).user?.Email;

test("I sign in with Google, and am where I wanted to go", async ({ page, google }) => {
  const email = newEmail();
  google.people.set("priya", { email, email_verified: true, name: "Priya Raman" });
  await continueWith(page, "Google");
  await signInThere(page, "priya");
  await expect(page).toHaveURL("/onboarding");
  expect(await signedInAs(page)).toBe(email);
  await finishOnboarding(page, "Priya Raman", email);

  await page.context().clearCookies();
  await page.goto("/notifications");
  await expect(page).toHaveURL(/\/login/);
  await pressContinue(page, "Google");
  await signInThere(page, "priya");
  await expect(page).toHaveURL("/notifications");
});

test("I change my mind at Google, and am told that nothing has changed", async ({ page }) => {
  await continueWith(page, "Google");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/login\?error=/);
  await expect(page.getByText("The sign-in was cancelled. Nothing has changed.")).toBeVisible();
});

test("I connect Microsoft to my account with the link from my mailbox", async ({
  page,
  microsoft,
}) => {
  const email = newEmail();
  microsoft.people.set("priya", { tid: "tenant", oid: "priya", email, name: "Priya at work" });
  const account = { name: "Priya Raman", email, password: PASSWORD };
  await page.request.post("/api/auth/register", { data: account, headers: OURS });

  await continueWith(page, "Microsoft");
  await signInThere(page, "priya");
  await expect(page).toHaveURL(/\/login\?error=/);
  await expect(page.getByText("There is an account with this email address.")).toBeVisible();

  await openConnectLink(page, email);
  await expect(page.getByRole("heading", { name: "Connect Microsoft" })).toBeVisible();
  await page.getByRole("button", { name: "Connect Microsoft" }).dblclick();
  await expect(page).toHaveURL("/login");
  await expect(
    page.getByText("Microsoft is connected. You can sign in with it now."),
  ).toBeVisible();

  await pressContinue(page, "Microsoft");
  await expect(page).toHaveURL("/onboarding");
  expect(await signedInAs(page)).toBe(email);
});

test("a link that somebody else began is kindly refused", async ({
  page,
  app,
  browser,
  microsoft,
}) => {
  const email = newEmail();
  microsoft.people.set("eve", { tid: "elsewhere", oid: "eve", email });
  const account = { name: "Priya Raman", email, password: PASSWORD };
  await page.request.post("/api/auth/register", { data: account, headers: OURS });
  const stranger = await browser.newPage({ baseURL: app.url });
  await continueWith(stranger, "Microsoft");
  await signInThere(stranger, "eve");
  await expect(stranger).toHaveURL(/\/login\?error=/);
  await stranger.close();

  await openConnectLink(page, email);
  await page.getByRole("button", { name: "Connect Microsoft" }).click();
  await expect(page.getByRole("heading", { name: "Microsoft is not connected" })).toBeFocused();
  await expect(page.getByText("This link is invalid or has expired.")).toBeVisible();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page).toHaveURL("/login");

  await page.goto("/connect-account");
  await expect(page.getByText("This link is invalid or has expired.")).toBeVisible();
});

test("the connection is lost while I connect: I can try again", async ({ page, context }) => {
  await page.goto("/connect-account?token=abc", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Connect Microsoft" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Connect Microsoft" }).click();
  await expect(page.getByText("Candour could not be reached.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Connect Microsoft" }).click();
  await expect(page.getByRole("heading", { name: "Microsoft is not connected" })).toBeVisible();
});
