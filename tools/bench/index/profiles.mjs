// Profiles of the generated documents, made once and kept in the temporary folder, a thousand to a file, so
// that a run that was stopped goes on. A larger set begins with the smaller ones.
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import model from "../../../src/matching/model/model.json" with { type: "json" };
import { PROFILE_VERSION } from "../../../src/matching/profiles.ts";
import { MAKERS } from "./make-documents.mjs";
import { packed } from "./packed.mjs";

const BATCH = 1000;
const WORKERS = 2;
/** Texts that stand for the generator: whoever changes it gets other files. */
const PROBED = 60;

const texts = (seed) =>
  Object.values(MAKERS).flatMap((make) =>
    Array.from({ length: PROBED }, (_, at) => make(seed, at).text),
  );

const folders = new Map();

export function folderOf(seed) {
  if (!folders.has(seed)) folders.set(seed, makeFolder(seed));
  return folders.get(seed);
}

function makeFolder(seed) {
  const own = createHash("sha256").update(texts(seed).join("\n\n")).digest("hex").slice(0, 10);
  const name = `${seed}-${own}-profile${PROFILE_VERSION}-model${model.version}`;
  const folder = join(tmpdir(), "candour-bench-index", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const fileOf = (folder, kind, batch) => join(folder, `${kind}-${String(batch).padStart(5, "0")}`);

/** Makes what is missing of the first `count` of a kind. */
export async function ensureProfiles({ seed, kind, count }) {
  const folder = folderOf(seed);
  const missing = Array.from({ length: Math.ceil(count / BATCH) }, (_, batch) => batch).filter(
    (batch) => !existsSync(`${fileOf(folder, kind, batch)}.json`),
  );
  if (missing.length === 0) return warnIfOld({ seed, kind, folder });
  const from = performance.now();
  let done = 0;
  const say = (batch) => {
    done += 1;
    const left = ((performance.now() - from) / done) * (missing.length - done);
    console.log(
      `${kind} profiles, batch ${batch}: ${done} of ${missing.length}, ${Math.round(left / 1000)} s left`,
    );
  };
  const workers = Math.min(WORKERS, missing.length);
  await Promise.all(
    Array.from({ length: workers }, (_, own) =>
      work(
        missing.filter((_, at) => at % workers === own),
        (batch) => ({
          seed,
          kind,
          from: batch * BATCH,
          count: BATCH,
          file: fileOf(folder, kind, batch),
        }),
        say,
      ),
    ),
  );
}

function work(batches, taskOf, say) {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./profile-worker.mjs", import.meta.url), {});
    child.on("message", (at) => say(batches[at]));
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`)),
    );
    child.send(batches.map(taskOf));
  });
}

/** The version says whether profiles fit; between versions, the engine may be at work itself. */
function warnIfOld({ seed, kind, folder }) {
  const [first] = batches({ seed, kind, count: 1 });
  if (first.entries.every(({ bytes }, at) => bytes.equals(packed(kind, MAKERS[kind](seed, at)))))
    return;
  console.log(
    `The kept ${kind} profiles are not what the engine makes today. To make them anew, remove ${folder}`,
  );
}

/** The kept entries, batch by batch: { id, title, facets, bytes }. */
export function* batches({ seed, kind, count }) {
  const folder = folderOf(seed);
  for (let batch = 0; batch * BATCH < count; batch += 1) {
    const file = fileOf(folder, kind, batch);
    const entries = JSON.parse(readFileSync(`${file}.json`, "utf8"));
    const bytes = readFileSync(`${file}.bin`);
    let at = 0;
    for (const entry of entries) {
      // Each by itself, as a database gives them.
      entry.id = idOf(entry.hash);
      entry.bytes = Buffer.from(bytes.subarray(at, at + entry.length));
      at += entry.length;
    }
    yield { from: batch * BATCH, entries: entries.slice(0, count - batch * BATCH) };
  }
}

/** A UUID of version 8, whose bits are its maker's own affair. */
const idOf = (hash) => hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");

/** No two texts alike. */
export function refuseTwins({ seed, kind, count }) {
  const hashes = new Set();
  for (const { entries } of batches({ seed, kind, count }))
    for (const { hash } of entries) hashes.add(hash);
  if (hashes.size !== count)
    throw new Error(`${count - hashes.size} of ${count} texts are there twice.`);
  return `${count.toLocaleString("en-AU")} texts (${kind}), no two alike by their hashes.`;
}
