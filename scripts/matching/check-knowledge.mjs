// Is all of knowledge/ well-formed? node tools/run.mjs ../scripts/matching/check-knowledge.mjs
// The order of the records is not judged: profiles point at places in it (PROFILE_VERSION).
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { knowledgeCounts, knowledgeFaults } from "./knowledge-rules.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "knowledge");
const READERS = ["records.ts", "credentials.ts"].map((name) =>
  join(ROOT, "src/matching/knowledge", name),
);

/** Ladders of papers, names of things and organisations are checked where they are read. */
const OF_THEIR_OWN = ["ladders", "named", "organisations"];

/** Every other file below knowledge/, as { file, text }. */
export function readKnowledge() {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !OF_THEIR_OWN.some((folder) => path.startsWith(join(FOLDER, folder))))
    .sort()
    .map((path) => ({
      file: path.slice(FOLDER.length + 1).replaceAll("\\", "/"),
      text: readFileSync(path, "utf8"),
    }));
}

/** Files that the matcher does not import: what is in them would count for nothing. */
export function unreadFiles(files) {
  const readers = READERS.map((path) => readFileSync(path, "utf8")).join("");
  return files
    .filter(({ file }) => !readers.includes(`"#knowledge/${file}"`))
    .map(({ file }) => `${file}: src/matching/knowledge/records.ts does not import it`);
}

if (process.argv[1] === import.meta.filename) {
  const files = readKnowledge();
  const faults = [...unreadFiles(files), ...knowledgeFaults(files)];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else {
    const counts = Object.entries(knowledgeCounts(files)).map(([kind, n]) => `${n} ${kind}`);
    console.log(`knowledge: ${counts.join(", ")}; no faults`);
  }
}
