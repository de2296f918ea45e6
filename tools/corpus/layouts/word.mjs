import { makeSheet } from "../person/sheet.mjs";
import { docx, linker } from "../write/docx.mjs";
import { editedRuns, p, run, table } from "../write/docx-parts.mjs";

const RIGHT = 9740;

/** One column, roles or companies first, dates at the right behind a tab. */
export async function classic(person) {
  const sheet = makeSheet(person);
  const { mark, heading, rng } = sheet;
  const { links, link } = linker();
  const companyFirst = rng.next() < 0.5 || person.traits.has("tworoles");
  const caps = rng.next() < 0.4 ? (text) => text.toUpperCase() : (text) => text;
  const h = (key) => p(run(heading(key, caps)), { style: "Heading1" });
  const contact = [
    run(mark("header", `${person.location}  |  ${person.phone}  |  `)),
    link(`mailto:${person.email}`, person.email),
  ];
  if (sheet.links.length > 0)
    contact.push(run("  |  "), link(sheet.links[0].href, sheet.links[0].text));
  const job = (item, i) => {
    const same = companyFirst && person.experience[i - 1]?.company === item.company;
    const more = companyFirst && person.experience[i + 1]?.company === item.company;
    if (same || more) return subPost(item, same);
    const [top, below] = companyFirst ? [item.company, item.role] : [item.role, item.company];
    const place = item.location ? `, ${item.location}` : "";
    mark("experience", companyFirst ? below : top);
    mark("experience", companyFirst ? top : below);
    return [
      p(`${run(top, { b: true })}${run(`\t${item.printedDates}`)}`, {
        rightTab: RIGHT,
        before: 120,
      }),
      p(run(`${below}${place}`, { i: true })),
      ...item.bullets.map((text) => p(editedRuns(mark("experience", text)), { bullet: true })),
    ].join("");
  };
  // Several posts at one company: its name once, each post with its own dates below.
  const subPost = (item, same) =>
    [
      same
        ? ""
        : p(
            run(`${mark("experience", item.company)}${item.location ? `, ${item.location}` : ""}`, {
              b: true,
            }),
            { before: 120 },
          ),
      p(run(`${mark("experience", item.role)}\t${item.printedDates}`, { i: true }), {
        rightTab: RIGHT,
      }),
      ...item.bullets.map((text) => p(editedRuns(mark("experience", text)), { bullet: true })),
    ].join("");
  const study = (item) =>
    p(
      `${run(mark("education", sheet.degree(item)), { b: true })}${run(`, ${item.institution}`)}${run(`\t${item.duration}`)}`,
      { rightTab: RIGHT },
    ) + (item.note ? p(run(mark("education", item.note))) : "");
  const parts = {
    summary: () => h("summary") + p(mark("summary", person.summary)),
    experience: () => h("experience") + person.experience.map(job).join(""),
    education: () => h("education") + person.education.map(study).join(""),
    certifications: () =>
      sheet.certLines.length > 0
        ? h("certifications") +
          sheet.certLines
            .map((line) => p(run(mark("certifications", line)), { bullet: true }))
            .join("")
        : "",
    skills: () => h("skills") + p(mark("skills", sheet.skills.join(", "))),
    awards: () =>
      h("awards") +
      person.awards.map((line) => p(run(mark("other", line)), { bullet: true })).join(""),
    referees: () => h("referees") + p(mark("other", "Available on request")),
  };
  const order =
    person.law && rng.next() < 0.5
      ? ["summary", "certifications", "experience", "awards", "education", "skills", "referees"]
      : ["summary", "experience", "education", "certifications", "skills", "referees"];
  const body =
    p(run(mark("header", sheet.name)), { style: "Title" }) +
    p(contact.join("")) +
    order.map((key) => parts[key]()).join("");
  return {
    kind: "docx",
    bytes: await docx({ body, links, font: rng.pick(["Liberation Serif", "Liberation Sans"]) }),
    truth: sheet.truth({ links: shownFirst(person, sheet) }),
  };
}

/** Only the first link is printed in some layouts. */
function shownFirst(person, sheet) {
  const kind = sheet.links[0]?.kind;
  return Object.fromEntries(
    Object.entries(person.links).map(([key, value]) => [key, key === kind ? value : ""]),
  );
}

/** A table whose left column holds dates and headings. */
export async function dateTable(person) {
  const sheet = makeSheet(person);
  const { mark, heading, rng } = sheet;
  const widths = [2100, 7600];
  const h = (key) => p(run(heading(key), { b: true, size: 12, color: "7F3F00" }), { before: 200 });
  const lineForm = rng.next() < 0.5;
  const job = (item) => {
    const place = item.location ? ` (${item.location})` : "";
    mark("experience", item.role);
    const top = lineForm
      ? p(run(`${item.role}, ${item.company}`, { b: true }))
      : p(run(item.company, { b: true })) + p(run(item.role, { i: true }));
    const where = item.location ? p(run(place.trim().slice(1, -1), { color: "595959" })) : "";
    return [
      p(item.printedDates),
      `${top}${where}${item.bullets.map((text) => p(run(mark("experience", text)), { bullet: true })).join("")}`,
    ];
  };
  const study = (item) => [
    p(item.duration),
    p(run(mark("education", sheet.degree(item)), { b: true })) + p(run(item.institution)),
  ];
  const skillRows = [];
  for (let i = 0; i < sheet.skills.length; i += 3)
    skillRows.push([0, 1, 2].map((at) => p(sheet.skills[i + at] ?? "")));
  for (const skill of sheet.skills) mark("skills", skill);
  const body = [
    p(run(mark("header", sheet.name), { b: true, size: 18 }), { align: "center" }),
    p(run(mark("header", `${person.phone} · ${person.email}`)), { align: "center" }),
    p(run([person.location, ...sheet.links.map(({ text }) => text)].join(" · ")), {
      align: "center",
    }),
    h("summary"),
    p(mark("summary", person.summary)),
    h("experience"),
    table(person.experience.map(job), widths),
    h("education"),
    table(person.education.map(study), widths),
    sheet.certLines.length > 0
      ? h("certifications") +
        table(
          sheet.certLines.map((line) => [p(""), p(run(mark("certifications", line)))]),
          widths,
        )
      : "",
    h("skills"),
    table(skillRows, [3200, 3200, 3300], { border: "single" }),
  ].join("");
  return {
    kind: "docx",
    bytes: await docx({ body, font: "Liberation Serif", size: 11 }),
    truth: sheet.truth(),
  };
}

/** Skills first and at length, the career in a short list at the end. */
export async function functional(person) {
  const sheet = makeSheet(person);
  const { mark, rng } = sheet;
  const cut = Math.ceil(sheet.skills.length / 3);
  const groups = [
    sheet.skills.slice(0, cut),
    sheet.skills.slice(cut, 2 * cut),
    sheet.skills.slice(2 * cut),
  ];
  const labels = rng.some(
    ["Core strengths", "Systems", "Working with people", "Office and technology"],
    3,
  );
  const duties = person.experience.flatMap((item) => item.bullets);
  const job = (item) =>
    p(
      run(
        `${mark("experience", item.role)}, ${item.company}${item.location ? `, ${item.location}` : ""}, ${item.printedDates}`,
      ),
    );
  const h = (key, text) => p(run(mark(key, text)), { style: "Heading1" });
  const body = [
    p(run(mark("header", sheet.name.toUpperCase())), { style: "Title", align: "center" }),
    p(run(mark("header", person.location)), { align: "center" }),
    p(run(`Mobile: ${person.phone}\tEmail: ${person.email}`), { rightTab: RIGHT }),
    ...sheet.links.map(({ text }) => p(run(text))),
    h("summary", "Objective"),
    p(mark("summary", person.summary)),
    h("skills", "Summary of Skills"),
    ...groups.map((group, i) =>
      p(`${run(`${labels[i]}: `, { b: true })}${run(mark("skills", group.join(", ")))}`),
    ),
    p(run("Key Achievements"), { style: "Heading1" }),
    ...duties.map((text) => p(run(text), { bullet: true })),
    h("experience", rng.pick(["Employment Summary", "Work History", "Employment"])),
    ...person.experience.map(job),
    h("education", "Education"),
    ...person.education.map((item) =>
      p(run(`${mark("education", sheet.degree(item))} – ${item.institution} – ${item.duration}`)),
    ),
    sheet.certLines.length > 0
      ? h("certifications", "Certificates") +
        sheet.certLines.map((line) => p(run(mark("certifications", line)))).join("")
      : "",
    h("other", "Interests"),
    p(mark("other", person.interests)),
  ].join("");
  const truth = sheet.truth();
  truth.experience = truth.experience.map((item) => ({ ...item, description: "" }));
  return { kind: "docx", bytes: await docx({ body, size: 11 }), truth };
}
