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

describe("to confirm", () => {
  test("rights, an admission that is taken for granted, checks and lists", () => {
    const { confirm } = reportOf([
      { ...admission, grade: "met", state: "assumed", evidence: [cited(7, "Associate")] },
      { kind: "work-right", requirement: "Work rights", grade: "unclear", state: "unsaid" },
      {
        kind: "licence",
        requirement: "Police check",
        credential: "police check",
        grade: "unclear",
      },
      { ...mediation, shown: "list", evidence: [cited(30, "Mediation")] },
    ]);
    expect(confirm.map(({ requirement }) => requirement)).toEqual([1, 2, 3, 4]);
    expect(texts(confirm).join(" ")).toMatch(
      /inferred.*right to work in Australia.*a police check.*list/s,
    );
  });

  test("rights that are stated are not asked for again", () => {
    const { confirm } = reportOf([
      {
        kind: "work-right",
        requirement: "Work rights",
        grade: "met",
        state: "held",
        evidence: [cited(3, "Citizen")],
      },
      { kind: "skill", requirement: "We cannot sponsor a visa", grade: "unclear" },
    ]);
    expect(confirm).toEqual([]);
  });
});

describe("questions", () => {
  test("ask after the gap and into the evidence, and are the same for both", () => {
    const requirements = [mediation, { requirement: "Probate" }];
    const { questions } = reportOf(requirements);
    expect(questions[0]).toMatchObject({ requirement: 2 });
    expect(questions[1]?.text).toContain("“Ran forty mediations");
    expect(questions.every(({ text }) => text.endsWith("?"))).toBe(true);
    expect(reportOf(requirements, { audience: "candidate" }).questions).toEqual(questions);
  });

  test("a level that does not fit is asked about", () => {
    const limits = [{ reason: "below", most: 68 }] as const;
    const { questions } = reportOf([{ kind: "years", requirement: "3 years", grade: "partial" }], {
      limits,
    });
    expect(questions[0]?.text).toContain("3 to 5 years in practice");
  });
});

describe("what would raise the score", () => {
  const candidate = { audience: "candidate" } as const;

  test("asks whoever has it to say where, the most points first, and leaves out what moves nothing", () => {
    const { raise } = reportOf(
      [
        { requirement: "Experience in probate", points: 3 },
        { requirement: "Budgets of a department", points: 0 },
        {
          ...mediation,
          grade: "partial",
          requirement: "Mediation and arbitration of retail disputes",
          points: 2,
        },
      ],
      candidate,
    );
    expect(raise.unsaid).toMatchObject([
      { requirement: 1, points: 3 },
      { requirement: 3, points: 2 },
    ]);
    expect(raise.unsaid[0]?.text).toMatch(/^If .*probate.*under Associate \(line 7\)/);
    expect(raise.unsaid[1]?.text).toMatch(/if .*line 9|line 9 .*if /i);
    expect(raise.lacking).toEqual([]);
  });

  test("a licence that is missing comes first, and is said to decide", () => {
    const limits = [{ reason: "admission-missing", most: 52 }] as const;
    const { raise } = reportOf(
      [
        { requirement: "Experience in probate", points: 9 },
        { ...admission, grade: "missing", state: "none", points: 4 },
      ],
      { ...candidate, limits, score: 40 },
    );
    expect(raise.unsaid.map(({ requirement }) => requirement)).toEqual([2, 1]);
    expect(raise.unsaid[0]?.text).toMatch(/^If you .*without it .*52/is);
  });

  test("no advice on duties, unless so little is asked for that they are counted", () => {
    const duty = { kind: "duty", requirement: "Draft leases", points: 2 } as const;
    const must = [1, 2, 3].map(() => ({ ...mediation }));
    expect(reportOf([...must, duty], candidate).raise.unsaid).toEqual([]);
    expect(reportOf([mediation, duty], candidate).raise.unsaid).toHaveLength(1);
  });

  test("what the resume denies is lacking, never unsaid", () => {
    const denied = { ...admission, grade: "missing", state: "denied" } as const;
    const { raise } = reportOf([{ ...denied, evidence: [cited(4, "Not admitted")] }], candidate);
    expect(raise.unsaid).toEqual([]);
    expect(raise.lacking).toHaveLength(1);
  });
});

describe("limits", () => {
  test("one sentence for each reason, with its number, the tightest first", () => {
    const limits = [
      { reason: "paper-missing", most: 82 },
      { reason: "admission-missing", most: 52 },
      { reason: "admission-missing", most: 33 },
    ] as const;
    const report = reportOf([mediation], { limits });
    expect(report.limits).toHaveLength(2);
    expect(report.limits[0]).toMatch(/admission as a lawyer in Australia is not shown.*33/i);
    expect(report.limits[1]).toContain("82");
  });
});
