import { expect, test } from "vitest";
import { readResults } from "./read-results.ts";

const NOW = new Date("2026-03-20T10:00:00Z");
const JOB = {
  id: "7001",
  title: "Property  Lawyer",
  advertiser: { description: "Harrow Finch Lawyers" },
  companyName: "Harrow Finch",
  locations: [{ label: "Sydney NSW" }],
  workTypes: ["Full time"],
  salaryLabel: "$110,000 – $130,000 per year",
  teaser: "A property team of nine.",
  bulletPoints: ["Close to the station"],
  classifications: [
    {
      classification: { description: "Legal" },
      subclassification: { description: "Property Law" },
    },
  ],
  listingDate: "2026-03-18T01:00:00Z",
};
const stateWith = (jobs: unknown, totalPages: unknown = 3) => ({
  results: { results: { jobs }, totalCount: 60, totalPages },
});
const CARD = {
  link: "/job/7002?type=standard#sol=x",
  title: "Family Lawyer",
  company: "Ostler Grey",
  location: "Parramatta NSW",
  salary: "",
  teaser: "Join us.",
  listed: "30d+ ago",
  classification: "(Legal)",
  subClassification: "Family Law",
};
const idsOf = (state: unknown, cards: readonly Record<string, string>[] = []) =>
  readResults({ state, cards }, NOW).jobs.map(({ id }) => id);

test("the state of the page is read", () => {
  expect(readResults({ state: stateWith([JOB]), cards: [] }, NOW)).toEqual({
    pages: 3,
    isResults: true,
    jobs: [
      {
        id: "7001",
        title: "Property Lawyer",
        company: "Harrow Finch Lawyers",
        location: "Sydney NSW",
        jobType: "full-time",
        salary: "$110,000 – $130,000 per year",
        teaser: "A property team of nine.\nClose to the station",
        practiceArea: "Property Law",
        listedAt: new Date("2026-03-18T01:00:00Z"),
      },
    ],
  });
});

test("a page without either is none of results; one that found nothing is", () => {
  expect(readResults({ state: null, cards: [] }, NOW).isResults).toBe(false);
  expect(readResults({ state: { other: 1 }, cards: [] }, NOW).isResults).toBe(false);
  expect(readResults({ state: stateWith([]), cards: [] }, NOW).isResults).toBe(true);
});

test("without a state, the cards are", () => {
  expect(readResults({ state: null, cards: [CARD] }, NOW)).toEqual({
    pages: null,
    isResults: true,
    jobs: [
      {
        id: "7002",
        title: "Family Lawyer",
        company: "Ostler Grey",
        location: "Parramatta NSW",
        jobType: "",
        salary: "",
        teaser: "Join us.",
        practiceArea: "Family Law",
        listedAt: new Date("2026-02-17T10:00:00Z"),
      },
    ],
  });
});

test.each([
  ["nothing", null],
  ["text", "[]"],
  ["a state without results", { location: {} }],
  ["results that are no object", { results: 4 }],
  ["no list of jobs", stateWith(null)],
  ["an empty list", stateWith([])],
  ["jobs without a number or a title", stateWith([{ ...JOB, id: "x/1" }, { id: "1" }, 7, null])],
])("%s: the cards stand in", (_, state) => {
  expect(idsOf(state, [CARD])).toEqual(["7002"]);
});

test("a job that only a card shows is not lost, and one of both is there once", () => {
  const cards = [{ ...CARD, link: "/job/7001", title: "Property" }, CARD];
  const { jobs } = readResults({ state: stateWith([JOB]), cards }, NOW);
  expect(jobs.map(({ id, title }) => [id, title])).toEqual([
    ["7001", "Property Lawyer"],
    ["7002", "Family Lawyer"],
  ]);
});

test("fields of another kind count as not said, and the job stays", () => {
  const odd = {
    ...JOB,
    advertiser: null,
    locations: "Sydney",
    workTypes: [4],
    listingDate: "soon",
  };
  const [job] = readResults({ state: stateWith([odd], "many"), cards: [] }, NOW).jobs;
  expect(job).toMatchObject({
    company: "Harrow Finch",
    location: "",
    jobType: "",
    listedAt: null,
  });
});

test("only law makes a practice area", () => {
  const [kind] = JOB.classifications;
  const other = { ...kind, classification: { description: "Accounting" } };
  const [job] = readResults(
    { state: stateWith([{ ...JOB, classifications: [other] }]), cards: [] },
    NOW,
  ).jobs;
  expect(job?.practiceArea).toBe("");
});

test("a card that leads elsewhere is no job", () => {
  expect(idsOf(null, [{ ...CARD, link: "https://elsewhere.example/offer" }])).toEqual([]);
});

test("a page with endless jobs is read up to a bound", () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ ...JOB, id: String(at) }));
  expect(idsOf(stateWith(many))).toHaveLength(200);
});

test("what a database does not take is left out", () => {
  const [job] = readResults(
    { state: stateWith([{ ...JOB, title: "Tax\u0000Lawyer \ud800" }]), cards: [] },
    NOW,
  ).jobs;
  expect(job?.title.trim()).toBe("Tax Lawyer");
});
