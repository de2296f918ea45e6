import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import { UNREACHABLE } from "#web/lib/api.ts";
import { type Bytes, READING_MS, textFile } from "../support/document-screens.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { expect, expectAccessible, newEmail, PASSWORD, test } from "../support/journey.ts";
import { scanOf } from "../support/scan.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const RESULTS = /\/\?resume=[0-9a-f-]{36}$/;
const COMPARISON = /\/\?resume=[0-9a-f-]{36}.*&compare=[0-9a-f-]{36}$/;
const FAILED = /^Error finding matches\. Please try again\./;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const file = (page: Page) => page.getByLabel("Resume", { exact: true }).and(page.locator("input"));
const submit = (page: Page) => page.getByRole("button", { name: "Find my matches" });
const cards = (page: Page) => page.getByRole("list", { name: "Jobs" }).getByRole("article");
const MEI = textFile("Mei Chan.txt", RESUME_TEXT);

async function find(page: Page, resume: Bytes = MEI): Promise<void> {
  await page.goto("/");
  await file(page).setInputFiles(resume);
  await submit(page).click();
  await expect(page).toHaveURL(RESULTS, { timeout: READING_MS });
  await expect(title(page)).toHaveText(/match(es)? your resume$/);
}

/** What the page said beside the file, in order. */
async function followStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const place of document.querySelectorAll("fieldset [role=status]")) {
        const text = place.textContent ?? "";
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "said"));
}

test("from my resume to the jobs that fit, to one of them in full, and back", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await page.goto("/");
  await expect(title(page)).toHaveText(/^See which jobs fit your resume/);
  for (const part of ["How it works", "What you can count on", "Our goals"])
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
  await expectAccessible(page);
  await file(page).setInputFiles(MEI);
  const said = await followStatus(page);
  await submit(page).click();
  await expect(page.getByText("Analyzing your resume").first()).toBeVisible();
  await expect(page).toHaveURL(RESULTS, { timeout: READING_MS });
  // The name before, bytes while it is sent, and patience with a program that has just started.
  const asides = /^(Mei Chan\.txt|Uploading|Finding the best matches)/;
  expect((await said()).filter((text) => !asides.test(text))).toEqual([
    "Processing file",
    "Upload complete",
    "Analyzing your resume",
    "Searching for jobs",
    expect.stringMatching(/^Found \d+ job matches$/),
  ]);

  await expect(title(page)).toHaveText(/match(es)? your resume$/);
  await expect(cards(page).first()).toContainText(/\d+%/);
  await expect(page.locator("#main")).toBeFocused();
  const results = page.url();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();

  const name = await cards(page).first().getByRole("heading").innerText();
  await cards(page).first().getByRole("button", { name: "Compare in full" }).click();
  await expect(page).toHaveURL(COMPARISON);
  await expect(title(page)).toContainText(name);
  await expect(page.getByText("This assessment may contain errors.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(title(page)).toContainText(name);

  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(title(page)).toContainText(name);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(results);
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Drop your resume here")).toBeVisible();
});

test("one press on a sample shows what this is about", async ({ page }) => {
  test.slow();
  for (const [sample, job] of [
    ["A lawyer’s", /Employment|Workplace|Lawyer|Associate|Counsel|Solicitor/],
    ["A nurse’s", /Nurs|Midwi|Care/],
    ["A software engineer’s", /Engineer|Developer|Software|Platform/],
  ] as const) {
    await page.goto("/");
    await page.getByRole("button", { name: sample }).click();
    await expect(page).toHaveURL(RESULTS, { timeout: READING_MS });
    await expect(cards(page).first().getByRole("heading")).toHaveText(job);
  }
});

test("every kind of file leads to matches", async ({ page }) => {
  test.slow();
  const corpus = (name: string) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: readFileSync(`test/corpus/apart/${name}`),
  });
  for (const name of ["classic-06.pdf", "cover-02.docx", "date-table-05.doc"]) {
    await find(page, corpus(name));
    await expect(page.getByText(name)).toBeVisible();
  }
});

test("a scan is read first, and says so", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await file(page).setInputFiles({
    name: "Scan.pdf",
    mimeType: "application/pdf",
    buffer: await scanOf(RESUME_TEXT),
  });
  await submit(page).click();
  await expect(page.getByText(/^Processing file\. It is a scan/).first()).toBeVisible({
    timeout: READING_MS,
  });
  await expect(page).toHaveURL(RESULTS, { timeout: 90_000 });
});

test("hostile files get a sentence each, and the page goes on", async ({ page }) => {
  test.slow();
  await page.goto("/");
  const wanted = ["lie.pdf", "loop.pdf", "truncated.pdf", "entities.docx"];
  for (const { name, content } of hostileFiles().filter((one) => wanted.includes(one.name))) {
    await file(page).setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
    await submit(page).click();
    await expect(page.getByRole("button", { name: "Choose another file" })).toBeVisible({
      timeout: READING_MS,
    });
    await expect(
      page.getByRole("button", { name: "Choose another file" }),
    ).toHaveAccessibleDescription(/\w+ .*\.$/);
    await expect(page).toHaveURL("/");
  }
  await find(page);
});

test("with the keyboard alone, from pasted text to a comparison", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await page.goto("/");
  await page.getByRole("tab", { name: "Upload a file" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(RESUME_TEXT);
  await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(RESULTS, { timeout: READING_MS });
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press("j");
  const compare = cards(page).nth(1).getByRole("button", { name: "Compare in full" });
  for (let presses = 0; presses < 6; presses++) {
    if (await compare.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(compare).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(COMPARISON);
  await expect(page.locator("#main")).toBeFocused();
});

test("on a phone all of it fits", async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const fits = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
  };
  await page.goto("/");
  await expectAccessible(page);
  await fits();
  await find(page);
  await fits();
  await cards(page).first().getByRole("button", { name: "Compare in full" }).click();
  await expect(page).toHaveURL(COMPARISON);
  await expect(page.getByText("This assessment may contain errors.")).toBeVisible();
  await fits();
});

test("the network is lost in the middle, and what I gave is still there", async ({ page }) => {
  test.slow();
  await page.goto("/");
  const uploads: string[] = [];
  page.on("request", ({ url }) => /\/upload\//.test(url()) && uploads.push(url()));
  await page.route("**/api/search?*", (route) => route.abort());
  await file(page).setInputFiles(MEI);
  await submit(page).click();
  await expect(page.getByText(FAILED).first()).toHaveText(new RegExp(UNREACHABLE.slice(0, 30)), {
    timeout: READING_MS,
  });
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Mei Chan.txt")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/search?*");
  await submit(page).click();
  await expect(page).toHaveURL(RESULTS, { timeout: READING_MS });
  // What had arrived was not sent again.
  expect(uploads).toHaveLength(1);

  // A comparison that fails is only logged: the list stays as it is (spec 1 §8).
  await page.route("**/compares", (route) => route.abort());
  await cards(page).first().getByRole("button", { name: "Compare in full" }).click();
  await expect(cards(page).first().getByRole("button", { name: "Compare in full" })).toBeEnabled();
  await expect(page).toHaveURL(RESULTS);
});

test("what fails on the server says what the spec says", async ({ page }) => {
  await page.goto("/");
  await page.route("**/api/search?*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await file(page).setInputFiles(MEI);
  await submit(page).click();
  await expect(page.getByText("Error finding matches. Please try again.").first()).toBeVisible({
    timeout: READING_MS,
  });
  await file(page).setInputFiles({ name: "Mei.pages", mimeType: "", buffer: Buffer.alloc(9) });
  await expect(page.getByText(DOCUMENT_SENTENCES.wrongType).first()).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

test("I give up while it searches, and still have my file", async ({ page }) => {
  await page.goto("/");
  await page.route("**/api/search?*", () => undefined);
  await file(page).setInputFiles(MEI);
  await submit(page).click();
  await expect(page.getByText("Analyzing your resume").first()).toBeVisible({
    timeout: READING_MS,
  });
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Remove Mei Chan.txt" })).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await expect(page).toHaveURL("/");
});

test("I sign up in the middle, and my resume and its matches come along", async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESK);
  await find(page);
  const results = page.url();
  await cards(page)
    .first()
    .getByRole("button", { name: /^Save job/ })
    .click();
  const prompt = page.getByRole("dialog");
  await expect(prompt.getByRole("button", { name: "Maybe Later" })).toBeVisible();
  await expectAccessible(page);
  await prompt.getByRole("button", { name: "Maybe Later" }).click();
  await expect(prompt).toBeHidden();
  await cards(page)
    .first()
    .getByRole("button", { name: /^Save job/ })
    .click();
  await prompt.getByRole("link", { name: "Create Free Account" }).click();

  const email = newEmail();
  await page.getByLabel("Full name").fill("Mei-Lin Chan");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();

  await expect(page).toHaveURL(results);
  await expect(page.getByText(/^Keep the resume read at \d\d:\d\d\?$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await cards(page)
    .first()
    .getByRole("button", { name: /^Save job/ })
    .click();
  await expect(page.getByText("Job bookmarked")).toBeVisible();
  await page.reload();
  await expect(cards(page).first().getByRole("button", { pressed: true })).toBeVisible();
});

test("somebody else's resume shows nothing of it", async ({ page, browser, baseURL }) => {
  test.slow();
  await find(page);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${baseURL}/${new URL(page.url()).search}`);
  await expect(stranger.getByRole("heading", { name: /resume is (not|no longer)/ })).toBeVisible();
  await expect(stranger.getByText("Mei")).toHaveCount(0);
  await other.close();
});
