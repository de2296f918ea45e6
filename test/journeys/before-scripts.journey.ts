import type { BrowserContext, Page } from "@playwright/test";
import { FINDING_MS, file, MEI, PHONE, submit, title } from "../support/home-screens.ts";
import { expect, newEmail, OURS, PASSWORD, test } from "../support/journey.ts";

/** A page on a slow line: it is shown, and its scripts come when they are let through. */
async function slowly(context: BrowserContext, path: string) {
  // Not the page of the other journeys, which waits until React has taken over.
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  let letThrough = () => {};
  const scripts = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  // Deferred scripts hold back every later event of the page.
  await page.goto(path, { waitUntil: "commit" });
  return { page, letThrough, complaints };
}

async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).fill("Priya");
  await email(page).fill("priya@example.org");
  await page.getByLabel(/^Subject/).selectOption("Bug Report");
  await page.getByLabel(/^Message/).fill("Hello");
  await page.locator("form [type=submit]").click();
}

const email = (page: Page) => page.getByRole("textbox", { name: /^Email/ });

test("the resume I send before the page is ready is searched with", async ({ context }) => {
  test.slow();
  const { page, letThrough, complaints } = await slowly(context, "/");
  await file(page).setInputFiles(MEI);
  await submit(page).click();
  await expect(submit(page)).toBeVisible();
  letThrough();
  // How it goes on from here: "from my resume to the jobs that fit".
  await expect(page.getByText("Analyzing your resume").first()).toBeVisible({
    timeout: FINDING_MS,
  });
  expect(complaints).toEqual([]);
});

test("I can choose a file before the page is ready", async ({ context }) => {
  const { page, letThrough } = await slowly(context, "/");
  const chooser = page.waitForEvent("filechooser", { timeout: 20_000 });
  await page.getByRole("button", { name: "choose a file" }).click();
  await (await chooser).setFiles(MEI);
  letThrough();
  await expect(page.getByText("Mei Chan.txt", { exact: true })).toBeVisible();
});

test("files chosen before the comparison is ready can be compared", async ({ context }) => {
  const { page, letThrough } = await slowly(context, "/compare");
  await file(page).setInputFiles(MEI);
  letThrough();
  await expect(page.getByText("Mei Chan.txt", { exact: true })).toBeVisible();
});

test("I can sign in before the page is ready", async ({ context }) => {
  const address = newEmail();
  const person = { name: "Priya Raman", email: address, password: PASSWORD };
  await context.request.post("/api/auth/register", { data: person, headers: OURS });
  const { page, letThrough, complaints } = await slowly(context, "/login");
  await email(page).fill(address);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(email(page)).toHaveValue(address);
  letThrough();
  await expect(page).not.toHaveURL(/\/login/);
  expect(complaints).toEqual([]);
});

for (const path of ["/register", "/forgot-password"])
  test(`what I send on ${path} before it is ready is looked at once it is`, async ({ context }) => {
    const { page, letThrough } = await slowly(context, path);
    await email(page).fill("nobody");
    await page.evaluate(() => document.querySelector<HTMLElement>("form [type=submit]")?.click());
    letThrough();
    await expect(page.locator("form [aria-invalid=true]").first()).toBeVisible();
    await expect(email(page)).toHaveValue("nobody");
  });

test("the message I send before the page is ready arrives", async ({ context }) => {
  const { page, letThrough } = await slowly(context, "/contact");
  await writeMessage(page);
  letThrough();
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
});

test("scripts that never come: the form says that it was not sent", async ({ context }) => {
  const page = await context.newPage();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await email(page).fill("priya@example.org");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(title(page)).toHaveText("That wasn’t sent");
  await page.goBack();
  await expect(email(page)).toHaveValue("priya@example.org");
});

test("without scripts at all a form leads to a page, on a phone too", async ({ browser, app }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: app.url,
    viewport: PHONE,
  });
  await page.goto("/contact");
  await writeMessage(page);
  await expect(title(page)).toHaveText("That wasn’t sent");
  await page.getByRole("link", { name: "Open the page again" }).click();
  await expect(page).toHaveURL("/contact");
  await page.close();
});
