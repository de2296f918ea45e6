// The people of the third set are written by hand, one key to a line; see people/*.txt.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { printedRange, rangeOf } from "../world/print-dates.mjs";

const FOLDER = join(import.meta.dirname, "people");
const HEADS = {
  summary: "Profile",
  experience: "Experience",
  education: "Education",
  skills: "Skills",
  certifications: "Admission and Certificates",
  languages: "Languages",
};
const ORDER = ["summary", "experience", "education", "certifications", "skills", "languages", "x"];
const cells = (text) => text.split("|").map((cell) => cell.trim());
const split = (text, mark) =>
  text
    .split(mark)
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
    ...{
      name: "",
      shown: "",
      title: "",
      email: "",
      phone: "",
      at: "",
      li: "",
      gh: "",
      web: "",
      labels: "",
      top: "",
    },
    ...{ sum: "", adm: null, dates: ["mon", "–", "Present"], heads: { ...HEADS }, order: ORDER },
    // How a post and a course of study are printed; see fill in blocks.mjs.
    ...{ jobas: ["*{r} >> {w}", "{c}, {p}"], eduas: ["*{d} >> {w}", "{s}"], joiner: " | " },
    ...{ skills: [], lang: [], jobs: [], edu: [], certs: [], extras: [], to: [], letter: [] },
  };
  for (const line of lines.filter(Boolean)) {
    const [key] = line.split(" ", 1);
    takeLine(person, key, line.slice(key.length).trim());
  }
  person.shown ||= person.name;
  return person;
}

const TAKE = {
  dates: (person, value) => {
    person.dates = cells(value);
  },
  head: (person, value) => {
    for (const part of split(value, ";")) {
      const [key, text] = part.split("=");
      person.heads[key.trim()] = text.trim();
    }
  },
  order: (person, value) => {
    person.order = value.split(" ");
  },
  jobas: (person, value) => {
    person.jobas = split(value, ";;");
  },
  eduas: (person, value) => {
    person.eduas = split(value, ";;");
  },
  joiner: (person, value) => {
    person.joiner = ",;".includes(value) ? `${value} ` : ` ${value} `;
  },
  skills: (person, value) => person.skills.push(...split(value, ";")),
  lang: (person, value) => person.lang.push(...split(value, ";")),
  to: (person, value) => person.to.push(...split(value, ";;")),
  letter: (person, value) => person.letter.push(value),
  job: (person, value) => person.jobs.push(jobOf(person, value)),
  "-": (person, value) => person.jobs.at(-1).bullets.push(value),
  edu: (person, value) => {
    const [degree, field, school, when = ""] = cells(value);
    person.edu.push({ degree, field, school, when, as: person.eduas, extra: "", notes: [] });
  },
  // Another arrangement for the course of study just named, and what stands below it.
  "^": (person, value) => {
    person.edu.at(-1).as = split(value, ";;");
  },
  "+": (person, value) => person.edu.at(-1).notes.push(value),
  cert: (person, value) => {
    const [name, issuer = "", date = ""] = cells(value);
    person.certs.push({ name, issuer, date });
  },
  adm: (person, value) => {
    const [line, court, state, date] = cells(value);
    person.adm = { line, court, state, date };
  },
  // "x Interests :: one ;; two"
  x: (person, value) => {
    const [heading, rest] = value.split(" :: ");
    person.extras.push({ heading, list: split(rest, ";;") });
  },
};

function takeLine(person, key, value) {
  if (TAKE[key]) return TAKE[key](person, value);
  if (typeof person[key] !== "string") throw new Error(`${person.name}: unknown key "${key}"`);
  person[key] = value;
}

function jobOf(person, value) {
  const [role, company, place, when] = cells(value);
  const [range, printed] = when.split("=").map((part) => part.trim());
  return {
    ...{ role, company, place, part: "", bullets: [], matters: [] },
    ...rangeOf(range),
    when: printed ?? printedRange(range, person.dates),
  };
}
