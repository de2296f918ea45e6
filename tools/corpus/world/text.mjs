import { certLine, degreeOf, linksOf } from "./html-columns.mjs";

const txt = (lines, encoding) => ({ kind: "txt", text: `${lines.join("\n")}\n`, encoding });

/** Markdown, as people keep it beside their code. */
export function markdown(person) {
  const { heads } = person;
  const links = linksOf(person).map((text) => `[${text.split("/")[0]}](https://${text})`);
  return txt([
    `# ${person.shown}`,
    "",
    `**${person.title}** · ${person.at}`,
    "",
    [person.phone, `<${person.email}>`, ...links].join(" · "),
    "",
    `## ${heads.summary}`,
    "",
    person.sum,
    "",
    `## ${heads.experience}`,
    ...person.jobs.flatMap((job) => [
      "",
      `### ${job.role}, ${job.company}`,
      `*${job.when}* | ${job.place}`,
      "",
      ...job.bullets.map((text) => `- ${text}`),
    ]),
    "",
    `## ${heads.education}`,
    "",
    ...person.edu.map((item) => `- **${degreeOf(item)}**, ${item.school} (${item.when})`),
    "",
    `## ${heads.certifications}`,
    "",
    ...(person.adm ? [`- ${person.adm.line}`] : []),
    ...person.certs.map((cert) => `- ${certLine(cert)}`),
    "",
    `## ${heads.skills}`,
    "",
    ...person.groups.map(({ label, list }) =>
      label ? `**${label}:** ${list.join(", ")}` : list.map((text) => `\`${text}\``).join(" "),
    ),
    ...(person.lang.length ? ["", `## ${heads.languages}`, "", person.lang.join(", ")] : []),
    ...person.extras.flatMap(({ heading, list }) => [
      "",
      `## ${heading}`,
      "",
      ...list.map((text) => `- ${text}`),
    ]),
  ]);
}

const PASTE_WIDTH = 88;

/** Copied out of a PDF: lines end where the page ended them, bullets stand alone, a page number is in between. */
export function paste(person) {
  const { heads } = person;
  const lines = [
    person.shown,
    person.title,
    `${person.at}  T ${person.phone}  E ${person.email}`,
    ...linksOf(person),
    heads.summary,
    ...broken(person.sum),
    heads.experience,
    ...person.jobs.flatMap((job, i) => [
      ...(i === 2 ? ["Page 1 of 2", `${person.shown} | Resume`] : []),
      `${job.company}, ${job.place} ${job.when}`,
      job.role,
      ...job.bullets.flatMap((text) => ["•", ...broken(text)]),
    ]),
    heads.education,
    ...person.edu.flatMap((item) => [`${degreeOf(item)} ${item.when}`, item.school]),
    heads.certifications,
    ...(person.adm ? [person.adm.line] : []),
    ...person.certs.map(certLine),
    heads.skills,
    ...broken(person.skills.join(" | ")),
    ...person.extras.flatMap(({ heading, list }) => [heading, ...list]),
    "Page 2 of 2",
  ];
  return txt(lines);
}

function broken(text, width = PASTE_WIDTH) {
  const lines = [""];
  for (const word of text.split(" ")) {
    if (`${lines.at(-1)} ${word}`.length > width) lines.push("");
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines;
}

const WIDE = 74;

/** Frames and rulers of punctuation. */
export function ascii(person) {
  const head = (key) => [
    "",
    `+${"-".repeat(WIDE - 2)}+`,
    `|  ${(person.heads[key] ?? key).padEnd(WIDE - 5)} |`,
    `+${"-".repeat(WIDE - 2)}+`,
  ];
  const across = (left, right) => `${left.padEnd(WIDE - right.length)}${right}`;
  return txt([
    "*".repeat(WIDE),
    person.shown.padStart(Math.floor((WIDE + person.shown.length) / 2)),
    "*".repeat(WIDE),
    across(person.at, person.phone),
    across(person.title, person.email),
    ...head("summary"),
    ...broken(person.sum, WIDE),
    ...head("experience"),
    ...person.jobs.flatMap((job) => [
      across(`[${job.when}]`, job.place),
      `${job.company.toUpperCase()} :: ${job.role}`,
      ...job.bullets.flatMap((text) =>
        broken(text, WIDE - 6).map((line, i) => `   ${i === 0 ? ">" : " "} ${line}`),
      ),
      "",
    ]),
    ...head("education"),
    ...person.edu.map((item) => across(`${degreeOf(item)} .. ${item.school}`, item.when)),
    ...head("certifications"),
    ...(person.adm ? [`~ ${person.adm.line}`] : []),
    ...person.certs.map((cert) => `~ ${certLine(cert)}`),
    ...head("skills"),
    ...person.skills.map((text) => `~ ${text}`),
    ...head("languages"),
    person.lang.join(", "),
  ]);
}
