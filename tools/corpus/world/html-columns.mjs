import { esc, page } from "../write/html.mjs";

export const each = (list, draw) => list.map(draw).join("");
export const li = (list) => `<ul>${each(list, (text) => `<li>${esc(text)}</li>`)}</ul>`;
export const degreeOf = ({ degree, field }) => (field ? `${degree} in ${field}` : degree);
export const certLine = ({ name, issuer, date, more }) =>
  [name, issuer, date, more].filter(Boolean).join(", ");
export const linksOf = ({ li: linkedin, gh, web }) => [
  ...(linkedin ? [`linkedin.com/${linkedin}`] : []),
  ...(gh ? [`github.com/${gh}`] : []),
  ...(web ? [web.replace("https://", "")] : []),
];
export const html = (css, body, more = {}) => ({ kind: "html", html: page(css, body), ...more });
const bare = "body{margin:0}ul{margin:2px 0 6px;padding-left:14px}h1,h2,h3,p{margin:0}";

/** Narrow column of facts at the left, wide column of work at the right; company and role in one row. */
export function deedy(person) {
  const [last, ...rest] = person.shown.split(" ").reverse();
  const h = (key) => `<h2>${esc(person.heads[key])}</h2>`;
  const facts = [
    h("education"),
    each(
      person.edu,
      (item) =>
        `<h3>${esc(item.school)}</h3><p class=s>${esc(degreeOf(item))}</p><p class=d>${esc(item.when)}</p>${item.extra ? `<p class=t>${esc(item.extra)}</p>` : ""}<br>`,
    ),
    each(
      person.extras,
      (extra) =>
        `<h2>${esc(extra.heading)}</h2>${each(extra.list, (text) => `<p class=t>${esc(text)}</p>`)}<br>`,
    ),
    h("skills"),
    each(
      person.groups,
      ({ label, list }) =>
        `<p class=s>${esc(label)}</p><p class=t>${list.map(esc).join(" • ")}</p>`,
    ),
    person.lang.length
      ? `<br>${h("languages")}<p class=t>${person.lang.map(esc).join(" • ")}</p>`
      : "",
    person.certs.length || person.adm ? `<br>${h("certifications")}` : "",
    person.adm ? `<p class=t>${esc(person.adm.line)}</p>` : "",
    each(person.certs, (cert) => `<p class=t>${esc(certLine(cert))}</p>`),
  ].join("");
  const work = each(
    person.jobs,
    (job) =>
      `<div class=j><h3><b>${esc(job.company)}</b> <i>| ${esc(job.role)}</i></h3><p class=d>${esc(job.when)} | ${esc(job.place)}</p>${li(job.bullets)}</div>`,
  );
  const css = `${bare}body{font:9.4pt/1.32 "Noto Sans",sans-serif;padding:26px 34px;color:#333}header{text-align:center;border-bottom:1px solid #aaa;margin-bottom:14px;padding-bottom:8px}h1{font:300 30pt "Noto Sans"}h1 b{font-weight:600}main{display:grid;grid-template-columns:32% 1fr;gap:26px}h2{font:400 13pt "Noto Sans";text-transform:uppercase;color:#8a8a8a;margin-bottom:3px}h3{font-size:10.5pt;text-transform:uppercase}h3 i{font-style:normal;font-weight:400;color:#777}.d{font-size:8.4pt;color:#999}.s{font-weight:600}.t{font-size:9pt}.j{margin-bottom:9px}`;
  return html(
    css,
    `<header><h1>${esc(rest.reverse().join(" "))} <b>${esc(last)}</b></h1><p>${[person.at, person.phone, person.email, ...linksOf(person)].map(esc).join(" | ")}</p></header><main><aside>${facts}</aside><section>${h("experience")}${work}</section></main>`,
  );
}

const icon = (path) =>
  `<svg width="9" height="9" viewBox="0 0 10 10" style="margin-right:3px"><path d="${path}" fill="#a33"/></svg>`;
const CALENDAR = icon("M0 1h10v9H0zM1 4h8v5H1z");
const PLACE = icon("M5 0a3 3 0 0 1 3 4L5 10 2 4a3 3 0 0 1 3-4z");

/** Posts with small pictures for date and place, tags for strengths, bands of dots for languages. */
export function alta(person) {
  const h = (key) => `<h2>${esc(person.heads[key] ?? key)}</h2>`;
  const post = (job) =>
    `<div class=j><p class=r>${esc(job.role)}</p><p class=c>${esc(job.company)}</p><p class=w><span>${CALENDAR}${esc(job.when)}</span><span>${PLACE}${esc(job.place)}</span></p>${li(job.bullets)}</div>`;
  const side = [
    h("summary"),
    `<p>${esc(person.sum)}</p>`,
    each(person.extras.slice(0, 1), ({ heading, list }) => `${h(heading)}${li(list)}`),
    h("skills"),
    `<p>${each(person.skills, (text) => `<span class=tag>${esc(text)}</span> `)}</p>`,
    h("certifications"),
    person.adm ? `<p>${esc(person.adm.line)}</p>` : "",
    each(person.certs, (cert) => `<p>${esc(certLine(cert))}</p>`),
    h("languages"),
    each(
      person.lang,
      (text, i) =>
        `<p class=l><span>${esc(text)}</span><span>${"●".repeat(5 - i)}${"○".repeat(i)}</span></p>`,
    ),
    h("education"),
    each(
      person.edu,
      (item) =>
        `<p class=r>${esc(degreeOf(item))}</p><p class=c>${esc(item.school)}</p><p class=w>${CALENDAR}${esc(item.when)}</p>`,
    ),
    each(person.extras.slice(1), ({ heading, list }) => `${h(heading)}${li(list)}`),
  ].join("");
  const css = `${bare}body{font:9.2pt/1.35 "Noto Serif",serif;padding:30px}h1{font-size:23pt;color:#a33;text-transform:uppercase}h2{font-size:12.5pt;color:#a33;border-bottom:2px solid #a33;margin:9px 0 5px}.r{font-size:10.5pt}.c{font-weight:700;color:#666}.w{font-size:8.2pt;color:#777}.w span{margin-right:22px}.tag{border:1px solid #bbb;border-radius:4px;padding:0 4px;display:inline-block;margin:2px 0}.l{display:flex;justify-content:space-between}main{display:grid;grid-template-columns:58% 1fr;gap:24px}.j{border-bottom:1px dashed #ccc;margin-bottom:6px}`;
  return html(
    css,
    `<h1>${esc(person.shown)}</h1><p class=c>${esc(person.title)}</p><p class=w><span>✉ ${esc(person.email)}</span><span>☎ ${esc(person.phone)}</span><span>⌂ ${esc(person.at)}</span>${each(linksOf(person), (text) => `<span>${esc(text)}</span>`)}</p><main><section>${h("experience")}${each(person.jobs, post)}</section><aside>${side}</aside></main>`,
  );
}

/** Name in a dark column, given names above the family name; the work at its right. */
export function split(person) {
  const words = person.shown.split(" ");
  const h = (key) => `<h2>${esc(person.heads[key] ?? key)}</h2>`;
  const side = [
    `<h1>${esc(words[0])}<br><b>${esc(words.slice(1).join(" ").toUpperCase())}</b></h1>`,
    `<p class=k>${esc(person.title)}</p>`,
    each(
      [person.phone, person.email, person.at, ...linksOf(person)],
      (text) => `<p>${esc(text)}</p>`,
    ),
    h("skills"),
    each(person.skills, (text) => `<p>${esc(text)}</p>`),
    h("languages"),
    each(person.lang, (text) => `<p>${esc(text)}</p>`),
    h("certifications"),
    person.adm ? `<p>${esc(person.adm.line)}</p>` : "",
    each(person.certs, (cert) => `<p>${esc(certLine(cert))}</p>`),
  ].join("");
  const main = [
    h("summary"),
    `<p>${esc(person.sum)}</p>`,
    h("experience"),
    each(
      person.jobs,
      (job) =>
        `<p class=c>${esc(job.company)} · ${esc(job.place)}</p><p class=r><span>${esc(job.role)}</span><span>${esc(job.when)}</span></p>${li(job.bullets)}`,
    ),
    h("education"),
    each(
      person.edu,
      (item) =>
        `<p class=c>${esc(degreeOf(item))}</p><p class=r><span>${esc(item.school)}</span><span>${esc(item.when)}</span></p>`,
    ),
    each(person.extras, ({ heading, list }) => `${h(heading)}${li(list)}`),
  ].join("");
  const css = `${bare}@page{margin:0}body{font:9.6pt/1.4 "Liberation Sans";display:grid;grid-template-columns:34% 1fr;min-height:290mm}aside{background:#26343c;color:#eee;padding:36px 22px}section{padding:36px 28px}h1{font:400 20pt/1.1 "Liberation Sans"}h2{font-size:10pt;letter-spacing:.06em;text-transform:uppercase;margin:16px 0 5px;border-bottom:1px solid #999}.k{color:#9cc;margin-bottom:12px}.c{font-weight:700;margin-top:6px}.r{display:flex;justify-content:space-between}.r span:first-child{font-style:italic}`;
  return html(css, `<aside>${side}</aside><section>${main}</section>`, {
    print: { margin: { top: 0, bottom: 0, left: 0, right: 0 } },
  });
}
