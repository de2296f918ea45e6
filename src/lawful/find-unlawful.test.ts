import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { labelledSentences, scoreOf } from "#test/lawful/labelled-sentences.ts";
import { ATTRIBUTES, WHY } from "./attributes.ts";
import { findUnlawful, namedExemptions } from "./find-unlawful.ts";

const attributesIn = (text: string) => findUnlawful(text).map(({ attribute }) => attribute);

describe("a choice among applicants by what the law protects", () => {
  test.each([
    ["sex", "Must be male"],
    ["sex", "Female receptionist"],
    ["sex", "Men need not apply"],
    ["sex", "Not a job for girls"],
    ["age", "We want someone in their twenties"],
    ["age", "Must be between 25 and 35"],
    ["age", "Nobody over 45 please"],
    ["age", "Please include your date of birth"],
    ["family", "No kids"],
    ["family", "Must not have caring responsibilities"],
    ["family", "Are you married?"],
    ["pregnancy", "Are you planning to have a baby?"],
    ["pregnancy", "No pregnant women"],
    ["origin", "Australian born only"],
    ["origin", "Don't send me any more Indians"],
    ["accent", "Must speak without an accent"],
    ["accent", "Native English speakers only"],
    ["citizenship", "Australian citizens only for our waitstaff positions"],
    ["faith", "Must be Christian"],
    ["faith", "No hijabs on the shop floor"],
    ["disability", "Must not have a disability"],
    ["disability", "Have you ever made a workers comp claim?"],
    ["appearance", "Must be attractive"],
    ["appearance", "Must be at least 170cm tall"],
    ["orientation", "No gays"],
    ["orientation", "Biological women only"],
    ["politics", "No Labor supporters"],
    ["union", "No union members"],
    ["union", "Union members only"],
    ["record", "No criminal record"],
  ])("%s: %s", (attribute, text) => {
    expect(attributesIn(text)).toContain(attribute);
  });
});

describe("nothing is found in", () => {
  test.each([
    "Rockstar developer wanted",
    "Must be over 18 to serve alcohol",
    "Australian citizenship for NV1 clearance",
    "Join a young company",
    "Must speak Mandarin",
    "Able to lift 20 kg",
    "We welcome all ages",
    "Women are strongly encouraged to apply",
    "We do not discriminate on the basis of age, sex, race or disability",
    "Regardless of race, religion, marital status or sexual orientation",
    "Female support worker; a genuine occupational qualification under section 30 of the Sex Discrimination Act",
    "You will work with young people leaving care",
    "Must hold a Working with Children Check",
    "Over 40 stores nationally and growing",
    "Looking for an Indian chef to run our tandoor",
    "Midwife for a women's hospital",
    "Man the phones from 8 till 4",
    "Single point of contact",
    "Native title lawyer wanted",
    "A clean driving record is required",
    "Must be an Australian citizen or permanent resident",
    "He or she will hold a current licence",
    "Bachelor's degree required",
    "Parental leave cover, 12 months",
    "",
  ])("%s", (text) => {
    expect(findUnlawful(text)).toEqual([]);
  });
});

test("the sentences that the rules were written with hold their figures", () => {
  const { recall, falseAlarms } = scoreOf(labelledSentences("sentences"));
  expect(recall).toBeGreaterThanOrEqual(0.98);
  expect(falseAlarms).toBeLessThanOrEqual(0.02);
});

test("no advertisement of the demo world is stopped", () => {
  const folder = join(import.meta.dirname, "../../demo/jobs");
  const stopped = readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split(/^===$/m))
    .map((ad) => ad.split("\n\n").slice(1).join("\n\n"))
    .flatMap(findUnlawful);
  expect(stopped.map(({ quote }) => quote)).toEqual([]);
});

describe("a place", () => {
  test("is the clause as it was written, without its bullet, and where it stands", () => {
    const text = "Fleet Manager\n• 5 years in transport\n• Own ute, no kids, HR licence";
    const [place] = findUnlawful(text);
    expect(place).toMatchObject({ quote: "no kids", attribute: "family", why: WHY.family });
    expect(text.slice(place?.from, place?.to)).toBe("no kids");
  });

  test("is found behind signs that nobody sees, and in any kind of quotes and capitals", () => {
    expect(attributesIn("MUST BE MA\u200bLE")).toEqual(["sex"]);
    expect(attributesIn("Don’t send any more Indians")).toEqual(["origin"]);
    expect(attributesIn("Must\u00a0be\tmale")).toEqual(["sex"]);
  });

  test("is found wherever it stands in a line of any length, once", () => {
    const filler = "plan the services and keep the records of the fleet ".repeat(400);
    expect(attributesIn(`${filler} must be male ${filler}`)).toEqual(["sex"]);
  });

  test("is one of each attribute of a sentence", () => {
    expect(attributesIn("must be male, church-going, no kids")).toEqual(["sex", "faith", "family"]);
  });
});

test("every attribute says what the law is and what to do, in Australian English", () => {
  for (const attribute of ATTRIBUTES) expect(WHY[attribute]).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
});

test("any text is read to its end", () => {
  for (const text of [
    "(".repeat(60_000),
    "no ".repeat(20_000),
    "a".repeat(60_000),
    "\ud800 must be male",
  ])
    expect(() => findUnlawful(text)).not.toThrow();
});

describe("an exemption that a sentence names", () => {
  test("is told with its provision as it was written", () => {
    const text =
      "Come and see us.\nOnly women may apply under section 12 of the Equal Opportunity Act 2010.";
    expect(findUnlawful(text)).toEqual([]);
    expect(namedExemptions(text)).toEqual([
      {
        quote: "Only women may apply under section 12 of the Equal Opportunity Act 2010.",
        provision: "section 12 of the Equal Opportunity Act 2010",
      },
    ]);
  });

  test("is none without its provision, and none where nobody is chosen", () => {
    expect(attributesIn("Must be female, this role is exempt")).toEqual(["sex"]);
    expect(namedExemptions("Must be female, this role is exempt")).toEqual([]);
    expect(namedExemptions("You advise on section 12 of the Equal Opportunity Act 2010")).toEqual(
      [],
    );
  });
});

test.each([
  ["wide-held", 0.97, 0.07],
  ["more-authors-held", 0.9, 0.16],
  ["chats-and-adverts-held", 0.48, 0.09],
] as const)(
  "%s, which nothing was fitted on, is judged as well as the decision says",
  (set, least, most) => {
    const { recall, falseAlarms } = scoreOf(labelledSentences(set));
    expect(recall).toBeGreaterThan(least);
    expect(falseAlarms).toBeLessThan(most);
  },
);

describe("talk that goes round the matter", () => {
  test.each([
    ["family", "Car seats in the back of the ute are a red flag to our foreman"],
    ["age", "The partners can't face another paralegal who remembers carbon paper"],
    ["faith", "Owner says grace before tea, pick people who know the words already"],
    ["union", "Not interested in any bloke with a Eureka flag on the ute"],
    ["disability", "Find me a cleaner who has never met a physio"],
    ["orientation", "Rainbow pin on the lapel at interview, that was a no from the committee"],
  ])("is a choice by %s: %s", (attribute, text) => {
    expect(attributesIn(text)).toContain(attribute);
  });

  test.each([
    "We sell car seats and will teach you to fit them",
    "We honestly don't mind whether you remember carbon paper",
    "Nobody has to say grace, sing or bow to get lunch",
    "The original Eureka flag hangs in the hall",
    "Physiotherapist for a footy club and its bung knees",
    "Wear the rainbow pin on your lapel, or don't, it's your lapel",
  ])("chooses nobody in: %s", (text) => {
    expect(findUnlawful(text)).toEqual([]);
  });
});

describe("fields of law choose nobody", () => {
  test.each([
    "Parenting and property matters",
    "Partner visas",
    "Convictions, sentencing and bail",
    "Only disputes lawyers please",
    "Workers compensation",
    "Seeking a family lawyer with parenting experience",
    "A litigation lawyer, ideally on the disputes side",
  ])("%s", (text) => {
    expect(findUnlawful(text)).toEqual([]);
  });
  test.each([
    ["No workers compensation claims", "disability"],
    ["No convictions", "record"],
    ["Parents need not apply", "family"],
  ])("but people are chosen in: %s", (text, attribute) => {
    expect(attributesIn(text)).toContain(attribute);
  });
});

test.each(["A job that fits your life, no more late nights", "You need someone who fits in"])(
  "to fit is not to be fit: %s",
  (text) => {
    expect(findUnlawful(text)).toEqual([]);
  },
);

test("what 276 occupations ask for may be asked for", () => {
  const folder = new URL("../../tools/reading-model/occupations/", import.meta.url);
  const asked = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/^== (.+)$/gm)].map(
      ([, what = ""]) => what,
    ),
  );
  const stopped = asked.filter((what) => findUnlawful(`Must have ${what}`).length > 0);
  expect(asked.length).toBeGreaterThan(3000);
  expect(stopped.length).toBeLessThan(10);
});

test.each([
  "Must hold a bachelor’s degree",
  "A bachelor's degree is essential",
  "Bachelor of Laws",
])("a degree is no marriage: %s", (text) => {
  expect(findUnlawful(text)).toEqual([]);
});

describe("words in another sense", () => {
  test.each([
    "Must be fit for work",
    "A fit and proper person under the Act",
    "Room leader for the babies room, not toddlers",
    "Female only gym needs front desk staff",
    "A women's clinic needs a receptionist",
    "Men's wear store needs sales staff",
    "Term time only",
    "Diesel tickets would be a bonus, the last bloke was a diesel fitter and never shut up about it",
  ])("chooses nobody: %s", (text) => {
    expect(findUnlawful(text)).toEqual([]);
  });
  test.each([
    "Female only gym needs female front desk staff",
    "Male barbers only",
    "We prefer female school teachers",
    "Women barbers wanted, men need not apply",
    "Female only team",
    "Must be fit and healthy, no bad backs",
    "The last girl got pregnant so no more girls",
    "Boys only",
  ])("chooses all the same: %s", (text) => {
    expect(findUnlawful(text)).not.toEqual([]);
  });
});

test("code chooses nobody", () => {
  const code =
    "ximg namexcurrentScript srcxx onerrorxwindowxxxranx xa idxroot hrefxjavascriptxwindowxxxranx xxxxax xp idxstate classxchartxwindowxxxranx xxpx";
  expect(findUnlawful(code)).toEqual([]);
  expect(findUnlawful("Must be soooo young and a girl, please.")).not.toEqual([]);
});
