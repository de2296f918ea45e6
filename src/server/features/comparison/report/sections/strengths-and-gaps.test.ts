import { describe, expect, test } from "vitest";
import type { Finding, Findings } from "../findings.ts";
import { cited, makeFindings } from "../testing/make-findings.ts";
import { writeReport } from "../write-report.ts";

const texts = (list: readonly { readonly text: string }[]) => list.map(({ text }) => text);
const reportOf = (requirements: readonly Partial<Finding>[], given: Partial<Findings> = {}) =>
  writeReport(makeFindings(requirements, given));

const mediation: Partial<Finding> = {
  ...{ requirement: "Mediation of retail disputes", kind: "skill", grade: "met", shown: "work" },
  ...{ topics: ["mediation"], found: ["mediation"] },
  evidence: [cited(9, "Ran forty mediations a year for shopkeepers and their landlords")],
};
const admission: Partial<Finding> = {
  ...{ requirement: "Admitted to practise", kind: "licence", credential: "admission as a lawyer" },
};

describe("strengths", () => {
  test("quote the work, say in which role, and cite the line", () => {
    const [first] = reportOf([mediation]).strengths;
    expect(first?.text).toContain(
      "“Ran forty mediations a year for shopkeepers and their landlords”",
    );
    expect(first?.text).toMatch(/mediation/i);
    expect(first?.text).toContain("Associate");
    expect(first).toMatchObject({ lines: [9], requirement: 1 });
  });

  test("one line that proves two requirements is told once, with both names", () => {
    const leasing = { requirement: "Leasing", topics: ["leasing"], found: ["leasing"] };
    const { strengths } = reportOf([mediation, { ...mediation, ...leasing }]);
    expect(strengths).toHaveLength(1);
    expect(strengths[0]?.text).toMatch(/mediation and leasing/i);
  });

  test("essential before preferred, and what is only listed last", () => {
    const { strengths } = reportOf([
      { ...mediation, essential: false },
      {
        ...mediation,
        requirement: "PEXA",
        topics: ["pexa"],
        found: ["pexa"],
        shown: "list",
        evidence: [cited(30, "PEXA")],
      },
      {
        ...mediation,
        requirement: "Leasing",
        topics: ["leasing"],
        found: ["leasing"],
        evidence: [cited(16, "Leased shops")],
      },
    ]);
    expect(strengths.map(({ requirement }) => requirement)).toEqual([3, 2, 1]);
  });

  test("never name what the cited line does not show", () => {
    const { strengths } = reportOf([
      {
        ...mediation,
        requirement: "Keep files in Smokeball or similar",
        topics: ["leap", "smokeball"],
        found: ["leap"],
        absent: ["smokeball"],
        evidence: [cited(9, "Kept two hundred matters in LEAP")],
      },
    ]);
    expect(texts(strengths).join()).not.toMatch(/^Smokeball|for Smokeball|on Smokeball/i);
  });

  test("a school, an origin or a visa is cited by its line and never told", () => {
    const { strengths } = reportOf([
      {
        requirement: "A law degree",
        kind: "degree",
        credential: "law degree",
        state: "held",
        grade: "met",
        evidence: [cited(25, "LLB, Harbour University")],
      },
      {
        requirement: "Work rights",
        kind: "work-right",
        state: "held",
        grade: "met",
        evidence: [cited(3, "Permanent resident")],
      },
    ]);
    expect(texts(strengths).join()).not.toMatch(/Harbour|resident/);
    expect(strengths.flatMap(({ lines }) => lines).sort()).toEqual([25, 3]);
  });

  test("years above the range are no strength", () => {
    const years: Partial<Finding> = {
      kind: "years",
      requirement: "3 to 5 years",
      grade: "met",
      evidence: [cited(7, "Associate")],
    };
    expect(texts(reportOf([years]).strengths).join()).toContain("about 4 years in practice");
    const limits = [{ reason: "far-above", most: 54 }] as const;
    expect(reportOf([years], { limits }).strengths).toEqual([]);
  });
});

describe("gaps", () => {
  test("essential missing first, then in part, then preferred", () => {
    const topic = (name: string, given: Partial<Finding>) => ({
      requirement: name,
      topics: [name],
      absent: [name],
      ...given,
    });
    const { gaps } = reportOf([
      topic("budgets", { essential: false }),
      topic("payroll", {
        grade: "partial",
        shown: "work",
        evidence: [cited(9, "Checked timesheets")],
      }),
      topic("probate", {}),
    ]);
    expect(gaps.map(({ requirement }) => requirement)).toEqual([3, 2, 1]);
    expect(gaps[1]?.text).toContain("“Checked timesheets”");
  });

  test("listed only is said to be so", () => {
    const [gap] = reportOf([
      { ...mediation, grade: "partial", shown: "list", evidence: [cited(30, "Mediation")] },
    ]).gaps;
    expect(gap?.text).toMatch(/list/);
    expect(gap?.lines).toEqual([30]);
  });

  test("a missing admission says what it does to the score, and a paper does not take its number", () => {
    const limits = [
      { reason: "admission-missing", most: 52 },
      { reason: "paper-missing", most: 82 },
    ] as const;
    const { gaps } = reportOf(
      [
        { ...admission, grade: "missing", state: "none" },
        { requirement: "A law degree", kind: "degree", credential: "law degree", grade: "missing" },
      ],
      { limits },
    );
    expect(gaps[0]?.text).toMatch(/No admission as a lawyer is stated\. .*52/);
    expect(gaps[1]?.text).toContain("82");
  });

  test("years say what is asked and what is there", () => {
    const years: Findings["years"] = { least: 5, most: undefined, shown: 1.8, inPractice: false };
    const { gaps } = reportOf(
      [
        {
          kind: "years",
          requirement: "Five years",
          grade: "partial",
          evidence: [cited(7, "Associate")],
        },
      ],
      { years },
    );
    expect(gaps[0]?.text).toContain("at least 5 years");
    expect(gaps[0]?.text).toContain("about 2 years of such work");
  });

  test("three sentences about one thing are one gap, and what is too much is named together", () => {
    const audit = { requirement: "Auditing", topics: ["auditing"], absent: ["auditing"] };
    expect(reportOf([audit, audit, audit]).gaps).toHaveLength(1);
    const names = ["auditing", "payroll", "probate", "welding", "budgets", "dispatch"];
    const { gaps } = reportOf(
      names.map((name) => ({ requirement: name, topics: [name], absent: [name] })),
    );
    expect(gaps).toHaveLength(5);
    expect(gaps[4]?.text).toMatch(/\w+ or \w+/);
  });

  test("what one line shows is no gap in another sentence, and not left open either", () => {
    const again = {
      ...mediation,
      number: 2,
      shown: "" as const,
      evidence: [],
      found: [],
      absent: ["mediation"],
    };
    expect(reportOf([mediation, { ...again, grade: "missing" }]).gaps).toEqual([]);
    expect(reportOf([mediation, { ...again, grade: "unclear" }]).confirm).toEqual([]);
  });

  test("what an advertisement says about itself is no gap", () => {
    const { gaps } = reportOf([
      { requirement: "We are six lawyers in a converted bank", kind: "duty" },
    ]);
    expect(gaps).toEqual([]);
  });
});
