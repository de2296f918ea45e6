import { type Browser, type BrowserContext, type Page, request } from "@playwright/test";
import { expect, OURS, signInSomeone } from "./journey.ts";
import { RESUME_TEXT } from "./uploads.ts";

const DESK = { width: 1280, height: 860 };

interface PostedJob {
  id: string;
  title: string;
  company: string;
}

/** A name that no other journey uses: the demo recruiter hears from many. */
export const someone = (first: string) => `${first} ${Date.now().toString(36)}`;

type Calls = Pick<BrowserContext["request"], "get" | "post">;

/** One of the demo accounts, through the calls. */
export async function asDemo(
  calls: Calls,
  role: "candidate" | "recruiter" | "administrator",
): Promise<void> {
  const { accounts, password } = await (await calls.get("/api/demo")).json();
  const account = accounts.find((one: { role: string }) => one.role === role);
  const data = { email: account.email, password };
  const answer = await calls.post("/api/auth/login", { data, headers: OURS });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A candidate of this journey alone, and an open posting of the demo recruiter's. */
export async function asCandidate(page: Page, name: string, baseURL: string): Promise<PostedJob> {
  const email = await signInSomeone(page, name);
  const file = { name: "resume.txt", mimeType: "text/plain", buffer: Buffer.from(RESUME_TEXT) };
  const done = await page.request.post("/api/canidateOnboarding", {
    multipart: { name, email, phone: "0400 000 000", terms: "true", resume: file },
    headers: OURS,
  });
  expect(done.ok(), await done.text()).toBe(true);
  const recruiter = await request.newContext({ baseURL });
  await asDemo(recruiter, "recruiter");
  const conversations = await (await recruiter.get("/api/conversations")).json();
  await recruiter.dispose();
  return conversations.find((one: { job?: { is_open: boolean } }) => one.job?.is_open).job;
}

/** The demo recruiter in a browser of their own, with the messages open and live. */
export async function recruiterIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: DESK });
  await asDemo(context.request, "recruiter");
  const page = await context.newPage();
  await openLive(page, "/messages");
  await expect(list(page)).toBeVisible();
  return page;
}

/** From here on the page hears of what happens. */
export async function openLive(page: Page, path: string): Promise<void> {
  const live = page.waitForResponse((answer) => answer.url().endsWith("/api/events"));
  await page.goto(path);
  await live;
}

/** Written through the calls, for journeys that are about what comes after. */
export async function writeAbout(page: Page, job: PostedJob, text: string): Promise<string> {
  const data = { job_id: job.id, initial_message: text };
  const answer = await page.request.post("/api/conversations", { data, headers: OURS });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

export const list = (page: Page) => page.getByRole("list", { name: "Conversations" });
export const row = (page: Page, name: string) => list(page).getByRole("link", { name });
export const box = (page: Page) => page.getByRole("textbox", { name: /^Message to / });
export const thread = (page: Page) => page.getByRole("region", { name: "Messages", exact: true });
export const words = (page: Page, text: string) => thread(page).getByText(text, { exact: true });
const places = (page: Page) => page.getByRole("navigation", { name: "Main" });
export const unreadIn = (page: Page) => places(page).getByRole("link", { name: /^Messages/ });
