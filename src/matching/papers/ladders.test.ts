import { describe, expect, test } from "vitest";
import { FIRST_FIELD, LADDERS, rankNamed, STUDY } from "./ladders.ts";
import { placedWords, written } from "./paper-names.ts";

const named = LADDERS.slice(0, FIRST_FIELD);
const stemsOf = (name: string) => placedWords(written(name)).map(({ stem }) => stem);

test("there is a ladder for most papers that advertisements ask for", () => {
  expect(named.length).toBeGreaterThan(200);
  expect(STUDY.fields.length).toBeGreaterThan(80);
});

test("no two ladders have one name", () => {
  expect(new Set(LADDERS.map(({ id }) => id)).size).toBe(LADDERS.length);
});

describe("every ladder", () => {
  test.each(named.map((ladder) => [ladder.id, ladder] as const))("%s", (_, ladder) => {
    expect(["licence", "certificate", "degree", "check"]).toContain(ladder.gate);
    expect(["own", undefined]).toContain(ladder.places);
    expect(ladder.rungs.length).toBeGreaterThan(0);
    expect(new Set(ladder.rungs.map(({ name }) => name)).size).toBe(ladder.rungs.length);
    for (const { names = [], short = [], titles = [], toward = [], also = [] } of ladder.rungs) {
      expect(names.length + short.length).toBeGreaterThan(0);
      for (const name of [...names, ...short, ...titles, ...toward]) {
        expect(name).toBe(name.toLowerCase().trim());
        expect(stemsOf(name), name).not.toEqual([]);
      }
      for (const name of also) expect(rankNamed(name), name).toBeDefined();
    }
  });
});

test("no name is a word that every resume has", () => {
  const common = new Set(
    [
      "licence",
      "certificate",
      "card",
      "check",
      "ticket",
      "driver",
      "roll",
      "degree",
      "law",
    ].flatMap(stemsOf),
  );
  const plain = named.flatMap(({ rungs }) =>
    rungs.flatMap(({ names = [], toward = [] }) => [...names, ...toward]),
  );
  const faults = plain.filter((name) => {
    const stems = stemsOf(name);
    return stems.length === 1 && common.has(stems[0] ?? "");
  });
  expect(faults).toEqual([]);
});

test("every field and level that the studies speak of is there", () => {
  const fields = new Set(STUDY.fields.map(({ id }) => id));
  const levels = new Set(STUDY.levels.map(({ name }) => name));
  for (const { within = [] } of STUDY.fields)
    for (const one of within) expect(fields).toContain(one);
  for (const [field = "", level = ""] of Object.values(STUDY.acronyms)) {
    expect(fields).toContain(field);
    expect(levels).toContain(level);
  }
});
