import { expect, test } from "vitest";
import { SEEK_DEFAULTS } from "#contract/seek-rules.ts";
import { searchUrl } from "./board.ts";

const BASE = "https://board.example";
const SYDNEY = { ...SEEK_DEFAULTS, location: "Sydney NSW", date_posted: "" };

test("the keyword and the place stand in the path", () => {
  expect(searchUrl(BASE, SYDNEY, "Legal Counsel", 2)).toBe(
    "https://board.example/legal-counsel-jobs/in-All-Sydney-NSW?page=2&sortmode=KeywordRelevance",
  );
});

test("every filter that the board has is sent", () => {
  const config = {
    ...SYDNEY,
    job_type: "contract",
    date_posted: "last 14 days",
    salary_min: 90_000,
    salary_max: 120_000,
    sort_by: "date",
  };
  const { searchParams } = new URL(searchUrl(BASE, config, "lawyer", 1));
  expect(Object.fromEntries(searchParams)).toEqual({
    page: "1",
    worktype: "244",
    daterange: "14",
    salaryrange: "90000-120000",
    salarytype: "annual",
    sortmode: "ListedDate",
  });
});

test("what it has not is left out: sixty days, internships, salary as an order", () => {
  const config = {
    ...SYDNEY,
    job_type: "internship",
    date_posted: "last 60 days",
    sort_by: "salary",
  };
  expect([...new URL(searchUrl(BASE, config, "lawyer", 1)).searchParams.keys()]).toEqual([
    "page",
    "sortmode",
  ]);
});

test.each([
  [{ salary_min: 150_000 }, "150000-"],
  [{ salary_max: 150_000 }, "0-150000"],
])("a salary with one bound: %o", (salary, range) => {
  const url = new URL(searchUrl(BASE, { ...SYDNEY, ...salary }, "lawyer", 1));
  expect(url.searchParams.get("salaryrange")).toBe(range);
});

test.each(["C++", "../admin", "a/b?c#d", "%2e%2e"])(
  "%s cannot lead anywhere else on the board",
  (keyword) => {
    const url = new URL(searchUrl(BASE, SYDNEY, keyword, 1));
    expect([url.origin, url.pathname]).toEqual([BASE, "/jobs/in-All-Sydney-NSW"]);
    expect(url.searchParams.get("keywords")).toBe(keyword);
  },
);
