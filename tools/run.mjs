// Runs one of the tools with the packages that only they need: node tools/run.mjs bench/matching.mjs --only quality
// They import the product's TypeScript, so they run through a loader; what they start runs from the build.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureOrExit } from "../scripts/ensure.mjs";

const TOOLS = import.meta.dirname;
const LOADER = join(TOOLS, "node_modules/tsx/dist/loader.mjs");

const [tool, ...args] = process.argv.slice(2);
if (!tool || !existsSync(resolve(TOOLS, tool))) {
  console.error("Usage: node tools/run.mjs bench/matching.mjs [options]");
  process.exit(2);
}
await ensureOrExit({ dev: true, build: true });
if (!isInstalled()) {
  console.error("Installing the tools' own packages …");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: TOOLS, stdio: "inherit" });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}
const child = spawn(process.execPath, ["--import", LOADER, resolve(TOOLS, tool), ...args], {
  cwd: join(TOOLS, ".."),
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));

function isInstalled() {
  const timeOf = (name) => statSync(join(TOOLS, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = timeOf("node_modules/.package-lock.json");
  return installed > 0 && installed >= timeOf("package-lock.json");
}
