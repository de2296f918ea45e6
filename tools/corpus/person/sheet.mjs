// What a resume says in which order, before a layout gives it a form; it also notes the truth of what is printed.
import { UNUSUAL } from "../stock/headings.mjs";
import { vocabularyOf } from "./vocabulary.mjs";

const SECTION_OF = {
  admission: "certifications",
  interests: "other",
  referees: "other",
  awards: "other",
  languages: "other",
};
const SNIPPET_WORDS = 6;
const SHORTEST_SNIPPET = 5;

/** Headings, ready-made phrases and `mark`, by which a layout tells the truth what it printed where. */
export function makeSheet(person, { unusual = false, words = SNIPPET_WORDS } = {}) {
  const { rng } = person;
  const stock = unusual ? UNUSUAL : vocabularyOf(person.part).headings;
  const sections = [];
  const seen = new Set();
  const mark = (section, text) => {
    const snippet = text.split(/\s+/).slice(0, words).join(" ");
    if (snippet.length < SHORTEST_SNIPPET || seen.has(snippet)) return text;
    seen.add(snippet);
    sections.push({ text: snippet, section: SECTION_OF[section] ?? section });
    return text;
  };
  const certKey = person.admission ? "admission" : "certifications";
  const chosen = Object.fromEntries(
    Object.entries(stock).map(([key, list]) => [key, rng.pick(list)]),
  );
  return {
    person,
    rng,
    mark,
    heading: (key, change = (text) => text) =>
      mark(
        key === "certifications" ? certKey : key,
        change(chosen[key === "certifications" ? certKey : key]),
      ),
    name: printedName(person),
    skills: [...person.skills.main, ...person.skills.tools, ...person.skills.soft],
    certLines: certLines(person),
    degree: (item) => (item.fieldOfStudy ? `${item.degree} in ${item.fieldOfStudy}` : item.degree),
    links: printedLinks(person),
    truth: (changes = {}) => truthOf(person, sections, changes),
  };
}

function printedName(person) {
  if (person.nameStyle === "surname-first") return surnameFirst(person.name);
  if (person.nameStyle === "caps") return person.name.toUpperCase();
  const titled = person.honorific ? `${person.honorific} ${person.name}` : person.name;
  return person.post ? `${titled} ${person.post}` : titled;
}

function surnameFirst(name) {
  const words = name.split(" ");
  return `${words.at(-1).toUpperCase()}, ${words.slice(0, -1).join(" ")}`;
}

function certLines(person) {
  const lines = [];
  if (person.admission) lines.push(person.admission.line);
  if (person.admission?.extra) lines.push(person.admission.extra);
  for (const { name, issuingOrganization, date } of person.certifications) {
    const issuer = issuingOrganization ? `, ${issuingOrganization}` : "";
    lines.push(`${name}${issuer}${date ? ` (${date})` : ""}`);
  }
  return lines;
}

function printedLinks({ links, rng }) {
  const list = [];
  if (links.linkedin)
    list.push({
      kind: "linkedin",
      text: rng.pick([
        `linkedin.com/${links.linkedin}`,
        `www.linkedin.com/${links.linkedin}`,
        `https://www.linkedin.com/${links.linkedin}`,
      ]),
      href: `https://www.linkedin.com/${links.linkedin}`,
    });
  if (links.github)
    list.push({
      kind: "github",
      text: `github.com/${links.github}`,
      href: `https://github.com/${links.github}`,
    });
  if (links.website)
    list.push({
      kind: "website",
      text: links.website.replace("https://", ""),
      href: links.website,
    });
  return list;
}

function truthOf(
  person,
  sections,
  { skills, optionalSkills = [], links = person.links, summary = person.summary, ...changes },
) {
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.location,
    links,
    summary,
    skills: skills ?? [...person.skills.main, ...person.skills.tools, ...person.skills.soft],
    optionalSkills,
    experience: person.experience.map(
      ({ company, role, location, startDate, endDate, present, bullets }) => ({
        company,
        role,
        location,
        startDate,
        endDate,
        present,
        description: bullets.join("\n"),
      }),
    ),
    education: person.education.map(({ institution, degree, fieldOfStudy, duration }) => ({
      institution,
      degree,
      fieldOfStudy,
      duration,
    })),
    certifications: person.certifications,
    admission: person.admission && {
      court: person.admission.court,
      state: person.admission.state,
      date: person.admission.date,
    },
    yearsOfExperience: person.yearsOfExperience,
    sections,
    ...changes,
  };
}
