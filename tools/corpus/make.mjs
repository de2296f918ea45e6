// Makes test/corpus anew. By hand: `node tools/run.mjs corpus/make.mjs [tune|apart|jobs] [layout…]`.
// Needs LibreOffice (soffice), pdflatex, Chromium and the Noto and Liberation fonts; the tests do not.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeJobs } from "./jobs/make-jobs.mjs";
import { bare, cover, europass, roleAtText } from "./layouts/apart.mjs";
import { headingLeft, newspaper } from "./layouts/apart-columns.mjs";
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
import { readPlan } from "./plan/read-plan.mjs";
import { endProducers } from "./write/produce.mjs";
import { writeDocument } from "./write/write-document.mjs";

const CORPUS = join(import.meta.dirname, "../../test/corpus");
const LAYOUTS = {
  classic,
  "sidebar-left": sidebarLeft,
  "sidebar-right": sidebarRight,
  "date-table": dateTable,
  "one-line": oneLine,
  "letter-spaced": letterSpaced,
  plain,
  tex,
  linkedin,
  academic,
  functional,
  "unusual-headings": unusualHeadings,
  "text-box": textBoxes,
  dense,
  europass,
  bare,
  cover,
  timeline,
  paged,
  "heading-left": headingLeft,
  newspaper,
  "role-at": (person, format) => (format === "txt" ? roleAtText(person) : roleAt(person)),
};

const [only, ...layouts] = process.argv.slice(2);
const started = new Map();
for (const folder of ["tune", "apart"]) {
  for (const plan of readPlan(folder)) {
    const { layout, format, name } = plan;
    const number = (started.get(layout) ?? 0) + 1;
    started.set(layout, number);
    // Everyone is made, even if not written, so that no two ever share a sentence.
    const person = makePerson({ ...plan, number, part: folder });
    if (only && only !== folder) continue;
    if (layouts.length > 0 && !layouts.includes(layout)) continue;
    const made = await LAYOUTS[layout](person, format);
    const file = join(CORPUS, folder, `${layout}-${String(number).padStart(2, "0")}`);
    mkdirSync(join(CORPUS, folder), { recursive: true });
    writeFileSync(`${file}.${format}`, await writeDocument(made, format));
    writeFileSync(`${file}.truth.json`, `${JSON.stringify(made.truth, null, 2)}\n`);
    console.log(`${folder}/${layout}-${number}.${format} ${name}`);
  }
}
if (!only || only === "jobs") await makeJobs(join(CORPUS, "jobs"));
await endProducers();
execFileSync("npx", ["biome", "format", "--write", CORPUS], { stdio: "pipe" });
