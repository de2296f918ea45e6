import { expect, test } from "vitest";
import { isAddress, isPlace, splitPlace, stateIn } from "./places.ts";

test.each([
  "Sydney",
  "Sydney NSW",
  "Glen Iris VIC 3146",
  "Mount Pleasant, Qld",
  "London, UK",
  "Sydney, New South Wales, Australia",
  "12 Rose Street, Kew VIC 3101",
  "2/61 Beach Road, Christies Beach SA 5165",
  "Remote",
  "Austin, TX",
])("a place: %s", (text) => {
  expect(isPlace(text)).toBe(true);
});

test.each([
  "Legal Aid NSW",
  "TAFE NSW",
  "Harrow Finch Lawyers",
  "Harrow Finch Lawyers, Sydney",
  "Senior Associate",
  "Transport for NSW",
])("no place: %s", (text) => {
  expect(isPlace(text)).toBe(false);
});

test("the place is taken off the end of a name, and only there", () => {
  expect(splitPlace("Harrow Finch Lawyers, Sydney NSW")).toEqual({
    rest: "Harrow Finch Lawyers",
    place: "Sydney NSW",
  });
  expect(splitPlace("Derwent Water (Hobart)")).toEqual({ rest: "Derwent Water", place: "Hobart" });
  expect(splitPlace("University of Sydney")).toEqual({ rest: "University of Sydney", place: "" });
});

test("chambers and floors belong to an address", () => {
  expect(isAddress("Level 9, Garran Street Chambers, Sydney NSW")).toBe(true);
  expect(isAddress("Level 9, Garran Street Chambers")).toBe(false);
});

test("a court names its state", () => {
  expect(stateIn("Supreme Court of New South Wales")).toBe("NSW");
  expect(stateIn("Supreme Court of Qld")).toBe("QLD");
  expect(stateIn("High Court of Australia")).toBe("");
});
