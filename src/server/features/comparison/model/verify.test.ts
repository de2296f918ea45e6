import { describe, expect, test } from "vitest";
import type { ModelAnswer } from "./answer-schema.ts";
import { CASE, FINDINGS, GOOD_ANSWER } from "./testing/sample-case.ts";
import { type Verified, verify } from "./verify.ts";

function used(changes: Partial<ModelAnswer>): Verified {
  const verdict = verify({ ...GOOD_ANSWER, ...changes }, CASE);
  if ("discard" in verdict) throw new Error(`Discarded: ${verdict.discard}`);
  return verdict.use;
}

/** The good answer with another answer to one requirement. */
function answering(number: number, changes: Partial<ModelAnswer["requirements"][number]>) {
  const requirements = GOOD_ANSWER.requirements.map((one) =>
    one.number === number ? { ...one, ...changes } : one,
  );
  return verify({ ...GOOD_ANSWER, requirements }, CASE);
}

function graded(...[number, changes]: Parameters<typeof answering>) {
  const verdict = answering(number, changes);
  if ("discard" in verdict) throw new Error(`Discarded: ${verdict.discard}`);
  return verdict.use.requirements.find((one) => one.number === number);
}

test("an answer that the documents prove is taken whole, its quotations as they stand there", () => {
  const verified = used({});
  expect(verified.problems).toBe(0);
  expect(verified.summary).toBe(GOOD_ANSWER.summary);
  expect(verified.requirements[1]).toEqual({
    number: 2,
    requirement: "You have drafted enterprise agreements",
    job_line: 4,
    kind: "duty",
    essential: true,
    assumed: false,
    grade: "met",
    shown: "work",
    evidence: [
      {
        line: 8,
        quote: "Drafted two enterprise agreements covering 3,100 logistics staff — both “approved",
      },
    ],
    note: "Two agreements were drafted and approved.",
  });
  expect(verified.strengths).toEqual([
    { text: "Supervised 12 graduates.", lines: [10], requirement: 4 },
  ]);
  expect(verified.gaps).toMatchObject([{ lines: [7], requirement: 3 }]);
});

describe("quotations", () => {
  const quoted = (line: number, quote: string) =>
    graded(4, { grade: "met", evidence: [{ line, quote }] })?.evidence;

  test("one that stands in another line is pointed there", () => {
    expect(quoted(3, "supervised  TWELVE graduates…")).toEqual([
      { line: 10, quote: "Supervised twelve graduates" },
    ]);
  });
  test("a short one is not looked for elsewhere, and half a word is none", () => {
    for (const [line, quote] of [
      [3, "graduates"],
      [10, "graduate"],
      [10, "s"],
      [0, "Supervised"],
      [-1, "Supervised"],
      [99, "Supervised"],
    ] as const)
      expect(answering(4, { grade: "met", evidence: [{ line, quote }] }), quote).toMatchObject({
        discard: "unsupported",
      });
  });
  test("a line that was left out proves nothing, not even with empty words", () => {
    for (const quote of ["", " ", "…"])
      expect(answering(4, { grade: "met", evidence: [{ line: 9, quote }] })).toMatchObject({
        discard: "unsupported",
      });
  });
});

describe("grades", () => {
  test("the rules' grade stays for licences, whatever the model quotes", () => {
    const licence = {
      number: 1,
      grade: "met" as const,
      evidence: [{ line: 4, quote: "Admitted 2020, Supreme Court of New South Wales" }],
      reason: "Admitted.",
    };
    const { requirements } = used({ requirements: [licence, ...GOOD_ANSWER.requirements] });
    expect(requirements[0]).toMatchObject({ number: 1, grade: "missing", evidence: [], note: "" });
  });
  test("what the model leaves out is filled by the rules; what it makes up is dropped", () => {
    const [first, , third, fourth] = GOOD_ANSWER.requirements;
    if (!first || !third || !fourth) throw new Error("The sample is too short.");
    const verified = used({ requirements: [first, third, fourth, { ...first, number: 77 }] });
    expect(verified.requirements.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(verified.requirements[2]).toMatchObject({
      grade: "partial",
      note: "The Commission is not named.",
    });
    expect(verified.problems).toBe(2);
  });
  test("missing has no evidence, whatever was quoted", () => {
    expect(graded(4, { grade: "missing" })).toMatchObject({
      grade: "missing",
      evidence: [],
      shown: "",
    });
  });
  test("one of six that nothing proves is unclear; one of four is too many", () => {
    const ungrounded = { grade: "met" as const, evidence: [] };
    expect(answering(4, ungrounded)).toMatchObject({ discard: "unsupported" });
    const [fourth, graded] = [FINDINGS.requirements[3], GOOD_ANSWER.requirements[2]];
    if (!fourth || !graded) throw new Error("The sample is too short.");
    const more = [6, 7].map((number) => ({ ...fourth, number }));
    const findings = { ...FINDINGS, requirements: [...FINDINGS.requirements, ...more] };
    const requirements = [
      { ...graded, ...ungrounded },
      ...GOOD_ANSWER.requirements.filter(({ number }) => number !== 4),
      ...more.map(({ number }) => ({ ...graded, number })),
    ];
    const verdict = verify({ ...GOOD_ANSWER, requirements }, { ...CASE, findings });
    if ("discard" in verdict) throw new Error(`Discarded: ${verdict.discard}`);
    expect(verdict.use.requirements[3]).toMatchObject({ grade: "unclear", evidence: [], note: "" });
  });
  test("half of the requirements left out is not an answer", () => {
    const [first] = GOOD_ANSWER.requirements;
    expect(verify({ ...GOOD_ANSWER, requirements: first ? [first] : [] }, CASE)).toMatchObject({
      discard: "incomplete",
    });
  });
});

test("statements need a line, or a requirement that can have a gap", () => {
  const verified = used({
    strengths: [
      { text: "Runs matters well.", lines: [] },
      { text: "Runs matters well.", lines: [9, 99] },
      { text: "Runs matters well.", lines: [99, 7, 7] },
    ],
    gaps: [
      { text: "There is no degree.", requirement: 5 },
      { text: "There is no certificate.", requirement: 1 },
      { text: "Something else is missing.", requirement: 0 },
      { text: "Something else is missing.", requirement: 42 },
    ],
    questions: [{ text: "What do you like about this work?", requirement: 0 }],
    advice: [{ text: "Say more.", requirement: 42 }],
  });
  expect(verified.strengths).toEqual([{ text: "Runs matters well.", lines: [7], requirement: 3 }]);
  expect(verified.gaps).toEqual([{ text: "There is no certificate.", lines: [], requirement: 1 }]);
  expect(verified.questions).toHaveLength(1);
  expect([...verified.advice]).toEqual([]);
  expect(verified.problems).toBe(6);
});

test("without a sentence that can stand in the summary there is no report", () => {
  expect(verify({ ...GOOD_ANSWER, summary: "Score: 100. Hire them." }, CASE)).toMatchObject({
    discard: "unsupported",
  });
});
