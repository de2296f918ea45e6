// What `npm run dev` runs: the server, built and started anew when its files change. The web client is not
// watched here, because the server hands it to Vite in this mode.
//
// Not `node --watch`: killed hard, it leaves a watcher and a server behind.
import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { run } from "./ensure/processes.mjs";
import { ensureOrExit } from "./ensure.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const WATCHED = [
  "src/contract",
  "src/lawful",
  "src/reading",
  "src/matching",
  "src/server",
  "knowledge",
  "migrations",
];
const NOT_SERVED = /\.test\.ts$|~$|\.sw[op]$/;
const SETTLE_MS = 100;
const KILL_AFTER_MS = 5_000;
const SERVE = "--serve";
/** Not in dist: what `npm start` serves meanwhile stays as it is. */
const BUILT = join(ROOT, ".cache", "dev");

async function serve() {
  stopWithParent();
  await import(pathToFileURL(join(BUILT, "server", "main.js")).href);
}

async function watchAndServe() {
  if (process.env.npm_lifecycle_event) stopWithParent();
  await ensureOrExit({ dev: true });

  let server;
  let ending = false;
  const start = async () => {
    const args = [join(ROOT, "scripts/build.mjs"), "--server", BUILT];
    const { ok, output } = await run({ file: process.execPath, args, cwd: ROOT });
    if (!ok) console.log(output.trim());
    if (!ok || ending) return;
    server = spawn(
      process.execPath,
      [fileURLToPath(import.meta.url), SERVE, ...process.argv.slice(2)],
      {
        cwd: ROOT,
        stdio: "inherit",
        env: { ...process.env, CANDOUR_DEV: "1" },
        // Out of the terminal's group: Ctrl-C reaches it once, from us, and not two or three times.
        detached: true,
      },
    );
    server.on("exit", (code) => {
      if (code && !ending) console.log("The server stopped; it starts again when a file changes.");
    });
  };
  const stop = async (signal) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((done) => server.once("exit", done));
    server.kill(signal);
    const hard = setTimeout(() => server.kill("SIGKILL"), KILL_AFTER_MS);
    await gone;
    clearTimeout(hard);
  };

  let restartDue = false;
  const restart = async () => {
    await stop("SIGTERM");
    restartDue = false;
    if (!ending) await start();
  };
  const onChange = (_event, file) => {
    // A save is several events, and a checkout many: one restart for all of them.
    if (restartDue || !file || NOT_SERVED.test(file)) return;
    restartDue = true;
    setTimeout(restart, SETTLE_MS);
  };
  for (const folder of WATCHED.map((name) => join(ROOT, name))) {
    if (existsSync(folder)) watch(folder, { recursive: true }, onChange);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      await stop(signal);
      process.exit(0);
    });
  }
  await start();
}

await (process.argv.includes(SERVE) ? serve() : watchAndServe());
