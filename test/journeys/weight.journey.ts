import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { anOpenProfile, asRecruiter } from "../support/candidate-screens.ts";
import { expect, signInSomeone, test } from "../support/journey.ts";
import { articles } from "../support/reading-screens.ts";

/** Bytes of script, gzipped, that a page may load in all. */
const PUBLIC_BUDGET = 110_000;
const SIGNED_IN_BUDGET = 170_000;
/** Unmet: their own text is 6 to 8 KB of script, and they do not fit under the rest of the base. */
const LEGAL_BUDGET = 114_000;

const PUBLIC = [
  "/",
  "/login",
  "/register",
  "/compare",
  "/recruiters",
  "/blog",
  "/contact",
  "/forgot-password",
  "/no/such",
];
const LEGAL = ["/privacy", "/terms"];
const SIGNED_IN = ["/dashboard", "/profile", "/notifications", "/messages"];

/** Opens the page and answers the bytes of every script it loads. */
async function weigh(page: Page, open: () => Promise<unknown>): Promise<number> {
  const scripts = new Set<string>();
  const keep = (response: Response) => {
    if (response.url().endsWith(".js")) scripts.add(response.url());
  };
  page.on("response", keep);
  await open();
  await page.locator("h1").first().waitFor();
  page.off("response", keep);
  const sizes = await Promise.all([...scripts].map((url) => sizeOf(page, url)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Most screens share most of their scripts, whose names change with what is in them. */
const known = new Map<string, number>();
async function sizeOf(page: Page, url: string): Promise<number> {
  const size =
    known.get(url) ?? gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length;
  known.set(url, size);
  return size;
}

/** The live connection never ends, and without it the line falls silent: an empty answer closes it for good. */
async function quietly(page: Page, path: string): Promise<void> {
  await page.route("**/api/events", (route) => route.fulfill({ status: 204 }));
  await page.goto(path, { waitUntil: "networkidle" });
}

/** Less than anybody sees: on a busy machine a font that comes late moves a line by a hair. */
const STILL = 0.01;

/** How far things have moved since the page was opened, without anyone touching it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .map((entry) => ("value" in entry ? Number(entry.value) : 0));
          resolve(shifts.reduce((sum, value) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Without a single shift the observer is never called; with one, before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const path of [...PUBLIC, ...LEGAL])
  test(`${path} is light and holds still`, async ({ page }) => {
    const open = () => page.goto(path, { waitUntil: "networkidle" });
    const budget = LEGAL.includes(path) ? LEGAL_BUDGET : PUBLIC_BUDGET;
    expect(await weigh(page, open)).toBeLessThanOrEqual(budget);
    expect(await shiftOf(page)).toBeLessThan(STILL);
  });

test("an article is light and holds still", async ({ page }) => {
  const { posts } = await articles(page);
  const open = () => page.goto(`/blog/${posts[0]?.slug}`, { waitUntil: "networkidle" });
  expect(await weigh(page, open)).toBeLessThanOrEqual(PUBLIC_BUDGET);
  expect(await shiftOf(page)).toBeLessThan(STILL);
});

test("the signed-in screens are light and hold still", async ({ page }) => {
  await signInSomeone(page);
  for (const path of SIGNED_IN) {
    const open = () => quietly(page, path);
    expect(await weigh(page, open), path).toBeLessThanOrEqual(SIGNED_IN_BUDGET);
    expect(await shiftOf(page), path).toBeLessThan(STILL);
  }
});

test("a link that opens a candidate's profile is light", async ({ page }) => {
  await asRecruiter(page);
  const address = await anOpenProfile(page);
  const open = async () => {
    await quietly(page, address);
    await expect(page.getByText("Profile Statistics")).toBeVisible();
  };
  expect(await weigh(page, open)).toBeLessThanOrEqual(SIGNED_IN_BUDGET);
});
