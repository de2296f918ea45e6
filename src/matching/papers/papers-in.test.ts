import { describe, expect, test } from "vitest";
import { gradePaper } from "./grade-paper.ts";
import { rankNamed } from "./ladders.ts";
import { paperAsked } from "./paper-asked.ts";
import { papersIn } from "./papers-in.ts";

const YEAR = 2026;

const read = (text: string, section = "credentials") => papersIn([{ text, section }], YEAR);

const stateIn = (text: string, name: string, section?: string) => {
  const rank = rankNamed(name);
  return read(text, section).find(
    ({ ladder, rung }) => ladder === rank?.ladder && rung === rank.rung,
  )?.state;
};

describe("the state of a paper", () => {
  test.each([
    ["RSA (NSW), renewed 2025", "rsa/rsa", "held"],
    ["Holds a current white card.", "white-card/white card", "held"],
    ["Forklift licence (LF), no accidents", "forklift/forklift", "held"],
    ["AHPRA registration without conditions", "ahpra/registration", "held"],
    ["Licence no. on request: security licence no. 4411", "security/security licence", "held"],
    ["Police check, March 2026", "police-check/police check", "held"],
    ["White card not expired", "white-card/white card", "held"],
    ["Certificate III in Carpentry, 2014", "study-carpentry/certificate iii", "held"],
    ["Cert. 3 Carpentry", "study-carpentry/certificate iii", "held"],
    ["Bachelor of Commerce (Accounting), 2018", "study-accounting/bachelor", "held"],
    [
      "Studying the Certificate IV in Disability",
      "individual-support/certificate iv",
      "in-progress",
    ],
    ["CPA: three of six subjects passed", "accounting-body/member", "in-progress"],
    ["Admission to practise expected in May", "lawyer/admitted", "in-progress"],
    ["Second year of a Bachelor of Laws", "study-law/bachelor", "in-progress"],
    ["Diploma of Nursing, enrolled July 2026", "individual-support/diploma", "in-progress"],
    ["Apprentice carpenter, third year", "study-carpentry/certificate iii", "in-progress"],
    ["Learner's permit", "car-licence/car licence", "in-progress"],
    [
      "Applied for the NDIS worker screening check",
      "ndis-check/ndis worker screening",
      "in-progress",
    ],
    ["No Tier 2 yet, though I have enrolled", "rg146/tier 2", "in-progress"],
    ["White card expired in 2020", "white-card/white card", "expired"],
    ["First aid lapsed last winter", "first-aid/provide first aid", "expired"],
    ["Security licence, not renewed", "security/security licence", "expired"],
    ["Held a forklift licence until 2019", "forklift/forklift", "expired"],
    ["RSA valid to 2022", "rsa/rsa", "expired"],
    [
      "Food safety supervisor ran out in June, booked to redo",
      "food-safety/food safety supervisor",
      "expired",
    ],
    ["No longer hold a real estate licence", "real-estate/class 2 licence", "expired"],
    ["Saving up for a security licence.", "security/security licence", "wished"],
    ["Aiming to sit for my real estate licence in 2028.", "real-estate/class 2 licence", "wished"],
    ["Booked in to try for the HR licence next spring.", "heavy-vehicle/heavy rigid", "wished"],
    ["Keen to get my forklift ticket", "forklift/forklift", "wished"],
    ["One day I would like an electrical licence", "electrician/electrician licence", "wished"],
    [
      "Willing to obtain a working with children check",
      "working-with-children/working with children check",
      "wished",
    ],
    ["Plan to do the white card", "white-card/white card", "wished"],
    ["My brother holds a real estate licence.", "real-estate/class 2 licence", "others"],
    ["Reported to the CPA", "accounting-body/member", "others"],
    ["Worked under a licensed electrician", "electrician/electrician licence", "others"],
    ["Assisted the registered nurse on each round", "nurse/registered nurse", "others"],
    ["Recruited registered nurses for two hospitals", "nurse/registered nurse", "others"],
    ["Kept the register of staff first aid certificates", "first-aid/provide first aid", "others"],
    ["No forklift ticket yet", "forklift/forklift", "denied"],
    ["I do not hold an electrical licence", "electrician/electrician licence", "denied"],
    ["Never admitted as a solicitor", "lawyer/admitted", "denied"],
    ["Driver licence suspended", "car-licence/car licence", "denied"],
    ["Yet to get my white card", "white-card/white card", "denied"],
    ["Trades assistant without an electrical licence", "electrician/electrician licence", "denied"],
  ])("%s: %s is %s", (text, name, state) => {
    expect(stateIn(text, name)).toBe(state);
  });
});

describe("two papers in one sentence", () => {
  test.each([
    ["RSA current, white card expired", "held", "expired"],
    ["RSA held but no white card", "held", "denied"],
    ["I have my RSA and hope to get a white card", "held", "wished"],
    ["Hope to get my RSA and white card", "wished", "wished"],
    ["Hope to get my RSA, forklift ticket and white card", "wished", "wished"],
    ["No RSA, white card current", "denied", "held"],
    ["RSA (expired) and white card (2025)", "expired", "held"],
  ])("%s: %s, %s", (text, rsa, card) => {
    expect([stateIn(text, "rsa/rsa"), stateIn(text, "white-card/white card")]).toEqual([rsa, card]);
  });
});

describe("a position that needs the paper", () => {
  test("shows it", () => {
    expect(
      stateIn("Clinical Nurse, Alfred ward, 2019 - 2024", "nurse/registered nurse", "experience"),
    ).toBe("held");
  });

  test.each([
    "Handed each case over to our solicitor",
    "Barristers' clerk",
    "Rostered solicitors and paralegals",
    "Solicitor's assistant",
  ])("somebody else's position shows nothing: %s", (text) => {
    const asked = paperAsked("practising certificate");
    expect(asked && gradePaper(asked, read(text, "experience")).grade).toBe("missing");
  });

  test("is taken back by a sentence", () => {
    const papers = papersIn(
      [
        { text: "Clinical nurse in a large hospital", section: "experience" },
        { text: "Not yet registered as a nurse.", section: "profile" },
      ],
      YEAR,
    );
    const asked = paperAsked("registered nurse");
    expect(asked && gradePaper(asked, papers)).toEqual({
      grade: "missing",
      units: [1],
      state: "denied",
    });
  });
});

test.each([
  "Led the HR team",
  "The forklift was driven by the foreman",
  "Vet nurse",
  "Rent roll of 90",
])("no paper: %s", (text) => {
  expect(read(text, "experience").filter(({ state }) => state === "held")).toEqual([]);
});

test("a line of any length is read in time", () => {
  const long = "no licence and not yet a white card, hope to ".repeat(2_000);
  const from = performance.now();
  papersIn([{ text: long, section: "profile" }], YEAR);
  expect(performance.now() - from).toBeLessThan(200);
});

test.each([
  ["Hearings in the Federal Circuit and Family Court of Australia, Division 2", "work"],
  ["Medical ward of 28 beds, days and nights", "work"],
  ["A bit of everything since I came up from the floor", "summary"],
  ["Acted for directors whom ASIC examined", "work"],
  ["CFA, Warragul brigade, radio operator", "credentials"],
  ["I mentor an HR cadet", "credentials"],
  ["Beach volleyball, social grade", "credentials"],
])("%s: no paper is named", (text, section) => {
  expect(read(text, section)).toEqual([]);
});
