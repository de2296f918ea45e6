import { describe, expect, test } from "vitest";
import { gradeThings } from "./grade-things.ts";
import { THINGS } from "./things.ts";
import { thingsAsked } from "./things-asked.ts";
import { thingsIn } from "./things-in.ts";

const namesIn = (text: string, section = "experience") =>
  thingsIn([{ text, section }]).map(({ thing }) => THINGS[thing]?.name);

function graded(asked: string, ...lines: string[]) {
  const things = thingsAsked(asked);
  if (!things) throw new Error(`nothing is named in "${asked}"`);
  return gradeThings(things, thingsIn(lines.map((text) => ({ text, section: "experience" }))));
}

describe("a named thing is found", () => {
  test.each([
    ["in lower case", "everything in propertyme", ["PropertyMe"]],
    ["in two words", "Dashboards in PowerBI and Share Point", ["Power BI", "SharePoint"]],
    ["in the plural", "20 t excavators", ["excavator"]],
    ["owned", "Xero's bank feeds", ["Xero"]],
    ["as the longest name", "Xero Practice Manager", ["Xero Practice Manager"]],
    ["as a standard", "Testing to AS3000 and AS/NZS 3008:2017", ["AS/NZS 3000", "AS/NZS 3008"]],
    ["with signs", "Services in C#, C++ and .NET", ["C#", "C++", ".NET"]],
  ])("%s", (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test("far down in a long paragraph", () => {
    expect(namesIn(`${"the usual work of an office. ".repeat(40)}Xero`)).toEqual(["Xero"]);
  });
});

describe("a word that is also a name", () => {
  test.each([
    ["is a name with a capital", "Precedents built in LEAP", ["LEAP"]],
    ["is a name beside others", "Word, Excel, Access", ["Word", "Excel", "Access"]],
    ["is a name where it is used", "Rosters for 85 people in Deputy", ["Deputy"]],
    ["is a word in lower case", "A leap forward, and a word of thanks to the teams", []],
    ["is a word in a title", "Deputy Principal", []],
    ["is a word at the start", "Swift response to complaints", []],
    ["is a weekday", "Open Monday to Thursday, go live on Monday", []],
    ["is an acronym in capitals only", "Answered the DMs", []],
  ])("%s", (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe("siblings", () => {
  test("a rival is missing", () => {
    expect(graded("Xero", "Bank feeds in MYOB")).toEqual({
      grade: "missing",
      units: [],
      sibling: true,
    });
  });

  test.each(["Xero or similar", "Xero, or something like it", "accounting software such as Xero"])(
    "a rival will do for %s",
    (asked) => {
      expect(graded(asked, "Bank feeds in MYOB").grade).toBe("met");
    },
  );

  test("any of the family will do where only the family is named", () => {
    expect(graded("a ticketing system", "Queue in ServiceNow").grade).toBe("met");
  });

  test("a thing of another family will not", () => {
    expect(graded("Xero or similar", "Drawings in Revit").grade).toBe("missing");
  });
});

describe("several things", () => {
  test("one of two alternatives is enough", () => {
    expect(graded("ArcGIS or QGIS", "Maps in QGIS").grade).toBe("met");
  });

  test("half of two is a part", () => {
    expect(graded("Xero and PEXA", "Settled on PEXA")).toMatchObject({
      grade: "partial",
      units: [0],
    });
  });

  test("a comma means what the next word means", () => {
    expect(thingsAsked("Word, Excel and Xero or MYOB")?.groups).toHaveLength(3);
    expect(thingsAsked("Word, Excel or Xero")?.groups).toHaveLength(1);
  });

  test("alternatives are one group", () => {
    expect(thingsAsked("Python or Minitab", ["Python", "Minitab"])?.groups).toHaveLength(1);
  });
});

describe("wholes and parts", () => {
  test.each([
    ["a suite holds its programs", "Excel", ["Microsoft Office every day"], "met"],
    ["a part of a cloud shows it", "AWS", ["Functions on Lambda and EC2"], "met"],
    ["a module shows the program", "SAP", ["SAP PM work orders"], "met"],
    ["many programs are the suite", "Microsoft 365", ["Word, Excel, Outlook, SharePoint"], "met"],
    ["one program is a part", "Microsoft 365", ["Pages on SharePoint"], "partial"],
    ["the whole is a part of the module", "SAP PM", ["Orders in SAP"], "partial"],
  ])("%s", (_, asked, lines, grade) => {
    expect(graded(asked, ...lines).grade).toBe(grade);
  });
});

describe("what is not claimed", () => {
  test.each([
    "No Xero yet",
    "I have not used Xero",
    "Keen to learn Xero",
    "Never worked with SAP, MYOB or Xero",
    "Xero: no",
    "Xero is new to me",
    "My sister is a bookkeeper and uses Xero all day",
  ])("%s", (line) => {
    expect(graded("Xero", line)).toMatchObject({ grade: "missing", units: [0] });
  });

  test.each([
    "Not only MYOB: Xero too",
    "I have not used SAP, but Xero daily",
    "Never late. Xero.",
  ])("%s claims it", (line) => {
    expect(graded("Xero", line).grade).toBe("met");
  });

  test.each(["A little SQL", "Teaching myself SQL", "SQL unit at university"])(
    "%s is a part",
    (line) => {
      expect(graded("SQL", line).grade).toBe("partial");
    },
  );

  test("a plain line outweighs a denial", () => {
    expect(graded("Xero", "No Xero at my first job", "Xero since 2020")).toMatchObject({
      grade: "met",
      units: [1],
    });
  });
});

describe("languages", () => {
  test.each([
    ["listed", "Vietnamese or Dinka", "Languages: English, Vietnamese", "met"],
    ["spoken", "Arabic", "I speak Arabic at home", "met"],
    ["a little", "Arabic", "Malayalam, some Arabic", "partial"],
    ["at school", "Japanese", "Languages: English, school Japanese", "partial"],
    ["in conversation", "Mandarin", "Conversational Mandarin", "met"],
    ["in conversation for fluent", "fluent Mandarin", "Conversational Mandarin", "partial"],
    ["well", "fluent Mandarin", "Mandarin (native), English", "met"],
    ["as food", "Vietnamese", "Chef de partie at a Vietnamese restaurant in Footscray", "missing"],
    ["by somebody else", "Arabic", "My nan speaks Arabic", "missing"],
    ["by interpreters", "Arabic", "Booked Arabic and Dari interpreters", "missing"],
    ["another one", "Auslan", "English, Greek", "missing"],
  ])("%s", (_, asked, line, grade) => {
    expect(graded(asked, line).grade).toBe(grade);
  });
});

describe("whether the things are all that is asked", () => {
  test.each([
    ["Experience with Xero or similar", true],
    ["Residential Tenancies Act 2010 (NSW)", true],
    ["drafting AS 4000 contracts", false],
    ["Relativity workspace design", false],
  ])("%s", (text, bare) => {
    expect(thingsAsked(text)?.bare).toBe(bare);
  });

  test("not where an alternative is unknown", () => {
    expect(thingsAsked("Xero or Quux", ["Xero", "Quux"])?.bare).toBe(false);
  });

  test("nothing is asked where nothing is named", () => {
    expect(thingsAsked("running a busy kitchen")).toBeUndefined();
  });
});
