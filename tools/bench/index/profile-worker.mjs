// Makes batches of profiles at low priority. Both files are written whole, the one that is looked for last.
import { renameSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { hashOf, MAKERS } from "./make-documents.mjs";
import { packed } from "./packed.mjs";

setPriority(constants.priority.PRIORITY_LOW - 4);

function write(file, content) {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

function makeBatch({ seed, kind, from, count, file }) {
  const made = Array.from({ length: count }, (_, place) => {
    const { text, ...facts } = MAKERS[kind](seed, from + place);
    const bytes = packed(kind, { text, title: facts.title });
    return { entry: { hash: hashOf(text), ...facts, length: bytes.length }, bytes };
  });
  write(`${file}.bin`, Buffer.concat(made.map(({ bytes }) => bytes)));
  write(`${file}.json`, JSON.stringify(made.map(({ entry }) => entry)));
}

const told = (at) => new Promise((resolve) => process.send(at, resolve));

process.once("message", async (tasks) => {
  for (const [at, task] of tasks.entries()) {
    makeBatch(task);
    await told(at);
  }
  process.exit();
});
// Whoever asked is gone: nobody waits for the rest.
process.once("disconnect", () => process.exit());
