import { makeSheet } from "../person/sheet.mjs";
import { esc, page } from "../write/html.mjs";

const MARGIN = { top: "15mm", bottom: "15mm", left: "17mm", right: "17mm" };

/** Name and headings set wide: half the files by CSS, half by real spaces between the letters. */
export function letterSpaced(person) {
  const sheet = makeSheet(person);
  const { mark, heading, rng } = sheet;
  const bySpaces = rng.next() < 0.5;
  const wide = (text) =>
    bySpaces ? [...text.toUpperCase()].join(" ").replace(/ {3}/g, "   ") : text.toUpperCase();
  const h = (key) => `<h2>${esc(wide(heading(key)))}</h2>`;
  const job = (item) =>
    `<p class="row"><span><b>${esc(item.company)}</b>${item.location ? `, ${esc(item.location)}` : ""}</span><span>${esc(item.printedDates)}</span></p><p><i>${esc(mark("experience", item.role))}</i></p>${item.bullets.map((text) => `<p class="dash">– ${esc(mark("experience", text))}</p>`).join("")}`;
  const body = `<h1>${esc(wide(mark("header", sheet.name)))}</h1><p class="mid">${[person.location, person.phone, person.email].map((text) => esc(text)).join(" &#9670; ")}</p><p class="mid">${sheet.links.map(({ text, href }) => `<a href="${href}">${esc(text)}</a>`).join(" &#9670; ")}</p>
${h("summary")}<p>${esc(mark("summary", person.summary))}</p>${h("experience")}${person.experience.map(job).join("")}${h("education")}${person.education.map((item) => `<p class="row"><span>${esc(mark("education", item.institution))}</span><span>${esc(item.duration)}</span></p><p><i>${esc(mark("education", sheet.degree(item)))}</i></p>`).join("")}
${sheet.certLines.length > 0 ? h("certifications") + sheet.certLines.map((line) => `<p>${esc(mark("certifications", line))}</p>`).join("") : ""}${h("skills")}<p>${sheet.skills.map(esc).join(" &middot; ")}</p>`;
  mark("skills", sheet.skills.slice(0, 2).join(" · "));
  const css = `body{font:10pt/1.45 'Liberation Serif','Noto Serif';margin:0} h1,h2{white-space:pre} h1{${bySpaces ? "" : "letter-spacing:.32em;"}text-align:center;font-weight:400;font-size:20pt;margin:0} h2{${bySpaces ? "" : "letter-spacing:.28em;"}font-size:10.5pt;font-weight:400;border-bottom:1px solid #999;margin:14px 0 5px} .mid{text-align:center} .row{display:flex;justify-content:space-between} p{margin:0 0 3px} .dash{padding-left:12px;text-indent:-9px} a{color:#333}`;
  return { kind: "html", html: page(css, body), print: { margin: MARGIN }, truth: sheet.truth() };
}

/** Friendly headings, roles as "Role at Company", skills in named groups. */
export function unusualHeadings(person) {
  const sheet = makeSheet(person, { unusual: true });
  const { mark, heading, rng } = sheet;
  const h = (key) => `<h2>${esc(heading(key))}</h2>`;
  const dateFirst = rng.next() < 0.5;
  const job = (item) => {
    const place = item.location ? `, ${item.location}` : "";
    mark("experience", item.bullets[0]);
    const line = dateFirst
      ? `<p><span class="when">${esc(item.printedDates)}</span> <b>${esc(item.role)}</b>, ${esc(item.company)}${esc(place)}</p>`
      : `<p><b>${esc(item.role)}</b> at ${esc(item.company)}${esc(place)} <span class="when">(${esc(item.printedDates)})</span></p>`;
    return `${line}<p>${item.bullets.map((text) => esc(`${text}.`)).join(" ")}</p>`;
  };
  const groups = {
    Craft: person.skills.main,
    Software: person.skills.tools,
    Manner: person.skills.soft,
    Languages: ["English", ...person.skills.languages],
  };
  const rows = Object.entries(groups)
    .filter(([, list]) => list.length > 0)
    .map(([label, list]) => `<p><b>${label}:</b> ${esc(list.join(", "))}</p>`);
  for (const [label, list] of Object.entries(groups))
    if (list.length > 1) mark("skills", `${label}: ${list.slice(0, 2).join(", ")}`);
  const body = `<h1>${esc(mark("header", sheet.name))}</h1><p>${esc(mark("header", person.email))}<br>${esc(person.phone)}<br>${esc(person.location)}${sheet.links.map(({ text }) => `<br>${esc(text)}`).join("")}</p>
${h("summary")}<p>${esc(mark("summary", person.summary))}</p>${h("experience")}${person.experience.map(job).join("")}${h("skills")}${rows.join("")}${h("education")}${person.education.map((item) => `<p>${esc(mark("education", sheet.degree(item)))} (${esc(item.institution)}, ${esc(item.duration)})</p>`).join("")}
${sheet.certLines.length > 0 ? h("certifications") + sheet.certLines.map((line) => `<p>${esc(mark("certifications", line))}</p>`).join("") : ""}${h("interests")}<p>${esc(mark("other", person.interests))}</p>`;
  const css =
    "body{font:10.5pt/1.5 'Noto Sans';margin:0} h1{font-size:26pt;margin:0 0 6px;color:#5b2a86} h2{font-size:14pt;color:#5b2a86;margin:16px 0 4px} p{margin:0 0 5px} .when{color:#777}";
  return {
    kind: "html",
    html: page(css, body),
    print: { margin: MARGIN },
    truth: sheet.truth({ skills: [...sheet.skills, "English", ...person.skills.languages] }),
  };
}
