import { expect, test } from "vitest";
import { readKnowledge, unreadFiles } from "../../../scripts/matching/check-knowledge.mjs";
import { knowledgeCounts, knowledgeFaults } from "../../../scripts/matching/knowledge-rules.mjs";
import { CREDENTIALS } from "./credentials.ts";
import { OCCUPATIONS, SKILLS, WORK } from "./records.ts";

const files = readKnowledge();
const titles = ["one", "two", "three", "four", "five", "six", "seven"].map((n) => `${n} welder`);
const welder = {
  id: "underwater_welder",
  family: "trd",
  titles: [...titles, "hyperbaric welder"],
  duties: ["wet welding of hulls"],
};
const law = { id: "law_of_the_moon", family: "law", kind: "area" };
const tool = { kind: "tool", field: "tech", aliases: [] };

const written = (records: readonly unknown[]) =>
  `[\n${records.map((record) => JSON.stringify(record)).join(",\n")}\n]\n`;

const NEIGHBOURS = [
  { file: "skills/space.json", text: written([{ ...tool, id: "next.js", aliases: ["next js"] }]) },
  { file: "work/space.json", text: written([{ id: "law.family", phrases: ["family law"] }]) },
];

/** What is reported of a file with these records, whatever else would be missing in so small a world. */
function faultsOf(file: string, ...records: unknown[]): string[] {
  return knowledgeFaults([...NEIGHBOURS, { file, text: written(records) }]).filter(
    (fault) => !/^\w+: \d+ of at least/.test(fault),
  );
}

test("the knowledge has no faults", () => {
  expect([...unreadFiles(files), ...knowledgeFaults(files)]).toEqual([]);
});

test("the matcher reads all of it", () => {
  expect(knowledgeCounts(files)).toEqual({
    occupations: OCCUPATIONS.length,
    skills: SKILLS.length,
    work: WORK.length,
    credentials: CREDENTIALS.length,
  });
});

test("a file that the matcher does not import is reported", () => {
  expect(unreadFiles([{ file: "work/moon.json", text: "[\n]\n" }])).toEqual([
    "work/moon.json: src/matching/knowledge/records.ts does not import it",
  ]);
});

test("good records are not reported", () => {
  expect(faultsOf("occupations/business.json", welder)).toEqual([]);
  expect(faultsOf("occupations/law.json", { ...welder, ...law })).toEqual([]);
  expect(faultsOf("skills/general.json", { ...tool, id: "moon buggy" })).toEqual([]);
  expect(faultsOf("work/law.json", { id: "law.moon", phrases: ["lunar leases"] })).toEqual([]);
});

test.each([
  ["too few titles", { ...welder, titles }, "titles: 7 of at least 8"],
  [
    "a repeated title",
    { ...welder, titles: [...welder.titles, "one welder"] },
    'titles: "one welder" is repeated',
  ],
  ["an unknown family", { ...welder, family: "sea" }, 'family: "sea" is no family (fin bus sal'],
  ["a kind outside the law", { ...welder, kind: "role" }, "kind: only for the law"],
  ["a field of law without", { ...welder, family: "law" }, "kind: of the law, and neither area"],
  ["no duties", { ...welder, duties: [] }, "duties: 0 of at least 1"],
  ["two spaces", { ...welder, duties: ["wet  welding"] }, 'duties: "wet  welding" has a stray'],
  ["an unknown key", { ...welder, duty: "welding" }, 'Unrecognized key: "duty"'],
])("an occupation with %s is reported", (_, record, what) => {
  expect(faultsOf("occupations/business.json", record)).toEqual([
    expect.stringContaining(`occupations/business.json, underwater_welder: ${what}`),
  ]);
});

test("a title of three occupations is reported", () => {
  const records = ["a", "b", "c"].map((id) => ({
    ...welder,
    id,
    titles: [...titles.map((title) => `${title} ${id}`), "hyperbaric welder"],
  }));
  expect(faultsOf("occupations/business.json", ...records)).toEqual([
    'occupations/business.json, a: "hyperbaric welder" is a title of b, c as well',
  ]);
});

test("an id that is taken is reported, in whichever file", () => {
  expect(faultsOf("work/general.json", { id: "law.family", phrases: ["moon law"] })).toEqual([
    "work/general.json, law.family: the id is taken in work/space.json",
  ]);
});

test.each([
  ["capitals", { ...tool, id: "moon Buggy" }, 'id: "moon Buggy" has capitals'],
  ["an unknown kind", { ...tool, id: "moon buggy", kind: "toy" }, 'kind: "toy" is no kind'],
  ["an unknown field", { ...tool, id: "moon buggy", field: "sea" }, 'field: "sea" is no field'],
  [
    "the name of another",
    { ...tool, id: "moon buggy", aliases: ["the next-js"] },
    '"the next-js" is the same as "next js" of "next.js" (skills/space.json)',
  ],
  ["stop words", { ...tool, id: "moon buggy", aliases: ["new role"] }, '"new role" consists of'],
  ["a common word", { ...tool, id: "moon buggy", aliases: ["offices"] }, '"offices" is read as'],
])("a skill with %s is reported", (_, record, what) => {
  expect(faultsOf("skills/general.json", record)).toEqual([
    expect.stringContaining(`skills/general.json, ${record.id}: ${what}`),
  ]);
});

test.each([
  ["a part without its whole", { id: "law.famly.moon", phrases: ["moon law"] }, "there is no law."],
  ["an unknown field", { id: "sea.moon", phrases: ["moon law"] }, 'id: "sea" is no field of work'],
  ["no phrases", { id: "law.moon", phrases: [] }, "phrases: 0 of at least 1"],
  ["a repeated phrase", { id: "law.moon", phrases: ["moon law", "moon law"] }, "phrases: "],
  ["a list in one", { id: "law.moon", phrases: ["moon law, lunar law"] }, "phrases: "],
])("a piece of work with %s is reported", (_, record, what) => {
  expect(faultsOf("work/law.json", record)).toEqual([
    expect.stringContaining(`work/law.json, ${record.id}: ${what}`),
  ]);
});

test("a record over several lines, a lost comma and a file of no kind are reported", () => {
  const spread = '[\n{\n"id": "law.moon",\n"phrases": ["moon law"]}\n]\n';
  expect(knowledgeFaults([{ file: "work/moon.json", text: spread }])).toContain(
    "work/moon.json, line 2: records end with a comma, all but the last",
  );
  const two = '[\n{"id": "law.moon", "phrases": ["moon law"]},\n{"id": "law.sun"\n]\n';
  expect(knowledgeFaults([{ file: "work/moon.json", text: two }])).toContain(
    "work/moon.json, line 3: not one whole record on one line",
  );
  expect(knowledgeFaults([{ file: "moons.json", text: "[\n]\n" }])).toContain(
    "moons.json: no such kind (occupations skills work credentials)",
  );
});

test("less knowledge than the matcher needs is reported", () => {
  expect(knowledgeFaults([])).toEqual([
    "occupations: 0 of at least 500",
    "skills: 0 of at least 1200",
    "work: 0 of at least 1",
    "credentials: 0 of at least 1",
  ]);
});
