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
    const requirements = [
      mediation,
      { requirement: "Probate", topics: ["probate"], absent: ["probate"] },
    ];
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

  test("what is near is unsaid, with the place to add it; what is lacking is told apart", () => {
    const { raise } = reportOf(
      [
        { requirement: "Probate", topics: ["probate"], absent: ["probate"], points: 3 },
        {
          ...mediation,
          grade: "partial",
          isNear: true,
          requirement: "Mediation and arbitration",
          topics: ["mediation", "arbitration"],
          absent: ["arbitration"],
          points: 2,
        },
      ],
      candidate,
    );
    expect(raise.unsaid).toMatchObject([{ requirement: 2, points: 2 }]);
    expect(raise.unsaid[0]?.text).toMatch(/arbitration.*under Associate \(line 9\)/i);
    expect(raise.lacking).toMatchObject([{ requirement: 1, points: 3 }]);
  });

  test("what the resume denies is lacking, never unsaid", () => {
    const denied = { ...admission, grade: "missing", state: "denied", isNear: true } as const;
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
    expect(report.limits[0]).toMatch(
      /Admission as a lawyer in Australia is not shown.*33|admission as a lawyer in Australia is not shown, 33/,
    );
    expect(report.limits[1]).toContain("82");
  });
});
