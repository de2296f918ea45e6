import { makeSheet } from "../person/sheet.mjs";
import { esc, page } from "../write/html.mjs";

/** A coloured column at the left with contact, skills and languages. */
export function sidebarLeft(person) {
  const sheet = makeSheet(person, { words: 3 });
  const { mark, heading, rng } = sheet;
  const dark = rng.next() < 0.5;
  const job = (item) =>
    `<h3>${esc(mark("experience", item.role))}</h3><p class="meta"><span>${esc(item.company)}${item.location ? `, ${esc(item.location)}` : ""}</span><span>${esc(item.printedDates)}</span></p><ul>${item.bullets.map((text) => `<li>${esc(mark("experience", text))}</li>`).join("")}</ul>`;
  const study = (item) =>
    `<p><b>${esc(mark("education", sheet.degree(item)))}</b><br>${esc(item.institution)}<br><i>${esc(item.duration)}</i>${item.note ? `<br>${esc(mark("education", item.note))}` : ""}</p>`;
  const side = `<h2>Contact</h2><p>${esc(mark("header", person.phone))}</p><p>${esc(mark("header", person.email))}</p><p>${esc(person.location)}</p>${sheet.links.map(({ href, text }) => `<p><a href="${href}">${esc(text)}</a></p>`).join("")}
<h2>${esc(heading("skills"))}</h2>${sheet.skills.map((skill) => `<p>${esc(mark("skills", skill))}</p>`).join("")}
<h2>${esc(heading("languages"))}</h2>${["English (native)", ...person.skills.languages.map((language) => `${language} (fluent)`)].map((text) => `<p>${esc(mark("other", text))}</p>`).join("")}`;
  const main = `<h1>${esc(mark("header", sheet.name))}</h1><p class="title">${esc(person.title)}</p>
<h2>${esc(heading("summary"))}</h2><p>${esc(mark("summary", person.summary))}</p>
<h2>${esc(heading("experience"))}</h2>${person.experience.map(job).join("")}
<h2>${esc(heading("education"))}</h2>${person.education.map(study).join("")}
${sheet.certLines.length > 0 ? `<h2>${esc(heading("certifications"))}</h2>${sheet.certLines.map((line) => `<p>${esc(mark("certifications", line))}</p>`).join("")}` : ""}`;
  const css = `body{margin:0;font:9.5pt/1.35 'Liberation Sans','Noto Sans'} .all{display:flex} .side{width:58mm;padding:12mm 7mm;min-height:273mm;background:${dark ? "#24364b;color:#fff" : "#e9efe6"}} .side a{color:inherit} .side p{margin:0 0 3px;overflow-wrap:anywhere} .main{flex:1;padding:12mm 9mm} h1{margin:0;font-size:22pt} h2{font-size:11.5pt;margin:14px 0 4px;text-transform:${dark ? "uppercase" : "none"}} h3{font-size:10pt;margin:8px 0 0} .meta{display:flex;justify-content:space-between;margin:0;color:#555} ul{margin:2px 0;padding-left:16px} p{margin:2px 0 4px}`;
  const optionalSkills = ["English", ...person.skills.languages];
  return {
    kind: "html",
    html: page(
      css,
      `<div class="all"><div class="side">${side}</div><div class="main">${main}</div></div>`,
    ),
    print: { margin: noMargin },
    truth: sheet.truth({ optionalSkills }),
  };
}

const noMargin = { top: "0", bottom: "0", left: "0", right: "0" };
const ICON = {
  mail: "M2 4h20v16H2z M2 4l10 9 10-9",
  linkedin: "M3 3h18v18H3z M7 10v7 M11 17v-7 M11 13c2-4 6-3 6 1v3",
  github: "M12 2a10 10 0 1 0 .1 0z M9 21v-4c-3 0-4-2-4-4",
  website: "M12 2a10 10 0 1 0 .1 0z M2 12h20 M12 2v20",
};

/** A column at the right, skills as bars, and icons instead of words for the links. */
export function sidebarRight(person) {
  const sheet = makeSheet(person, { words: 3 });
  const { mark, heading, rng } = sheet;
  const icon = ({ kind, href }) =>
    `<a href="${href}"><svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="#234" stroke-width="2"><path d="${ICON[kind]}"/></svg></a>`;
  const companyFirst = rng.next() < 0.5;
  const job = (item) => {
    const [top, below] = companyFirst ? [item.company, item.role] : [item.role, item.company];
    mark("experience", item.role);
    return `<div class="job"><p class="when">${esc(item.printedDates)}</p><p class="top">${esc(top)}</p><p class="below">${esc(below)}${item.location ? ` · ${esc(item.location)}` : ""}</p><ul>${item.bullets.map((text) => `<li>${esc(mark("experience", text))}</li>`).join("")}</ul></div>`;
  };
  const bar = (skill) =>
    `<p class="skill">${esc(mark("skills", skill))}</p><div class="bar"><div style="width:${rng.between(55, 98)}%"></div></div>`;
  const side = `<h2>${esc(heading("skills"))}</h2>${sheet.skills.map(bar).join("")}
<h2>${esc(heading("education"))}</h2>${person.education.map((item) => `<p><b>${esc(mark("education", sheet.degree(item)))}</b></p><p>${esc(item.institution)}</p><p class="when">${esc(item.duration)}</p>`).join("")}
${sheet.certLines.length > 0 ? `<h2>${esc(heading("certifications"))}</h2>${sheet.certLines.map((line) => `<p>${esc(mark("certifications", line))}</p>`).join("")}` : ""}`;
  const main = `<h2>${esc(heading("summary"))}</h2><p>${esc(mark("summary", person.summary))}</p><h2>${esc(heading("experience"))}</h2>${person.experience.map(job).join("")}<h2>${esc(heading("awards"))}</h2>${person.awards.map((line) => `<p>${esc(mark("other", line))}</p>`).join("")}<h2>${esc(heading("interests"))}</h2><p>${esc(mark("other", person.interests))}</p>`;
  const top = `<header><h1>${esc(mark("header", sheet.name))}</h1><p>${esc(person.title)}</p><p>${esc(mark("header", person.email))} &nbsp; ${esc(person.phone)} &nbsp; ${esc(person.location)} &nbsp; ${sheet.links.map(icon).join(" ")}</p></header>`;
  const css =
    "body{margin:0;font:9.5pt/1.35 'Noto Sans'} header{border-bottom:2px solid #2a6;padding-bottom:6px} h1{margin:0;font-size:24pt;font-weight:400} .all{display:grid;grid-template-columns:1fr 52mm;gap:8mm} h2{font-size:11pt;margin:12px 0 4px;color:#275} p{margin:0 0 3px} .when{color:#777;font-size:8.5pt} .top{font-weight:700} .below{font-style:italic} ul{margin:2px 0 6px;padding-left:15px} .skill{margin-top:4px} .bar{height:4px;background:#ddd} .bar div{height:4px;background:#2a6}";
  return {
    kind: "html",
    html: page(css, `${top}<div class="all"><div>${main}</div><aside>${side}</aside></div>`),
    print: { margin: { top: "12mm", bottom: "12mm", left: "13mm", right: "13mm" } },
    truth: sheet.truth(),
  };
}

/** A photo, a line down the page with dates at its left and cards at its right, short facts in two columns. */
export function timeline(person) {
  const sheet = makeSheet(person, { words: 4 });
  const { mark, heading } = sheet;
  const photo = `<svg width="82" height="82"><rect width="82" height="82" rx="41" fill="#cdd"/><circle cx="41" cy="32" r="14" fill="#899"/><rect x="18" y="50" width="46" height="30" rx="15" fill="#899"/></svg>`;
  const stop = (when, html) =>
    `<div class="stop"><div class="when">${esc(when)}</div><div class="card">${html}</div></div>`;
  const job = (item) =>
    stop(
      item.printedDates,
      `<b>${esc(item.company)}</b>${item.location ? `<span class="place">${esc(item.location)}</span>` : ""}<br>${esc(mark("experience", item.role))}<ul>${item.bullets.map((text) => `<li>${esc(mark("experience", text))}</li>`).join("")}</ul>`,
    );
  const study = (item) =>
    stop(
      item.duration,
      `<b>${esc(item.institution)}</b><br>${esc(mark("education", sheet.degree(item)))}`,
    );
  const facts = `<div class="two"><div><h2>${esc(heading("skills"))}</h2><p>${sheet.skills.map((skill) => `<span class="chip">${esc(mark("skills", skill))}</span>`).join(" ")}</p></div><div>${sheet.certLines.length > 0 ? `<h2>${esc(heading("certifications"))}</h2>${sheet.certLines.map((line) => `<p>${esc(mark("certifications", line))}</p>`).join("")}` : ""}</div></div>`;
  const body = `<div class="head">${photo}<div><h1>${esc(mark("header", sheet.name.toUpperCase()))}</h1><p>${esc(mark("header", person.email))} / ${esc(person.phone)} / ${esc(person.location)}</p><p>${sheet.links.map(({ text, href }) => `<a href="${href}">${esc(text)}</a>`).join(" / ")}</p></div></div>
<p class="sum">${esc(mark("summary", person.summary))}</p><h2>${esc(heading("experience"))}</h2>${person.experience.map(job).join("")}<h2>${esc(heading("education"))}</h2>${person.education.map(study).join("")}${facts}`;
  const css =
    "body{margin:0;font:9.5pt/1.4 'Liberation Sans','Noto Sans'} .head{display:flex;gap:8mm;align-items:center} h1{margin:0;font-size:20pt} h2{font-size:12pt;color:#a33;margin:12px 0 4px} .stop{display:flex;break-inside:avoid} .when{width:34mm;text-align:right;padding:2px 5mm;color:#a33;font-size:9pt} .card{flex:1;border-left:2px solid #a33;padding:2px 5mm 8px} .place{float:right;color:#777} ul{margin:3px 0;padding-left:14px} .two{display:grid;grid-template-columns:1fr 1fr;gap:10mm} .chip{display:inline-block;border:1px solid #a33;border-radius:9px;padding:0 7px;margin:2px} p{margin:2px 0}";
  return {
    kind: "html",
    html: page(css, body),
    print: { margin: { top: "14mm", bottom: "14mm", left: "14mm", right: "14mm" } },
    truth: sheet.truth(),
  };
}
