// Makes a bare clone ready: packages, build, browser. Only what Node itself brings is imported here,
// because this runs before there is a node_modules, and replaces it.
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browserCommands, findBrowser } from "./ensure/browser.mjs";
import { afterBuild, beforeBuild, bundleIsFresh, nextOf } from "./ensure/bundle.mjs";
import { buildInputsKey } from "./ensure/inputs.mjs";
import { takeLock } from "./ensure/lock.mjs";
import { NotReady } from "./ensure/not-ready.mjs";
import {
  afterFailedAdding,
  afterInstall,
  beforeInstall,
  installCommand,
  installFailure,
  installPlan,
  packagesAreFresh,
} from "./ensure/packages.mjs";
import { run } from "./ensure/processes.mjs";

// Not import.meta.dirname: a Node that is too old for it must get as far as our sentence.
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OLDEST_NODE = [20, 19];
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

const COMMANDS = {
  install: installCommand,
  build: (root, folder) => ({
    file: process.execPath,
    args: [join(root, "scripts/build.mjs"), folder],
    cwd: root,
  }),
  browser: browserCommands,
};

export { findBrowser };

/**
 * Brings packages (those of tests and checks too, with `dev`), and if asked the build and a browser, up to date. Does nothing, says nothing and
 * writes nothing when all is fresh; otherwise works under a lock, since two installs at once leave a
 * broken node_modules and report success.
 */
export async function ensure({
  build = false,
  browser = false,
  // The browser is fetched by a package of the tests.
  dev = browser,
  root = ROOT,
  commands = COMMANDS,
  say = (text) => process.stdout.write(text),
  browserFound = () => findBrowser() !== undefined,
} = {}) {
  refuseOldNode(process.versions.node);
  const inputs = () => buildInputsKey(root, join(root, ".cache", "inputs.json"));
  const steps = [
    {
      isFresh: () => packagesAreFresh(root, { dev }),
      make: (work) => install(root, commands, dev, work),
    },
  ];
  if (build) {
    const isFresh = () => bundleIsFresh(root, inputs());
    steps.push({ isFresh, make: (work) => bundle(root, commands, inputs(), work) });
  }
  if (browser) {
    steps.push({
      isFresh: browserFound,
      make: (work) => fetchBrowser(root, commands, work, browserFound),
    });
  }
  if (steps.every((step) => step.isFresh())) return;

  const lock = await takeLock(join(root, ".cache", "ensure-lock"), {
    onWait: ({ pid }) => say(`Waiting for process ${pid}, which is installing or building.\n`),
  });
  await untilInterrupted(lock, async (signal) => {
    const runHere = (command) => run(command, { signal, onStart: lock.holdFor });
    for (const step of steps) {
      // Looked at again under the lock: the one we waited for may have done it.
      if (!signal.aborted && !step.isFresh()) await step.make({ run: runHere, say, signal });
    }
  });
}

async function install(root, commands, dev, work) {
  const plan = installPlan(root, { dev });
  await timed(plan.adds ? "Adding packages for tests" : "Installing packages", work, async () => {
    beforeInstall(root);
    const result = await work.run(commands.install(root, plan));
    if (work.signal.aborted) return;
    if (!result.ok && plan.adds) afterFailedAdding(root);
    if (!result.ok) throw new NotReady(installFailure(result));
    afterInstall(root, plan);
  });
}

async function bundle(root, commands, key, work) {
  await timed("Building", work, async () => {
    beforeBuild(root);
    const result = await work.run(commands.build(root, nextOf(root)));
    if (work.signal.aborted) return;
    if (!result.ok) throw new NotReady(`The build failed.\n${result.output.trim()}`);
    afterBuild(root, key);
  });
}

async function fetchBrowser(root, commands, work, found) {
  await timed("Fetching a browser", work, async () => {
    let output = "";
    for (const command of commands.browser(root)) {
      if (work.signal.aborted || found()) return;
      ({ output } = await work.run(command));
    }
    if (work.signal.aborted || found()) return;
    const last = output.trim().split("\n").slice(-10).join("\n");
    throw new NotReady(
      `No browser for the tests: install Chromium, or set CHROMIUM to the path of one.\n${last}`,
    );
  });
}

async function timed(what, { say, signal }, work) {
  const start = performance.now();
  say(`${what} … `);
  try {
    await work();
  } catch (error) {
    say("failed\n");
    throw error;
  }
  say(signal.aborted ? "stopped\n" : `${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/** A signal stops the running command first, then frees the lock, then ends us as it would have. */
async function untilInterrupted(lock, work) {
  const stop = new AbortController();
  const onSignal = (name) => stop.abort(name);
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    await work(stop.signal);
  } finally {
    lock.release();
    for (const name of SIGNALS) process.off(name, onSignal);
  }
  if (stop.signal.aborted) {
    process.kill(process.pid, stop.signal.reason);
    // Whoever listens for the signal decides when we end; nothing after ensure() may run.
    await new Promise(() => setInterval(() => {}, 1000));
  }
}

function refuseOldNode(version) {
  const [major, minor] = version.split(".").map(Number);
  const old = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  if (old)
    throw new NotReady(`Candour needs Node ${OLDEST_NODE.join(".")} or newer; this is ${version}.`);
}

/** For the top of a script: a person sees the sentence, not the stack. */
export async function ensureOrExit(want) {
  try {
    await ensure(want);
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const want = process.argv.slice(2);
  const wanted = Object.fromEntries(
    ["build", "browser", "dev"].map((name) => [name, want.includes(name)]),
  );
  await ensureOrExit({ ...wanted, dev: wanted.dev || wanted.browser });
}
