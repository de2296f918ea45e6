// Makes demo/prepared.jsonl anew, from which a first start loads the demo world (docs/decisions/0028).
// `npm run demo:prepare`, to be run whenever a test says that the file is out of date.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureOrExit } from "./ensure.mjs";

const ROOT = resolve(import.meta.dirname, "..");
/** Not in dist: only this script needs it. */
const BUILT = join(ROOT, ".cache", "prepare-demo");

await ensureOrExit({});
const { buildForNode } = await import("./build.mjs");
await buildForNode({ "prepare-demo": join(ROOT, "src/server/prepare-demo.ts") }, BUILT);
await import(pathToFileURL(join(BUILT, "prepare-demo.js")).href);
