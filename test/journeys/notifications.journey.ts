import type { Page } from "@playwright/test";
import {
  clearNotifications,
  expect,
  expectAccessible,
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

const tabTo = async (page: Page, name: string | RegExp) => {
  const target = page.getByRole("main").getByRole("checkbox", { name }).or(button(page, name));
  for (let presses = 0; presses < 60; presses++) {
    if (await target.first().evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}.`);
};

test("I open one: it is read, and I am where it leads", async ({ page }) => {
  await withThree(page);
  await page.goto("/notifications");
  await expect(rows(page)).toHaveCount(3);
  await expect(button(page, "Notifications, 3 unread")).toBeVisible();
  await expect(row(page, "Gamma.txt")).toContainText(/Resume.*(Just now|minutes? ago).*Low/);
  await row(page, "Gamma.txt").getByRole("link").click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  await expect(button(page, "Notifications, 2 unread")).toBeVisible();

  await page.goBack();
  await button(page, /^Mark as read/)
    .first()
    .click();
  await expect(button(page, /^Mark as read/)).toHaveCount(1);
  await button(page, "Mark All Read").click();
  await expect(toast(page, "All notifications marked as read")).toBeVisible();
  await expect(button(page, "Mark All Read")).toBeHidden();
  await expect(button(page, /^Mark as read/)).toHaveCount(0);
});

test("I search and filter, and the address keeps it", async ({ page }) => {
  await withThree(page);
  await page.goto("/notifications");
  await button(page, /^Mark as read/)
    .first()
    .click();
  await expect(button(page, /^Mark as read/)).toHaveCount(2);

  await page.getByLabel("Status").selectOption("Unread");
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel("Search").pressSequentially("ALPHA");
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL("/notifications?q=ALPHA&status=unread");
  await page.reload();
  await expect(page.getByLabel("Search")).toHaveValue("ALPHA");
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "Alpha.txt")).toBeVisible();

  await page.getByLabel("Type").selectOption("Interview");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Clear filters").click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL("/notifications");
  await expect(page.getByLabel("Search")).toHaveValue("");
});

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

  // What is filtered out is not deleted, although it is ticked.
  await tick(page, "Alpha.txt").check();
  await page.getByLabel("Search").fill("txt, and");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(page.getByText("3 selected")).toBeVisible();
  await tick(page, "Alpha.txt").uncheck();
  await tick(page, "Gamma.txt").uncheck();
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByLabel("Search").fill("Gamma");
  await expect(page.getByText("1 selected")).toBeHidden();
  await page.getByLabel("Search").fill("");
  await expect(page.getByText("1 selected")).toBeVisible();
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

test("a double click is one wish", async ({ page }) => {
  await withThree(page);
  await page.goto("/notifications");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") asked.push(request.url());
  });
  await row(page, "Beta.txt")
    .getByRole("button", { name: /^Delete/ })
    .dblclick();
  await expect(rows(page)).toHaveCount(2);
  await expect(toast(page, "Notification deleted")).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test("with the keyboard alone I read one and delete two, and never lose my place", async ({
  page,
}) => {
  await withThree(page);
  await page.goto("/notifications");
  await expect(rows(page)).toHaveCount(3);
  await tabTo(page, /^Mark as read/);
  await page.keyboard.press("Enter");
  await expect(row(page, "Gamma.txt").getByRole("link")).toBeFocused();
  await expect(button(page, /^Mark as read/)).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(row(page, "Gamma.txt").getByRole("button", { name: /^Delete/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, "Beta.txt").getByRole("button", { name: /^Delete/ })).toBeFocused();

  await page.getByRole("checkbox", { name: "Select all" }).focus();
  await page.keyboard.press("Space");
  await tabTo(page, "Mark Read");
  await page.keyboard.press("Enter");
  await expect(toast(page, "2 notifications marked as read")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select all" })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Select all" })).not.toBeChecked();
});

test("what fails says so, and nothing is lost", async ({ page }) => {
  await withThree(page);
  await page.goto("/notifications");
  await expect(rows(page)).toHaveCount(3);
  const broken = {
    status: 500,
    json: { success: false, message: "x", error: "x", fault: "internal" },
  };
  await page.route(/\/api\/notifications\/.+/, (route) => route.fulfill(broken));
  await button(page, /^Mark as read/)
    .first()
    .click();
  await expect(toast(page, "Failed to mark notification as read")).toBeVisible();
  await button(page, "Mark All Read").click();
  await expect(toast(page, "Failed to mark all notifications as read")).toBeVisible();
  await row(page, "Beta.txt")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(toast(page, "Failed to delete notification")).toBeVisible();
  await tick(page, "Beta.txt").check();
  await button(page, "Delete").click();
  await expect(toast(page, "Failed to delete the notifications")).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(tick(page, "Beta.txt")).toBeChecked();
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
