import { describe, expect, test } from "vitest";
import type { Finding, Findings } from "../../findings.ts";
import { writeReport } from "../../write.ts";
import { cited, makeFindings } from "../testing/make-findings.ts";

const texts = (list: readonly { readonly text: string }[]) => list.map(({ text }) => text);
const reportOf = (requirements: readonly Partial<Finding>[], given: Partial<Findings> = {}) =>
  writeReport(makeFindings(requirements, given));

const mediation: Partial<Finding> = {
  ...{ requirement: "Mediation of retail disputes", kind: "skill", grade: "met", shown: "work" },
  evidence: [cited(9, "Ran forty mediations a year for shopkeepers and their landlords")],
};
const admission: Partial<Finding> = {
  ...{ requirement: "Admitted to practise", kind: "licence", credential: "admission as a lawyer" },
};

describe("strengths", () => {
  test("quote the line whole, and cite it", () => {
    const [first] = reportOf([mediation]).strengths;
    expect(first?.text).toContain(
      "“Ran forty mediations a year for shopkeepers and their landlords”",
    );
    expect(first?.text).toMatch(/mediation/i);
    expect(first).toMatchObject({ lines: [9], requirement: 1 });
  });

  test("one line that proves two requirements is told once, with both names", () => {
    const leasing = { requirement: "Leasing of shops" };
    const { strengths } = reportOf([mediation, { ...mediation, ...leasing }]);
    expect(strengths).toHaveLength(1);
    expect(strengths[0]?.text).toMatch(/mediation of retail disputes and leasing of shops/i);
  });

  test("a line that its file cuts off, or that is long, is pointed at and never cut", () => {
    const quote = "Ran forty mediations a year, of which";
    const [cutOff] = reportOf([
      { ...mediation, evidence: [cited(9, quote)], wholeLines: [] },
    ]).strengths;
    expect(cutOff?.text).not.toContain("“");
    const long = "mediations for shopkeepers ".repeat(9).trim();
    const [pointed] = reportOf([{ ...mediation, evidence: [cited(9, long)] }]).strengths;
    expect(pointed?.text).not.toContain("“");
    expect(pointed?.lines).toEqual([9]);
  });

  test("essential before preferred, and what is only listed last", () => {
    const { strengths } = reportOf([
      { ...mediation, essential: false },
      {
        ...mediation,
        requirement: "PEXA",
        shown: "list",
        evidence: [cited(30, "PEXA")],
      },
      {
        ...mediation,
        requirement: "Leasing",
        evidence: [cited(16, "Leased shops")],
      },
    ]);
    expect(strengths.map(({ requirement }) => requirement)).toEqual([3, 2, 1]);
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
    const topic = (name: string, given: Partial<Finding>) => ({ requirement: name, ...given });
    const { gaps } = reportOf([
      topic("Budgets of a department", { essential: false }),
      topic("Payroll of two hundred", {
        grade: "partial",
        shown: "work",
        evidence: [cited(9, "Checked timesheets")],
      }),
      topic("Probate of large estates", {}),
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
    expect(gaps[0]?.text).toMatch(/states no admission as a lawyer\. .*52/);
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

  test("what is too much for one page is named by number", () => {
    const names = ["Auditing", "Payroll", "Probate", "Welding", "Budgets", "Dispatch"];
    const { gaps } = reportOf(names.map((name) => ({ requirement: `${name} of every sort` })));
    expect(gaps).toHaveLength(5);
    expect(gaps[4]?.text).toBe("Requirements 5 and 6 in the list are open as well.");
  });

  test("a sentence of the advertisement is quoted whole, and one that is too long goes by its number", () => {
    const statement = "Our team is small and we share the weekend work between us";
    expect(reportOf([{ requirement: statement }]).gaps[0]?.text).toContain(`: “${statement}”.`);
    const [long] = reportOf([{ requirement: `${statement}, `.repeat(5) }]).gaps;
    expect(long?.text).toContain("requirement 1");
    expect(long?.text).not.toContain("“");
  });

  test("duties are no gaps, unless so little is asked for that they are counted", () => {
    const duty = { kind: "duty", requirement: "Draft leases for landlords" } as const;
    const must = [1, 2, 3].map(() => ({ ...mediation }));
    expect(reportOf([...must, duty]).gaps).toEqual([]);
    expect(texts(reportOf([mediation, duty]).gaps)[0]).toMatch(/work.*drafting leases/i);
  });
});
