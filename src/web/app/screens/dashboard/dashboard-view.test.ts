import { expect, it } from "vitest";
import { addressOf, START, tabAddress, tabOf, viewOf } from "./dashboard-view.ts";

const read = (query: string) => viewOf(new URLSearchParams(query));

it("says the same after a reload", () => {
  const filters = { state: "NSW", posted: 7, remote: "yes", words: "fair work" } as const;
  const choice = { filters, match: "good", sort: "pay", want: "Sydney, from $90k" } as const;
  const place = { ...choice, pages: 3, why: "a-job" };
  const query =
    "state=NSW&posted=7&remote=yes&words=fair+work&match=good&sort=pay&want=Sydney%2C+from+%2490k&pages=3&why=a-job";
  expect(addressOf(place)).toBe(`/dashboard?${query}`);
  expect(read(query)).toEqual(place);
  expect(addressOf(START)).toBe("/dashboard");
});

it.each([
  "state=Mars&posted=2&pages=none",
  "pages=-1",
  "pages=0.5",
  "pay=1&sort=x&match=y&words= ",
])("takes what it does not know, %s, as nothing", (query) => expect(read(query)).toEqual(START));

it("brings no more pages than there can be", () => {
  expect(read("pages=1e9").pages).toBe(50);
});

it("opens the tab that is asked for", () => {
  expect(tabOf(new URLSearchParams("tab=messages"))).toBe("messages");
  expect(tabOf(new URLSearchParams("tab=other"))).toBe("dashboard");
  expect(tabAddress("messages")).toBe("/dashboard?tab=messages");
  expect(tabAddress("dashboard")).toBe("/dashboard");
});
