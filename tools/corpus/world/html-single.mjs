import { esc } from "../write/html.mjs";
import { certLine, degreeOf, each, html, li, linksOf } from "./html-columns.mjs";
import { lengthOf } from "./print-dates.mjs";

const bare = "body{margin:0}ul{margin:2px 0 6px;padding-left:15px}h1,h2,h3,p{margin:0}";
const pair = (left, right) => `<p class=x><span>${left}</span><span>${right}</span></p>`;

/** Sections in boxes; role left and dates right, company below and place right. */
export function cards(person) {
  const box = (key, inner) =>
    `<section><h2>${esc(person.heads[key] ?? key)}</h2>${inner}</section>`;
  const body = [
    `<header><h1>${esc(person.shown)}</h1><p>${esc(person.title)}</p><p class=m>${each([person.at, person.phone, person.email, ...linksOf(person)], (text) => `<span>${esc(text)}</span>`)}</p></header>`,
    box("summary", `<p>${esc(person.sum)}</p>`),
    box(
      "experience",
      each(
        person.jobs,
        (job) =>
          `<div class=j>${pair(`<b>${esc(job.role)}</b>`, `<b>${esc(job.when)}</b>`)}${job.company ? pair(esc(job.company), esc(job.place)) : ""}${job.bullets.length ? li(job.bullets) : ""}</div>`,
      ),
    ),
    box(
      "education",
      each(
        person.edu,
        (item) =>
          pair(`<b>${esc(item.school)}</b>`, `<b>${esc(item.when)}</b>`) +
          pair(esc(degreeOf(item)), ""),
      ),
    ),
    box("skills", `<div class=g>${each(person.skills, (text) => `<p>${esc(text)}</p>`)}</div>`),
    person.lang.length
      ? box("languages", `<div class=g>${each(person.lang, (text) => `<p>${esc(text)}</p>`)}</div>`)
      : "",
    box(
      "certifications",
      `${person.adm ? `<p>${esc(person.adm.line)}</p>` : ""}${each(person.certs, (cert) => pair(`<b>${esc(cert.name)}</b>`, esc(cert.date)) + pair(esc(cert.issuer), ""))}`,
    ),
    each(person.extras, ({ heading, list }) =>
      box(
        heading,
        each(list, (text) => `<p>${esc(text)}</p>`),
      ),
    ),
  ].join("");
  const css = `${bare}body{font:9.6pt/1.4 "DejaVu Sans",sans-serif;padding:24px}header{background:#eef3f0;padding:14px 18px;border-radius:8px}h1{font-size:19pt}.m span{margin-right:14px;font-size:8.4pt}section{border:1px solid #ccd8d0;border-radius:8px;padding:9px 18px;margin-top:9px}h2{font-size:10.5pt;color:#2c6e49;margin-bottom:4px}.x{display:flex;justify-content:space-between}.j{break-inside:avoid}.g{display:grid;grid-template-columns:1fr 1fr 1fr}`;
  return html(css, body);
}

/** What a job board prints of a profile: ticks, "Started", lengths of time. */
export function board(person) {
  const part = (key, inner) => `<h2>${esc(person.heads[key] ?? key)}</h2>${inner}`;
  const when = (job) =>
    job.present
      ? `Started ${esc(job.when.split(" - ")[0])} (${lengthOf(job)})`
      : `${esc(job.when)} (${lengthOf(job)})`;
  const body = [
    `<p class=q>Candidate profile · exported 3 November 2026</p><h1>${esc(person.shown)}</h1><p>${esc(person.title)}</p><p class=q>${esc(person.at)}</p><p class=q>${esc(person.email)} <em>Verified</em></p><p class=q>${esc(person.phone)} <em>Verified</em></p>`,
    part("summary", `<p>${esc(person.sum)}</p>`),
    part(
      "experience",
      each(
        person.jobs,
        (job) =>
          `<div class=j><h3>${esc(job.role)}</h3><p>${esc(job.company)}</p><p class=q>${when(job)}</p>${each(job.bullets, (text) => `<p class=t>${esc(text)}</p>`)}</div>`,
      ),
    ),
    part(
      "education",
      each(
        person.edu,
        (item) =>
          `<div class=j><h3>${esc(degreeOf(item))}</h3><p>${esc(item.school)}</p><p class=q>${esc(item.when)}</p></div>`,
      ),
    ),
    part(
      "certifications",
      each(
        person.certs,
        (cert) =>
          `<div class=j><h3>${esc(cert.name)} <em>✓ Verified</em></h3>${cert.issuer ? `<p>${esc(cert.issuer)}</p>` : ""}<p class=q>Issued ${esc(cert.date)}</p></div>`,
      ),
    ),
    part("skills", `<p>${each(person.skills, (text) => `<span class=c>${esc(text)}</span>`)}</p>`),
    person.lang.length
      ? part(
          "languages",
          each(person.lang, (text) => `<p>${esc(text)}</p>`),
        )
      : "",
    each(person.extras, ({ heading, list }) =>
      part(
        heading,
        each(list, (text) => `<p>${esc(text)}</p>`),
      ),
    ),
  ].join("");
  const css = `${bare}body{font:10pt/1.5 "Noto Sans",sans-serif;padding:34px 60px}h1{font-size:17pt}h2{font-size:12.5pt;margin:18px 0 6px}h3{font-size:10.4pt}.q{color:#667;font-size:8.8pt}em{font-style:normal;color:#0a7a4b;font-size:8pt}.j{margin-bottom:9px;break-inside:avoid}.t{margin-top:3px}.c{display:inline-block;background:#eef;border-radius:10px;padding:1px 9px;margin:2px 5px 2px 0}`;
  return html(css, body);
}

/** Everything in small letters, the name at the right, headings in a thin margin. */
export function lower(person) {
  const row = (key, inner) =>
    `<div class=row><h2>${esc(person.heads[key] ?? key)}</h2><div>${inner}</div></div>`;
  const body = [
    `<header><h1>${esc(person.shown)}</h1><p>${esc(person.title)}</p><p class=q>${[person.at, person.phone, person.email, ...linksOf(person)].map(esc).join(" / ")}</p></header>`,
    row("summary", `<p>${esc(person.sum)}</p>`),
    row(
      "experience",
      each(
        person.jobs,
        (job) =>
          `<div class=j><p><b>${esc(job.company)}</b>, ${esc(job.place)}</p><p>${esc(job.role)}, <span class=q>${esc(job.when.toLowerCase())}</span></p>${each(job.bullets, (text) => `<p class=t>${esc(text)}</p>`)}</div>`,
      ),
    ),
    row(
      "education",
      each(
        person.edu,
        (item) =>
          `<p><b>${esc(degreeOf(item))}</b>, ${esc(item.school)}, <span class=q>${esc(item.when)}</span></p>`,
      ),
    ),
    person.certs.length || person.adm
      ? row(
          "certifications",
          `${person.adm ? `<p>${esc(person.adm.line)}</p>` : ""}${each(person.certs, (cert) => `<p>${esc(certLine(cert))}</p>`)}`,
        )
      : "",
    row("skills", `<p>${person.skills.map(esc).join(", ")}</p>`),
    row("languages", `<p>${person.lang.map(esc).join(", ")}</p>`),
    each(person.extras, ({ heading, list }) =>
      row(
        heading,
        each(list, (text) => `<p>${esc(text)}</p>`),
      ),
    ),
  ].join("");
  const css = `${bare}body{font:10pt/1.45 "Liberation Sans";padding:44px 50px;color:#222}header{text-align:right;margin-bottom:26px}h1{font:400 25pt "Liberation Sans";color:#d2552f}h2{font:400 10pt "Liberation Sans";color:#d2552f;text-align:right}.row{display:grid;grid-template-columns:92px 1fr;gap:20px;margin-bottom:13px}.j{margin-bottom:8px}.q{color:#777}.t{padding-left:12px}`;
  return html(css, body);
}
