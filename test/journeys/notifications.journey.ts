import type { Page } from "@playwright/test";
import {
  clearNotifications,
  expect,
  newEmail,
  OURS,
  signInSomeone,
  test,
} from "../support/journey.ts";

const list = (page: Page) => page.getByRole("list", { name: "Notifications" });
const rows = (page: Page) => list(page).getByRole("listitem");
const row = (page: Page, words: string) => rows(page).filter({ hasText: words });
const tick = (page: Page, words: string) => row(page, words).getByRole("checkbox");
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const toast = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words });

let files = 0;
/** Something happens to the account: a resume is read. */
async function uploadResume(page: Page, name: string): Promise<string> {
  files += 1;
  const text = `Mei Chan ${newEmail()} ${files}\nExperience\nParalegal, Corran Vale Lawyers\n2019 - 2024\n`;
  const resume = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
  const answer = await page.request.post("/upload/resume", {
    multipart: { resume },
    headers: OURS,
    timeout: 60_000,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).documentId;
}

/** Somebody of this journey alone, to whom three things have happened. */
async function withThree(page: Page): Promise<void> {
  await signInSomeone(page);
  await clearNotifications(page);
  for (const name of ["Alpha.txt", "Beta.txt", "Gamma.txt"]) await uploadResume(page, name);
}

/** From here on the page hears of what happens. */
async function openLive(page: Page, path = "/notifications"): Promise<void> {
  const live = page.waitForResponse((answer) => answer.url().endsWith("/api/events"));
  await page.goto(path);
  await live;
}

test("I tick some and delete them; my other window agrees, and keeps its own ticks", async ({
  page,
  context,
}) => {
  await withThree(page);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await openLive(window);
    await expect(rows(window)).toHaveCount(3);
  }
  await tick(other, "Beta.txt").check();
  await tick(other, "Gamma.txt").check();

  await tick(page, "Beta.txt").check();
  await button(page, "Delete").click();
  await expect(toast(page, "Notification deleted")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  // The row that went took its tick along; the other tick stayed.
  await expect(rows(other)).toHaveCount(2);
  await expect(other.getByText("1 selected")).toBeVisible();
  await expect(tick(other, "Gamma.txt")).toBeChecked();
  await button(other, "Mark Read").click();
  await expect(toast(other, "Notification marked as read")).toBeVisible();
  await expect(button(page, "Notifications, 1 unread")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await button(page, "Delete").click();
  await expect(toast(page, "2 notifications deleted")).toBeVisible();
  for (const window of [page, other])
    await expect(window.getByRole("heading", { name: "Nothing yet" })).toBeVisible();
});

test("what has just come is said in passing, and leads there", async ({ page, browser, app }) => {
  test.slow();
  await page.goto("/login");
  await button(page, /^Sign in as recruiter/).click();
  await expect(page).toHaveURL("/dashboard");
  await openLive(page, "/profile");

  const name = `Ines ${Date.now().toString(36)}`;
  const candidate = await browser.newPage({ baseURL: app.url });
  await signInSomeone(candidate, name);
  const document = await uploadResume(candidate, "Resume.txt");
  const search = `/api/search?docId=${document}&docType=resume&limit=100`;
  // The index follows the demo world, which is being made while the program starts.
  await expect
    .poll(async () => (await candidate.request.get(search)).status(), { timeout: 60_000 })
    .toBe(200);
  const { Results } = await (await candidate.request.get(search)).json();
  const { data: postings } = await (await page.request.get("/candidates/job-postings")).json();
  const fits = new Set(Results.map(({ resultId }: { resultId: string }) => resultId));
  const job = postings.find(({ id }: { id: string }) => fits.has(id));
  const said = await candidate.request.post("/api/candidate/express-interest", {
    data: { jobDocumentId: job.id },
    headers: OURS,
  });
  expect(said.ok(), await said.text()).toBe(true);
  await candidate.close();

  await expect(toast(page, `Interest in ${job.title}`)).toBeVisible();
  await toast(page, `Interest in ${job.title}`).getByRole("button", { name: "Open" }).click();
  await expect(page).toHaveURL(`/candidate/${job.id}`);
});

test("the link of a mail leads to a page that asks before it switches anything off", async ({
  page,
}) => {
  await page.goto("/api/unsubscribe?token=somebody.nonsense");
  await expect(page).toHaveURL("/unsubscribe?token=somebody.nonsense");
  await button(page, "Stop these emails").click();
  await expect(page.getByText(/This unsubscribe link is invalid/)).toBeVisible();
});
