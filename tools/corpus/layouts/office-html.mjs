import { makeSheet } from "../person/sheet.mjs";
import { esc, page } from "../write/html.mjs";

/** Everything about a post in one line: "Role | Company | City | dates". LibreOffice makes the file. */
export function oneLine(person) {
  const sheet = makeSheet(person);
  const { mark, heading, rng } = sheet;
  const bar = rng.pick([" | ", " • ", " / "]);
  const h = (key) => `<h2>${esc(heading(key))}</h2>`;
  const job = (item) => {
    mark("experience", item.role);
    return `<p><b>${esc([item.role, item.company, item.location, item.printedDates].filter(Boolean).join(bar))}</b></p><ul>${item.bullets.map((text) => `<li>${esc(mark("experience", text))}</li>`).join("")}</ul>`;
  };
  const parts = {
    summary: () => `${h("summary")}<p>${esc(mark("summary", person.summary))}</p>`,
    skills: () =>
      `${h("skills")}<ul>${sheet.skills.map((skill) => `<li>${esc(mark("skills", skill))}</li>`).join("")}</ul>`,
    experience: () => `${h("experience")}${person.experience.map(job).join("")}`,
    education: () =>
      `${h("education")}${person.education.map((item) => `<p>${esc([mark("education", sheet.degree(item)), item.institution, item.duration].join(bar))}</p>`).join("")}`,
    certifications: () =>
      sheet.certLines.length > 0
        ? `${h("certifications")}${sheet.certLines.map((line) => `<p>${esc(mark("certifications", line))}</p>`).join("")}`
        : "",
    interests: () => `${h("interests")}<p>${esc(mark("other", person.interests))}</p>`,
  };
  const order = rng.pick([
    ["summary", "skills", "experience", "education", "certifications", "interests"],
    ["education", "certifications", "summary", "experience", "skills"],
    ["summary", "experience", "certifications", "education", "skills", "interests"],
  ]);
  const contact = [
    person.email,
    person.phone,
    person.location,
    ...sheet.links.map(({ text, href }) => `<a href="${href}">${text}</a>`),
  ].join(bar);
  const body = `<h1>${esc(mark("header", sheet.name))}</h1><p>${contact}</p>${order.map((key) => parts[key]()).join("")}`;
  const css =
    "body{font-family:'Liberation Sans','Noto Sans';font-size:10pt} h1{font-size:18pt;margin:0} h2{font-size:12pt;margin:10pt 0 3pt} p{margin:0 0 4pt} @page{size:21cm 29.7cm;margin:2cm}";
  return {
    kind: "office-html",
    html: page(css, body),
    truth: sheet.truth(order.includes("summary") ? {} : { summary: "" }),
  };
}
