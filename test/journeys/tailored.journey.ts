import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PHONE } from "../support/home-screens.ts";
import { expect, expectAccessible, OURS, signInSomeone, test } from "../support/journey.ts";
import { AD, RESUME } from "../support/tailoring-papers.ts";

const READY = { timeout: 60_000 };
const OWN = "I live in Marrickville, twenty minutes from your office.";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

async function sent(page: Page, kind: "resume" | "job_description", text: string): Promise<string> {
  const file = { name: `${kind}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) };
  const answer = await page.request.post(`/upload/${kind}`, {
    multipart: { [kind]: file },
    headers: OURS,
    timeout: 60_000,
  });
  return (await answer.json()).documentId;
}

/** A report of the resume that stands for this person. */
async function reported(page: Page, name: string): Promise<string> {
  const resumeId = await sent(page, "resume", RESUME.replace("Priya Raman", name));
  const replaced = await page.request.post("/api/candidates/resume", {
    data: { documentId: resumeId, keep_profile: false },
    headers: OURS,
  });
  expect(replaced.status(), await replaced.text()).toBe(200);
  const data = {
    actualResumeId: resumeId,
    jobDescriptionID: await sent(page, "job_description", AD),
  };
  let id = "";
  await expect
    .poll(async () => {
      const answer = await page.request.post("/compares", { data, headers: OURS });
      id = (await answer.json()).id;
      return answer.status();
    }, READY)
    .toBe(200);
  return id;
}

async function downloaded(page: Page, name: string): Promise<{ name: string; head: string }> {
  const download = page.waitForEvent("download");
  await link(page, name).click();
  const file = await download;
  const head = readFileSync(await file.path())
    .subarray(0, 4)
    .toString("latin1");
  return { name: file.suggestedFilename(), head };
}

for (const [name, viewport] of [
  ["Priya Raman", { width: 1280, height: 900 }],
  ["Mira Sandhu", PHONE],
] as const)
  test(`I tailor my resume, change the letter and take both along, ${viewport.width} wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signInSomeone(page, name);
    const id = await reported(page, name);
    await page.goto(`/comparisons/${id}`);
    await link(page, "Tailor for this job").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Tailored for Employment Lawyer at Penhallow Reid Lawyers",
    );

    // What proves the job comes first; a line that does not matter is left out.
    const rows = page.getByRole("list", { name: "Resume", exact: true }).locator("> li");
    await expect(rows.filter({ hasText: "Moved up" }).first()).toBeVisible();
    await button(page, /^Leave out: Team of seven/).click();
    await expect(button(page, /^Put back: Team of seven/)).toBeVisible();
    await expectAccessible(page);
    expect(await downloaded(page, "Download Word")).toEqual({
      name: `${name} - Employment Lawyer - resume.docx`,
      head: "PK\u0003\u0004",
    });
    expect((await downloaded(page, "Download PDF")).head).toBe("%PDF");

    await page.getByRole("tab", { name: "Cover letter" }).click();
    const letter = page.getByRole("list", { name: /^The letter/ });
    await expect(letter).toContainText("I drafted two enterprise agreements");
    await expect(letter).not.toContainText("forklift");
    await button(page, /^Line \d+, for: .*enterprise agreements/)
      .first()
      .click();
    await expect(page.getByRole("blockquote")).toContainText("Drafted two enterprise agreements");
    await button(page, /^Edit: Thank you/).click();
    await page.getByRole("textbox").fill("Thank you for your time.");
    await button(page, "Save").click();
    await button(page, "Add a sentence").click();
    await page.getByRole("textbox").fill(OWN);
    await page.keyboard.press("Tab");
    await button(page, "Save").click();
    await expect(letter.getByText("Your words")).toHaveCount(2);
    await button(page, /^Leave out: Here is what my resume/).click();
    await button(page, `Move up: ${OWN}`).click();
    await expect(button(page, `Move up: ${OWN}`)).toBeFocused();
    await expectAccessible(page);

    await page.reload();
    await page.getByRole("tab", { name: "Cover letter" }).click();
    await expect(letter).toContainText("Thank you for your time.");
    await expect(letter).toContainText(OWN);
    await expect(button(page, /^Put back: Here is what/)).toBeVisible();
    expect((await downloaded(page, "Download Word")).name).toBe(
      `${name} - Employment Lawyer - cover letter.docx`,
    );
    expect(await downloaded(page, "Download PDF")).toEqual({
      name: `${name} - Employment Lawyer - cover letter.pdf`,
      head: "%PDF",
    });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);

    await button(page, "Reset").click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
    await expect(letter).not.toContainText(OWN);
    await expect(button(page, "Reset")).toHaveCount(0);
  });
