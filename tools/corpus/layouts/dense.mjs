import { makeSheet } from "../person/sheet.mjs";
import { handPdf, widthOf } from "../write/pdf-bytes.mjs";

const PAGE = { left: 40, right: 555, top: 44, bottom: 800 };
const SIZE = 7.6;
const LEADING = 9.4;

/** Small type, hardly any white space, dates at the right edge; the file shows all dates before the other text. */
export function dense(person) {
  const sheet = makeSheet(person);
  const { mark, heading } = sheet;
  const pages = [[]];
  let y = PAGE.top;
  const put = (text, { x = PAGE.left, size = SIZE, bold = false } = {}) =>
    pages.at(-1).push({ text, x, y, size, bold });
  const down = (points = LEADING) => {
    y += points;
    if (y < PAGE.bottom) return;
    pages.push([]);
    y = PAGE.top;
  };
  const flow = (text, x = PAGE.left, hang = x) => {
    let line = "";
    let at = x;
    for (const word of text.split(" ")) {
      if (line && at + widthOf(`${line} ${word}`, SIZE) > PAGE.right) {
        put(line, { x: at });
        down();
        line = "";
        at = hang;
      }
      line = line ? `${line} ${word}` : word;
    }
    put(line, { x: at });
    down();
  };
  const right = (text) => put(text, { x: PAGE.right - widthOf(text, SIZE) });
  const h = (key) => {
    down(3);
    put(heading(key).toUpperCase(), { bold: true, size: 8.4 });
    down(10.5);
  };
  put(mark("header", sheet.name), { bold: true, size: 14 });
  down(13);
  flow(
    mark(
      "header",
      [person.email, person.phone, person.location, ...sheet.links.map(({ text }) => text)].join(
        " | ",
      ),
    ),
  );
  h("summary");
  flow(mark("summary", person.summary));
  h("experience");
  for (const item of person.experience) {
    right(item.printedDates);
    put(
      `${mark("experience", item.role)}, ${item.company}${item.location ? `, ${item.location}` : ""}`,
      { bold: true },
    );
    down();
    for (const text of item.bullets)
      flow(`• ${mark("experience", text)}`, PAGE.left + 6, PAGE.left + 11);
  }
  h("education");
  for (const item of person.education) {
    right(item.duration);
    put(`${mark("education", sheet.degree(item))}, ${item.institution}`);
    down();
  }
  if (sheet.certLines.length > 0) h("certifications");
  for (const line of sheet.certLines) flow(mark("certifications", line));
  h("skills");
  flow(mark("skills", sheet.skills.join(", ")));
  const byRight = pages.map((pieces) =>
    [...pieces].sort((a, b) => Number(b.x > 300) - Number(a.x > 300)),
  );
  return { kind: "pdf", bytes: handPdf(byRight), truth: sheet.truth() };
}
