import { expect, it } from "vitest";
import { addressOf, placeOf, tabAddress, tabOf } from "./place.ts";

const read = (query: string) => placeOf(new URLSearchParams(query));

it("says the same after a reload", () => {
  const place = { filters: { state: "NSW", posted: 7 }, pages: 3, why: "a-job" } as const;
  expect(addressOf(place)).toBe("/dashboard?state=NSW&posted=7&pages=3&why=a-job");
  expect(read("state=NSW&posted=7&pages=3&why=a-job")).toEqual(place);
  expect(addressOf({ filters: {}, pages: 1, why: undefined })).toBe("/dashboard");
});

it.each(["state=Mars&posted=2&pages=none", "pages=-1", "pages=0.5", "pay=100000"])(
  "takes what it does not know, %s, as nothing",
  (query) => expect(read(query)).toEqual({ filters: {}, pages: 1, why: undefined }),
);

it("brings no more pages than there can be", () => {
  expect(read("pages=1e9").pages).toBe(50);
});

it("opens the tab that is asked for", () => {
  expect(tabOf(new URLSearchParams("tab=messages"))).toBe("messages");
  expect(tabOf(new URLSearchParams("tab=other"))).toBe("dashboard");
  expect(tabAddress("messages")).toBe("/dashboard?tab=messages");
  expect(tabAddress("dashboard")).toBe("/dashboard");
});
