import { p, run, table } from "../write/docx-parts.mjs";
import { certLine, degreeOf, linksOf } from "./html-columns.mjs";
import { admitted, bullets, paragraphs, RIGHT, ruled, word } from "./word.mjs";

const across = (left, right, options = {}) =>
  p(run(left, { b: true }) + run(`\t${right}`), { rightTab: RIGHT, before: 80, ...options });
const langs = (person, h) => (person.lang.length ? h("languages") + p(person.lang.join(", ")) : "");
const others = (person, h, list = bullets) =>
  person.extras.map((extra) => h(extra.heading) + list(extra.list)).join("");

/** One employer with several posts set in below it, each with its own dates. */
export function subRoles(person) {
  const h = (key) => ruled(person.heads[key] ?? key, { caps: true });
  const groups = [];
  for (const job of person.jobs) {
    if (groups.at(-1)?.[0].company !== job.company) groups.push([]);
    groups.at(-1).push(job);
  }
  const edges = person.dates.slice(1);
  const whole = (jobs) =>
    jobs.length > 1
      ? `${jobs.at(-1).when.split(` ${edges[0]} `)[0]} ${edges[0]} ${jobs[0].when.split(` ${edges[0]} `)[1]}`
      : "";
  const group = (jobs) =>
    across(`${jobs[0].company}`, whole(jobs), { before: 160 }) +
    jobs
      .map(
        (job) =>
          p(run(job.role, { i: true }) + run(` (${job.when}), ${job.place}`), { indent: 300 }) +
          bullets(job.bullets),
      )
      .join("");
  const body = [
    p(run(person.shown, { b: true, size: 20 }), { align: "right" }),
    p(run([person.phone, person.email, person.at, ...linksOf(person)].join("  ·  ")), {
      align: "right",
    }),
    h("summary"),
    p(person.sum),
    h("experience"),
    ...groups.map(group),
    h("education"),
    ...person.edu.map((item) => across(degreeOf(item), item.when) + p(item.school)),
    person.adm || person.certs.length ? h("certifications") : "",
    paragraphs(admitted(person)),
    h("skills"),
    p(person.skills.join(" · ")),
    langs(person, h),
    others(person, h),
  ].join("");
  return word({ body, font: "Liberation Sans", size: 10 });
}

/** The form of forty years ago: personal details in a table, a label before every fact. */
export function oldStyle(person) {
  const h = (key) => p(run(person.heads[key] ?? key, { b: true }), { before: 240 });
  const rows = (pairs) =>
    table(
      pairs.map(([label, value]) => [
        p(run(label, { b: true })),
        value.startsWith("<") ? value : p(value),
      ]),
      [2400, 7340],
    );
  const body = [
    p(run("CURRICULUM VITAE", { b: true, size: 16 }), { align: "center", after: 200 }),
    h("PERSONAL DETAILS"),
    rows([
      ["Name:", person.shown],
      ["Address:", person.at],
      ["Telephone:", person.phone],
      ["Email:", person.email],
      ...(person.adm ? [["Admission:", person.adm.line]] : []),
    ]),
    h("summary"),
    p(person.sum),
    h("education"),
    ...person.edu.map((item) => p(`${item.when}\t${degreeOf(item)}, ${item.school}`)),
    h("experience"),
    ...person.jobs.map((job) =>
      rows([
        ["Position:", job.role],
        ["Employer:", `${job.company}, ${job.place}`],
        ["Period:", job.when],
        ["Duties:", bullets(job.bullets)],
      ]),
    ),
    h("skills"),
    bullets(person.skills),
    h("certifications"),
    ...person.certs.map((cert) => p(certLine(cert))),
    langs(person, h),
    others(person, h, paragraphs),
  ].join("");
  return word({ body, font: "Liberation Serif", size: 11 }, { places: { admissionIn: "" } });
}

/** Counsel: areas of practice first, then chambers and posts by year, then cases. */
export function bar(person) {
  const h = (key) => p(run(person.heads[key] ?? key, { b: true, spacing: 20 }), { before: 260 });
  const body = [
    p(run(person.shown, { b: true, size: 17 }), { align: "center" }),
    p(run(person.title, { i: true }), { align: "center" }),
    p(run(person.at), { align: "center" }),
    p(run([person.phone, person.email, ...linksOf(person)].join("   ")), { align: "center" }),
    h("summary"),
    p(person.sum),
    h("skills"),
    bullets(person.skills),
    h("certifications"),
    paragraphs(admitted(person)),
    h("experience"),
    ...person.jobs.map(
      (job) =>
        p(
          run(`${job.when}: `) + run(job.role, { b: true }) + run(`, ${job.company}, ${job.place}`),
          {
            before: 100,
          },
        ) + job.bullets.map((text) => p(text, { indent: 400 })).join(""),
    ),
    h("education"),
    ...person.edu.map((item) => p(`${item.when}: ${degreeOf(item)}, ${item.school}`)),
    others(person, h),
    langs(person, h),
  ].join("");
  return word({ body, font: "Liberation Serif", size: 11, margin: 1300 });
}

/** An application to a department: paragraphs against the criteria come before the history. */
export function selection(person) {
  const h = (key) => p(run(person.heads[key] ?? key), { style: "Heading1" });
  const body = [
    p(run(person.shown), { style: "Title" }),
    p(run(`Application for: ${person.title}`, { i: true })),
    p(`Phone: ${person.phone}    Email: ${person.email}    Suburb: ${person.at}`),
    others(person, h, paragraphs),
    h("experience"),
    ...person.jobs.map((job) =>
      job.company
        ? across(job.role, job.when) + p(`${job.company} (${job.place})`) + bullets(job.bullets)
        : across(job.role, job.when),
    ),
    h("education"),
    ...person.edu.map((item) => across(degreeOf(item), item.when) + p(item.school)),
    h("certifications"),
    bullets(admitted(person)),
    h("skills"),
    p(`${person.skills.join("; ")}.`),
    langs(person, h),
  ].join("");
  return word({ body, font: "Liberation Sans", size: 11 });
}

/** Trades and care: licences stand first, with numbers and the end of their validity. */
export function licence(person) {
  const h = (key) => ruled(person.heads[key] ?? key, { color: "1B5E20" });
  const body = [
    p(run("RESUME", { b: true, size: 12, color: "7F7F7F" })),
    p(run(person.shown, { b: true, size: 22 })),
    p(run(person.title)),
    p(run([`Mob: ${person.phone}`, person.email, person.at, ...linksOf(person)].join("  ~  "))),
    h("summary"),
    p(person.sum),
    h("certifications"),
    bullets(
      person.certs.map(({ name, issuer, date, more }) =>
        [name, [issuer, date, more].filter(Boolean).join(", ")].filter(Boolean).join(" – "),
      ),
    ),
    h("experience"),
    ...person.jobs.map(
      (job) =>
        across(`${job.company} – ${job.role}`, job.when) +
        p(run(job.place, { i: true })) +
        bullets(job.bullets),
    ),
    h("education"),
    ...person.edu.map((item) => p(`${degreeOf(item)} – ${item.school}, ${item.when}`)),
    h("skills"),
    p(person.skills.join(" / ")),
    langs(person, h),
  ].join("");
  return word({ body, font: "Liberation Sans", size: 10.5 });
}

/** A partner's pages: under each post a list of matters full of companies and years. */
export function matters(person) {
  const h = (key) => ruled(person.heads[key] ?? key, { size: 13, color: "1F3864" });
  const body = [
    p(run(person.shown, { size: 24, color: "1F3864" })),
    p(run(person.title, { b: true })),
    p([person.at, person.phone, person.email, ...linksOf(person)].join(" | ")),
    h("summary"),
    p(person.sum),
    h("skills"),
    p(person.skills.join(", ")),
    h("experience"),
    ...person.jobs.flatMap((job) => [
      p(run(job.role, { b: true }) + run(job.company ? ` – ${job.company}, ${job.place}` : ""), {
        before: 160,
      }),
      job.note ? p(run(job.note, { i: true })) : "",
      p(run(job.when, { i: true })),
      paragraphs(job.bullets),
      job.matters.length ? p(run("Representative matters", { b: true, size: 9 })) : "",
      bullets(job.matters),
    ]),
    h("education"),
    ...person.edu.map((item) => p(`${degreeOf(item)}, ${item.school}, ${item.when}`)),
    h("certifications"),
    paragraphs(admitted(person)),
    others(person, h),
  ].join("");
  return word({ body, font: "Liberation Serif", size: 11, margin: 1300 });
}
