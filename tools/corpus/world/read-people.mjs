// The people of the second set are written by hand, one key to a line; see people/*.txt.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { printedRange, rangeOf } from "./print-dates.mjs";

const FOLDER = join(import.meta.dirname, "people");
const HEADS = {
  summary: "Profile",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  certifications: "Admission & Certifications",
  languages: "Languages",
};
const cells = (text) => text.split("|").map((cell) => cell.trim());
const items = (text) =>
  text
    .split(";")
    .map((item) => item.trim())
    .filter(Boolean);

export function readPeople() {
  const texts = readdirSync(FOLDER)
    .sort()
    .map((file) => readFileSync(join(FOLDER, file), "utf8"));
  return texts
    .join("\n")
    .split(/^@ /m)
    .slice(1)
    .map((block) => readPerson(block.split("\n").map((line) => line.trim())));
}

function readPerson([first, ...lines]) {
  const [layout, format, variant = ""] = first.split(" ");
  const person = {
    layout,
    format,
    variant,
    part: "",
    name: "",
    shown: "",
    title: "",
    email: "",
    phone: "",
    at: "",
    li: "",
    gh: "",
    web: "",
    sum: "",
    adm: null,
    dates: ["mon", "–", "Present"],
    heads: { ...HEADS },
    groups: [],
    lang: [],
    jobs: [],
    edu: [],
    certs: [],
    extras: [],
  };
  for (const line of lines.filter(Boolean)) {
    const [key] = line.split(" ", 1);
    takeLine(person, key, line.slice(key.length).trim());
  }
  person.shown ||= person.name;
  person.skills = person.groups.flatMap(({ list }) => list);
  return person;
}

const TAKE = {
  dates: (person, value) => {
    person.dates = cells(value);
  },
  head: (person, value) => {
    for (const part of items(value)) {
      const [key, text] = part.split("=");
      person.heads[key.trim()] = text.trim();
    }
  },
  skills: (person, value) => person.groups.push({ label: "", list: items(value) }),
  group: (person, value) => {
    const [label, list] = value.split(/:\s/);
    person.groups.push({ label, list: items(list) });
  },
  lang: (person, value) => person.lang.push(...items(value)),
  job: (person, value) => person.jobs.push(jobOf(person, value)),
  // Time away from work stands among the posts, but is none.
  break: (person, value) => person.jobs.push({ ...jobOf(person, value), away: true }),
  // A heading in the midst of the posts ("Clerkships").
  part: (person, value) => {
    person.part = value;
  },
  "-": (person, value) => person.jobs.at(-1).bullets.push(value),
  "*": (person, value) => person.jobs.at(-1).matters.push(value),
  edu: (person, value) => {
    const [degree, field, school, when, extra = ""] = cells(value);
    person.edu.push({ degree, field, school, when, extra });
  },
  cert: (person, value) => {
    // What follows the date (a number, an end of validity) is printed, but no part of the truth.
    const [name, issuer = "", date = "", more = ""] = cells(value);
    person.certs.push({ name, issuer, date, more });
  },
  adm: (person, value) => {
    const [line, court, state, date] = cells(value);
    person.adm = { line, court, state, date };
  },
  // "x other Interests :: one ;; two"; a question mark for what could belong to two sections.
  x: (person, value) => {
    const [start, rest] = value.split(" :: ");
    const [section] = start.split(" ", 1);
    const list = rest.split(";;").map((text) => text.trim());
    person.extras.push({ section, heading: start.slice(section.length).trim(), list });
  },
};

function takeLine(person, key, value) {
  if (TAKE[key]) return TAKE[key](person, value);
  if (typeof person[key] !== "string") throw new Error(`${person.name}: unknown key "${key}"`);
  person[key] = value;
}

function jobOf(person, value) {
  const [role, company, place, when, note = ""] = cells(value);
  const { part } = person;
  person.part = "";
  const [range, printed] = when.split("=").map((part) => part.trim());
  return {
    role,
    company,
    place,
    note,
    part,
    ...rangeOf(range),
    when: printed ?? printedRange(range, person.dates),
    bullets: [],
    matters: [],
  };
}
