import { READING_MS } from "../support/document-screens.ts";
import { file, find, RESULTS, submit } from "../support/home-screens.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { expect, test } from "../support/journey.ts";
import { scanOf } from "../support/scan.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const _FAILED = /^Error finding matches\. Please try again\./;

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
