// What a page costs before it can be read: script, first paint, layout shift. Run by hand:
// `npm run bench:pages`. The machine may be busy, so rounds alternate with a bare page of plain HTML,
// and the ratio within this run says more than the milliseconds.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/ensure.mjs";

const ROUNDS = 7;
// The articles are of the demo world, which is made while the first pages are visited.
const PAGES = [
  "/",
  "/login",
  "/register",
  "/compare",
  "/privacy",
  "/terms",
  "/blog",
  "/blog/resume-lines-that-can-be-checked",
];
const BARE = "<!doctype html><title>Bare</title><h1>Sign in</h1><p>Nothing else.</p>";

const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "candour-bench-"));
const product = await start(["dist/server/main.js"], { DATA_DIR: dataDir, PORT: "0" });
const bare = await start(["tools/bench/bare-server.mjs"], { BODY: BARE, TYPE: "text/html" });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  for (const path of PAGES) {
    const rounds = { bare: [], page: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await visit(`${bare.url}/`));
      rounds.page.push(await visit(product.url + path));
    }
    const [base, page] = [medianOf(rounds.bare), medianOf(rounds.page)];
    console.log(
      `${path.padEnd(10)} script ${page.script} B gzipped, first paint ${page.paint} ms (${(page.paint / base.paint).toFixed(1)} times the bare page's ${base.paint}), layout shift ${page.shift}`,
    );
  }
} finally {
  await browser.close();
  for (const { child } of [product, bare]) {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** A first visit: nothing is cached. */
async function visit(url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const scripts = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const { paint, shift } = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        const [first] = performance.getEntriesByName("first-contentful-paint");
        setTimeout(() => resolve({ paint: Math.round(first?.startTime ?? 0), shift }), 200);
      }),
  );
  const bodies = await Promise.all(scripts);
  await context.close();
  const script = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return { paint, shift, script };
}

function medianOf(rounds) {
  const middle = (name) => rounds.map((round) => round[name]).sort((a, b) => a - b)[ROUNDS >> 1];
  return { paint: middle("paint"), shift: middle("shift"), script: middle("script") };
}

function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const url = /at (http:\S+)/.exec(text)?.[1];
      if (url) resolve({ child, url });
    });
    child.once("exit", (code) => reject(new Error(`${args[0]} ended with ${code}.`)));
  });
}
