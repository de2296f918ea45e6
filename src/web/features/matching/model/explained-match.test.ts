import { describe, expect, it } from "vitest";
import { explained } from "../testing/answers.ts";
import { explainedMatchOf } from "./explained-match.ts";

describe("why a job fits", () => {
  it("has the essential apart from the rest, each in the order of the advertisement", () => {
    const match = explainedMatchOf(explained());
    expect(match.essential.map(({ words }) => words)).toEqual(["A certificate", "Advocacy"]);
    expect(match.optional.map(({ words }) => words)).toEqual(["A master of laws"]);
    expect(match.required).toEqual(["none", "met"]);
  });

  it("counts what is unclear neither way, and says what it was", () => {
    expect(explainedMatchOf(explained()).unjudged).toEqual(["Work rights"]);
  });

  it("names what is missing, the essential first, and nothing that is only unclear", () => {
    expect(explainedMatchOf(explained()).missing).toEqual(["A certificate", "A master of laws"]);
  });

  it("names what both are about, unless it has no name", () => {
    expect(explainedMatchOf(explained()).concepts).toEqual(["Employment lawyer"]);
  });

  it.each([
    ["https://harrowlyle.example/careers", "https://harrowlyle.example/careers"],
    ["http://harrowlyle.example", "http://harrowlyle.example"],
    ["javascript:alert(1)", ""],
    ["JavaScript:alert(1)//https://x.example", ""],
    ["data:text/html,x", ""],
    ["not an address", ""],
    ["", ""],
  ])("leads to %s as %j", (source_url, address) => {
    const view = explained();
    const match = explainedMatchOf({ ...view, job: { ...view.job, source_url } });
    expect(match.job.address).toBe(address);
  });
});
