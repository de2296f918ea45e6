import { expect, test } from "vitest";
import { plainLines } from "../text/plain-lines.ts";
import { readAdvert } from "./read-advert.ts";

const read = (text: string) => readAdvert(plainLines(text).lines);
const asked = (text: string) => read(text).requirements.map((one) => one.text);

test.each([
  [
    "an Australian citizen and be able to obtain and maintain a Baseline security clearance",
    ["Australian citizen", "able to obtain and maintain a Baseline security clearance"],
  ],
  [
    "Ability to travel to site once a quarter (so you'll need a driver's licence)",
    ["travel to site once a quarter", "driver's licence"],
  ],
  [
    "A knack for negotiating EPC, O&M and offtake agreements",
    ["knack for negotiating EPC, O&M and offtake agreements"],
  ],
  [
    "A valid Working with Children Check or willingness to get one",
    ["valid Working with Children Check or willingness to get one"],
  ],
  [
    "Trade qualified min. 3 years post trade in mining",
    ["Trade qualified", "3 years post trade in mining"],
  ],
])("“%s” is cut where it ends", (line, requirements) => {
  expect(asked(`Roles\n\nWhat you need\n- ${line}\n- A white card\n`)).toEqual([
    ...requirements,
    "white card",
  ]);
});

test.each([
  [
    "Ability to work respectfully with Aboriginal people and communities",
    ["work respectfully with Aboriginal people and communities"],
  ],
  [
    "Registered trade marks attorney, 3 PQE or thereabouts, ideally with a science or engineering degree",
    ["Registered trade marks attorney", "3 PQE or thereabouts", "science or engineering degree"],
  ],
  [
    "Knowledge of tenancy, Centrelink or credit and debt law",
    ["tenancy, Centrelink or credit and debt law"],
  ],
])("“%s” is not cut in the middle of a thought", (line, requirements) => {
  expect(asked(`Roles\n\nWhat you need\n- ${line}\n`)).toEqual(requirements);
});

test.each([
  ["Personal Injury Lawyer (3-5 years PAE), Footscray", ["3-5 years PAE"]],
  ["Family Law Solicitor (Mandarin speaking)", ["Mandarin speaking"]],
  ["Property Lawyer (Melbourne CBD) must start soon", []],
])("of the title “%s” only what its brackets add is asked for", (title, requirements) => {
  const rest = "\n\nWhat you need\n- A driver's licence\n";
  expect(asked(title + rest)).toEqual([...requirements, "driver's licence"]);
});

test("the years of a title are not asked for twice", () => {
  const text =
    "Lawyer (3-5 years PAE), Footscray\n\nWhat you need\n- 3 to 5 years' experience in injuries\n";
  expect(asked(text)).toEqual(["3 to 5 years' experience in injuries"]);
});

test("a wish list without marks is wished for to its end", () => {
  const { requirements } = read(`Junior Lawyer

What we are looking for
A current NT practising certificate

Desirable
Knowledge of tenancy law
Experience working remotely in Central Australia
`);
  expect(requirements.map(({ must }) => must)).toEqual([true, false, false]);
});

test("what leads to a wish is no part of it", () => {
  const wished = (line: string) => asked(`Counsel\n\nNice to have\n- ${line}\n`);
  expect(
    wished("It would be great, but not a deal breaker, if you've worked with ARENA grants."),
  ).toEqual(["worked with ARENA grants"]);
  expect(wished("Don't need a cert but food safety handling would be good.")).toEqual([
    "food safety handling",
  ]);
});

test("who is sought is not asked for: “busy cafe after a kitchen hand”", () => {
  const text = "Kitchen hand\n\nBusy cafe after a kitchen hand, 25-30hrs, weekends a must.\n";
  expect(asked(text).join(" ")).not.toContain("kitchen hand");
  expect(asked(text).join(" ")).toContain("weekends");
});
