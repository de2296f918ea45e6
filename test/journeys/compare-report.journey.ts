import type { Page } from "@playwright/test";
import { READING_MS } from "../support/document-screens.ts";
import { expect, OURS, signInSomeone, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const JOB_TEXT =
  "Employment Lawyer\nPenhallow Reid Lawyers\n\nWhat you need\n- Enterprise agreements\n- Advocacy\n";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** As a signed-in candidate, through the calls: the screens of the tool have journeys of their own. */
async function compared(page: Page): Promise<string> {
  const send = async (path: string, field: string, name: string, text: string) => {
    const buffer = Buffer.from(text);
    const multipart = { [field]: { name, mimeType: "text/plain", buffer } };
    return (await page.request.post(path, { multipart, headers: OURS })).json();
  };
  const { resumeId } = await send("/upload/resume", "resume", "Resume.txt", RESUME_TEXT);
  const { jobDescriptionID } = await send(
    "/upload/job_description",
    "job_description",
    "JobDescription.txt",
    JOB_TEXT,
  );
  const data = { resumeId, jobDescriptionID };
  let id = "";
  // A program that has just started is not ready to compare at once.
  await expect(async () => {
    const answer = await page.request.post("/compares", { data, headers: OURS });
    expect(answer.ok()).toBe(true);
    id = (await answer.json()).id;
  }).toPass({ timeout: READING_MS });
  return id;
}

test("a candidate saves a comparison, finds it, removes it and takes that back", async ({
  page,
  context,
}) => {
  test.slow();
  await signInSomeone(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  const id = await compared(page);
  await page.goto(`/comparisons/${id}`);
  await button(page, "Save").click();
  await expect(button(page, "Saved")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Saved to your dashboard.").first()).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto("/dashboard");
  const saved = page.getByRole("region", { name: "Saved comparisons" });
  const row = saved.getByRole("link", { name: /^Employment Lawyer/ });
  await expect(row).toBeVisible();
  await saved.getByRole("button", { name: /^Remove Employment Lawyer/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.click();
  await expect(button(page, "Saved")).toBeVisible();

  // What is to be printed is a tab of its own, which prints itself.
  await context.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const opened = context.waitForEvent("page");
  await button(page, "Print").click();
  const paper = await opened;
  await expect(paper).toHaveURL(`/comparisons/${id}/print`);
  await expect(paper.locator("body")).toHaveAttribute("data-printed");
});
