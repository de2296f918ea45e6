import { expect, test } from "vitest";
import { queryOf, viewOf } from "./blog-view.ts";

const placeIn = (query: string) => viewOf(new URLSearchParams(query));

test.each([
  ["", { search: "", category: "", page: 1 }],
  ["search=%20pay%20&category=hiring&page=3", { search: "pay", category: "hiring", page: 3 }],
  ["tag=salary", { search: "", category: "", page: 1 }],
])("%j is a place", (query, place) => {
  expect(placeIn(query)).toEqual(place);
});

test.each(["0", "-1", "1.5", "NaN", "", "9e9", "two"])("there is no page %j", (page) => {
  expect(placeIn(`page=${page}`).page).toBe(1);
});

test("more than the server takes is not asked for", () => {
  const { search, category } = placeIn(`search=${"s".repeat(999)}&category=${"c".repeat(999)}`);
  expect([search.length, category.length]).toEqual([200, 100]);
});

test("an address says no more than it must, and says it safely", () => {
  expect(queryOf({ search: "", category: "", page: 1 })).toBe("");
  const place = { search: `pay & "conditions"#1`, category: "market-report", page: 2 };
  expect(queryOf(place)).toBe("?search=pay+%26+%22conditions%22%231&category=market-report&page=2");
  expect(placeIn(queryOf(place))).toEqual(place);
});
