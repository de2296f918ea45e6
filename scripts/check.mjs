// What `npm run check` runs: everything that judges the code without running it.
import { join, resolve } from "node:path";
import { run } from "./ensure/processes.mjs";
import { ensureOrExit } from "./ensure.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const inPackages = (path) => join(ROOT, "node_modules", path);

// Told, not guessed: some CI systems ask for colour, which makes a diff in a log unreadable.
const colours = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

const CHECKS = [
  // --force: the incremental state misses what a newly imported declaration file adds.
  { name: "types", args: [inPackages("typescript/bin/tsc"), "-b", "--force"] },
  { name: "lint and format", args: [inPackages("@biomejs/biome/bin/biome"), "ci", colours, "."] },
  { name: "dead code", args: [inPackages("knip/bin/knip.js"), "--no-config-hints"] },
  { name: "lockfile", args: [join(ROOT, "scripts/check-lockfile.mjs")] },
];

/** Runs all checks side by side; what each said comes back with its verdict. */
export function runChecks() {
  return Promise.all(
    CHECKS.map(async ({ name, args }) => {
      const { ok, output } = await run({ file: process.execPath, args, cwd: ROOT });
      return { name, ok, output };
    }),
  );
}

export function showChecks(results) {
  for (const { name, ok, output } of results) {
    console.log(`${ok ? "ok" : "FAILED"}  ${name}`);
    if (!ok) console.log(`${output.trim()}\n`);
  }
}

if (process.argv[1] === import.meta.filename) {
  await ensureOrExit({ dev: true });
  const results = await runChecks();
  showChecks(results);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
