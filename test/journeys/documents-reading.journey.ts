import { printResume } from "#server/features/documents/print-resume.ts";
import {
  bringResume,
  group,
  line,
  litLines,
  original,
  READING_MS,
} from "../support/document-screens.ts";
import { expect, test } from "../support/journey.ts";
import { scanOf } from "../support/scan.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

test("I drop my resume without an account, see what was read, and correct it for good", async ({
  page,
}) => {
  await bringResume(page);
  await expect(page.getByRole("heading", { level: 1, name: "Mei-Lin Chan" })).toBeVisible();
  await expect(page.getByText(/^Erased on \d+ \w+ \d{4}\./)).toBeVisible();
  const contact = group(page, "Contact");
  await expect(contact).toContainText("mei.chan@example.com");
  await expect(group(page, "Experience")).toContainText("Senior Associate");

  await contact.getByRole("button", { name: "Correct Name" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.getByRole("textbox", { name: "Name" }).fill("Mei-Lin Chan-Hall");
  await page.keyboard.press("Enter");
  await expect(contact.getByText("Corrected by you")).toBeVisible();
  await expect(contact.getByRole("button", { name: "Correct Name" })).toBeFocused();
  await page.reload();
  await expect(contact.getByText("Mei-Lin Chan-Hall")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mei-Lin Chan-Hall");

  await contact.getByRole("button", { name: "Use what was read" }).click();
  await expect(contact.getByText("Corrected by you")).toBeHidden();
  await expect(contact.getByText("Mei-Lin Chan", { exact: true })).toBeVisible();
  await expect(contact.getByRole("button", { name: "Correct Name" })).toBeFocused();
});

test("of a PDF I see the pages, and a field lights its place on them", async ({ page }) => {
  const lines = RESUME_TEXT.split("\n").map((text) => ({ text, page: 1 }));
  const buffer = await printResume({ name: "Mei-Lin Chan", fileName: "Mei.pdf", lines });
  await bringResume(page, {
    name: "Mei.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(buffer),
  });
  const picture = original(page).locator("img").first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: READING_MS,
    })
    .toBeGreaterThan(100);
  await group(page, "Contact").getByText("mei.chan@example.com").hover();
  await expect(litLines(page)).toHaveCount(1);
  const [paper, lit] = [await picture.boundingBox(), await litLines(page).boundingBox()];
  expect(lit?.y).toBeGreaterThan(paper?.y ?? Number.NaN);
  expect(lit?.width).toBeLessThan(paper?.width ?? 0);
  await original(page).getByRole("button", { name: "Text" }).click();
  await expect(line(page, 1)).toContainText("Mei-Lin Chan");
});

test("a scan is read while I watch, and then what was read is there", async ({ page }) => {
  test.slow();
  await bringResume(page, {
    name: "Scan.pdf",
    mimeType: "application/pdf",
    // A few lines are a scan as well as a whole page is, and read in a moment.
    buffer: await scanOf(RESUME_TEXT.split("\n").slice(0, 8).join("\n")),
  });
  await expect(page.getByRole("heading", { name: "We are reading this document" })).toBeVisible();
  await expect(group(page, "Contact")).toContainText("mei.chan@example.com", {
    timeout: 3 * READING_MS,
  });
});

test("I download my file, and have it read again; nobody else sees it, and I delete it", async ({
  page,
  context,
}) => {
  await bringResume(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download original" }).click();
  expect((await download).suggestedFilename()).toBe("Mei Chan.txt");
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByText("The document is read again").first()).toBeVisible();

  const mine = await context.cookies();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole("heading", { name: "That document was not found" })).toBeVisible();
  await context.clearCookies();
  await context.addCookies(mine);
  await page.reload();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete document" }).click();
  await expect(page).toHaveURL("/documents");
  await expect(page.getByRole("heading", { name: "Nothing uploaded yet" })).toBeVisible();
});
