import { describe, expect, test } from "vitest";
import { FAMILIES, parseThing, THINGS } from "./things.ts";

const KINDS = ["tool", "machine", "method", "standard", "law", "language"];

describe("the knowledge of named things", () => {
  test("covers many families and things", () => {
    expect(FAMILIES.length).toBeGreaterThan(120);
    expect(THINGS.length).toBeGreaterThan(1500);
  });

  test("has known kinds and a name for each family once", () => {
    expect(FAMILIES.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
    expect(new Set(FAMILIES.map(({ family }) => family)).size).toBe(FAMILIES.length);
  });

  test("names each thing once", () => {
    const names = THINGS.filter(({ any }) => !any).map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("has no empty names and no marks left in them", () => {
    const names = THINGS.flatMap((thing) => thing.names.map(({ text }) => text));
    expect(names.filter((name) => !/[\p{L}\p{N}]/u.test(name) || /[!|<>]/.test(name))).toEqual([]);
  });

  test("gives no name to two things", () => {
    const owners = new Map<string, Set<string>>();
    for (const { name, names } of THINGS)
      for (const { text } of names) {
        const low = text.toLowerCase();
        owners.set(low, (owners.get(low) ?? new Set()).add(name));
      }
    expect([...owners].filter(([, things]) => things.size > 1)).toEqual([]);
  });
});

test("a thing is read from its line", () => {
  expect(parseThing("Office! | MS Office, Suite!! > Word, Excel < Microsoft 365")).toEqual({
    names: [
      { text: "Office", doubt: 1 },
      { text: "MS Office", doubt: 0 },
      { text: "Suite", doubt: 2 },
    ],
    includes: ["Word", "Excel"],
    partOf: ["Microsoft 365"],
  });
});
