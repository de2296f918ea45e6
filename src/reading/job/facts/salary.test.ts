import { describe, expect, test } from "vitest";
import { readSalary } from "./salary.ts";

type Case = readonly [text: string, min: number | null, max: number | null, per: string];

const PAY: readonly Case[] = [
  ["Salary $110k–$130k", 110_000, 130_000, "year"],
  ["$95,000 plus super", 95_000, 95_000, "year"],
  ["150-180k package", 150_000, 180_000, "year"],
  ["$120-140k + super", 120_000, 140_000, "year"],
  ["$850 per day", 850, 850, "day"],
  ["$1,150/day + GST", 1150, 1150, "day"],
  ["$65 p.h.", 65, 65, "hour"],
  ["$45.50/hr", 45.5, 45.5, "hour"],
  ["Level 5 $89,413 - $97,052", 89_413, 97_052, "year"],
  ["a base salary of $120,000 to $140,000 per annum", 120_000, 140_000, "year"],
  ["up to $180k + super", null, 180_000, "year"],
  ["salary from $95,000", 95_000, null, "year"],
  ["$150k+ package", 150_000, null, "year"],
  ["AUD 130,000 p.a.", 130_000, 130_000, "year"],
  ["$1,600 per week plus super", 83_200, 83_200, "year"],
  ["APS 6 ($96,230 to $107,105)", 96_230, 107_105, "year"],
  ["We turn over $40 million and pay a salary of $99,000", 99_000, 99_000, "year"],
];

const SOMETHING_ELSE = [
  "We acted on a $3bn deal",
  "revenue of $80,000,000",
  "fined $200,000 for the breach",
  "matters worth $50,000 to $750,000",
  "a portable practice of $900,000 a year",
  "salary packaging up to $15,900",
  "a budget of $120,000 per annum",
  "a referral bonus of $5,000",
  "claims between $100,000 and $2,000,000",
  "since 2019 to 2024",
  "call 02 7010 4499 or 1300 555 010",
];

describe("what is paid", () => {
  test.each(PAY)("%s", (text, min, max, per) => {
    expect(readSalary(text, false)?.salary).toMatchObject({ min, max, per, currency: "AUD" });
  });

  test.each(SOMETHING_ELSE)("not %s", (text) => expect(readSalary(text, false)).toBeNull());

  test("under a label, numbers need no sign", () => {
    expect(readSalary("100,000 - 120,000", true)?.salary).toMatchObject({
      min: 100_000,
      max: 120_000,
    });
    expect(readSalary("Competitive", true)).toBeNull();
  });

  test("the phrase is kept as it was written", () => {
    const text = (sentence: string) => readSalary(sentence, false)?.salary.text;
    expect(text("You will earn $98,000 plus remote allowance.")).toBe("$98,000");
    expect(text("up to $180k + super, reviewed each year")).toBe("up to $180k + super");
    expect(text("We pay $52.40 per hour.")).toBe("$52.40 per hour");
  });
});
