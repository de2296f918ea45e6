import { readFileSync } from "node:fs";
import { join } from "node:path";

const COLUMNS = ["layout", "format", "name", "kind", "area", "city", "phone", "dates", "jobs"];

/** The people of one part of the corpus, in the order of the file. */
export function readPlan(part) {
  const text = readFileSync(join(import.meta.dirname, `${part}.txt`), "utf8");
  return text
    .split("\n")
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .map(personOf);
}

function personOf(line) {
  const cells = line.split("|").map((cell) => cell.trim());
  const person = Object.fromEntries(COLUMNS.map((column, i) => [column, cells[i]]));
  const { links = "", traits = "", bullets, ...more } = particulars(cells[COLUMNS.length] ?? "");
  return {
    ...person,
    ...more,
    jobs: Number(person.jobs),
    links,
    traits: traits.split("+").filter(Boolean),
    bullets: bullets ? Number(bullets) : undefined,
  };
}

function particulars(text) {
  const pairs = text.split(";").filter((pair) => pair.includes("="));
  return Object.fromEntries(pairs.map((pair) => pair.trim().split("=")));
}
