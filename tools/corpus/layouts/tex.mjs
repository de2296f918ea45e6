import { makeSheet } from "../person/sheet.mjs";

const SPECIAL = {
  "&": "\\&",
  "%": "\\%",
  $: "\\$",
  "#": "\\#",
  _: "\\_",
  "–": "--",
  "—": "---",
  "•": "\\textbullet{}",
  "·": "\\textperiodcentered{}",
  "’": "'",
};
const t = (text) => text.replace(/[&%$#_–—•·’]/g, (character) => SPECIAL[character]);

const PREAMBLE = (options, extra = "") => `\\documentclass[${options}]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}
\\usepackage[a4paper,margin=22mm]{geometry}\\usepackage{hyperref}
\\hypersetup{hidelinks}\\setlength{\\leftmargini}{1.4em}\\setlength{\\parindent}{0pt}
${extra}\\begin{document}\n`;

/** Justified, hyphenated and kerned, with ligatures and small capitals. */
export function tex(person) {
  const sheet = makeSheet(person, { words: 5 });
  const { mark, heading, rng } = sheet;
  const smallCaps = rng.next() < 0.5;
  const h = (key) =>
    `\\medskip{\\large\\${smallCaps ? "scshape" : "bfseries"} ${t(heading(key))}}\\\\[-1.6ex]\\rule{\\linewidth}{.4pt}\n\n`;
  const roleFirst = rng.next() < 0.5;
  const job = (item) => {
    const [top, below] = roleFirst ? [item.role, item.company] : [item.company, item.role];
    mark("experience", item.role);
    return `\\textbf{${t(top)}}\\hfill ${t(item.printedDates)}\\\\\n\\textit{${t(below)}}\\hfill \\textit{${t(item.location)}}\n\\begin{itemize}\\setlength{\\itemsep}{0pt}\\setlength{\\parskip}{0pt}\n${item.bullets.map((text) => `\\item ${t(mark("experience", text))}`).join("\n")}\n\\end{itemize}\\smallskip\n`;
  };
  const contact = [
    t(person.location),
    t(person.phone),
    `\\href{mailto:${person.email}}{${t(person.email)}}`,
    ...sheet.links.map(({ text, href }) => `\\href{${href}}{${t(text)}}`),
  ].join(" $\\cdot$ ");
  const body = [
    `\\begin{center}{\\Huge ${smallCaps ? "\\scshape " : ""}${t(mark("header", sheet.name))}}\\\\[1ex] ${contact}\\end{center}`,
    h("summary") + t(mark("summary", person.summary)),
    h("experience") + person.experience.map(job).join("\n"),
    h("education") +
      person.education
        .map(
          (item) =>
            `\\textbf{${t(item.institution)}}\\hfill ${t(item.duration)}\\\\ ${t(mark("education", sheet.degree(item)))}${item.note ? `\\\\ ${t(mark("education", item.note))}` : ""}\n`,
        )
        .join("\n"),
    sheet.certLines.length > 0
      ? `${h("certifications")}\\begin{itemize}\n${sheet.certLines.map((line) => `\\item ${t(mark("certifications", line))}`).join("\n")}\n\\end{itemize}`
      : "",
    h("skills") +
      (person.skills.tools.length > 0
        ? `\\textbf{Legal:} ${t(person.skills.main.join(", "))}\\\\ \\textbf{Software:} ${t([...person.skills.tools, ...person.skills.soft].join(", "))}`
        : t(mark("skills", sheet.skills.join(", ")))),
  ].join("\n\n");
  if (person.skills.tools.length > 0)
    mark("skills", `Software: ${person.skills.tools.slice(0, 2).join(", ")}`);
  return {
    kind: "tex",
    tex: `${PREAMBLE(rng.pick(["10pt", "11pt"]))}\\pagestyle{empty}${body}\n\\end{document}\n`,
    truth: sheet.truth(),
  };
}

const PAPERS = [
  "Notes on method in small samples",
  "What the archive leaves out",
  "A reply to three critics",
  "Measuring change without a baseline",
  "On teaching the second law",
  "Fieldwork after the flood",
  "Evidence, memory and the record",
  "Two puzzles about inference",
  "A catalogue of southern species",
  "The limits of discretion",
  "Costs and the self-represented",
  "Silence as consent",
];

/** An academic CV: several pages, running headers, long lists of publications, grants and service. */
export function academic(person) {
  const sheet = makeSheet(person, { words: 5 });
  const { mark, heading, rng } = sheet;
  const h = (key, text) => `\\section*{${t(text ? mark(key, text) : heading(key))}}\n`;
  const job = (item) =>
    `\\makebox[48mm][l]{${t(item.printedDates)}}\\parbox[t]{\\dimexpr\\linewidth-49mm}{\\textbf{${t(mark("experience", item.role))}}, ${t(item.company)}${item.location ? `, ${t(item.location)}` : ""}}\\\\[.5ex]\n\\begin{itemize}\\setlength{\\itemsep}{0pt}\n${item.bullets.map((text) => `\\item ${t(mark("experience", text))}`).join("\n")}\n\\end{itemize}\n`;
  const papers = rng
    .some(PAPERS, 9)
    .map((title, i) =>
      mark(
        "other",
        `${title}. Southern Review of Studies ${40 - i}(${rng.between(1, 4)}), ${2025 - i}, pp. ${rng.between(10, 200)}--${rng.between(201, 400)}`,
      ),
    );
  const last = person.name.split(" ").at(-1);
  const body = [
    `{\\LARGE ${t(mark("header", sheet.name))}}\\\\[1ex] ${t(person.location)}\\\\ Telephone: ${t(person.phone)}\\\\ Email: ${t(mark("header", person.email))}${sheet.links.map(({ text }) => `\\\\ ${t(text)}`).join("")}`,
    h("education") +
      person.education
        .map(
          (item) =>
            `\\makebox[48mm][l]{${t(item.duration)}}\\parbox[t]{\\dimexpr\\linewidth-49mm}{${t(mark("education", sheet.degree(item)))}, ${t(item.institution)}}\n`,
        )
        .join("\n"),
    h(
      "experience",
      rng.pick(["Academic Appointments", "Appointments", "Professional Appointments"]),
    ) + person.experience.map(job).join("\n"),
    h("other", "Publications") +
      `\\begin{enumerate}\n${papers.map((line) => `\\item ${t(last)}. ${t(line)}`).join("\n")}\n\\end{enumerate}`,
    sheet.certLines.length > 0
      ? h("certifications") +
        sheet.certLines.map((line) => `${t(mark("certifications", line))}\n`).join("\n")
      : "",
    h("skills") + t(mark("skills", sheet.skills.join(", "))),
    h("other", "Service and Outreach") + t(mark("other", `${person.interests}.`)),
    `${h("referees")}${person.referees.map(({ name, post, company }) => `${t(name)}, ${t(mark("other", `${post}, ${company}`))}`).join("\n\n")}`,
  ].join("\n\n");
  const header = `\\usepackage{fancyhdr}\\pagestyle{fancy}\\fancyhf{}\\lhead{${t(last)} -- Curriculum Vitae}\\rhead{\\thepage}`;
  return {
    kind: "tex",
    tex: `${PREAMBLE("12pt", header)}${body}\n\\end{document}\n`,
    truth: sheet.truth({ summary: "" }),
  };
}
