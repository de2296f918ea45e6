import { describe, expect, test } from "vitest";
import { cited, makeFinding } from "../testing/make-findings.ts";
import { clauseOf, sortOf } from "./forms.ts";
import { listing, thing } from "./listing.ts";
import { isTelling } from "./name-requirement.ts";
import { quoted, quotedLine } from "./quoting.ts";
import { yearsAsked, yearsShown } from "./years-phrase.ts";

describe("a requirement", () => {
  test.each([
    ["Experience in drafting leases", "done"],
    ["Draft leases for landlords", "done"],
    ["A good typing speed", "other"],
    ["Fluency in Arabic", "language"],
    ["Xero", "tool"],
    ["A current first aid certificate", "paper"],
    ["Willingness to work weekends", "place"],
  ])("%s is spoken of as %s", (requirement, sort) => {
    expect(sortOf(makeFinding({ requirement }))).toBe(sort);
  });

  test("a clause is quoted whole or not at all", () => {
    expect(clauseOf(makeFinding({ requirement: "We close at noon." }))).toBe("“We close at noon”");
    expect(clauseOf(makeFinding({ requirement: "We close at noon, and so ".repeat(9) }))).toBe("");
  });

  test("a sentence that repeats a licence's is the licence again", () => {
    const requirement = "A driver licence is required";
    const licence = makeFinding({ requirement, kind: "licence", credential: "driver licence" });
    const echo = makeFinding({ number: 2, requirement, kind: "skill" });
    const findings = { requirements: [licence, echo] };
    expect(isTelling(echo, findings)).toBe(false);
    expect(isTelling(licence, findings)).toBe(true);
  });
});

describe("words around", () => {
  test("a line is quoted whole, or it is not quoted", () => {
    expect(quoted('Wrote the "how we work" page,')).toBe("“Wrote the ‘how we work’ page”");
    expect(quoted("Ran the desk and kept the books", 20)).toBe("");
    const line = cited(9, "Ran the desk and kept");
    expect(quotedLine(line, { wholeLines: [9] })).toBe("“Ran the desk and kept”");
    expect(quotedLine(line, { wholeLines: [] })).toBe("");
  });

  test("lists and their verbs agree", () => {
    expect(listing(["a", "b", "c"])).toBe("a, b and c");
    expect(listing(["drafting and negotiation", "b"])).toBe("drafting and negotiation, and b");
    expect(thing("payroll").is).toBe("is");
    expect(thing("budgets for two sites").is).toBe("are");
    expect(thing("experience with budgets").is).toBe("is");
    expect(thing("drafting contracts").is).toBe("is");
    expect(thing("a licence and a car").is).toBe("are");
  });

  test("years", () => {
    const years = { least: 3, most: 5, shown: 4.1, inPractice: true };
    const met = { grade: "met", note: "" } as const;
    expect([yearsAsked(years), yearsShown(met, years)]).toEqual([
      "3 to 5 years in practice",
      "about 4 years in practice",
    ]);
    expect(yearsAsked({ ...years, most: 45, inPractice: false })).toBe("at least 3 years");
    expect(yearsShown(met, { ...years, shown: 0.3, inPractice: false })).toBe(
      "less than a year of such work",
    );
    expect(yearsAsked({ ...years, least: undefined })).toBe("");
    // Of eight years only those count that were spent in this kind of work.
    const few = { grade: "partial", note: "About 2 years were found in the resume." } as const;
    expect(yearsShown(few, years)).toBe("about 2 years in practice");
    expect(yearsShown({ grade: "missing", note: "" }, years)).toBe("");
  });
});
