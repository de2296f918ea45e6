// A resume as a list of printed blocks, each with the section it belongs to; writers turn them into a format.
import { lengthOf } from "../world/print-dates.mjs";

const NOTHING = "\u0000";

/** "{r}, {c} >> {w}" with the values put in; an empty value takes the sign before it along. */
export function fill(template, values) {
  const text = template.replace(/\{(\w+)\}/g, (_all, key) => values[key] || NOTHING);
  const tidy = text
    .replaceAll(` (${NOTHING})`, "")
    .replace(new RegExp(`(?:,| –| \\||:| in| -) ${NOTHING}`, "g"), "")
    .replace(new RegExp(`${NOTHING}(?:,| –| \\|)? ?`, "g"), "");
  const style = "*/".includes(tidy[0]) ? tidy[0] : "";
  const [left, right = ""] = tidy
    .slice(style.length)
    .split(">>")
    .map((part) => part.trim());
  return { t: "row", left, right, style };
}

const jobValues = (job) => ({
  r: job.role,
  c: job.company,
  C: job.company.toUpperCase(),
  p: job.place,
  w: job.when,
  n: lengthOf(job),
});
const eduValues = ({ degree, field, school, when }) => ({
  d: degree,
  f: field,
  s: school,
  w: when,
});
const rowsOf = (as, values, section) =>
  as
    .map((line, i) => ({ ...fill(line, values), section, first: i === 0 }))
    .filter(({ left, right }) => left || right);

export const linksOf = ({ li, gh, web }) => [
  ...(li ? [`linkedin.com/${li}`] : []),
  ...(gh ? [`github.com/${gh}`] : []),
  ...(web ? [web.replace("https://", "")] : []),
];
export const certLine = ({ name, issuer, date }) => [name, issuer, date].filter(Boolean).join(", ");

function experience(person) {
  return person.jobs.flatMap((job) => [
    ...rowsOf(person.jobas, jobValues(job), "experience"),
    ...job.bullets.map((text) => ({ t: "li", text, section: "experience" })),
  ]);
}

function education(person) {
  return person.edu.flatMap((item) => [
    ...rowsOf(item.as, eduValues(item), "education"),
    ...item.notes.map((text) => ({ t: "note", text, section: "education" })),
  ]);
}

const PARTS = {
  summary: (person) => [{ t: "p", text: person.sum, section: "summary" }],
  experience,
  education,
  certifications: (person) => [
    ...(person.adm ? [{ t: "p", text: person.adm.line, section: "certifications" }] : []),
    ...person.certs.map((cert) => ({ t: "p", text: certLine(cert), section: "certifications" })),
  ],
  skills: (person) => [{ t: "p", text: person.skills.join(person.joiner), section: "skills" }],
  languages: (person) => [{ t: "p", text: person.lang.join(", "), section: "other" }],
};
const HAS = {
  summary: ({ sum }) => sum,
  experience: ({ jobs }) => jobs.length,
  education: ({ edu }) => edu.length,
  certifications: ({ adm, certs }) => adm || certs.length,
  skills: ({ skills }) => skills.length,
  languages: ({ lang }) => lang.length,
};

/** One part of the resume with its heading; parts that the person does not have are empty. */
export function partOf(person, key, draw = PARTS) {
  if (key === "x")
    return person.extras.flatMap(({ heading, list }) => [
      { t: "head", text: heading, section: "other" },
      ...list.map((text) => ({ t: "li", text, section: "other" })),
    ]);
  if (!HAS[key](person)) return [];
  const section = key === "languages" ? "other" : key;
  const blocks = (draw[key] ?? PARTS[key])(person);
  return [{ t: "head", text: person.heads[key], section }, ...blocks];
}

/** Name and contact: two lines, everything in one ("line") or a line for each ("stack"). */
export function topOf(person, style = person.top) {
  const contact = (text, section) => ({ t: "contact", text, section });
  const { at, phone, email } = person;
  const styles = {
    line: () => [contact([at, phone, email, ...linksOf(person)].join("  ·  "))],
    stack: () => [contact(phone), contact(email, "header"), contact(at), ...links],
    two: () => [contact(`${at}  |  ${phone}`), contact(email, "header"), ...links],
  };
  const links = linksOf(person).map((text) => contact(text));
  return [
    { t: "name", text: person.shown, section: "header" },
    { t: "title", text: person.title },
    ...styles[style || "two"](),
  ].filter(({ text }) => text);
}

export const blocksOf = (person, draw) => [
  ...topOf(person),
  ...person.order.flatMap((key) => partOf(person, key, draw)),
];
