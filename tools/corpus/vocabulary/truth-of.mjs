import { truthOf as worldTruth } from "../world/truth-of.mjs";

const WORDS = 4;
const SHORTEST = 6;
const beginning = (text) => text.split(/\s+/).slice(0, WORDS).join(" ");
const textOf = (block) => block.text ?? block.left ?? "";

/** The fields by the conventions of the second set; sections from what was printed, without what is ambiguous. */
export function truthOf(person, blocks) {
  const flat = blocks.flatMap((block) => [block, ...(block.rows ?? [])]);
  const print = flat
    .flatMap((block) => [block.text, block.left, block.right, ...(block.list ?? [])])
    .join("\n");
  const shown = (text) => (print.includes(text) ? text : "");
  const jobs = person.jobs.map((job) => ({ ...job, place: shown(job.place) }));
  const truth = worldTruth({ ...person, jobs, sum: shown(person.sum), extras: [] });
  const values = [
    ...jobs.flatMap(({ role, company, when, bullets }) => [role, company, when, ...bullets]),
    ...person.edu.flatMap(({ degree, field, school, when }) => [degree, field, school, when]),
    ...[person.name, person.email, person.phone, person.at, ...person.skills],
  ];
  const lost = values.filter((value) => !shown(value) && value);
  if (lost.length > 0) throw new Error(`${person.name}: not printed: ${lost.join(" / ")}`);
  return { ...truth, sections: sectionsOf(flat) };
}

function sectionsOf(flat) {
  const sections = new Map();
  for (const block of flat) {
    const text = beginning(textOf(block));
    if (!block.section || text.length < SHORTEST || sections.has(text)) continue;
    if (!isAmbiguous(text, block, flat)) sections.set(text, block.section);
  }
  return [...sections].map(([text, section]) => ({ text, section }));
}

/** A beginning that is also printed in another section says nothing about where a line belongs. */
function isAmbiguous(text, block, flat) {
  const wanted = text.toLowerCase();
  return flat.some(
    (other) =>
      other.section !== block.section &&
      `${textOf(other)} ${other.right ?? ""}`.toLowerCase().includes(wanted),
  );
}
