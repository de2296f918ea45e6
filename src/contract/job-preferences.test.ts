import { expect, test } from "vitest";
import {
  type JobPreferences,
  NO_PREFERENCES,
  parsePreferences,
  preferencesLine,
  preferenceWords,
} from "./job-preferences.ts";
import { kilometresBetween, TOWNS_BY_NAME } from "./towns.ts";

test.each<[string, Partial<JobPreferences>]>([
  ["", {}],
  [
    "Sydney or remote, from $90k, four days",
    { towns: ["sydney"], remote: true, pay: 90_000, days: 4 },
  ],
  ["Sydney NSW, 3 days a week", { towns: ["sydney"], days: 3 }],
  ["anywhere in Australia", { anywhere: true }],
  ["NSW or the ACT", { states: ["NSW", "ACT"] }],
  ["I want to work in Victoria please", { states: ["VIC"] }],
  ["within 20 km of Parramatta", { towns: ["parramatta"], km: 20 }],
  ["at least $45 an hour", { pay: 88_920 }],
  ["110,000 plus super", { pay: 110_000 }],
  ["$120,000 a year", { pay: 120_000 }],
  ["min 95k, part-time or casual", { pay: 95_000, types: ["part-time", "casual"] }],
  ["work from home, start in February", { remote: true, start: "february" }],
  [
    "hybrid, Melbourne, available immediately",
    { hybrid: true, towns: ["melbourne"], start: "immediately" },
  ],
  ["from January", { start: "january" }],
  [
    "employment law or conveyancing, Perth",
    { towns: ["perth"], roles: ["employment law", "conveyancing"] },
  ],
  ["in Marrickville", { unread: ["marrickville"] }],
  ["Mount Gambier SA", { towns: ["mount gambier"] }],
  [
    "full time legal secretary jobs in Brisbane",
    { towns: ["brisbane"], types: ["full-time"], roles: ["legal secretary"] },
  ],
])("“%s” is understood", (line, preferences) => {
  expect(parsePreferences(line)).toEqual({ ...NO_PREFERENCES, ...preferences });
});

test("what clicking writes is read as it was clicked", () => {
  const preferences: JobPreferences = {
    ...NO_PREFERENCES,
    towns: ["sydney", "newcastle"],
    km: 30,
    states: ["ACT"],
    remote: true,
    hybrid: true,
    pay: 90_000,
    types: ["full-time", "part-time"],
    days: 4,
    roles: ["employment law"],
    start: "february",
  };
  expect(preferencesLine(preferences)).toBe(
    "within 30 km of Sydney or Newcastle or ACT or remote or hybrid, from $90,000, full-time or part-time, 4 days a week, employment law, start february",
  );
  expect(parsePreferences(preferencesLine(preferences))).toEqual(preferences);
  expect(parsePreferences(preferencesLine({ ...NO_PREFERENCES, anywhere: true }))).toEqual({
    ...NO_PREFERENCES,
    anywhere: true,
  });
});

test("what was understood is said back", () => {
  expect(preferenceWords(parsePreferences("Sydney or remote, from $90k"))).toEqual([
    "Sydney, within 50 km",
    "Remote",
    "From $90,000 a year",
  ]);
});

test("a line that is no sentence is read as well", () => {
  const lines = [
    "from ".repeat(60),
    "1,".repeat(150),
    "$ ".repeat(150),
    "in ".repeat(100),
    "€ ☃ 😀",
  ];
  for (const line of lines) expect(parsePreferences(line)).toEqual(NO_PREFERENCES);
});

test("towns lie where they are", () => {
  const between = (one: string, other: string) => {
    const [a, b] = [TOWNS_BY_NAME.get(one), TOWNS_BY_NAME.get(other)];
    return a && b && kilometresBetween(a, b);
  };
  expect(between("sydney", "parramatta")).toBeGreaterThan(15);
  expect(between("sydney", "parramatta")).toBeLessThan(25);
  expect(between("sydney", "melbourne")).toBeGreaterThan(690);
  expect(between("perth", "darwin")).toBeGreaterThan(2500);
  for (const town of TOWNS_BY_NAME.values()) {
    expect(town.south, town.name).toBeLessThan(-10);
    expect(town.east, town.name).toBeGreaterThan(112);
  }
});
