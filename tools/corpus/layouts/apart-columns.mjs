import { makeSheet } from "../person/sheet.mjs";
import { docx, linker } from "../write/docx.mjs";
import { p, run, table } from "../write/docx-parts.mjs";
import { esc, page } from "../write/html.mjs";

const WIDTHS = [2300, 7500];

/** One large table: the headings stand in the left column beside what they head. */
export async function headingLeft(person) {
  const sheet = makeSheet(person);
  const { mark, heading, rng } = sheet;
  const { links, link } = linker();
  const inBrackets = rng.next() < 0.5;
  const post = (item) => {
    mark("experience", item.role);
    const place = item.location ? ` – ${item.location}` : "";
    const when = inBrackets ? ` (${item.printedDates})` : "";
    return [
      p(`${run(item.role, { b: true })}${run(when)}`, { before: 80 }),
      p(run(`${item.company}${place}`, { i: true })),
      inBrackets ? "" : p(run(item.printedDates)),
      ...item.bullets.map((text) => p(run(mark("experience", text)), { bullet: true })),
    ].join("");
  };
  const study = (item) =>
    p(
      run(
        `${mark("education", sheet.degree(item))} (${item.duration})${item.note ? ". " : ""}${item.note ?? ""}`,
      ),
    ) + p(run(item.institution, { i: true }));
  const row = (key, content) => [p(run(heading(key).toUpperCase(), { b: true })), content];
  const rows = [
    row("summary", p(mark("summary", person.summary))),
    row("skills", p(mark("skills", sheet.skills.join(" • ")))),
    row("experience", person.experience.map(post).join("")),
    row("education", person.education.map(study).join("")),
  ];
  if (sheet.certLines.length > 0)
    rows.push(
      row(
        "certifications",
        sheet.certLines.map((line) => p(run(mark("certifications", line)))).join(""),
      ),
    );
  rows.push(row("interests", p(mark("other", person.interests))));
  const contact = [
    run(`${person.location}\t${person.phone}`),
    run("   "),
    link(`mailto:${person.email}`, person.email),
  ];
  const body = [
    p(run(mark("header", sheet.name), { b: true, size: 22 })),
    p(contact.join("")),
    ...sheet.links.map(({ href, text }) => p(link(href, text))),
    table(rows, WIDTHS),
  ].join("");
  return { kind: "docx", bytes: await docx({ body, links }), truth: sheet.truth() };
}

/** Two columns that flow one into the other, as in a newspaper, below a head over the whole width. */
export function newspaper(person) {
  const sheet = makeSheet(person, { words: 3 });
  const { mark, heading } = sheet;
  const h = (key) => `<h2>${esc(heading(key))}</h2>`;
  const post = (item) =>
    `<div class="post"><b>${esc(item.company)}</b>${item.location ? `, ${esc(item.location)}` : ""}<br>${esc(mark("experience", item.role))}<br><i>${esc(item.printedDates)}</i><ul>${item.bullets.map((text) => `<li>${esc(mark("experience", text))}</li>`).join("")}</ul></div>`;
  const study = (item) =>
    `<p>${esc(mark("education", sheet.degree(item)))}<br>${esc(item.institution)}<br>${esc(item.duration)}</p>`;
  const certificates =
    sheet.certLines.length > 0
      ? h("certifications") +
        sheet.certLines.map((line) => `<p>${esc(mark("certifications", line))}</p>`).join("")
      : "";
  const skills = sheet.skills.map((skill) => `<li>${esc(mark("skills", skill))}</li>`).join("");
  const links = sheet.links.map(({ text, href }) => ` | <a href="${href}">${esc(text)}</a>`);
  const body = `<h1>${esc(mark("header", sheet.name))}</h1><p class="head">${esc(person.location)} | ${esc(person.phone)} | ${esc(person.email)}${links.join("")}</p>
<p>${esc(mark("summary", person.summary))}</p><div class="flow">${h("experience")}${person.experience.map(post).join("")}${h("education")}${person.education.map(study).join("")}${certificates}${h("skills")}<ul>${skills}</ul></div>`;
  const css =
    "body{font:9.5pt/1.4 'Noto Serif'} h1{font-size:22pt;text-align:center;margin:0} .head{text-align:center;border-bottom:1px solid #000} .flow{columns:2;column-gap:9mm} h2{font-size:12pt;margin:8px 0 3px} .post{margin-bottom:6px} p{margin:0 0 5px} ul{margin:2px 0;padding-left:14px}";
  const margin = { top: "14mm", bottom: "14mm", left: "14mm", right: "14mm" };
  return { kind: "html", html: page(css, body), print: { margin }, truth: sheet.truth() };
}
