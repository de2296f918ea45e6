import { expect, test } from "vitest";
import { areOfOtherFields, nearness, sketchOf } from "../intake/read-found.ts";

/** How one firm writes all of its advertisements. */
const template = ({
  intro = "Harrow Lyle is a mid-sized firm with offices along the east coast.",
  role = "employment lawyer",
  team = "workplace relations",
  years = "four",
  end = "Send your application to people@harrowlyle.example before the end of the month.",
} = {}) => `${intro}
We are looking for an ${role} to join our ${team} team and to work with two partners and a special counsel.
You will run your own matters from first instructions to final orders, and you will be trusted with clients early.
You will draft advice, pleadings and settlement deeds, appear in directions hearings, and brief counsel where a
matter calls for it. You will keep clients informed, record your time each day and help us to run matters on budget.
You bring at least ${years} years of experience after admission, a current practising certificate and a clear style.
We offer flexible hours, two days a week from home, paid parental leave for both parents, a wellbeing allowance, a
mentor from your first day, and a clear path to promotion. Harrow Lyle welcomes applications from people of all ages
and backgrounds, and we will adjust the process to what you need.
${end}`;

const BASE = {
  title: "Employment Lawyer",
  location: "Sydney NSW",
  level: "associate",
  practiceArea: "Employment and industrial relations",
};
const ad = (text: string, other: Partial<typeof BASE> = {}) => ({
  ...BASE,
  ...other,
  sketch: sketchOf(text),
});
const base = ad(template());

const REWRITTEN = `Our client is a boutique practice near the harbour. The successful applicant assists the principal in
conveyancing files, orders searches, prepares contracts for sale of land, liaises with banks and agents, settles
through the electronic platform, and keeps the register of safe custody documents in good order. Experience with
retirement villages is an advantage. Apply online with a covering letter and two referees.`;

const SAME = [
  ["the very same", ad(template())],
  ["other capitals and line ends", ad(template().toUpperCase().replaceAll("\n", "  "))],
  ["a reworded header", ad(template({ intro: "About us: Harrow Lyle has offices on the coast." }))],
  ["another end, as boards add one", ad(template({ end: "Apply through the board. Ref 90213." }))],
  ["no place said", ad(template(), { location: "" })],
  ["the place said more exactly", ad(template(), { location: "Sydney CBD, New South Wales 2000" })],
  ["the suburb and the city", ad(template(), { location: "Barangaroo, Sydney NSW" })],
  ["the place in the title", ad(template(), { title: "Employment Lawyer - Sydney", location: "" })],
  ["the words of the title turned round", ad(template(), { title: "Lawyer (Employment)" })],
  ["what is usual said in the title", ad(template(), { title: "Employment Lawyer, Full Time" })],
  ["no level said", ad(template(), { level: "" })],
  ["no field of law said", ad(template(), { practiceArea: "" })],
  [
    "the field as a board lists it",
    ad(template(), { practiceArea: "Industrial Relations & Employment Law" }),
  ],
  ["what a board lists beside fields", ad(template(), { practiceArea: "Generalists - Law Firm" })],
] as const;

test.each(SAME)("one job that is advertised twice: %s", (_name, other) => {
  expect(nearness(base, other).verdict).toBe("same");
  expect(nearness(other, base)).toEqual(nearness(base, other));
});

const ALIKE = [
  ["another town", ad(template(), { location: "Melbourne VIC" })],
  ["another town of the same state", ad(template(), { location: "Newcastle NSW" })],
  ["a town of the same name", ad(template(), { location: "Sydney VIC" })],
  [
    "another town in the title",
    ad(template(), { title: "Employment Lawyer, Perth", location: "" }),
  ],
  ["another seniority", ad(template(), { title: "Senior Employment Lawyer", level: "senior" })],
  [
    "a seniority that the title does not say",
    ad(template({ years: "eight" }), { level: "senior" }),
  ],
  ["part of the time", ad(template(), { title: "Employment Lawyer (Part Time)" })],
  [
    "the template for another field of law",
    ad(template({ role: "property lawyer", team: "real estate" }), { title: "Property Lawyer" }),
  ],
  ["another field of law under the same title", ad(template(), { practiceArea: "Property" })],
  ["a field that we do not know", ad(template(), { practiceArea: "Space law" })],
  [
    "much of it written anew",
    ad(
      template({
        intro: `Harrow Lyle has grown again, and with it the work of our people. ${REWRITTEN.slice(0, 160)}`,
        role: "lawyer who knows industrial law",
        team: "people and safety",
        years: "three to five",
      }),
    ),
  ],
] as const;

test.each(ALIKE)("for a person to look at: %s", (_name, other) => {
  expect(nearness(base, other).verdict).toBe("alike");
  expect(nearness(other, base)).toEqual(nearness(base, other));
});

test.each([
  ["another advertisement with the same title", ad(REWRITTEN)],
  ["an empty one", ad("")],
] as const)("nothing to do with it: %s", (_name, other) => {
  expect(nearness(base, other).verdict).toBe("other");
});

test.each([
  ["property", "family law", true],
  ["property", "property law", false],
  ["property", "busy", false],
])("the %s team and the %s team are of other fields: %s", (one, other, areOthers) => {
  const end = "We advise on property, family law, wills and estates.";
  const [a, b] = [one, other].map((team) => template({ role: "lawyer", team, end }));
  expect(areOfOtherFields(a ?? "", b ?? "")).toBe(areOthers);
  expect(areOfOtherFields(b ?? "", a ?? "")).toBe(areOthers);
});

test("how much two texts share is told to within a few hundredths", () => {
  const words = Array.from({ length: 1000 }, (_one, at) => `word${at}`);
  const half = [...words.slice(0, 500), ...words.slice(500).map((word) => `${word}b`)];
  const { similarity } = nearness(ad(words.join(" ")), ad(half.join(" ")));
  expect(similarity).toBeGreaterThan(0.33 - 0.12);
  expect(similarity).toBeLessThan(0.33 + 0.12);
});
