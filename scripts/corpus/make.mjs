// Makes test/corpus anew. By hand: `node scripts/corpus/make.mjs [tune|apart|jobs] [layout…]`.
// Needs LibreOffice (soffice), pdflatex, Chromium and the Noto and Liberation fonts; the tests do not.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeJobs } from "./jobs/make-jobs.mjs";
import { bare, cover, europass, roleAtText } from "./layouts/apart.mjs";
import { dense } from "./layouts/dense.mjs";
import { sidebarLeft, sidebarRight, timeline } from "./layouts/html-columns.mjs";
import { letterSpaced, unusualHeadings } from "./layouts/html-single.mjs";
import { oneLine } from "./layouts/office-html.mjs";
import { linkedin, roleAt } from "./layouts/pdfmake.mjs";
import { plain } from "./layouts/plain.mjs";
import { academic, tex } from "./layouts/tex.mjs";
import { classic, dateTable, functional } from "./layouts/word.mjs";
import { paged, textBoxes } from "./layouts/word-boxes.mjs";
import { makePerson } from "./person/person.mjs";
import { APART } from "./plan-apart.mjs";
import { TUNE } from "./plan-tune.mjs";
import { endProducers } from "./write/produce.mjs";
import { writeDocument } from "./write/write-document.mjs";

const CORPUS = join(import.meta.dirname, "../../test/corpus");
const LAYOUTS = {
  classic, "sidebar-left": sidebarLeft, "sidebar-right": sidebarRight, "date-table": dateTable, "one-line": oneLine, "letter-spaced": letterSpaced, plain, tex, linkedin, academic,
  functional, "unusual-headings": unusualHeadings, "text-box": textBoxes, dense, europass, bare, cover, timeline, paged,
  "role-at": (person, producer) => (producer === "txt" ? roleAtText(person) : roleAt(person)),
};

const [only, ...layouts] = process.argv.slice(2);
const started = new Map();
for (const [folder, plan] of [["tune", TUNE], ["apart", APART]]) {
  for (const [layout, producer, name, kind, area, city, phone, dates, jobs, more] of plan) {
    const number = (started.get(layout) ?? 0) + 1;
    started.set(layout, number);
    const { title: honorific, ...options } = more;
    const person = makePerson({ layout, name, kind, area, city, phone, dates, jobs, honorific, number, ...options });
    if (only && only !== folder) continue;
    if (layouts.length > 0 && !layouts.includes(layout)) continue;
    const made = await LAYOUTS[layout](person, producer);
    const file = join(CORPUS, folder, `${layout}-${String(number).padStart(2, "0")}`);
    mkdirSync(join(CORPUS, folder), { recursive: true });
    writeFileSync(`${file}.${producer}`, await writeDocument(made, producer));
    writeFileSync(`${file}.truth.json`, `${JSON.stringify(made.truth, null, 2)}\n`);
    console.log(`${folder}/${layout}-${number}.${producer} ${name}`);
  }
}
if (!only || only === "jobs") await makeJobs(join(CORPUS, "jobs"));
await endProducers();
execFileSync("npx", ["biome", "format", "--write", CORPUS], { stdio: "pipe" });
