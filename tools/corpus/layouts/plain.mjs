import { makeSheet } from "../person/sheet.mjs";

const WIDTH = 72;

/** Plain text: wrapped by hand, headings underlined or in capitals, bullets by *, - or •, dates behind tabs or in brackets. */
export function plain(person) {
  const sheet = makeSheet(person, { words: 5 });
  const { mark, heading, rng } = sheet;
  const dot = person.encoding === "utf16" ? "•" : rng.pick(["*", "-"]);
  const style = rng.pick(["under", "caps", "dashes"]);
  const h = (key) => {
    const text = heading(key, style === "under" ? undefined : (words) => words.toUpperCase());
    if (style === "under") return ["", text, "=".repeat(text.length)];
    if (style === "dashes") return ["", `--- ${text} ---`, ""];
    return ["", `${text}:`, ""];
  };
  const tabbed = rng.next() < 0.5;
  const job = (item) => {
    const place = item.location ? `, ${item.location}` : "";
    mark("experience", item.role);
    const head = tabbed
      ? [`${item.role}\t\t${item.printedDates}`, `${item.company}${place}`]
      : [`${item.company}${place}`, `${item.role} (${item.printedDates})`];
    return [
      ...head,
      ...item.bullets.flatMap((text) => wrap(`${dot} ${mark("experience", text)}`, "  ")),
      "",
    ];
  };
  const lines = [
    mark("header", sheet.name),
    person.location,
    `Phone: ${person.phone}`,
    mark("header", `Email: ${person.email}`),
    ...sheet.links.map(({ text }) => `Web: ${text}`),
    ...h("summary"),
    ...wrap(mark("summary", person.summary)),
    ...h("experience"),
    ...person.experience.flatMap(job),
    ...h("education"),
    ...person.education.flatMap((item) => [
      `${mark("education", sheet.degree(item))}, ${item.institution}, ${item.duration}`,
    ]),
    ...(sheet.certLines.length > 0
      ? [
          ...h("certifications"),
          ...sheet.certLines.map((line) => `${dot} ${mark("certifications", line)}`),
        ]
      : []),
    ...h("skills"),
    ...(tabbed
      ? sheet.skills.map((skill) => `${dot} ${mark("skills", skill)}`)
      : wrap(mark("skills", sheet.skills.join("; ")))),
    "",
  ];
  return { kind: "txt", text: lines.join("\r\n"), encoding: person.encoding, truth: sheet.truth() };
}

export function wrap(text, indent = "") {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines[lines.length - 1];
    if (line.length + word.length + 1 > WIDTH) lines.push(`${indent}${word}`);
    if (line.length + word.length + 1 <= WIDTH)
      lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
