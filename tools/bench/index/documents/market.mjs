// The market that the documents come from: occupations with their popularity, the pieces of work, skills and
// credentials that belong to each, all from the product's own knowledge.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawBy } from "./random.mjs";

const KNOWLEDGE = resolve(import.meta.dirname, "../../../../knowledge");
const folder = (name) =>
  readdirSync(join(KNOWLEDGE, name))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(KNOWLEDGE, name, file), "utf8")));

const FILES = folder("occupations");
const WORKS = folder("work").flat();
const SKILLS = folder("skills").flat();
const CREDENTIALS = JSON.parse(readFileSync(join(KNOWLEDGE, "credentials.json"), "utf8"));

/** Common occupations stand first in their files: a hundred times as many ads as the last. */
const popularity = (rank) => 1 / (rank + 8) ** 0.95;
const MOST = { works: 6, skills: 24 };

const STOP = new Set("and of the to for in with on at by a an or from law legal work".split(" "));
const wordsOf = (text) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9+#]+/)
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map((word) => word.replace(/(?:ies|ing|ed|es|s)$/, ""));

/** Which entries share words with something, the rarest words counting most. */
function finder(entries, textsOf) {
  const places = new Map();
  const sizes = entries.map((entry, at) => {
    const words = new Set(textsOf(entry).flatMap(wordsOf));
    for (const word of words) {
      if (!places.has(word)) places.set(word, []);
      places.get(word).push(at);
    }
    return words.size;
  });
  return (texts, most, fits = () => true) => {
    const sums = new Map();
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const found = places.get(word) ?? [];
      for (const at of found) sums.set(at, (sums.get(at) ?? 0) + 1 / Math.sqrt(found.length));
    }
    return [...sums]
      .filter(([at]) => fits(entries[at]))
      .map(([at, sum]) => [at, sum / Math.sqrt(sizes[at] + 3)])
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, most)
      .map(([at]) => entries[at]);
  };
}

const findWorks = finder(WORKS, ({ phrases }) => phrases);
const findSkills = finder(SKILLS, ({ id, aliases }) => [id, ...aliases]);
/** Where the pieces of work and the skills of a family are found. */
const HOMES = {
  law: ["law", "law"],
  fin: ["acct fin", "finance office"],
  bus: ["admin fin mkt gen hr", "office finance sales"],
  sal: ["sales retail", "sales office"],
  mkt: ["mkt creative", "sales creative"],
  adm: ["admin gen acct", "office general"],
  hr: ["hr admin", "office general"],
  it: ["tech", "tech"],
  eng: ["eng constr", "tech trades science"],
  man: ["trade eng", "trades"],
  tra: ["transp", "transport trades"],
  trd: ["trade constr", "trades"],
  con: ["constr trade eng", "trades"],
  agr: ["trade sci", "trades science"],
  hea: ["nurse health", "health"],
  soc: ["social health", "health public general"],
  sci: ["sci eng", "science health"],
  edu: ["teach", "education"],
  rel: ["social teach", "education public"],
  sec: ["public", "public trades"],
  gov: ["public admin", "public office"],
  art: ["creative", "creative"],
  per: ["creative health hosp", "general health hospitality"],
  hos: ["hosp", "hospitality"],
  ret: ["retail sales", "sales hospitality"],
};

const known = new Map();
/** What belongs to an occupation, found out when it is first drawn. */
export function belongings(occupation) {
  if (!known.has(occupation.id)) known.set(occupation.id, find(occupation));
  return known.get(occupation.id);
}

function find({ family, titles, duties }) {
  const texts = [...titles, ...duties];
  const [homes, fields] = HOMES[family].map((names) => new Set(names.split(" ")));
  const works = findWorks(texts, MOST.works, ({ id }) => homes.has(id.split(".")[0]));
  const vocabulary = [...texts, ...works.slice(0, 3).flatMap(({ phrases }) => phrases)];
  const skills = findSkills(
    vocabulary,
    MOST.skills,
    ({ kind, field }) => kind !== "soft" && fields.has(field),
  );
  return { works, skills, credentials: credentialsOf(titles, duties) };
}

function credentialsOf(titles, duties) {
  const own = new Set([...titles, ...duties].map((text) => text.toLowerCase()));
  return CREDENTIALS.filter(({ titles: named = [], asked }) =>
    [...named, ...asked].some((text) => own.has(text)),
  );
}

const works = new Map(WORKS.map((work) => [work.id, work]));
export const workNamed = (id) => works.get(id) ?? { id, phrases: [] };

export const SOFT = SKILLS.filter(({ kind }) => kind === "soft");
export const OFFICE = SKILLS.filter(({ kind, field }) => kind === "tool" && field === "office");
export const CHECKS = CREDENTIALS.filter(({ id }) =>
  ["children-check", "police-check", "driver", "first-aid", "white-card"].includes(id),
);

const LAW = FILES.flat().filter(({ family }) => family === "law");
const AREAS = LAW.filter(({ kind }) => kind === "area");
const LEGAL_JOBS = LAW.filter(({ kind }) => kind === "role");
const OTHERS = FILES.filter(([first]) => first.family !== "law")
  .flatMap((file) => file.map((occupation, at) => ({ occupation, place: at / file.length })))
  .sort((a, b) => a.place - b.place || a.occupation.id.localeCompare(b.occupation.id))
  .map(({ occupation }) => occupation);

const families = new Map();
for (const occupation of [...OTHERS, ...LAW])
  families.set(occupation.family, [...(families.get(occupation.family) ?? []), occupation]);

const byPopularity = (list) => {
  const draw = drawBy(list.map((_, rank) => popularity(rank)));
  return (random) => list[draw(random)];
};
export const drawArea = byPopularity(AREAS);
export const drawLegalJob = byPopularity(LEGAL_JOBS);
export const drawOther = byPopularity(OTHERS);

/** Another of the same family; of a practice area, another area. */
export function neighbour(random, { id, family, kind }) {
  const near = (families.get(family) ?? []).filter((one) => one.id !== id && one.kind === kind);
  return random.pick(near) ?? random.pick(OTHERS);
}

/** "family lawyer" -> "family". */
export function areaName({ titles, id }) {
  const named = titles.find((title) => / (?:lawyer|solicitor)$/.test(title));
  return (
    named?.replace(/ (?:lawyer|solicitor)$/, "") ?? id.replace(/^law_/, "").replaceAll("_", " ")
  );
}
