import { describe, expect, test } from "vitest";
import type { Report, Statement } from "#contract/comparison.ts";
import { FIT_LABELS } from "#contract/match-levels.ts";
import type { Findings } from "./findings.ts";
import { cited, makeFindings } from "./report/testing/make-findings.ts";
import { PAPERS, sortsOfFindings, TOPICS } from "./report/testing/sorts-of-findings.ts";
import { writeReport } from "./write.ts";

const AUDIENCES = ["recruiter", "candidate"] as const;
const everyReport = sortsOfFindings().flatMap(([name, findings]) =>
  AUDIENCES.map((audience): [string, Findings, Report] => {
    const addressed = { ...findings, audience };
    return [`${name}, for the ${audience}`, addressed, writeReport(addressed)];
  }),
);

const statementsOf = ({ strengths, gaps, confirm, questions }: Report): Statement[] => [
  ...strengths,
  ...gaps,
  ...confirm,
  ...questions,
];
const textsOf = (report: Report) => [
  report.summary,
  ...statementsOf(report).map(({ text }) => text),
  ...[...report.raise.unsaid, ...report.raise.lacking].map(({ text }) => text),
  ...report.limits,
];
const unquoted = (text: string) => text.replace(/“[^”]*”/g, "“”");
const sentencesOf = (text: string) => unquoted(text).split(/(?<=[.?”])\s+(?=[\p{Lu}“\d])/u);

/** A sentence with quotations, names, numbers and topics taken out, and its verbs in one form. */
function patternOf(sentence: string, { candidate, job, roles }: Findings): string {
  const names = [
    ...[
      candidate,
      job.title,
      job.company,
      ...roles.flatMap(({ title, company }) => [title, company]),
    ],
    ...TOPICS,
    ...PAPERS,
  ].filter(Boolean);
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const bare = longestFirst.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b(?:an? )?${name}\\b`, "gi"), "#"),
    sentence,
  );
  return bare
    .replace(/\d+/g, "#")
    .replace(/#(?:(?:, | and |, and | or |, or )#)+/g, "#")
    .replace(/\bare\b/g, "is")
    .replace(/\bdo\b/g, "does")
    .replace(/\bcome\b/g, "comes")
    .replace(/\bthem\b/g, "it");
}

describe.each(everyReport)("%s", (_, findings, report) => {
  test("no sentence pattern comes more than twice", () => {
    const counts = new Map<string, number>();
    for (const text of textsOf(report))
      for (const sentence of sentencesOf(text)) {
        const pattern = patternOf(sentence, findings);
        counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
      }
    expect([...counts].filter(([, count]) => count > 2)).toEqual([]);
  });

  test("whole sentences, without holes", () => {
    for (const text of textsOf(report)) {
      expect(text).toMatch(/^[\p{Lu}“\d].*[.?…”]$/u);
      expect(text).not.toMatch(/[{}]|undefined|NaN| {2}| [,.;:?]|\.\.|“”/);
      expect(text.length).toBeLessThan(text === report.summary ? 700 : 330);
    }
  });

  test("each rests on a requirement, and on lines that were cited or head a role", () => {
    const numbers = new Set(findings.requirements.map(({ number }) => number));
    const lines = new Set([
      ...findings.requirements.flatMap(({ evidence }) => evidence.map(({ line }) => line)),
      ...findings.roles.map(({ from }) => from),
    ]);
    for (const statement of statementsOf(report)) {
      expect(numbers.has(statement.requirement), statement.text).toBe(true);
      for (const line of statement.lines) expect(lines.has(line), statement.text).toBe(true);
    }
    for (const { lines: own } of report.strengths) expect(own).not.toEqual([]);
  });

  test("what stands in quotation marks stands in a document", () => {
    const documents = findings.requirements
      .flatMap(({ requirement, evidence }) => [requirement, ...evidence.map(({ quote }) => quote)])
      .join("\n")
      .toLowerCase();
    for (const text of textsOf(report))
      for (const [, quote = ""] of text.matchAll(/“([^”]*)”/g))
        expect(documents).toContain(quote.replace(/…+$/, "").toLowerCase());
  });

  test("nothing that nothing supports, and nobody is he or she", () => {
    const labels = new RegExp(FIT_LABELS.map(({ name }) => name).join("|"), "g");
    for (const text of textsOf(report).map((one) => unquoted(one).replace(labels, ""))) {
      expect(text).not.toMatch(/\b(?:he|she|his|hers?|him)\b/i);
      expect(text).not.toMatch(/\b(?:strong|impressive|excellent|outstanding|perfect|great)\b/i);
    }
  });

  test("speaks to whom it is for, and keeps to its measure", () => {
    const { strengths, gaps, confirm, questions, raise } = report;
    expect([strengths, gaps, questions].every((list) => list.length <= 5)).toBe(true);
    expect([confirm, raise.unsaid, raise.lacking].every((list) => list.length <= 4)).toBe(true);
    expect([2, 3, 4]).toContain(sentencesOf(report.summary).length);
    const told = [report.summary, ...[...strengths, ...gaps, ...confirm].map(({ text }) => text)];
    const own = unquoted(told.join(" "));
    if (findings.audience === "recruiter") {
      expect(own).not.toMatch(/\byour?\b/i);
      expect(raise).toEqual({ unsaid: [], lacking: [] });
    } else {
      expect(own).not.toMatch(/\bthe (?:candidate|resume)\b/i);
      if (findings.candidate) expect(own).not.toContain(findings.candidate);
    }
  });

  test("the same findings give the same report", () => {
    expect(writeReport(findings)).toEqual(report);
  });

  test("advice never asks to claim what is not so, the most points first", () => {
    for (const { text } of report.raise.unsaid) expect(text).toMatch(/\b(?:if|should your)\b/i);
    for (const list of [report.raise.unsaid, report.raise.lacking]) {
      const points = list.map((one) => one.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });
});

describe("the summary", () => {
  const met = { grade: "met", shown: "work" } as const;
  const evidence = [cited(9, "Ran forty mediations a year")];
  const two = [
    { ...met, requirement: "Mediation", evidence },
    { requirement: "Confident with PEXA", grade: "missing" },
  ] as const;

  test("names its label once, in a sentence of another shape for each", () => {
    const openings = FIT_LABELS.map(({ name }) => {
      const { summary } = writeReport(makeFindings(two, { label: name }));
      expect(summary.split(name)).toHaveLength(2);
      return summary.split(". ")[0]?.replace(name, "");
    });
    expect(new Set(openings).size).toBe(FIT_LABELS.length);
  });

  test("counts, and tells the evidence with its line, and the gap by name, but never the score", () => {
    const { summary } = writeReport(makeFindings(two, { label: "Good Fit" }));
    expect(summary).toContain("1 of 2 requirements");
    expect(summary).toMatch(/mediation, in line 9\./);
    expect(summary).toContain("The main gap: the resume does not show confidence with PEXA.");
    expect(summary).not.toContain("76");
  });

  test("says plainly when there is not enough to judge", () => {
    expect(writeReport(makeFindings(two, { confidence: "low" })).summary).toMatch(/not enough/i);
    expect(writeReport(makeFindings([])).summary).toMatch(/not enough to judge/i);
  });

  test("says what holds the score down, and not what does not", () => {
    const limits = [{ reason: "admission-missing", most: 52 }] as const;
    const held = writeReport(makeFindings(two, { limits, score: 51 }));
    expect(held.summary).toContain("admission as a lawyer in Australia is not shown");
    const lower = writeReport(makeFindings(two, { limits, score: 20 }));
    expect(lower.summary).not.toContain("admission as a lawyer in Australia is not shown");
    expect(lower.limits.join()).toContain("52");
  });
});

describe("tallies", () => {
  test("count all that is asked for, open or not, the required apart from the preferred, and no traits", () => {
    const report = writeReport(
      makeFindings([
        { grade: "met" },
        { grade: "partial" },
        { grade: "missing" },
        { grade: "unclear" },
        { grade: "missing", kind: "quality" },
        { grade: "met", kind: "duty" },
        { grade: "met", essential: false },
        { grade: "unclear", essential: false },
      ]),
    );
    expect(report.required).toEqual({ met: 1, partial: 1, unclear: 1, total: 4 });
    expect(report.preferred).toEqual({ met: 1, partial: 0, unclear: 1, total: 2 });
    expect(report.duties).toBeUndefined();
  });

  test("count duties as duties where less than three things are required", () => {
    const report = writeReport(
      makeFindings([{ grade: "met" }, { kind: "duty", grade: "met" }, { kind: "duty" }]),
    );
    expect(report.required).toMatchObject({ met: 1, total: 1 });
    expect(report.duties).toEqual({ met: 1, partial: 0, unclear: 0, total: 2 });
  });
});
