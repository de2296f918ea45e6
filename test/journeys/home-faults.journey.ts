import { readFileSync } from "node:fs";
import { READING_MS } from "../support/document-screens.ts";
import { file, find, findByPress, submit } from "../support/home-screens.ts";
import { hostileFiles } from "../support/hostile-files.ts";
import { expect, test } from "../support/journey.ts";

test("a hostile file gets a sentence, and the page goes on", async ({ page }) => {
  test.slow();
  await page.goto("/");
  // Each of the others: hostile-files.test.ts, of the server.
  const hostile = hostileFiles().find(({ name }) => name === "entities.docx");
  const buffer = Buffer.from(hostile?.content ?? "");
  await file(page).setInputFiles({ name: "entities.docx", mimeType: "", buffer });
  await submit(page).click();
  const another = page.getByRole("button", { name: "Choose another file" });
  await expect(another).toBeVisible({ timeout: READING_MS });
  await expect(another).toHaveAccessibleDescription(/^[A-Z]\w* \w.*\. PDF, DOC/);
  await expect(page).toHaveURL("/");
  // And with the oldest kind of file: PDFs are the samples of home.journey.ts, DOCX is in payloads.journey.ts.
  const doc = readFileSync("test/corpus/apart/date-table-05.doc");
  await file(page).setInputFiles({ name: "Old.doc", mimeType: "", buffer: doc });
  await findByPress(page, submit(page));
  await expect(page.getByText("Old.doc")).toBeVisible();
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
