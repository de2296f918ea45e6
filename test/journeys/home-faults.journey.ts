import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import { UNREACHABLE } from "#web/lib/api.ts";
import { READING_MS } from "../support/document-screens.ts";
import { cards, FINDING_MS, file, find, MEI, RESULTS, submit } from "../support/home-screens.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { scanOf } from "../support/scan.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const FAILED = /^Error finding matches\. Please try again\./;

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
    ).toHaveAccessibleDescription(/^[A-Z]\w* \w.*\. PDF, DOC/);
    await expect(page).toHaveURL("/");
  }
  await find(page);
});

test("the network is lost in the middle, and what I gave is still there", async ({ page }) => {
  test.slow();
  await page.goto("/");
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (/\/upload\//.test(request.url())) uploads.push(request.url());
  });
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
  await expect(page).toHaveURL(RESULTS, { timeout: FINDING_MS });
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

test("somebody else's resume shows nothing of it", async ({ page, browser, baseURL }) => {
  test.slow();
  await find(page);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${baseURL}/${new URL(page.url()).search}`);
  await expect(stranger.getByRole("heading", { name: "That resume was not found" })).toBeVisible();
  await expect(stranger.getByText("Mei")).toHaveCount(0);
  await other.close();
});
