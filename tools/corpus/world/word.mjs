import { docx } from "../write/docx.mjs";
import { p, run } from "../write/docx-parts.mjs";
import { certLine, degreeOf, linksOf } from "./html-columns.mjs";

export const RIGHT = 9740;
export const bullets = (list) => list.map((text) => p(text, { bullet: true })).join("");
export const word = async (options, more = {}) => ({
  kind: "docx",
  bytes: await docx(options),
  ...more,
});
export const paragraphs = (list) => list.map((text) => p(text)).join("");
export const admitted = (person) => [
  ...(person.adm ? [person.adm.line] : []),
  ...person.certs.map(certLine),
];
/** A heading that is only bold, as most people make them, with a rule below it. */
export const ruled = (text, options = {}) =>
  `<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="808080"/></w:pBdr><w:spacing w:before="200" w:after="80"/></w:pPr>${run(text, { b: true, size: 12, ...options })}</w:p>`;

/** Centred name between rules; the dates in small capitals above "Role, Company". */
export function wordRule(person) {
  const h = (key) => ruled(person.heads[key] ?? key, { color: "7B2C2C" });
  const small = (text) =>
    p(run(text.toUpperCase(), { size: 8.5, color: "7F7F7F" }), { before: 100 });
  const contact = [person.at, person.phone, person.email, ...linksOf(person)].join(" | ");
  const body = [
    p(run(person.shown.toUpperCase(), { b: true, size: 22 }), { align: "center" }),
    p(run(contact), { align: "center", after: 120 }),
    h("summary"),
    p(person.sum),
    h("experience"),
    ...person.jobs.flatMap((job) => [
      small(job.when),
      job.company
        ? p(
            run(`${job.role}, `, { b: true }) +
              `<w:r><w:rPr><w:smallCaps/></w:rPr><w:t xml:space="preserve">${job.company.replace(/&/g, "&amp;")}</w:t></w:r>` +
              run(`, ${job.place}`),
          )
        : p(run(job.role, { b: true })),
      bullets(job.bullets),
    ]),
    h("education"),
    ...person.edu.flatMap((item) => [
      small(item.when),
      p(run(`${degreeOf(item)}, `, { b: true }) + run(item.school)),
    ]),
    h("certifications"),
    bullets(admitted(person)),
    h("skills"),
    bullets(person.skills),
    person.lang.length ? h("languages") + p(person.lang.join(", ")) : "",
    ...person.extras.flatMap(({ heading, list }) => [h(heading), bullets(list)]),
  ].join("");
  return word({ body, font: "Liberation Serif", size: 11 });
}

/** A grey column of facts beside the work, both cells of one table; a banner stands above the name. */
export function greyColumn(person) {
  const h = (key) => p(run(person.heads[key] ?? key, { b: true, caps: true }), { before: 200 });
  const left = [
    p(run("Contact", { b: true, caps: true })),
    paragraphs([person.phone, person.email, person.at, ...linksOf(person)]),
    h("skills"),
    paragraphs(person.skills),
    h("certifications"),
    paragraphs(admitted(person)),
    person.lang.length ? h("languages") + paragraphs(person.lang) : "",
  ].join("");
  const right = [
    p(run("CURRICULUM VITAE", { color: "7F7F7F", size: 9, spacing: 40 })),
    p(run(person.shown, { b: true, size: 20 })),
    p(run(person.title, { i: true, size: 12 })),
    h("summary"),
    p(person.sum),
    h("experience"),
    ...person.jobs.flatMap((job) => [
      p(run(job.role, { b: true }), { before: 100 }),
      p(`${job.company}, ${job.place}`),
      job.note ? p(run(job.note, { i: true, size: 9 })) : "",
      p(run(job.when, { color: "7F7F7F" })),
      bullets(job.bullets),
    ]),
    h("education"),
    ...person.edu.flatMap((item) => [
      p(run(degreeOf(item), { b: true })),
      p(`${item.school}, ${item.when}`),
    ]),
  ].join("");
  const cell = (width, fill, content) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/><w:shd w:val="clear" w:color="auto" w:fill="${fill}"/></w:tcPr>${content}</w:tc>`;
  const body = `<w:tbl><w:tblPr><w:tblW w:w="9740" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="6740"/></w:tblGrid><w:tr>${cell(3000, "E7E6E6", left)}${cell(6740, "FFFFFF", right)}</w:tr></w:tbl><w:p/>`;
  return word({ body, font: "DejaVu Sans", size: 9 });
}

/** "Company, Place — Role" with the dates in capitals below; name and contact side by side. */
export function webEditor(person) {
  const h = (key) =>
    p(run(person.heads[key] ?? key, { b: true, size: 9, color: "2079C7" }), { before: 260 });
  const dates = (text) => p(run(text.toUpperCase(), { size: 8, color: "666666" }));
  const side = (lines) => lines.map((text) => p(run(text, { size: 9 }), { after: 0 })).join("");
  const cell = (width, content) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
  const top = `<w:tbl><w:tblPr><w:tblW w:w="9740" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="5740"/><w:gridCol w:w="4000"/></w:tblGrid><w:tr>${cell(5740, p(run(person.shown, { b: true, size: 26 })) + p(run(person.title, { color: "666666" })))}${cell(4000, side([person.at, person.phone, person.email, ...linksOf(person)]))}</w:tr></w:tbl>`;
  const entry = ([strong, plain], light, when, list) =>
    p(
      run(strong, { b: true, size: 11 }) +
        run(`${plain} — `, { size: 11 }) +
        run(light, { i: true, size: 11 }),
      { before: 160 },
    ) +
    dates(when) +
    bullets(list);
  const body = [
    top,
    h("experience"),
    ...person.jobs.map((job) =>
      entry([job.company, `, ${job.place}`], job.role, job.when, job.bullets),
    ),
    h("education"),
    ...person.edu.map((item) => entry([item.school, ""], degreeOf(item), item.when, [])),
    h("certifications"),
    paragraphs(admitted(person)),
    h("skills"),
    paragraphs(person.skills),
    person.lang.length ? h("languages") + p(person.lang.join(", ")) : "",
    ...person.extras.flatMap(({ heading, list }) => [h(heading), paragraphs(list)]),
  ].join("");
  return word({ body, font: "Noto Serif", size: 9.5 });
}
