// What `npm test` runs: checks, Vitest and Playwright, all of them even when one fails, and one sum.
//   --long     only the long tests     --server   only what may speak to a database (CI: an outside PostgreSQL)
//   a path     only the tests there, without the checks
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { runChecks, showChecks } from "./check.mjs";
import { NotReady } from "./ensure/not-ready.mjs";
import { ensure } from "./ensure.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const OPTIONS = ["--long", "--server"];
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const NOTHING = { passed: 0, failed: 0, skipped: 0 };
const CRASHED = { passed: 0, failed: 1, skipped: 0 };

const args = process.argv.slice(2);
const long = args.includes("--long");
const serverOnly = args.includes("--server");
const filters = args.filter((arg) => !OPTIONS.includes(arg));
const unfiltered = filters.length === 0;

async function main() {
  if (process.env.npm_lifecycle_event) stopWithParent();
  const started = performance.now();
  const unknown = filters.find((arg) => arg.startsWith("-"));
  if (unknown) throw new Error(`${unknown} is not an option; there are ${OPTIONS.join(" and ")}.`);

  await ensure();
  const unready = await attempt({ build: true, browser: !serverOnly });
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  // A folder of this run's own: nothing that an earlier or a parallel run left can be counted.
  const results = mkdtempSync(join(ROOT, ".cache", "results-"));
  try {
    const counts = unready ? [CRASHED] : [];
    if (unfiltered && !long && !serverOnly) counts.push(await check());
    counts.push(await vitest(join(results, "vitest.json")));
    // Journeys walk through what was built; the rest can still be judged without it.
    if (!serverOnly && !unready) counts.push(await playwright(join(results, "playwright.json")));
    for (const name of failedNames) console.log(`failed: ${name}`);
    console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
    return sum(counts);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

async function attempt(want) {
  try {
    await ensure(want);
    return undefined;
  } catch (error) {
    console.error(error instanceof NotReady ? error.message : error);
    return error;
  }
}

async function check() {
  const results = await runChecks();
  showChecks(results);
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

async function vitest(report) {
  const paths = filters.filter((path) => !/journey/.test(path));
  const files = [...namesIn("src"), ...namesIn("test")].filter((name) =>
    /\.test\.tsx?$/.test(name),
  );
  if (!hasWork("Vitest", files, paths)) return NOTHING;
  const code = await show(
    ["node_modules/vitest/vitest.mjs", "run", ...paths],
    ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    unfiltered ? ["--allowOnly=false"] : ["--passWithNoTests"],
    serverOnly ? { SERVER_ONLY: "1" } : {},
  );
  return judge("Vitest", code, countVitest(readJson(report)));
}

async function playwright(report) {
  const paths = filters.filter((path) => !/^(\.\/)?src(\/|$)|\.test\./.test(path));
  const files = namesIn("test/journeys").filter((name) => name.endsWith(".journey.ts"));
  if (!hasWork("Playwright", files, paths)) return NOTHING;
  const code = await show(
    ["node_modules/@playwright/test/cli.js", "test", ...paths],
    ["--reporter=list,json"],
    unfiltered ? ["--forbid-only"] : ["--pass-with-no-tests"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return judge("Playwright", code, countPlaywright(readJson(report)));
}

function hasWork(runner, files, paths) {
  if (!unfiltered && paths.length === 0) return false;
  if (files.some((name) => name.includes(".long.") === long)) return true;
  console.log(`\nNo tests for ${runner}.`);
  return false;
}

/** A file that could not even be loaded has no tests to fail: it counts as one failure. */
function countVitest(report) {
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  nameFailed(
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === "failed")
        .map((test) => `${relative(ROOT, name)}: ${test.fullName}`),
    ),
    unloaded.map(({ name }) => `${relative(ROOT, name)} could not be loaded`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(report) {
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  nameFailed(failedSpecs(report.suites));
  if (flaky > 0)
    console.log(`${flaky} of the journeys passed only on a second try: see "flaky" above.`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Playwright's report nests suites in suites. */
function failedSpecs(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);
}

/** Said once more at the end of a run, where a reader of a long log looks first. */
const failedNames = [];
function nameFailed(...lists) {
  failedNames.push(...lists.flat());
}

/** A runner that ends badly with nothing counted as failed has crashed somewhere: one failure. */
function judge(runner, code, counts) {
  if (counts && (code === 0 || counts.failed > 0)) return counts;
  console.log(`\n${runner} ended with ${code}${counts ? "" : " and reported nothing"}.`);
  return sum([counts ?? NOTHING, CRASHED]);
}

function show(command, reporters, strictness, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...command, ...reporters, ...strictness], {
      cwd: ROOT,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env, LONG: long ? "1" : "" },
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    child.on("error", (error) => console.error(error.message));
    child.on("close", (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass);
      done(code ?? signal);
    });
  });
}

function sum(counts) {
  const total = (kind) => counts.reduce((all, count) => all + count[kind], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

function namesIn(folder) {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true });
  } catch {
    return [];
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const { passed, failed, skipped } = await main().catch((error) => {
  console.error(error instanceof NotReady ? error.message : error);
  return CRASHED;
});
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
