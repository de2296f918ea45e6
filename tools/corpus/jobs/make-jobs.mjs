import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wrap } from "../layouts/plain.mjs";
import { docx } from "../write/docx.mjs";
import { p, run, table } from "../write/docx-parts.mjs";
import { esc, page } from "../write/html.mjs";
import { writeDocument } from "../write/write-document.mjs";
import { APART_1 } from "./apart-1.mjs";
import { APART_2 } from "./apart-2.mjs";
import { TUNE_1 } from "./tune-1.mjs";
import { TUNE_2 } from "./tune-2.mjs";

const LISTS = ["responsibilities", "mustHave", "niceToHave", "benefits"];
const MARGIN = { top: "18mm", bottom: "18mm", left: "20mm", right: "20mm" };

/** Writes all job descriptions, each with its truth. */
export async function makeJobs(folder) {
  for (const [target, jobs] of [
    [folder, [...TUNE_1, ...TUNE_2]],
    [join(folder, "apart"), [...APART_1, ...APART_2]],
  ]) {
    mkdirSync(target, { recursive: true });
    for (const [i, job] of jobs.entries()) {
      const file = join(target, `${job.form}-${String(i + 1).padStart(2, "0")}`);
      const blocks = FORMS[job.form](job);
      writeFileSync(
        `${file}.${job.format}`,
        await writeDocument(await WRITERS[job.format](blocks), job.format),
      );
      writeFileSync(`${file}.truth.json`, `${JSON.stringify(truthOf(job), null, 2)}\n`);
    }
  }
}

function truthOf({
  title,
  company,
  location,
  employmentType,
  salary,
  salaryAlso = [],
  level,
  levelAlso = [],
  practiceArea,
  also,
  areaAny = false,
  responsibilities,
  mustHave,
  niceToHave,
  benefits,
  contact,
}) {
  return {
    title,
    company,
    location,
    employmentType,
    salary,
    salaryAlso,
    level,
    levelAlso,
    practiceArea,
    practiceAreaAlso: also,
    practiceAreaAny: areaAny,
    responsibilities,
    mustHave,
    niceToHave,
    benefits,
    contact,
  };
}

const contactLine = ({ name, email, phone }) =>
  [name && `Contact: ${name}`, phone && `Phone: ${phone}`, email && `Email: ${email}`]
    .filter(Boolean)
    .join(", ");
const lists = (job) =>
  LISTS.flatMap((key) => [
    ["heading", job.headings[key]],
    ...job[key].map((text) => ["bullet", text]),
  ]);

/** Each form is a row of blocks: [kind, text, value]. */
const FORMS = {
  ad: (job) => [
    ["title", job.title],
    ["text", [job.company, job.location, job.type].join(" | ")],
    ...(job.pay ? [["text", job.pay]] : []),
    ["text", job.intro],
    ...lists(job),
    ["heading", "How to apply"],
    [
      "text",
      `Send your resume and a short letter by the end of the month. ${contactLine(job.contact)}`,
    ],
  ],
  position: (job) => [
    ["title", "Position Description"],
    ["label", "Position title", job.title],
    ["label", "Organisation", job.company],
    ["label", "Location", job.location],
    ["label", "Employment type", job.type],
    ...(job.pay ? [["label", "Salary", job.pay]] : []),
    ["heading", "Purpose"],
    ["text", job.intro],
    ...lists(job),
    ["heading", "Enquiries"],
    ["text", contactLine(job.contact)],
  ],
  label: (job) => [
    ["label", "Employer", job.company],
    ["label", "Job title", job.title],
    ["label", "Place of work", job.location],
    ["label", "Hours", job.type],
    ["label", "Pay", job.pay],
    ["label", "Contact person", job.contact.name],
    ["label", "Telephone", job.contact.phone],
    ["label", "Email", job.contact.email],
    ["text", job.intro],
    ...lists(job),
  ],
  prose: (job) => [
    ["title", job.title],
    ["text", job.intro],
    ["text", `The post is ${job.type} and pays ${job.pay}.`],
    ["text", job.responsibilities.join(" ")],
    ["text", [...job.mustHave, ...job.niceToHave].join(" ")],
    ["text", job.benefits.join(" ")],
    [
      "text",
      `To apply, write to ${job.contact.name} at ${job.contact.email} or call ${job.contact.phone}.`,
    ],
  ],
};

const WRITERS = { pdf: asHtml, docx: asDocx, doc: asDocx, txt: asText };

function asHtml(blocks) {
  const open = { title: "h1", heading: "h2", text: "p", bullet: "li" };
  const html = blocks
    .map(([kind, text, value]) =>
      kind === "label"
        ? `<p class="label"><b>${esc(text)}</b><span>${esc(value)}</span></p>`
        : `<${open[kind]}>${esc(text)}</${open[kind]}>`,
    )
    .join("");
  return {
    kind: "html",
    html: page(
      "body{font:10.5pt/1.5 'Noto Sans'} h1{font-size:20pt;margin:0 0 6px} h2{font-size:12.5pt;margin:12px 0 3px;color:#146} p{margin:0 0 6px} li{margin-left:18px} .label{display:grid;grid-template-columns:45mm 1fr}",
      html,
    ),
    print: { margin: MARGIN },
  };
}

async function asDocx(blocks) {
  const parts = [];
  let rows = [];
  const flush = () => {
    if (rows.length > 0) parts.push(table(rows, [2600, 7000], { border: "single" }));
    rows = [];
  };
  for (const [kind, text, value] of blocks) {
    if (kind === "label") rows.push([p(run(text, { b: true })), p(run(value))]);
    if (kind !== "label") flush();
    if (kind === "title") parts.push(p(run(text), { style: "Title" }));
    if (kind === "heading") parts.push(p(run(text), { style: "Heading1" }));
    if (kind === "text") parts.push(p(run(text)));
    if (kind === "bullet") parts.push(p(run(text), { bullet: true }));
  }
  flush();
  return { kind: "docx", bytes: await docx({ body: parts.join("") }) };
}

function asText(blocks) {
  const lines = blocks.flatMap(([kind, text, value]) => {
    if (kind === "label") return [`${text}: ${value}`];
    if (kind === "heading") return ["", text.toUpperCase(), ""];
    if (kind === "bullet") return wrap(`- ${text}`, "  ");
    return [...wrap(text), ""];
  });
  return { kind: "txt", text: lines.join("\n"), encoding: "utf8" };
}
