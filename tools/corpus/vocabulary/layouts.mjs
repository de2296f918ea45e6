import { blocksOf, certLine, fill, linksOf, partOf, topOf } from "./blocks.mjs";
import { LABELS } from "./labels.mjs";
import { toHtml, toSidebar } from "./to-html.mjs";
import { toNetwork } from "./to-network.mjs";
import { toTex } from "./to-tex.mjs";
import { toText } from "./to-text.mjs";
import { toWord } from "./to-word.mjs";

const word = (options) => async (person) => {
  const blocks = blocksOf(person);
  return { blocks, made: await toWord(blocks, options) };
};

/** By the variant: printed by a browser ("web"), from Word or as text. */
async function written(person, blocks, options = {}) {
  if (person.format === "txt") return { blocks, made: toText(blocks, { head: "caps" }) };
  if (person.variant === "web") return { blocks, made: toHtml(blocks, options) };
  return { blocks, made: await toWord(blocks, options) };
}

const ASIDE = ["skills", "languages", "certifications"];

function besides(person, top) {
  const lists = {
    skills: () => person.skills.map((text) => ({ t: "contact", text, section: "skills" })),
    languages: () => person.lang.map((text) => ({ t: "contact", text })),
    certifications: () => [
      ...(person.adm ? [{ t: "contact", text: person.adm.line }] : []),
      ...person.certs.map((cert) => ({ t: "contact", text: certLine(cert) })),
    ],
  };
  const aside = [...top, ...ASIDE.flatMap((key) => partOf(person, key, lists))];
  const keys = person.order.filter((key) => !ASIDE.includes(key));
  return { aside, main: keys.flatMap((key) => partOf(person, key)) };
}

function sidebar(person) {
  const [name, title, ...rest] = topOf(person, "stack");
  const contact = [{ t: "head", text: "Contact", section: "header" }, ...rest];
  const { aside, main } = besides(person, contact);
  const made = toSidebar(aside, [name, title, ...main], { right: person.variant === "right" });
  return { blocks: [...aside, name, title, ...main], made };
}

function network(person) {
  const contact = [person.phone, person.email, ...linksOf(person)].filter(Boolean);
  const { aside, main } = besides(person, [
    { t: "head", text: "Contact", section: "header" },
    ...contact.map((text) => ({ t: "contact", text })),
  ]);
  const top = [
    { t: "name", text: person.shown, section: "header" },
    { t: "title", text: person.title },
    { t: "title", text: person.at },
  ];
  return { blocks: [...aside, ...top, ...main], made: toNetwork(aside, [...top, ...main]) };
}

/** Dates in the left column of a table, everything else beside them. */
function dateTable(person) {
  const entry = (left, as, values, more, section) => ({
    t: "entry",
    left,
    rows: [...as.map((line) => ({ ...fill(line, values), section })), ...more],
  });
  const draw = {
    experience: ({ jobs, jobas }) =>
      jobs.map((job) =>
        entry(
          job.when,
          jobas,
          { r: job.role, c: job.company, p: job.place },
          job.bullets.map((text) => ({ t: "li", text, section: "experience" })),
          "experience",
        ),
      ),
    education: ({ edu }) =>
      edu.map((item) =>
        entry(
          item.when,
          item.as,
          { d: item.degree, f: item.field, s: item.school },
          item.notes.map((text) => ({ t: "note", text, section: "education" })),
          "education",
        ),
      ),
  };
  return written(person, blocksOf(person, draw), { look: "sans", head: "caps" });
}

function cover(person) {
  const letter = [
    ...[...person.to, "10 November 2026"].map((text) => ({ t: "letter", text, before: 0 })),
    { t: "gap" },
    ...person.letter.map((text) => ({ t: "letter", text })),
    { t: "letter", text: "Yours sincerely" },
    { t: "gap" },
    { t: "letter", text: person.name },
    { t: "page" },
  ];
  return written(person, [...letter, ...blocksOf(person)], { look: "plain" });
}

function running(person) {
  const edges = { head: `${person.name} – Curriculum Vitae`, foot: `${person.name} | Page` };
  return written(person, blocksOf(person), { look: "serif", head: "style", running: edges });
}

/** Nothing but space between the parts. */
function bare(person) {
  const heads = Object.fromEntries(Object.keys(person.heads).map((key) => [key, ""]));
  return written(person, blocksOf({ ...person, heads }), { look: "plain" });
}

/** A label before every fact; which labels, the person says. */
function label(person) {
  return written(person, LABELS[person.labels](person), { look: "plain", head: "caps" });
}

export const LAYOUTS = {
  "v-classic": word({ head: "rule", font: "Liberation Serif", size: 11 }),
  "v-wordrows": word({ head: "style", font: "DejaVu Sans", size: 9 }),
  "v-oneline": (person) => written(person, blocksOf(person), { look: "sans", head: "caps" }),
  "v-sidebar": sidebar,
  "v-datetable": dateTable,
  "v-texrows": (person) => {
    const blocks = blocksOf(person);
    return { blocks, made: toTex(blocks, { font: person.variant || "lmodern" }) };
  },
  "v-plain": (person) => {
    const blocks = blocksOf(person);
    const [head, encoding] = person.variant.split("+");
    return { blocks, made: toText(blocks, { head: head || "under", encoding }) };
  },
  "v-network": network,
  "v-cover": cover,
  "v-bare": bare,
  "v-label": label,
  "v-running": running,
};
