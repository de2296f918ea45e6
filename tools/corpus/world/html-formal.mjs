import { esc } from "../write/html.mjs";
import { certLine, degreeOf, each, html, li, linksOf } from "./html-columns.mjs";

const bare = "body{margin:0}ul{margin:2px 0 7px;padding-left:16px}h1,h2,h3,p{margin:0}";
const pair = (left, right) => `<p class=x><span>${left}</span><span>${right}</span></p>`;

/** A student's page: marks under each degree, clerkships and other work apart, offices held. */
export function grad(person) {
  const h = (text) => `<h2>${esc(text)}</h2>`;
  const body = [
    `<h1>${esc(person.shown)}</h1><p class=m>${[person.at, person.phone, person.email, ...linksOf(person)].map(esc).join(" • ")}</p>`,
    h(person.heads.education),
    each(
      person.edu,
      (item) =>
        pair(`<b>${esc(item.school)}</b>`, esc(item.when)) +
        `<p><i>${esc(degreeOf(item))}</i></p>` +
        (item.extra ? li(item.extra.split("; ")) : ""),
    ),
    h(person.heads.experience),
    each(
      person.jobs,
      (job) =>
        `${job.part ? h(job.part) : ""}${pair(`<b>${esc(job.company)}</b>, ${esc(job.place)}`, esc(job.when))}<p><i>${esc(job.role)}</i></p>${li(job.bullets)}`,
    ),
    each(person.extras, ({ heading, list }) => h(heading) + li(list)),
    person.adm ? `${h(person.heads.certifications)}<p>${esc(person.adm.line)}</p>` : "",
    h(person.heads.skills),
    `<p>${person.skills.map(esc).join("; ")}</p>`,
    person.lang.length
      ? `${h(person.heads.languages)}<p>${person.lang.map(esc).join("; ")}</p>`
      : "",
  ].join("");
  const css = `${bare}body{font:10pt/1.36 "Liberation Serif",serif;padding:36px 48px}h1{text-align:center;font-size:20pt}.m{text-align:center}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #000;margin:11px 0 4px}.x{display:flex;justify-content:space-between}`;
  return html(css, body);
}

/** The newer European form: a banner, dates in square brackets above each post, city and country in a row. */
export function passport(person) {
  const h = (key) => `<h2>${esc(person.heads[key] ?? key)}</h2>`;
  const [city] = person.at.split(", ");
  const grades = ["C2", "B2", "C1"];
  const body = [
    `<header><p class=b>Curriculum vitae</p><h1>${esc(person.shown)}</h1><p><b>Address:</b> ${esc(person.at)} (Home)</p><p><b>Email address:</b> ${esc(person.email)} &nbsp; <b>Phone number:</b> ${esc(person.phone)}</p>${each(linksOf(person), (text) => `<p><b>LinkedIn:</b> ${esc(text)}</p>`)}</header>`,
    h("summary"),
    `<p>${esc(person.sum)}</p>`,
    h("experience"),
    each(
      person.jobs,
      (job) =>
        `<div class=j><p class=d>[ ${esc(job.when)} ]</p><h3>${esc(job.role)}</h3><p><b>${esc(job.company)}</b></p><p class=d><b>City:</b> ${esc(job.place)} | <b>Country:</b> ${COUNTRIES[job.place] ?? "Australia"}</p><p>Main activities and responsibilities:</p>${li(job.bullets)}</div>`,
    ),
    h("education"),
    each(
      person.edu,
      (item) =>
        `<div class=j><p class=d>[ ${esc(item.when)} ]</p><h3>${esc(item.degree)}</h3><p><b>${esc(item.school)}</b></p>${item.field ? `<p><b>Field of study:</b> ${esc(item.field)}</p>` : ""}</div>`,
    ),
    h("languages"),
    `<p>Mother tongue(s): <b>${esc(person.lang[0])}</b></p><p>Other language(s):</p>`,
    each(
      person.lang.slice(1),
      (text, i) =>
        `<p><b>${esc(text)}</b> LISTENING ${grades[i]} READING ${grades[i]} WRITING ${grades[i + 1]}</p>`,
    ),
    h("skills"),
    `<p>${person.skills.map(esc).join(" | ")}</p>`,
    h("certifications"),
    each(person.certs, (cert) => `<p>${esc(certLine(cert))}</p>`),
    each(person.extras, ({ heading, list }) => h(heading) + each(list, (t) => `<p>${esc(t)}</p>`)),
    `<p class=d>${esc(city)}, 2 November 2026</p>`,
  ].join("");
  const css = `${bare}body{font:9.6pt/1.45 "Noto Sans",sans-serif;padding:30px 44px}header{background:#e8ecf5;padding:16px 20px}h1{font-size:18pt}.b{color:#456;font-size:9pt}h2{font-size:10.5pt;color:#234;border-bottom:1px solid #567;margin:14px 0 6px}h3{font-size:10pt;text-transform:uppercase}.d{color:#567;font-size:8.8pt}.j{margin-bottom:8px;break-inside:avoid}`;
  return html(css, body);
}

const COUNTRIES = { Bucharest: "Romania", Plzeň: "Czechia" };
