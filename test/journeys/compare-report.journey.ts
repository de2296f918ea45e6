import type { Page } from "@playwright/test";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { COMPARISON_ID, sampleComparison } from "#web/features/comparison/testing/sample.ts";
import { READING_MS } from "../support/document-screens.ts";
import { expect, expectAccessible, OURS, signInSomeone, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const JOB_TEXT =
  "Employment Lawyer\nPenhallow Reid Lawyers\n\nWhat you need\n- Enterprise agreements\n- Advocacy\n";

const evidence = (page: Page) => page.getByRole("region", { name: "Evidence" });
const requirement = (page: Page, number: number) => page.locator(`#requirement-${number}`);
const line = (page: Page, number: number) => page.locator(`#resume-line-${number}`);
const lit = (page: Page) => page.locator("[id^=resume-line-][data-lit]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const prompt = (page: Page, name: string) => page.getByRole("dialog", { name });

type Change = Partial<ReturnType<typeof sampleComparison>>;

/** What the server could answer; the first journey of the tool shows that it does. */
async function open(page: Page, change: Change = {}, path = "") {
  await page.route(`**/api/comparisons/${COMPARISON_ID}`, (route) =>
    route.fulfill({ json: { ...sampleComparison(), ...change } }),
  );
  await page.goto(`/comparisons/${COMPARISON_ID}${path}`);
}

test("a report says what it found, what it did not, and who wrote it", async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Priya Raman, for Employment Lawyer at Harrow & Lyle",
  );
  await expect(page.getByText("3 of 5 required, 2 of 3 preferred")).toBeVisible();
  await expect(requirement(page, 4)).toContainText("In part");
  await expect(requirement(page, 5)).toContainText("Not found");
  await expect(requirement(page, 6)).toContainText("Could not judge");
  await expect(requirement(page, 6)).toContainText("Assumed:");
  for (const name of ["Strengths", "Gaps", "To confirm", "Questions they may ask"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.getByText("You may have it and not say so")).toBeVisible();
  await expect(page.getByText("It is never scored.")).toBeVisible();
  await expect(page.getByText("They are never scored.")).toBeVisible();
  await expect(page.getByText(/written by rules, engine 1\.4/)).toBeVisible();
  await expect(page.getByRole("link", { name: "16 other jobs match this resume" })).toBeVisible();
  // It is drawn from its texts: the HTML that other clients show is not in the page.
  await expect(page.getByText("Never shown")).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
});

test("too little to judge by is said instead of a fit, and a model is named", async ({ page }) => {
  const sample = sampleComparison();
  await open(page, {
    report: { ...sample.report, confidence: "low" },
    writer: { kind: "model", name: "Lexi 3", note: "Two of its sentences were left out." },
    audience: "recruiter",
  });
  await expect(page.getByText("Not enough to judge by")).toBeVisible();
  await expect(page.getByText("Excellent Fit")).toHaveCount(0);
  await expect(page.getByText(/come from Lexi 3; the score.*Two of its sentences/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Questions to ask" })).toBeVisible();
  await expectAccessible(page);
});

test("with the keyboard alone I go from a requirement to its line and back", async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page);
  const claim = requirement(page, 2).getByRole("button");
  await claim.focus();
  await expect(lit(page)).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(claim).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await expect(requirement(page, 2).getByRole("link", { name: "Line 8 of the ad" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(requirement(page, 2).getByRole("link", { name: "Line 14" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(line(page, 14)).toBeFocused();
  await expect(requirement(page, 2)).toHaveAttribute("data-lit");
  await line(page, 14).getByRole("link", { name: "Requirement 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(requirement(page, 2)).toBeFocused();

  const asked = requirement(page, 3).getByRole("link", { name: "Line 9 of the ad" });
  await asked.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#ad-line-9")).toBeFocused();
  await expect(page.locator("#ad-line-9")).toHaveText(/Enterprise agreement drafting/);
});

test("on a phone the words of a line open below their requirement", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  const claim = requirement(page, 3).getByRole("button");
  await claim.click();
  await expect(claim).toHaveAttribute("aria-expanded", "true");
  const quotation = requirement(page, 3).getByRole("blockquote");
  await expect(quotation).toContainText("Drafted two enterprise agreements");
  await expectAccessible(page);
  await claim.click();
  await expect(quotation).toHaveCount(0);
  await requirement(page, 1).getByRole("link", { name: "Line 6", exact: true }).click();
  await expect(requirement(page, 1).locator("mark")).toHaveText(
    "NSW practising certificate current to June 2027",
  );
  await expect(line(page, 30)).toHaveCount(0);
  await button(page, "Show all 37 lines").click();
  await expect(line(page, 30)).toBeVisible();
});

test("save, export and contact ask a visitor to sign up, each in its words", async ({ page }) => {
  await open(page);
  for (const [name, title] of [
    ["Save", "Keep this comparison"],
    ["Export PDF", "Take this report with you"],
    ["Contact recruiter", "Write to the recruiter"],
  ] as const) {
    await button(page, name).click();
    await expect(prompt(page, title)).toBeVisible();
    await prompt(page, title).getByRole("button", { name: "Maybe Later" }).click();
    await expect(prompt(page, title)).toBeHidden();
    await expect(button(page, name)).toBeFocused();
  }
  await button(page, "Save").click();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await expect(page.getByRole("dialog").getByRole("link", { name: "terms" })).toBeVisible();
  await page.getByRole("link", { name: "Create Free Account" }).click();
  await expect(page).toHaveURL("/register");
});

test("a comparison that cannot be had says why, and what to do", async ({ page }) => {
  const message = COMPARE_SENTENCES.notFound;
  const json = { success: false, message, error: message, fault: "not-found" };
  await page.route("**/api/comparisons/*", (route) => route.fulfill({ status: 404, json }));
  await page.goto(`/comparisons/${COMPARISON_ID}`);
  await expect(page.getByRole("heading", { name: "That comparison was not found" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/comparisons/*");
  await page.route("**/api/comparisons/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "The comparison could not be loaded" }),
  ).toBeVisible();
  await page.unroute("**/api/comparisons/*");
  await page.route("**/api/comparisons/*", (route) => route.fulfill({ json: sampleComparison() }));
  await button(page, "Try again").click();
  await expect(evidence(page)).toBeVisible();
});

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
}) => {
  test.slow();
  await signInSomeone(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  const id = await compared(page);
  await page.goto(`/comparisons/${id}`);
  await button(page, "Save").click();
  await expect(button(page, "Saved")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Saved. You find it on your dashboard.").first()).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto("/dashboard");
  const saved = page.getByRole("region", { name: "Saved comparisons" });
  const row = saved.getByRole("link", { name: /^Employment Lawyer/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await saved.getByRole("button", { name: /^Remove Employment Lawyer/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  await row.click();
  await expect(button(page, "Saved")).toBeVisible();

  await page.route("**/save", (route) => route.fulfill({ status: 500, body: "{}" }));
  await button(page, "Saved").click();
  await expect(page.getByText("That could not be undone. Please try again.").first()).toBeVisible();
  await expect(button(page, "Saved")).toBeVisible();
});

test("the printed report opens in a tab of its own, prints once and folds nothing away", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.assign(window, { printed: 0 });
    window.print = () =>
      Object.assign(window, { printed: Number(Reflect.get(window, "printed")) + 1 });
  });
  await context.route(`**/api/comparisons/${COMPARISON_ID}`, (route) =>
    route.fulfill({ json: sampleComparison() }),
  );
  await page.goto(`/comparisons/${COMPARISON_ID}`);
  const opened = context.waitForEvent("page");
  await button(page, "Print").click();
  const paper = await opened;
  await expect(paper).toHaveURL(`/comparisons/${COMPARISON_ID}/print`);
  await expect.poll(() => paper.evaluate(() => Number(Reflect.get(window, "printed")))).toBe(1);
  await expect(paper.getByRole("blockquote")).toHaveCount(7);
  await expectAccessible(paper);
  await paper.setViewportSize(PHONE);
  await paper.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(paper.getByRole("navigation")).toHaveCount(0);
  const ground = paper.getByRole("article").locator("xpath=../..");
  await expect(ground).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(paper.getByRole("article")).toHaveCSS("color", "rgb(0, 0, 0)");
});
