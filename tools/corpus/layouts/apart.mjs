import { makeSheet } from "../person/sheet.mjs";
import { docx } from "../write/docx.mjs";
import { p, run, table } from "../write/docx-parts.mjs";
import { esc, page } from "../write/html.mjs";
import { wrap } from "./plain.mjs";

const MARGIN = { top: "16mm", bottom: "16mm", left: "18mm", right: "18mm" };

/** Labels at the left, values at the right, for everything, after the manner of the European form. */
export async function europass(person, producer) {
  const sheet = makeSheet(person, { words: 4 });
  const { mark } = sheet;
  const rows = [
    ["PERSONAL INFORMATION", ""],
    ["First name(s) / Surname(s)", mark("header", sheet.name)],
    ["Address", person.location],
    ["Telephone", person.phone],
    ["E-mail", mark("header", person.email)],
    ...sheet.links.map(({ text }) => ["Web", text]),
    [mark("summary", "PERSONAL STATEMENT"), ""],
    ["", mark("summary", person.summary)],
    [mark("experience", "WORK EXPERIENCE"), ""],
    ...person.experience.flatMap((item) => [
      ["Dates", item.printedDates],
      ["Occupation or position held", mark("experience", item.role)],
      [
        "Main activities and responsibilities",
        item.bullets.map((text) => mark("experience", text)),
      ],
      ["Name and address of employer", [item.company, item.location].filter(Boolean).join(", ")],
    ]),
    [mark("education", "EDUCATION AND TRAINING"), ""],
    ...person.education.flatMap((item) => [
      ["Dates", item.duration],
      ["Title of qualification awarded", mark("education", sheet.degree(item))],
      ["Name and type of organisation", item.institution],
    ]),
    [mark("skills", "PERSONAL SKILLS"), ""],
    ["Mother tongue", "English"],
    ["Other language(s)", person.skills.languages.join(", ")],
    ["Job-related skills", mark("skills", person.skills.main.join(", "))],
    ...(person.skills.tools.length > 0
      ? [["Digital skills", mark("skills", person.skills.tools.join(", "))]]
      : []),
    ...(sheet.certLines.length > 0
      ? [
          [mark("certifications", "ADMISSIONS AND CERTIFICATES"), ""],
          ...sheet.certLines.map((line) => ["", mark("certifications", line)]),
        ]
      : []),
  ];
  const truth = sheet.truth({
    skills: [...person.skills.main, ...person.skills.tools],
    optionalSkills: ["English", ...person.skills.languages],
  });
  const list = (value) => (Array.isArray(value) ? value : [value]);
  if (producer === "pdf") {
    const html = rows
      .map(
        ([label, value]) =>
          `<tr><th>${esc(label)}</th><td>${list(value)
            .map((text) => `<div>${esc(text)}</div>`)
            .join("")}</td></tr>`,
      )
      .join("");
    return {
      kind: "html",
      html: page(
        "body{font:9.5pt/1.4 'Noto Sans'} th{width:55mm;text-align:right;font-weight:400;color:#36c;vertical-align:top;padding:1px 10px;border-right:1px solid #bbb} td{padding:1px 10px} table{border-collapse:collapse}",
        `<table>${html}</table>`,
      ),
      print: { margin: MARGIN },
      truth,
    };
  }
  const body = table(
    rows.map(([label, value]) => [
      p(run(label, { color: "3366CC" }), { align: "right" }),
      list(value)
        .map((text) => p(run(text)))
        .join(""),
    ]),
    [3100, 6600],
  );
  return { kind: "docx", bytes: await docx({ body }), truth };
}

/** No headings at all: only order and form tell the parts. */
export async function bare(person, producer) {
  const sheet = makeSheet(person);
  const { mark } = sheet;
  const jobs = person.experience.map((item) => ({
    head: `${item.role}, ${item.company}${item.location ? `, ${item.location}` : ""}`,
    when: item.printedDates,
    bullets: item.bullets.map((text) => mark("experience", text)),
  }));
  const studies = person.education.map(
    (item) => `${mark("education", sheet.degree(item))}, ${item.institution}, ${item.duration}`,
  );
  const certificates = sheet.certLines.map((line) => mark("certifications", line));
  const contact = [
    person.phone,
    person.email,
    person.location,
    ...sheet.links.map(({ text }) => text),
  ];
  mark("header", sheet.name);
  mark("summary", person.summary);
  for (const job of jobs) mark("experience", job.head);
  const skills = mark("skills", sheet.skills.join(", "));
  const truth = sheet.truth();
  if (producer === "txt") {
    const lines = [
      sheet.name,
      ...contact,
      "",
      ...wrap(person.summary),
      "",
      ...jobs.flatMap((job) => [
        job.head,
        job.when,
        ...job.bullets.flatMap((text) => wrap(`- ${text}`, "  ")),
        "",
      ]),
      ...studies,
      "",
      ...certificates,
      "",
      ...wrap(skills),
      "",
    ];
    return { kind: "txt", text: lines.join("\n"), encoding: person.encoding, truth };
  }
  if (producer === "pdf") {
    const html = `<h1>${esc(sheet.name)}</h1><p>${esc(contact.join(" · "))}</p><p>${esc(person.summary)}</p>${jobs.map((job) => `<p class="row"><b>${esc(job.head)}</b><span>${esc(job.when)}</span></p><ul>${job.bullets.map((text) => `<li>${esc(text)}</li>`).join("")}</ul>`).join("")}<hr>${[...studies].map((line) => `<p>${esc(line)}</p>`).join("")}<hr>${certificates.map((line) => `<p>${esc(line)}</p>`).join("")}<hr><p>${esc(skills)}</p>`;
    return {
      kind: "html",
      html: page(
        "body{font:10.5pt/1.45 'Liberation Serif','Noto Serif'} h1{font-size:19pt;margin:0} .row{display:flex;justify-content:space-between} p{margin:0 0 5px} ul{margin:0 0 6px}",
        html,
      ),
      print: { margin: MARGIN },
      truth,
    };
  }
  const body = [
    p(run(sheet.name, { b: true, size: 18 })),
    p(contact.join(" | ")),
    p(person.summary, { before: 160 }),
    ...jobs.flatMap((job) => [
      p(`${run(job.head, { b: true })}${run(`\t${job.when}`)}`, { rightTab: 9740, before: 120 }),
      ...job.bullets.map((text) => p(run(text), { bullet: true })),
    ]),
    ...studies.map((line, i) => p(run(line), { before: i === 0 ? 200 : 0 })),
    ...certificates.map((line, i) => p(run(line), { before: i === 0 ? 200 : 0 })),
    p(run(skills), { before: 200 }),
  ].join("");
  return { kind: "docx", bytes: await docx({ body }), truth };
}

const LETTERS = [
  (person) => [
    `Dear Ms Albright`,
    `I write to apply for the position of ${person.title} that was advertised on your website last week. What drew me to it is the mix of advice and advocacy, and the size of the team.`,
    `In my present post at ${person.experience[0].company} I have learned to keep many things moving at once. I would bring the same steadiness to your clients.`,
    "I can start four weeks after an offer and would welcome the chance to talk.",
    "Yours sincerely",
  ],
  (person) => [
    "To the hiring manager",
    `Please accept this letter and the attached resume as my application for the role of ${person.title} (reference 2207).`,
    `My years with ${person.experience[1].company} taught me how a good office works; the years since have taught me how to make one.`,
    "Referees are happy to be called at any time.",
    "Kind regards",
  ],
  (person) => [
    "Dear Mr Yilmaz",
    `A former colleague told me that you are looking for a ${person.title}. I have followed your business for some time.`,
    `At ${person.experience[0].company} I am known for doing what I said I would do, on the day I said it.`,
    "Thank you for reading this far.",
    "With best wishes",
  ],
];

/** A letter on the first page, the resume from the second. */
export async function cover(person, producer) {
  const sheet = makeSheet(person);
  const { mark, heading } = sheet;
  const letter = LETTERS[person.number % LETTERS.length](person);
  for (const line of letter.slice(1, 4)) mark("other", line);
  const contact = `${person.location} | ${person.phone} | ${person.email}`;
  const links = sheet.links.map(({ text }) => text).join(" | ");
  mark("header", sheet.name);
  const jobs = person.experience.map((item) => ({
    ...item,
    line: `${mark("experience", item.company)}${item.location ? `, ${item.location}` : ""}`,
  }));
  for (const item of jobs)
    for (const text of [item.role, ...item.bullets]) mark("experience", text);
  for (const item of person.education) mark("education", sheet.degree(item));
  for (const line of sheet.certLines) mark("certifications", line);
  const [summary, experience, education, skills] = [
    "summary",
    "experience",
    "education",
    "skills",
  ].map((key) => heading(key));
  const certificates = sheet.certLines.length > 0 ? heading("certifications") : "";
  mark("summary", person.summary);
  if (producer === "pdf") {
    const html = `<div class="letter"><p>${esc(sheet.name)}<br>${esc(contact)}</p><p>3 November 2026</p>${letter.map((line) => `<p>${esc(line)}</p>`).join("")}<p>${esc(person.name)}</p></div><h1>${esc(sheet.name)}</h1><p>${esc(contact)}</p><p>${esc(links)}</p><h2>${esc(summary)}</h2><p>${esc(person.summary)}</p><h2>${esc(skills)}</h2><ul class="three">${sheet.skills.map((skill) => `<li>${esc(mark("skills", skill))}</li>`).join("")}</ul><h2>${esc(experience)}</h2>${jobs.map((item) => `<p class="row"><b>${esc(item.line)}</b><span>${esc(item.printedDates)}</span></p><p>${esc(item.role)}</p><ul>${item.bullets.map((text) => `<li>${esc(text)}</li>`).join("")}</ul>`).join("")}<h2>${esc(education)}</h2>${person.education.map((item) => `<p>${esc(sheet.degree(item))}<br>${esc(item.institution)}, ${esc(item.duration)}</p>`).join("")}${certificates ? `<h2>${esc(certificates)}</h2>${sheet.certLines.map((line) => `<p>${esc(line)}</p>`).join("")}` : ""}`;
    return {
      kind: "html",
      html: page(
        ".letter{break-after:page;font-size:11pt} .letter p{margin:0 0 12px} body{font:10pt/1.45 'Liberation Sans','Noto Sans'} h1{font-size:20pt;margin:0} h2{font-size:12pt;margin:12px 0 3px;border-bottom:1px solid #000} p{margin:0 0 4px} .row{display:flex;justify-content:space-between} ul{margin:0 0 6px} .three{columns:3}",
        html,
      ),
      print: { margin: MARGIN },
      truth: sheet.truth(),
    };
  }
  const h = (text) => p(run(text), { style: "Heading1" });
  const body = [
    p(run(sheet.name, { b: true })),
    p(contact),
    p("3 November 2026", { before: 300 }),
    ...letter.map((line) => p(run(line), { before: 200 })),
    p(run(person.name)),
    p(run(sheet.name), { style: "Title", pageBreak: true }),
    p(contact),
    links ? p(links) : "",
    h(summary),
    p(person.summary),
    h(experience),
    ...jobs.flatMap((item) => [
      p(`${run(item.line, { b: true })}${run(`\t${item.printedDates}`)}`, { rightTab: 9740 }),
      p(run(item.role)),
      ...item.bullets.map((text) => p(run(text), { bullet: true })),
    ]),
    h(education),
    ...person.education.flatMap((item) => [
      p(run(sheet.degree(item))),
      p(run(`${item.institution}, ${item.duration}`)),
    ]),
    certificates ? h(certificates) + sheet.certLines.map((line) => p(run(line))).join("") : "",
    h(skills),
    ...sheet.skills.map((skill) => p(run(mark("skills", skill)), { bullet: true })),
  ].join("");
  return { kind: "docx", bytes: await docx({ body }), truth: sheet.truth() };
}

/** The same as role-at, in plain text with the dates on a line of their own before each post. */
export function roleAtText(person) {
  const sheet = makeSheet(person, { words: 5 });
  const { mark, heading } = sheet;
  const h = (key) => ["", heading(key), ""];
  const lines = [
    mark("header", sheet.name),
    `${person.phone} • ${person.email} • ${person.location}`,
    ...h("summary"),
    ...wrap(mark("summary", person.summary)),
    ...h("experience"),
    ...person.experience.flatMap((item) => [
      item.printedDates,
      `${mark("experience", item.role)} at ${item.company}${item.location ? `, ${item.location}` : ""}`,
      ...item.bullets.flatMap((text) => wrap(`• ${mark("experience", text)}`, "  ")),
      "",
    ]),
    ...h("education"),
    ...person.education.flatMap((item) => [
      `${mark("education", sheet.degree(item))} at ${item.institution}`,
      `\t${item.duration}`,
    ]),
    ...(sheet.certLines.length > 0
      ? [
          ...h("certifications"),
          ...sheet.certLines.map((line) => `• ${mark("certifications", line)}`),
        ]
      : []),
    ...h("skills"),
    ...sheet.skills.map((skill) => `• ${mark("skills", skill)}`),
    "",
  ];
  return {
    kind: "txt",
    text: lines.join("\n"),
    encoding: person.encoding,
    truth: sheet.truth({ links: { linkedin: "", github: "", website: "" } }),
  };
}
