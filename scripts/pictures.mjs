// Pictures of every screen, wide and narrow, light and dark, for looking at: `npm run pictures`.
// They go to pictures/, which is not kept; those that the README shows also go to docs/pictures/.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./ensure.mjs";

const ROOT = join(import.meta.dirname, "..");
const WIDTHS = [1280, 390];
const THEMES = ["light", "dark"];

/** `as`: whom to sign in as first. `readme`: shown there. `act`: what to do before the picture. */
const SCREENS = [
  { name: "home", path: "/", readme: true },
  {
    name: "what-we-read",
    path: "/documents",
    as: "candidate",
    act: openDocument,
    readme: true,
  },
  { name: "documents", path: "/documents", as: "recruiter" },
  { name: "login", path: "/login" },
  { name: "login-providers", path: "/login?tab=oauth" },
  { name: "login-refused", path: "/login?tab=email", act: refuseSignIn },
  { name: "login-error", path: `/login?error=${btoa("google-off")}` },
  { name: "register", path: "/register" },
  { name: "register-recruiter", path: "/register?recruiter=true" },
  { name: "register-refused", path: "/register", act: (page) => press(page, "Create Account") },
  { name: "verify-email", path: "/verify-email" },
  { name: "verify-email-resend", path: "/verify-email?token=used&email=priya@example.org" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "forgot-password-sent", path: "/forgot-password", act: askForLink },
  { name: "reset-password", path: "/reset-password?token=some" },
  { name: "connect-account", path: "/connect-account?token=some" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "not-found", path: "/no/such/page" },
  { name: "dashboard", path: "/dashboard", as: "candidate", readme: true },
  { name: "applications", path: "/applications", as: "candidate" },
  { name: "paths", path: "/paths", as: "candidate" },
  { name: "postings", path: "/dashboard", as: "recruiter" },
  { name: "candidates", path: "/dashboard", as: "recruiter", act: openCandidates, readme: true },
  { name: "create-job-posting", path: "/create-job-posting", as: "recruiter" },
  { name: "compare", path: "/compare" },
  { name: "recruiters", path: "/recruiters" },
  { name: "blog", path: "/blog" },
  { name: "review", path: "/admin/review", as: "administrator", readme: true },
  {
    name: "dashboard-menu",
    path: "/dashboard",
    as: "candidate",
    act: (page) => press(page, /^Account/),
  },
  {
    name: "dashboard-bell",
    path: "/dashboard",
    as: "candidate",
    act: (page) => press(page, /^Notifications/),
  },
  { name: "settings", path: "/profile", as: "recruiter" },
  {
    name: "settings-delete",
    path: "/profile",
    as: "recruiter",
    act: (page) => press(page, "Delete account"),
  },
  { name: "notifications", path: "/notifications", as: "candidate" },
];

/** Before its script has run, a press on a page is lost. */
async function act(page, how) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main > *") ?? {}).some((key) => key.startsWith("__react")),
  );
  await how(page);
}

const press = (page, name) => page.getByRole("button", { name }).first().click();

async function openDocument(page) {
  await page.locator('main a[href^="/documents/"]').first().click();
  await page.waitForURL("**/documents/*");
  await page.getByText("Experience", { exact: true }).first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function openCandidates(page) {
  await page.locator('main a[href^="/candidate/"]').first().click();
  await page.waitForURL("**/candidate/*");
  await page.waitForLoadState("networkidle");
}

async function refuseSignIn(page) {
  await page.getByRole("textbox", { name: "Email" }).fill("priya@example.org");
  await page.getByLabel("Password", { exact: true }).fill("not the one");
  await press(page, "Sign In");
  await page.getByText("Invalid email or password").first().waitFor();
}

async function askForLink(page) {
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("priya@example.org");
  await email.press("Enter");
  await page.getByText("Check your email").first().waitFor();
}

const dataDir = mkdtempSync(join(tmpdir(), "candour-pictures-"));
const program = await startProgram();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  mkdirSync(join(ROOT, "pictures"), { recursive: true });
  mkdirSync(join(ROOT, "docs/pictures"), { recursive: true });
  for (const width of WIDTHS) for (const theme of THEMES) await takeAll(width, theme);
} finally {
  await browser.close();
  program.child.kill("SIGTERM");
  await new Promise((resolve) => program.child.once("exit", resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

async function takeAll(width, theme) {
  const viewport = { width, height: width > 600 ? 800 : 844 };
  for (const screen of SCREENS) {
    const context = await browser.newContext({
      viewport,
      colorScheme: theme,
      baseURL: program.url,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.request.get(program.link);
    if (screen.as) await signIn(page, screen.as);
    await page.goto(screen.path, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    await page.locator("h1").first().waitFor();
    if (screen.act) await act(page, screen.act);
    await page.waitForFunction(() => document.querySelector("main .animate-pulse") === null);
    const path = join(ROOT, "pictures", `${screen.name}-${width}-${theme}.png`);
    await page.screenshot({ path, fullPage: true });
    if (screen.readme && width === WIDTHS[0]) {
      const name = theme === "light" ? screen.name : `${screen.name}-${theme}`;
      await page.screenshot({ path: join(ROOT, "docs/pictures", `${name}.png`) });
    }
    await context.close();
  }
}

async function signIn(page, role) {
  const demo = await (await page.request.get("/api/demo")).json();
  const { email } = demo.accounts.find((account) => account.role === role);
  const headers = { "sec-fetch-site": "same-origin" };
  await page.request.post("/api/auth/login", { data: { email, password: demo.password }, headers });
}

function startProgram() {
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const url = /ready at (http:\S+)/.exec(text)?.[1];
      const link = /(http:\S+\/dev\/open\?token=\S+)\n/.exec(text)?.[1];
      if (url && link) resolve({ child, url, link });
    });
    child.once("exit", (code) => reject(new Error(`The program ended with ${code}.`)));
  });
}
