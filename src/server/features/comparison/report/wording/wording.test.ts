import { describe, expect, test } from "vitest";
import { makeFinding } from "../testing/make-findings.ts";
import { withCapitals, withoutShouting } from "./capitals.ts";
import { fragmentOf, isClause } from "./fragment.ts";
import { listing, things } from "./listing.ts";
import { isTelling } from "./name-requirement.ts";
import { quoted } from "./quoting.ts";
import { absentNames, topicNames } from "./topic-names.ts";
import { yearsAsked, yearsShown } from "./years-phrase.ts";

describe("a requirement in few words", () => {
  test.each([
    ["Draft and negotiate leases for landlords", "drafting and negotiating “leases for landlords”"],
    ["You will look after a portfolio of shops", "looking after “a portfolio of shops”"],
    ["Create and sign off plans, verify identity", "creating and signing off “plans…”"],
    ["In this role you will run stocktakes", "running “stocktakes”"],
    ["Strong experience in supervising apprentices", "supervising “apprentices”"],
    ["A record of calm handling", "“record of calm handling”"],
    ["Some knowledge of work health and safety", "“work health and safety”"],
    ["The Broome list", "“Broome list”"],
    ["Fitness for light aircraft", "“fitness for light aircraft”"],
    ["PEXA certification", "“PEXA certification”"],
  ])("%s", (requirement, name) => {
    expect(fragmentOf(requirement)).toBe(name);
  });

  test("a sentence of two lines is cut at a word", () => {
    const long = `Prepare ${"advice on every sort of lease that the centre owns ".repeat(5)}`;
    const name = fragmentOf(long);
    expect(name.length).toBeLessThan(90);
    expect(name).toMatch(/\w…”$/);
  });

  test("a statement is no name of a thing", () => {
    expect(isClause("The managing partner has been here for nine years")).toBe(true);
    expect(isClause("Nonprofit editions), move the data")).toBe(true);
    expect(isClause("Prepare what the board needs")).toBe(false);
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

describe("topics", () => {
  const finding = (requirement: string, quote = "") =>
    makeFinding({ requirement, evidence: quote ? [{ line: 1, quote }] : [] });

  test("only those that the requirement speaks of, in any form", () => {
    expect(
      topicNames(finding("Confident with PEXA and Landata"), ["conveyancing", "pexa", "landata"]),
    ).toEqual(["PEXA", "Landata"]);
    expect(topicNames(finding("Negotiate retail leases"), ["negotiation", "leasing"])).toEqual([
      "negotiation",
      "leasing",
    ]);
    expect(topicNames(finding("Migration of old agreements"), ["migration law"])).toEqual([]);
    expect(topicNames(finding("Courses built in Canvas"), ["canva"])).toEqual([]);
    expect(topicNames(finding("You do the rest"), ["rest"])).toEqual([]);
    expect(topicNames(finding("Design REST services"), ["rest"])).toEqual(["REST"]);
  });

  test("commands are told as things", () => {
    expect(
      topicNames(finding("Act for lenders, brief counsel"), ["act for lenders", "brief counsel"]),
    ).toEqual(["acting for lenders", "briefing counsel"]);
  });

  test("what a cited line says is not absent", () => {
    const one = {
      ...finding("PEXA and mediation", "Settled through PEXA"),
      found: [],
      absent: ["pexa", "mediation"],
    };
    expect(absentNames(one)).toEqual(["mediation"]);
  });
});

describe("capitals", () => {
  test.each([
    ["ncat", "Appear in NCAT weekly", "NCAT"],
    ["zyxcad", "Drawings in ZYXCAD", "ZYXCAD"],
    ["leasing", "Leasing for owners", "leasing"],
    ["aws", "cloud work", "AWS"],
    ["retail leases act", "the Retail Leases Act 2003", "the Retail Leases Act"],
    ["aged care", "at Wattle Aged Care", "aged care"],
    ["power bi", "", "Power BI"],
  ])("%s in %j", (topic, text, name) => {
    expect(withCapitals(topic, text)).toBe(name);
  });

  test("names that shout are lowered", () => {
    expect(withoutShouting("TAMSIN O'HARA")).toBe("Tamsin O'hara");
    expect(withoutShouting("Tamsin Verrall")).toBe("Tamsin Verrall");
  });
});

describe("words around", () => {
  test("long quotations end at a word, and brackets are not left open", () => {
    expect(quoted("Ran the desk; kept the books and closed the month on day three", 30)).toBe(
      "“Ran the desk; kept the books…”",
    );
    expect(quoted("Advised on the scheme (with two of the partners in Perth)", 40)).toBe(
      "“Advised on the scheme…”",
    );
    expect(quoted('Wrote the "how we work" page,')).toBe("“Wrote the ‘how we work’ page”");
  });

  test("lists and their verbs agree", () => {
    expect(listing(["a", "b", "c"])).toBe("a, b and c");
    expect(listing(["drafting and negotiation", "b"])).toBe("drafting and negotiation, and b");
    expect(things(["payroll"]).is).toBe("is");
    expect(things(["payroll", "leasing"]).is).toBe("are");
    expect(things(["payroll", "leasing"], "or").is).toBe("is");
    expect(things(["budgets"]).is).toBe("are");
    expect(things(["drafting contracts"]).is).toBe("is");
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
