// Comparisons: agreement with careful readers, and speed: `npm run bench:compare`. --only quality,speed.
import { parseArgs } from "node:util";
import { quality } from "./comparison/quality.mjs";
import { speed } from "./comparison/speed.mjs";

const { values } = parseArgs({ options: { only: { type: "string" } } });
const PARTS = { quality, speed };
for (const name of values.only?.split(",") ?? Object.keys(PARTS)) await PARTS[name]?.();
