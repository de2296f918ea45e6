// Makes the third set of test/corpus/tune, whose files begin with "v-", anew.
// By hand: `node tools/run.mjs corpus/vocabulary/make-vocabulary.mjs [layout…]`. It needs what ../make.mjs needs.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { endProducers } from "../write/produce.mjs";
import { writeDocument } from "../write/write-document.mjs";
import { LAYOUTS } from "./layouts.mjs";
import { readPeople } from "./read-people.mjs";
import { truthOf } from "./truth-of.mjs";

const FOLDER = join(import.meta.dirname, "../../../test/corpus/tune");
const only = process.argv.slice(2);
const numbers = new Map();
const truths = [];
for (const person of readPeople()) {
  const number = (numbers.get(person.layout) ?? 0) + 1;
  numbers.set(person.layout, number);
  if (only.length > 0 && !only.includes(person.layout)) continue;
  const { blocks, made } = await LAYOUTS[person.layout](person);
  const file = join(FOLDER, `${person.layout}-${String(number).padStart(2, "0")}`);
  writeFileSync(`${file}.${person.format}`, await writeDocument(made, person.format));
  writeFileSync(`${file}.truth.json`, `${JSON.stringify(truthOf(person, blocks), null, 2)}\n`);
  truths.push(`${file}.truth.json`);
  console.log(`${person.layout}-${number}.${person.format} ${person.name}`);
}
await endProducers();
execFileSync("npx", ["biome", "format", "--write", ...truths], { stdio: "pipe" });
