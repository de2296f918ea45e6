// What `npm test` runs: checks, Vitest and Playwright, all of them even when one fails, and one sum.
//   --changed    only what the changes since the last commit touch
//   --database   only what speaks to a database (CI: once more on another PostgreSQL)
//   --long       only the long tests
//   a path       only the tests there, without the checks
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChecks, showChecks } from "./check.mjs";
import { NotReady } from "./ensure/not-ready.mjs";
import { ensure } from "./ensure.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const OPTIONS = ["--changed", "--database", "--long"];
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const NOTHING = { passed: 0, failed: 0, skipped: 0 };
const CRASHED = { passed: 0, failed: 1, skipped: 0 };
const SLOWEST = 10;
const LINES_OF_A_FAILURE = 8;

const args = process.argv.slice(2);
const [changed, database, long] = OPTIONS.map((option) => args.includes(option));
const paths = args.filter((arg) => !OPTIONS.includes(arg));
const everything = paths.length === 0 && !changed;

/** Said once more at the end of a run, where a reader of a long log looks first. */
const failedNames = [];
/** Every test with its seconds. */
const timed = [];

async function main() {
  if (process.env.npm_lifecycle_event) stopWithParent();
  const unknown = paths.find((arg) => arg.startsWith("-"));
  if (unknown) throw new Error(`${unknown} is not an option; there are ${OPTIONS.join(", ")}.`);

  await ensure({ dev: true });
  const unready = await attempt({ dev: true, build: true, browser: !database });
  const started = performance.now();
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  // A folder of this run's own: nothing that an earlier or a parallel run left can be counted.
  const results = mkdtempSync(join(ROOT, ".cache", "results-"));
  try {
    const counts = await runParts(results, unready);
    showSlowest();
    for (const name of failedNames) console.log(`failed: ${name}`);
    console.log(`\nall ${seconds(started)}`);
    return sum(unready ? [CRASHED, ...counts] : counts);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/**
 * Checks beside the tests of the server, which leave a core idle now and then; then the two that look at
 * screens, by themselves, because each of them keeps both cores busy.
 */
async function runParts(results, unready) {
  const server = () => vitest("server and units", "node", join(results, "node.json"));
  const screens = () => vitest("screens", "screens", join(results, "screens.json"));
  const journeys = () => playwright("journeys", join(results, "journeys.json"));
  const checks = paths.length === 0 && !long && !database ? [check] : [];
  const counts = await Promise.all([server, ...checks].map((part) => part()));
  if (!long && !database) counts.push(await screens());
  // Journeys walk through what was built; the rest can be judged without it.
  if (!database && !unready) counts.push(await journeys());
  return counts;
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
  const started = performance.now();
  const results = await runChecks();
  console.log(`\nchecks ${seconds(started)}`);
  showChecks(results);
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

async function vitest(name, project, report) {
  const chosen = paths.filter((path) => !/journey/.test(path));
  if (paths.length > 0 && chosen.length === 0) return NOTHING;
  const command = database ? ["related", "--run", "test/support/test-database.ts"] : ["run"];
  const result = await runPart(name, [
    "node_modules/vitest/vitest.mjs",
    ...command,
    ...chosen,
    `--project=${project}`,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...(changed ? ["--changed"] : []),
    everything ? "--allowOnly=false" : "--passWithNoTests",
  ]);
  return judge(name, result, countVitest(readJson(report)));
}

async function playwright(name, report) {
  const chosen = paths.filter((path) => !/^(\.\/)?src(\/|$)|\.test\./.test(path));
  if (paths.length > 0 && chosen.length === 0) return NOTHING;
  const suffix = long ? ".long.journey.ts" : ".journey.ts";
  if (!namesIn("test/journeys").some((file) => file.endsWith(suffix))) return NOTHING;
  const result = await runPart(
    name,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      ...chosen,
      "--reporter=line,json",
      ...(changed ? ["--only-changed"] : []),
      everything ? "--forbid-only" : "--pass-with-no-tests",
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return judge(name, result, countPlaywright(readJson(report)));
}

/** A file that could not even be loaded has no tests to fail: it counts as one failure. */
function countVitest(report) {
  if (!report) return undefined;
  const files = report.testResults.map((one) => ({ ...one, name: relative(ROOT, one.name) }));
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  for (const { name, assertionResults } of files)
    for (const { status, fullName, duration = 0, failureMessages = [] } of assertionResults) {
      timed.push({ name: `${name}: ${fullName}`, ms: duration });
      if (status === "failed") noteFailure(`${name}: ${fullName}`, failureMessages[0]);
    }
  for (const { name } of unloaded) failedNames.push(`${name} could not be loaded`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(report) {
  if (!report) return undefined;
  const { expected, unexpected, skipped } = report.stats;
  for (const { file, title, tests } of specsOf(report.suites)) {
    const name = `${file}: ${title}`;
    const ms = tests.flatMap(({ results }) => results).reduce((all, one) => all + one.duration, 0);
    timed.push({ name, ms });
    if (!tests.some(({ status }) => status === "unexpected")) continue;
    const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors ?? []));
    noteFailure(name, errors[0]?.message);
  }
  return { passed: expected, failed: unexpected, skipped };
}

/** With the beginning of what it said: a long log may be cut before the place where it stands. */
function noteFailure(name, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const said = lines.filter((line) => line.trim()).slice(0, LINES_OF_A_FAILURE);
  failedNames.push([name, ...said.map((line) => `    ${line.trim()}`)].join("\n"));
}

/** Playwright's report nests suites in suites. */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function showSlowest() {
  if (timed.length <= SLOWEST) return;
  console.log(`\nthe ${SLOWEST} slowest of ${timed.length} tests`);
  for (const { name, ms } of timed.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** A runner that ends badly with nothing counted as failed has crashed somewhere: one failure. */
function judge(name, code, counts) {
  if (counts && (code === 0 || counts.failed > 0)) return counts;
  console.log(`\n${name} ended with ${code}${counts ? "" : " and reported nothing"}.`);
  failedNames.push(`${name} ended with ${code}`);
  return sum([counts ?? NOTHING, CRASHED]);
}

/** What a part says is shown when it has ended: two that speak at once cannot be read. */
function runPart(name, command, env = {}) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, command, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env, LONG: long ? "1" : "" },
    });
    const said = [];
    child.stdout.on("data", (chunk) => said.push(chunk));
    child.stderr.on("data", (chunk) => said.push(chunk));
    const pass = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    child.on("error", (error) => console.error(error.message));
    child.on("close", (code, signal) => {
      for (const one of SIGNALS) process.off(one, pass);
      console.log(`\n${name} ${seconds(started)}\n${Buffer.concat(said).toString().trim()}`);
      done(code ?? signal);
    });
  });
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

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
