import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import { READING_MS } from "../support/document-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

test("as a recruiter I upload an archive and see what became of each file", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in as recruiter" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/documents");
  const archives = page.getByRole("region", { name: "Archives" });
  const input = page.getByLabel("Archive", { exact: true });
  const upload = archives.getByRole("button", { name: "Upload archive" });

  await upload.click();
  await expect(archives.getByText("Please select a ZIP or RAR file.").first()).toBeVisible();
  await expect(archives.getByText(/^Please confirm that you may hold/)).toBeVisible();
  await input.setInputFiles({ name: "All.7z", mimeType: "", buffer: Buffer.alloc(9) });
  await expect(archives.getByText("Please upload a ZIP or RAR file.").first()).toBeVisible();

  const buffer = makeZip([
    { name: "Mei.txt", content: RESUME_TEXT },
    { name: "again/Mei.txt", content: RESUME_TEXT },
    { name: "team.jpg", content: "not a document" },
  ]);
  await input.setInputFiles({ name: "October.zip", mimeType: "application/zip", buffer });
  await archives.getByRole("checkbox").check();
  await upload.click();

  const row = (name: RegExp) => archives.getByRole("row", { name });
  await expect(archives.getByText("3 of 3")).toBeVisible({ timeout: READING_MS });
  await expect(row(/^Mei\.txt/)).toContainText("Read");
  await expect(row(/^again\/Mei\.txt/)).toContainText("Duplicate");
  await expect(row(/^team\.jpg/)).toContainText("Refused");
  for (const count of ["1 read", "1 duplicate", "1 refused"])
    await expect(archives.getByText(count)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await archives.getByRole("button", { name: /October\.zip/ }).click();
  await archives.getByRole("link", { name: "Mei.txt", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mei-Lin Chan" })).toBeVisible();
});
