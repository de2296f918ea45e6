// Whether the texts follow their form, and how many there are: node tools/reading-model/check-lines.mjs
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "occupations");
const TYPES =
  "licence degree certificate years tool activity setting language right_or_check place_travel_hours".split(
    " ",
  );
const counts = { files: 0, requirements: 0, yes: 0, partly: 0, no: 0 };

for (const name of readdirSync(FOLDER).sort()) {
  counts.files += 1;
  const fault = (line, what) => console.log(`${name}:${line + 1}: ${what}`);
  let seen = new Set();
  const rows = readFileSync(join(FOLDER, name), "utf8").split("\n");
  for (const [at, row] of rows.entries()) {
    const [, key, value = ""] = /^(==|[a-z_]+:)\s*(.*?)\s*$/.exec(row) ?? [];
    if (row.trim() === "" || key === "occupation:" || key === "field:") continue;
    if (key === "==") {
      counts.requirements += 1;
      seen = new Set();
    } else if (key === "type:") {
      if (!TYPES.includes(value)) fault(at, `no such type "${value}"`);
    } else if (key === "yes:" || key === "partly:" || key === "no:") {
      counts[key.slice(0, -1)] += 1;
      if (value === "") fault(at, "an empty line");
      if (seen.has(value)) fault(at, "the same line twice");
      seen.add(value);
    } else fault(at, "neither a requirement nor a line");
  }
}
console.log(counts);
