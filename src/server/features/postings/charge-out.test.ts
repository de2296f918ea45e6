import { expect, test } from "vitest";
import { withoutChargeOut } from "./charge-out.ts";
import { jobFromText } from "./job-from-text.ts";

const CHARGED =
  "The money: no capital call. Hourly rates top out at $790 and nobody will press you.";

test("what clients are charged is no pay", () => {
  const { details, salaryMax } = withoutChargeOut(jobFromText({ text: `Partner\n\n${CHARGED}` }));
  expect([details.salary, salaryMax]).toEqual([null, null]);
});

test("what the job pays stays, also where the same figure is charged", () => {
  const text = `Partner\n\n${CHARGED}\n\nSalary: $790 per day plus super.`;
  expect(withoutChargeOut(jobFromText({ text })).salaryMax).toBe(178_540);
  const usual = jobFromText({ text: "A job.", salaryText: "$110,000 to $130,000" });
  expect(withoutChargeOut(usual)).toBe(usual);
});
