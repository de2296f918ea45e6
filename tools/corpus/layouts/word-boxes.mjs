import { makeSheet } from "../person/sheet.mjs";
import { docx, linker } from "../write/docx.mjs";
import { field, p, run, table, textBox } from "../write/docx-parts.mjs";

/** The name in the page's header, contact and skills in floating text boxes, the rest in the body. */
export async function textBoxes(person) {
  const sheet = makeSheet(person, { words: 4 });
  const { mark, heading } = sheet;
  const { links, link } = linker();
  const small = (text) => p(run(text, { size: 9 }));
  const contact = [
    p(run("CONTACT", { b: true, size: 10 })),
    small(mark("header", person.phone)),
    p(link(`mailto:${person.email}`, person.email, { size: 9 })),
    small(person.location),
    ...sheet.links.map(({ href, text }) => p(link(href, text, { size: 9 }))),
  ].join("");
  const skills = [
    p(run(heading("skills").toUpperCase(), { b: true, size: 10 })),
    ...sheet.skills.map((skill) => small(mark("skills", skill))),
  ].join("");
  const h = (key) => p(run(heading(key)), { style: "Heading1" });
  const job = (item) =>
    [
      p(run(`${mark("experience", item.role)} – ${item.company}`), { style: "Heading2" }),
      p(run([item.printedDates, item.location].filter(Boolean).join(" | "), { i: true, size: 9 })),
      ...item.bullets.map((text) => p(run(mark("experience", text)), { bullet: true })),
    ].join("");
  const body = [
    p(
      textBox(contact, { x: 400, y: 90, width: 160, height: 110 }) +
        textBox(skills, { x: 400, y: 220, width: 160, height: 260 }),
    ),
    h("summary"),
    p(mark("summary", person.summary)),
    h("experience"),
    ...person.experience.map(job),
    h("education"),
    ...person.education.map(
      (item) =>
        p(run(mark("education", sheet.degree(item)), { b: true }), { after: 0 }) +
        p(run(`${item.institution}, ${item.duration}`)),
    ),
    sheet.certLines.length > 0
      ? h("certifications") +
        sheet.certLines.map((line) => p(run(mark("certifications", line)))).join("")
      : "",
  ].join("");
  const header =
    p(run(mark("header", sheet.name), { b: true, size: 20, color: "1F3864" })) +
    p(run(person.title, { size: 11 }));
  return { kind: "docx", bytes: await docx({ body, header, links }), truth: sheet.truth() };
}

/** Several pages whose footer repeats the name and the page, with referees at the end. */
export async function paged(person) {
  const sheet = makeSheet(person);
  const { mark, heading } = sheet;
  const h = (key) => p(run(heading(key).toUpperCase(), { b: true, size: 12 }), { before: 260 });
  const footer = p(
    `${run(`${person.name} – page `, { size: 8 })}${field("PAGE")}${run(" of ", { size: 8 })}${field("NUMPAGES")}`,
    { align: "center" },
  );
  const header = p(run("Curriculum Vitae – Private and Confidential", { size: 8 }), {
    align: "right",
  });
  const job = (item) =>
    [
      p(
        run(mark("experience", item.printedDates.length > 9 ? item.printedDates : item.company), {
          i: true,
        }),
        { before: 160 },
      ),
      p(run(item.company.toUpperCase(), { b: true })),
      p(run(`${mark("experience", item.role)}${item.location ? `, ${item.location}` : ""}`)),
      ...item.bullets.map((text) => p(run(mark("experience", text)), { bullet: true })),
    ].join("");
  const referee = ({ name, post, company }, i) =>
    p(run(name, { b: true })) +
    p(run(mark("other", `${post}, ${company}`))) +
    p(run(`T: (02) 5550 01${i}7  E: ${name.split(" ").at(-1).toLowerCase()}@example.org`));
  const body = [
    p(run("CURRICULUM VITAE", { b: true, size: 14 }), { align: "center" }),
    p(run(mark("header", sheet.name), { b: true, size: 16 }), { align: "center" }),
    table(
      [
        [p(run("Address", { b: true })), p(run(person.location))],
        [p(run("Telephone", { b: true })), p(run(person.phone))],
        [p(run("Email", { b: true })), p(run(mark("header", person.email)))],
        ...sheet.links.map(({ text }) => [p(run("LinkedIn", { b: true })), p(run(text))]),
      ],
      [1800, 7900],
    ),
    h("education"),
    ...person.education.map((item) =>
      p(run(`${item.duration}\t${mark("education", sheet.degree(item))}, ${item.institution}`)),
    ),
    sheet.certLines.length > 0
      ? h("certifications") +
        sheet.certLines
          .map((line) => p(run(mark("certifications", line)), { bullet: true }))
          .join("")
      : "",
    h("experience"),
    ...person.experience.map(job),
    h("skills"),
    ...sheet.skills.map((skill) => p(run(mark("skills", skill)), { bullet: true })),
    p(run(heading("interests"), { b: true, size: 12 }), { pageBreak: true }),
    p(mark("other", person.interests)),
    h("referees"),
    ...person.referees.map(referee),
  ].join("");
  return {
    kind: "docx",
    bytes: await docx({ body, header, footer, font: "Liberation Serif", size: 12, margin: 1300 }),
    truth: sheet.truth({ summary: "" }),
  };
}
