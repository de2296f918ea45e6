import { describe, expect, it } from "vitest";
import { placeOf, resultsAddress } from "./job-actions.tsx";

const FULL = "state=NSW&type=full-time&level=senior&pay=100000&posted=7&match=very-good&sort=pay";
const queryOf = (address: string) => address.slice(address.indexOf("?"));

describe("what the address says", () => {
  it("is read and written alike", () => {
    const address = `/?resume=my-resume&${FULL}&pages=3&job=some-job&view=other-job`;
    const place = placeOf(queryOf(address));
    expect(place).toEqual({
      filters: { state: "NSW", type: "full-time", level: "senior", pay: 100_000, posted: 7 },
      match: "very-good",
      sort: "pay",
      job: "some-job",
      view: "other-job",
      pages: 3,
    });
    expect(resultsAddress("my-resume", place)).toBe(address);
  });

  it("is the resume alone where nothing is chosen", () => {
    expect(resultsAddress("my-resume", placeOf("?resume=my-resume"))).toBe("/?resume=my-resume");
  });

  it("leaves out the order that a list has by itself", () => {
    expect(placeOf("").sort).toBe("best");
    expect(resultsAddress("my-resume", placeOf("?sort=best"))).toBe("/?resume=my-resume");
  });

  it("drops what is none of ours", () => {
    const place = placeOf("?resume=my-resume&utm_source=letter&compare=some-job&match=good");
    expect(resultsAddress("my-resume", place)).toBe("/?resume=my-resume&match=good");
  });

  it("is left out where the server would refuse it", () => {
    const place = placeOf("?state=nsw&type=&level=chief&pay=1e9&posted=-1&job=&view=");
    expect(place).toMatchObject({ filters: {}, job: undefined, view: undefined });
    expect(placeOf("?match=Excellent+Match&sort=worst")).toMatchObject({
      match: undefined,
      sort: "best",
    });
  });

  it("cannot be made to say more by the name of a resume", () => {
    expect(placeOf(queryOf(resultsAddress("a&job=b", placeOf("")))).job).toBeUndefined();
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
