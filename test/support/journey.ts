import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { startCompanySite } from "./company-site.ts";
import { startProgram } from "./program.ts";
import { type Replica, startReplica } from "./replica/start-replica.ts";

/** The program as it is started in earnest: the build, its own PostgreSQL, an empty folder. */
export interface RunningApp {
  readonly url: string;
  /** What the program prints for whoever started it. */
  readonly link: string;
}

/** All journeys of a worker come from one address, and more people register there than anywhere else. */
const ROOMY = { LIMIT_REGISTRATIONS_PER_HOUR: "100000", LIMIT_REQUESTS_PER_MINUTE: "6000" };
/** Long enough to see a run at work, short enough to see it end. */
const HASTE = { SCRAPE_INTERVAL_MS: "40" };

export const test = base.extend<{ complaints: string[] }, { app: RunningApp; replica: Replica }>({
  /** Law firms' websites, the job board and the search service that the program looks at. */
  replica: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it must hand in here.
    async ({}, use) => {
      const replica = await startReplica();
      await use(replica);
      await replica.stop();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ replica }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "candour-journey-"));
      const site = await startCompanySite();
      const FETCH_TEST_HOSTS = `${site.hosts},${replica.hosts}`;
      const places = { DATA_DIR: dataDir, PORT: "0", ...replica.env, FETCH_TEST_HOSTS };
      const program = startProgram({ ...places, ...HASTE, ...ROOMY });
      await use({ url: await program.url, link: await program.link });
      program.child.kill("SIGTERM");
      await program.ended;
      site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  /** The browser of whoever started the program: it sees the mailbox and the demo administrator. */
  context: async ({ context, app }, use) => {
    await context.request.get(app.link);
    await use(context);
  },
  /** Goes on when the page answers: before its script has run, a press on a button is lost. */
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await untilAlive(page);
      return response;
    };
    await use(page);
  },
  /** What the browser complained about; every journey must end without any. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        // The browser reports every refused call by itself; refusals are part of many journeys.
        if (message.type() !== "error" || /Failed to load resource/.test(message.text())) return;
        complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** For pages that open by themselves; `goto` waits for it anyway. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => undefined);
}

/** In the browser: React has taken over what the server sent, or there is nothing to take over. */
function isAlive(): boolean {
  const root = document.getElementById("root");
  if (!root) return true;
  const screen = root.querySelector("main > *");
  return Object.keys(screen ?? {}).some((key) => key.startsWith("__reactFiber"));
}

export { expect };

/** No finding of axe, in the light and in the dark, where nothing but the colours is another. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without a second page for frames, of which we have none: that takes as long as the rest.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  const looks = [
    ["light", axe()],
    ["dark", axe().withRules(["color-contrast"])],
  ] as const;
  for (const [colorScheme, builder] of looks) {
    // Without motion: a colour that is half-way from one to the other has no contrast to speak of.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(endTransitions);
    const { violations } = await builder.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** In the browser: those that began before motion was reduced. */
function endTransitions(): void {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

export const PASSWORD = "correct horse battery";
let people = 0;
/** An address that no other journey uses. */
export const newEmail = () => `person-${Date.now()}-${people++}@example.org`;

/** What a page of ours sends; without it, a call with a cookie could come from anywhere. */
export const OURS = { "sec-fetch-site": "same-origin" };

/** Creates an account and signs in, through the calls, for journeys that are about something else. */
export async function signInSomeone(page: Page, name = "Priya Raman"): Promise<string> {
  const email = await signInNewcomer(page, name);
  await finishOnboarding(page, name, email);
  return email;
}

/** The same before onboarding, for journeys that are about that. */
export async function signInNewcomer(page: Page, name = "Priya Raman"): Promise<string> {
  const email = newEmail();
  const headers = OURS;
  const person = { name, email, password: PASSWORD };
  await page.request.post("/api/auth/register", { data: person, headers });
  await page.request.post("/api/auth/login", { data: { email, password: PASSWORD }, headers });
  return email;
}

/** As a candidate, by the call that the wizard makes. */
export async function finishOnboarding(page: Page, name: string, email: string): Promise<void> {
  const resume = {
    name: "Resume.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(resumeOf(name)),
  };
  const fields = { name, email, phone: "0491 570 156", terms: "true" };
  const answer = await page.request.post("/api/canidateOnboarding", {
    multipart: { ...fields, resume },
    headers: OURS,
    // The first document of a program waits for its reader to start.
    timeout: 60_000,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Somebody who has looked at what onboarding told them, and put it away. */
export async function clearNotifications(page: Page): Promise<void> {
  const { notifications } = await (await page.request.get("/api/notifications")).json();
  for (const { id } of notifications)
    await page.request.delete(`/api/notifications/${id}`, { headers: OURS });
}

/** Of nobody else, and of no other journey: the same file twice would be one document. */
const resumeOf = (name: string) => `${name}
Melbourne VIC

Experience
Paralegal, Corran Vale Lawyers
March 2022 - Present
- Kept the files of property and leasing matters

Education
Bachelor of Laws, Monash University
2017 - 2021

Skills
Conveyancing, Leasing, File management
`;
