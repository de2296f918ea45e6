import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** The program as it is started in earnest: the build, its own PostgreSQL, an empty folder. */
export interface RunningApp {
  readonly url: string;
}

export const test = base.extend<{ complaints: string[] }, { app: RunningApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it must hand in here.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "candour-journey-"));
      const { child, url } = await startProgram({ DATA_DIR: dataDir, PORT: "0" });
      await use({ url });
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
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

export { expect };

async function startProgram(env: Record<string, string>) {
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...process.env, NODE_ENV: "test", PASSWORD_COST: "test", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, url: await urlOf(child) };
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      const url = /ready at (http:\S+)/.exec(text)?.[1];
      if (url) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`The program ended with ${code}: ${text}`)));
  });
}

/** No finding of axe, in the light and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

export const PASSWORD = "correct horse battery";
let people = 0;
/** An address that no other journey uses. */
export const newEmail = () => `person-${Date.now()}-${people++}@example.org`;

/** Creates an account and signs in, through the calls, for journeys that are about something else. */
export async function signInSomeone(page: Page, name = "Priya Raman"): Promise<string> {
  const email = newEmail();
  await page.request.post("/api/auth/register", { data: { name, email, password: PASSWORD } });
  await page.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
  return email;
}
