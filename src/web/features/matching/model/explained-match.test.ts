import { describe, expect, it } from "vitest";
import { explained, JOB_ID } from "../testing/answers.ts";
import { cardOf, explainedMatchOf } from "./explained-match.ts";

describe("why a job fits", () => {
  it("has the essential apart from the rest, each in the order of the advertisement", () => {
    const match = explainedMatchOf(explained());
    expect(match.essential.map(({ words }) => words)).toEqual([
      "A certificate",
      "Advocacy",
      "Work rights",
    ]);
    expect(match.optional.map(({ words }) => words)).toEqual(["A master of laws"]);
    expect(match.required).toEqual(["none", "met", "open"]);
  });

  it("lists what no resume can show, and does not count it", () => {
    expect(explainedMatchOf(explained()).traits).toEqual(["A sense of humour"]);
  });

  it("names what is missing, the essential first, and nothing that is only unclear", () => {
    expect(explainedMatchOf(explained()).missing).toEqual(["A certificate", "A master of laws"]);
  });

  it("names what both are about, unless it has no name", () => {
    expect(explainedMatchOf(explained()).concepts).toEqual(["Employment lawyer"]);
  });

  it("never leads where a browser opens no page", () => {
    const view = explained();
    const job = { ...view.job, source_url: "javascript:alert(1)" };
    expect(explainedMatchOf({ ...view, job }).job.address).toBe("");
  });

  it("is also a card, for what can be done with a job that is not in the list", () => {
    expect(cardOf(explainedMatchOf(explained()))).toMatchObject({
      jobId: JOB_ID,
      title: "Employment Lawyer",
      percent: 62,
      sourceUrl: "https://harrowlyle.example/careers",
      reasons: [{ requirement: "Advocacy", evidence: { line: 14, quote: "Appeared weekly" } }],
      gap: "A certificate",
    });
  });
});
