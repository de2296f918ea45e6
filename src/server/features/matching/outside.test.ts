import { describe, expect, test } from "vitest";
import { parsePreferences } from "#contract/job-preferences.ts";
import { TOWNS_BY_NAME } from "#contract/towns.ts";
import { stateOf } from "../postings/service.ts";
import { farFromHome, type JobFacts, outsideOf, type Standing } from "./outside.ts";

const JOB: JobFacts = {
  title: "Employment Lawyer",
  location: "Darwin NT",
  state: "NT",
  employmentType: "full-time",
  level: "associate",
  practiceArea: "Employment",
  pay: 110_000,
};
const PERSON: Standing = { years: 5, role: "Lawyer" };
const why = (line: string, job: Partial<JobFacts> = {}, person: Partial<Standing> = {}) =>
  outsideOf({ ...JOB, ...job }, parsePreferences(line), { ...PERSON, ...person });

describe("what a person looks for is held against what the job says", () => {
  test.each<[string, Partial<JobFacts>, string[]]>([
    ["", {}, []],
    ["Sydney", {}, ["In Darwin NT, about 3,150 km from Sydney"]],
    ["Sydney", { location: "Parramatta NSW", state: "NSW" }, []],
    ["Sydney", { location: "Marrickville NSW", state: "NSW" }, []],
    [
      "Sydney",
      { location: "Newcastle NSW", state: "NSW" },
      ["In Newcastle NSW, about 120 km from Sydney"],
    ],
    ["within 150 km of Sydney", { location: "Newcastle NSW", state: "NSW" }, []],
    ["Sydney", { location: "", state: "" }, []],
    ["NSW", {}, ["In Darwin NT"]],
    ["anywhere", {}, []],
    ["remote", {}, ["In Darwin NT, not remote"]],
    ["remote", { location: "Remote (Australia)", state: "" }, []],
    ["Sydney", { location: "Remote, Australia", state: "" }, []],
    [
      "Sydney or remote",
      { location: "Remote (Victoria)", state: "VIC" },
      ["Remote, but within VIC"],
    ],
    ["Melbourne or remote", { location: "Remote (Victoria)", state: "VIC" }, []],
    [
      "Sydney or remote",
      { title: "Remote Area Nurse" },
      ["In Darwin NT, about 3,150 km from Sydney"],
    ],
    ["from $120k", {}, ["Pays up to $110,000 a year"]],
    ["from $120k", { pay: 0 }, []],
    ["from $100k", {}, []],
    ["part-time", {}, ["Full-time"]],
    ["four days", {}, ["Full-time"]],
    ["four days", { employmentType: "full-time, part-time" }, []],
    ["five days", {}, []],
    ["conveyancing", { title: "Licensed Conveyancer" }, []],
    ["conveyancing or family law", {}, ["Another kind of role than you named"]],
    ["law", {}, []],
    ["not law", {}, ["Another kind of role than you named"]],
  ])("“%s”: %o", (line, job, phrases) => {
    expect(why(line, job)).toEqual(phrases);
  });
});

describe("a job of quite another level says so, whatever is looked for", () => {
  test.each<[Partial<JobFacts>, Partial<Standing>, string[]]>([
    [
      { title: "Graduate Lawyer" },
      {},
      ["This is a graduate role; your resume shows about 5 years of work"],
    ],
    [{ title: "Seasonal Clerkships" }, { years: 0.5 }, []],
    [{ level: "junior" }, {}, []],
    [
      { level: "junior" },
      { years: 9 },
      ["This is a junior role; your resume shows about 9 years of work"],
    ],
    [
      { level: "senior" },
      { years: 0.5 },
      ["This is a senior role; your resume shows less than a year of work"],
    ],
    [
      { level: "partner" },
      { years: 4 },
      ["This is a leadership role; your resume shows about 4 years of work"],
    ],
    [{ level: "partner" }, { years: 12 }, []],
    [{ level: "partner" }, { years: null }, []],
    [{ level: "" }, { years: 30 }, []],
    [
      { level: "associate" },
      { years: 12, role: "Partner" },
      ["This is a mid-level role; your resume shows about 12 years of work and a leading role"],
    ],
    [{ level: "associate" }, { years: 5, role: "Assistant to the Managing Partner" }, []],
    [{ title: "Graduate Diploma Tutor", level: "associate" }, {}, []],
  ])("%o for %o", (job, person, phrases) => {
    expect(why("", job, person)).toEqual(phrases);
  });
});

test("a town lies in the same state for the filters and for the preferences", () => {
  for (const { name, state } of TOWNS_BY_NAME.values()) expect(stateOf(name), name).toBe(state);
});

describe("that a job is far from where somebody lives is told where they said nothing about places", () => {
  const SYDNEY = { location: "Marrickville, Sydney NSW", state: "NSW" };
  const told = (line: string, job: Partial<JobFacts> = {}, home = SYDNEY) =>
    farFromHome({ ...JOB, ...job }, parsePreferences(line), home);

  test.each<[string, Partial<JobFacts>, string]>([
    ["", {}, "In Darwin NT, about 3,150 km from Sydney"],
    ["at least $90k", {}, "In Darwin NT, about 3,150 km from Sydney"],
    [
      "",
      { location: "Margaret River WA", state: "WA" },
      "In Margaret River WA, and your resume says Marrickville, Sydney NSW",
    ],
    ["", { location: "Penrith NSW", state: "NSW" }, ""],
    ["", { location: "Kiama NSW", state: "NSW" }, ""],
    ["", { location: "Sydney NSW", state: "NSW" }, ""],
    ["", { location: "Remote, Australia", state: "" }, ""],
    ["", { location: "Darwin NT and Sydney NSW", state: "NT" }, ""],
    ["", { location: "", state: "" }, ""],
    ["anywhere", {}, ""],
    ["Perth", {}, ""],
    ["remote", {}, ""],
  ])("“%s” %o", (line, job, words) => {
    expect(told(line, job)).toBe(words);
  });

  test("nothing is told of a resume without a place", () => {
    expect(told("", {}, { location: "", state: "" })).toBe("");
  });
});

test("years of work beside a degree that is new are no years in an occupation", () => {
  const graduate = { title: "Graduate Data Analyst", level: "graduate" };
  expect(why("", graduate, { years: 6, role: "Shift supervisor" })).toEqual([
    "This is a graduate role; your resume shows about 6 years of work",
  ]);
  expect(why("", graduate, { years: 6, role: "Shift supervisor", isGraduate: true })).toEqual([]);
  const senior = { title: "Senior Data Analyst", level: "senior" };
  expect(why("", senior, { years: 6, role: "Shift supervisor", isGraduate: true })).toEqual([
    "This is a senior role; your resume shows a recent degree",
  ]);
});

test("a town of the same state is told to somebody from a place that no table has", () => {
  const told = (location: string, home: string) =>
    farFromHome({ ...JOB, location, state: "NSW" }, parsePreferences(""), {
      location: home,
      state: "NSW",
    });
  expect(told("Dubbo NSW", "Orange NSW")).toBe("In Dubbo NSW, and your resume says Orange NSW");
  expect(told("Orange NSW", "Orange NSW")).toBe("");
  expect(told("Parramatta NSW", "Marrickville NSW")).toBe("");
});

test("of where somebody works only another state or a known distance is told", () => {
  const told = (location: string, state: string) =>
    farFromHome({ ...JOB, location, state }, parsePreferences(""), {
      location: "Ardmona VIC",
      state: "VIC",
      isWork: true,
    });
  expect(told("Shepparton VIC", "VIC")).toBe("");
  expect(told("Adelaide SA", "SA")).toBe("In Adelaide SA, and your resume says Ardmona VIC");
});

test.each<[title: string, role: string, words: string]>([
  [
    "Enrolled Nurse, Haemodialysis",
    "Registered Nurse, Medical Ward",
    "This is work as an enrolled nurse; your resume shows work as a registered nurse",
  ],
  ["Practice Nurse (RN or EN)", "Registered Nurse", ""],
  ["Registered Nurse", "Enrolled Nurse", ""],
  [
    "Teacher's Aide (Education Support)",
    "Classroom Teacher",
    "This is work as a teacher’s aide; your resume shows work as a teacher",
  ],
  [
    "Chef de Partie",
    "Sous Chef",
    "This is work as a cook or chef de partie; your resume shows work as a sous chef",
  ],
  ["Head Chef", "Sous Chef", ""],
  ["Lawyer", "Chef", ""],
])("%s for a %s is told where it is a step down", (title, role, words) => {
  expect(why("", { title }, { years: 5, role })).toEqual(words === "" ? [] : [words]);
});
