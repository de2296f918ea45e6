import { certLine, degreeOf, linksOf } from "./html-columns.mjs";

const esc = (text) => text.replace(/[&%$#_]/g, "\\$&").replace(/–/g, "--");
const list = (bullets) =>
  bullets.length
    ? `\\begin{list}{$\\vcenter{\\hbox{\\tiny$\\bullet$}}$}{\\leftmargin=1.4em\\itemsep=-2pt\\topsep=1pt\\parsep=0pt}${bullets.map((text) => `\\item ${esc(text)}`).join("\n")}\\end{list}`
    : "";
const frame = (fonts, body) =>
  `\\documentclass[a4paper,10pt]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}${fonts}\\usepackage[margin=1.7cm]{geometry}\\usepackage{microtype}\\usepackage[hidelinks]{hyperref}\\usepackage{xcolor}\\pagestyle{empty}\\parindent=0pt\\begin{document}${body}\\end{document}`;

/** One page with rules below small capitals; every entry is two rows with something at both edges. */
export function jake(person) {
  const h = (key) =>
    `\\par\\medskip{\\large\\textsc{${esc(person.heads[key] ?? key)}}}\\\\[-8pt]\\rule{\\textwidth}{0.4pt}\\par\\smallskip\n`;
  const rows = (a, b, c, d) =>
    `\\textbf{${esc(a)}}\\hfill ${esc(b)}\\\\\\textit{${esc(c)}}\\hfill\\textit{${esc(d)}}\\par\n`;
  const companyFirst = person.variant === "company";
  const post = (job) =>
    (companyFirst
      ? rows(job.company, job.place, job.role, job.when)
      : rows(job.role, job.when, job.company, job.place)) + list(job.bullets);
  const links = linksOf(person).map((text) => `\\href{https://${text}}{\\underline{${esc(text)}}}`);
  const body = [
    `\\begin{center}{\\Huge\\scshape ${esc(person.shown)}}\\\\[3pt]\\small ${[esc(person.phone), `\\href{mailto:${person.email}}{\\underline{${esc(person.email)}}}`, ...links, esc(person.at)].join(" $|$ ")}\\end{center}`,
    h("education"),
    ...person.edu.map(
      (item) =>
        rows(item.school, item.when, degreeOf(item), "") +
        (item.extra ? list(item.extra.split("; ")) : ""),
    ),
    h("experience"),
    ...person.jobs.map(post),
    ...person.extras.flatMap(({ heading, list: lines }) => [h(heading), list(lines)]),
    person.adm || person.certs.length ? h("certifications") : "",
    list([...(person.adm ? [person.adm.line] : []), ...person.certs.map(certLine)]),
    h("skills"),
    person.groups
      .map(({ label, list: names }) => `\\textbf{${esc(label)}}: ${names.map(esc).join(", ")}`)
      .join("\\\\"),
    person.lang.length ? h("languages") + person.lang.map(esc).join(", ") : "",
  ];
  return { kind: "tex", tex: frame("\\usepackage{lmodern}", body.join("\n")) };
}

/** Dates and place in a margin at the left, everything else beside it. */
export function margin(person) {
  const h = (key) =>
    `\\par\\bigskip{\\color{teal}\\bfseries\\large ${esc(person.heads[key])}}\\hrulefill\\par\\smallskip\n`;
  const row = (left, right) =>
    `\\begin{minipage}[t]{0.2\\textwidth}\\raggedright\\small ${left}\\end{minipage}\\hfill\\begin{minipage}[t]{0.77\\textwidth}${right}\\end{minipage}\\par\\smallskip\n`;
  const body = [
    `\\begin{center}{\\fontsize{24}{28}\\selectfont\\bfseries\\color{teal}${esc(person.shown)}}\\\\[4pt]${[person.at, person.email, person.phone, ...linksOf(person)].map(esc).join(" \\quad ")}\\end{center}`,
    h("summary"),
    esc(person.sum),
    h("experience"),
    ...person.jobs.map((job) =>
      row(
        `${esc(job.when)}\\\\${esc(job.place)}`,
        `\\textbf{${esc(job.role)}}, ${esc(job.company)}${list(job.bullets)}`,
      ),
    ),
    h("education"),
    ...person.edu.map((item) =>
      row(esc(item.when), `\\textbf{${esc(item.school)}}\\\\${esc(degreeOf(item))}`),
    ),
    h("certifications"),
    ...(person.adm ? [`${esc(person.adm.line)}\\par`] : []),
    ...person.certs.map((cert) => `${esc(certLine(cert))}\\par`),
    h("skills"),
    person.skills.map(esc).join(", "),
    h("languages"),
    person.lang.map(esc).join(", "),
  ];
  return { kind: "tex", tex: frame("\\usepackage{charter}", body.join("\n")) };
}
