import { createHash } from "node:crypto";
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const BUILT_FROM = [
  "src",
  "public",
  "index.html",
  "vite.config.ts",
  "scripts/build.mjs",
  "package.json",
  "package-lock.json",
  "knowledge",
  "demo",
  "migrations",
];
const TEST_FILE = /\.test\.[cm]?tsx?$/;
const EDITOR_FILE = /^\.DS_Store$|^\.#|~$|\.sw[op]$/;

// A file written twice within one tick of the file system's clock keeps its time and maybe its
// size: a young file is read again rather than trusted (two seconds is the coarsest clock in use).
const YOUNG_MS = 2_000;

/** One key for the names and contents of everything a build reads. */
export function buildInputsKey(root, memoryFile) {
  const configs = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
  return inputsKey(root, [...BUILT_FROM, ...configs.sort()], memoryFile);
}

/** Files whose time, size and inode are as remembered are not read again. */
function inputsKey(root, inputs, memoryFile) {
  const before = readMemory(memoryFile);
  const after = {};
  const now = Date.now();
  let learnt = false;

  const contentOf = (name, stat) => {
    const mark = `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}`;
    const known = before[name];
    if (known?.[0] === mark) {
      after[name] = known;
      return known[1];
    }
    const digest = createHash("sha256")
      .update(readFileSync(join(root, name)))
      .digest("base64");
    if (now - Math.max(stat.mtimeMs, stat.ctimeMs) > YOUNG_MS) {
      after[name] = [mark, digest];
      learnt = true;
    }
    return digest;
  };

  const key = createHash("sha256");
  for (const input of inputs) {
    for (const line of linesOf(root, input, contentOf)) key.update(`${line}\n`);
  }
  if (learnt || Object.keys(before).length !== Object.keys(after).length) {
    writeMemory(memoryFile, after);
  }
  return key.digest("hex");
}

/**
 * One line of JSON for each file and link below an input, in a fixed order. JSON, because names run
 * together are ambiguous ("ab" + "c" and "a" + "bc"), and with its kind, because a file may become a
 * folder. Links are followed, as the build does. Empty folders say nothing, as in git.
 */
function linesOf(root, input, contentOf) {
  const lines = [];
  const visit = (name, isLink, parents) => {
    const path = join(root, name);
    if (isLink) lines.push(JSON.stringify(["link", name, readlinkSync(path)]));
    // Gone while we looked, or a link to nowhere: its link line, if any, stands for it.
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile()) lines.push(JSON.stringify(["file", name, contentOf(name, stat)]));
    if (stat?.isDirectory()) visitFolder(name, path, `${stat.dev}:${stat.ino}`, parents);
  };
  const visitFolder = (name, path, self, parents) => {
    if (parents.includes(self)) return; // a link to a folder above it
    for (const entry of readdirSync(path, { withFileTypes: true }).sort(byName)) {
      const ignored = input === "src" && TEST_FILE.test(entry.name);
      if (ignored || EDITOR_FILE.test(entry.name)) continue;
      visit(`${name}/${entry.name}`, entry.isSymbolicLink(), [...parents, self]);
    }
  };
  const top = lstatSync(join(root, input), { throwIfNoEntry: false });
  if (top) visit(input, top.isSymbolicLink(), []);
  return lines;
}

function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}

function readMemory(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function writeMemory(file, memory) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(memory));
    renameSync(draft, file);
  } catch {
    // A checkout that cannot be written to is only slower to look at.
  }
}
