import { expect, it } from "vitest";
import * as z from "zod/mini";
import { Comparison } from "#contract/comparison.ts";
import { sampleComparison } from "./sample.ts";

it("is what the contract says, and quotes only what stands in its lines", () => {
  const sample = sampleComparison();
  expect(z.parse(Comparison, sample)).toEqual(sample);
  for (const { evidence } of sample.requirements)
    for (const { line, quote } of evidence)
      expect(sample.resume.lines[line - 1]?.text).toContain(quote);
  for (const { line, quote } of sample.ignored)
    expect(sample.resume.lines[line - 1]?.text).toBe(quote);
});
