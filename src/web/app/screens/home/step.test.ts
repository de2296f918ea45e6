import { expect, test } from "vitest";
import { comparisonAddress, resultsAddress, stepOf } from "./step.ts";

const at = (query: string) => stepOf(new URLSearchParams(query));

test("without a resume there is only the upload, whatever else the address says", () => {
  expect(at("")).toEqual({ at: "upload" });
  expect(at("resume=&state=NSW")).toEqual({ at: "upload" });
  expect(at("compare=job")).toEqual({ at: "upload" });
});

test("a resume leads to its results, and a job beside it to their comparison", () => {
  expect(at("resume=mine&state=NSW")).toEqual({ at: "results", resumeId: "mine" });
  expect(at("resume=mine&compare=job")).toEqual({
    at: "comparison",
    resumeId: "mine",
    jobId: "job",
  });
});

test("a comparison knows the list that it came from", () => {
  const results = "?resume=mine&state=NSW&pages=2";
  const comparison = comparisonAddress(results, "job");
  expect(comparison).toBe("/?resume=mine&state=NSW&pages=2&compare=job");
  expect(resultsAddress(comparison.slice(1))).toBe(`/${results}`);
});
