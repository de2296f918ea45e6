import type { Browser, Page } from "@playwright/test";
import { PHONE } from "../support/home-screens.ts";
import {
  expect,
  expectAccessible,
  newEmail,
  OURS,
  PASSWORD,
  signInSomeone,
  test,
} from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const AD = `Employment Lawyer
Harrow & Lyle, Sydney NSW

What you need
- At least 3 years in employment law
- A current forklift licence
- Experience with Kubernetes
`;
const READY = { timeout: 60_000 };
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, text: string | RegExp) => page.getByText(text).first();

async function sent(page: Page, kind: "resume" | "job_description", text: string): Promise<string> {
  const file = { name: `${kind}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) };
  const answer = await page.request.post(`/upload/${kind}`, {
    multipart: { [kind]: file },
    headers: OURS,
    timeout: 60_000,
  });
  const { documentId } = await answer.json();
  return documentId;
}

/** A comparison of this browser's; a program that has just started is still reading its jobs. */
async function comparedHere(page: Page, resumeId: string): Promise<string> {
  const jobDescriptionID = await sent(page, "job_description", AD);
  const data = { actualResumeId: resumeId, jobDescriptionID };
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

async function aJob(page: Page): Promise<string> {
  const resume = await sent(page, "resume", RESUME_TEXT);
  const search = `/api/search?docId=${resume}&docType=resume&limit=1`;
  await expect.poll(async () => (await page.request.get(search)).status(), READY).toBe(200);
  return (await (await page.request.get(search)).json()).Results[0].resultId;
}

const elsewhere = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  return context.newPage();
};

for (const viewport of [{ width: 1280, height: 900 }, PHONE])
  test(`the job I wanted to save is saved once I have signed up, ${viewport.width} wide`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const job = await aJob(page);
    await page.goto(`/job/${job}`);
    await button(page, "Save Job").click();
    await page.getByRole("link", { name: "Create Free Account" }).click();
    const email = newEmail();
    await page.getByLabel("Full name").fill("Nora Field");
    await page.getByRole("textbox", { name: /^Email/ }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await page.locator("form [type=submit]").click();
    await expect(title(page)).toHaveText("Sign in");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(said(page, "Saved: ")).toBeVisible();
    await expect(page).toHaveURL(`/job/${job}`);
    await expect(button(page, "Bookmarked")).toBeVisible();
    const { bookmarks } = await (await page.request.get("/api/candidate/bookmarks")).json();
    expect(bookmarks.map((one: { jobDocumentId: string }) => one.jobDocumentId)).toEqual([job]);
  });

test("a comparison is read by whoever has its link, until I end it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const id = await comparedHere(page, await sent(page, "resume", RESUME_TEXT));
  await page.goto(`/comparisons/${id}`);
  await button(page, "Share").click();
  await button(page, "Make a link").click();
  const field = page.getByRole("dialog").getByRole("textbox");
  await expect(field).toHaveValue(/\/shared\/[\w-]{43}$/);
  const link = new URL(await field.inputValue()).pathname;

  const other = await elsewhere(browser, baseURL);
  await other.setViewportSize(PHONE);
  await other.goto(link);
  await expect(title(other)).toHaveText(/^Mei-Lin Chan, for /);
  await expect(other.getByText("mei.chan@example.com")).toHaveCount(0);
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(other);

  await page.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(said(page, "The link no longer works.")).toBeVisible();
  await other.reload();
  await expect(other.getByText("This comparison is no longer shared")).toBeVisible();
  await other.context().close();
});

for (const viewport of [{ width: 1280, height: 900 }, PHONE])
  test(`I answer for what the report did not find, ${viewport.width} wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signInSomeone(page, `Mei ${viewport.width}`);
    const { resume } = await (await page.request.get("/api/candidates/profile")).json();
    const id = await comparedHere(page, resume.document_id);
    await page.goto(`/comparisons/${id}`);
    const ask = page.getByRole("button", { name: /^Do you have this\? .*Kubernetes/ });
    await ask.click();
    const line = "Ran the firm's Kubernetes clusters for two years";
    await page.getByRole("dialog").getByRole("textbox").fill(line);
    await page.keyboard.press("Tab");
    await button(page, "Add to my profile").click();
    await expect(said(page, /^(Success|Warning)?:? ?Added to your profile\./)).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));
    // What it says now stands after a reload as well, and so does what I do not have.
    await page.getByRole("button", { name: /^Do you have this\? .*forklift/i }).click();
    await button(page, "No, I don’t have this").click();
    await expect(page.getByText("You said you don’t have this.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("You said you don’t have this.")).toBeVisible();
    await page.goto("/profile");
    await expect(page.getByText("Paralegal").first()).toBeVisible();
    const { Profile } = await (await page.request.get("/api/candidates/profile")).json();
    expect(Profile.Experience[0].description).toContain(line);
  });

test("on a slow line a signed-in screen has its frame before its scripts", async ({ context }) => {
  const page = await context.newPage();
  await signInSomeone(page, "Slow Line");
  for (const path of ["/dashboard", "/profile", "/messages", "/notifications"]) {
    const slow = await context.newPage();
    let letThrough = () => {};
    const scripts = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await slow.route("**/assets/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
    await slow.goto(path, { waitUntil: "commit" });
    await expect(
      slow.getByRole("navigation", { name: "Main" }).getByText("Messages"),
    ).toBeVisible();
    await expect(slow.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
    letThrough();
    await expect(title(slow)).toBeVisible(READY);
    await slow.close();
  }
});

test("where its scripts cannot come, a screen says so", async ({ context }) => {
  const page = await context.newPage();
  await signInSomeone(page, "No Scripts");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("This page needs JavaScript");
});
