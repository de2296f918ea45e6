import { describe, expect, it } from "vitest";
import { placeOf, resultsAddress } from "./address.ts";

const FULL = "state=NSW&type=full-time&level=senior&pay=100000&posted=7";

describe("what the address says", () => {
  it("is read and written alike", () => {
    const query = `?${FULL}&pages=3&job=some-job`;
    const place = placeOf(query);
    expect(place).toEqual({
      filters: { state: "NSW", type: "full-time", level: "senior", pay: 100_000, posted: 7 },
      job: "some-job",
      pages: 3,
    });
    expect(resultsAddress("my-resume", place)).toBe(`/results/my-resume${query}`);
  });

  it("is nothing where nothing is narrowed", () => {
    expect(resultsAddress("my-resume", placeOf(""))).toBe("/results/my-resume");
  });

  it("is left out where the server would refuse it", () => {
    expect(placeOf("?state=nsw&type=&level=chief&pay=1e9&posted=-1&job=").filters).toEqual({});
  });

  it.each([
    ["0", 1],
    ["-3", 1],
    ["many", 1],
    ["2.9", 2],
    ["999", 20],
    ["Infinity", 20],
  ])("has %s pages as %i", (pages, count) => {
    expect(placeOf(`?pages=${pages}`).pages).toBe(count);
  });
});
