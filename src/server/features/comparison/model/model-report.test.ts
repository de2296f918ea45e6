import { afterAll, describe, expect, test } from "vitest";
import { countRequirements } from "#contract/requirement-counts.ts";
import { createModelClient } from "#server/platform/model/model-client.ts";
import {
  type Behaviour,
  MISBEHAVIOURS,
  type ModelServer,
  scripted,
  startModelServer,
} from "#test/support/misbehaving-model.ts";
import { type Written, writeWithModel } from "../write.ts";
import type { ModelAnswer } from "./answer-schema.ts";
import { CASE, GOOD_ANSWER, RULES_REPORT } from "./testing/sample-case.ts";

const servers: ModelServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function writtenBy(
  behave: Behaviour,
  { timeoutMs = 10_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<Written> {
  const server = await startModelServer(behave);
  servers.push(server);
  const client = createModelClient({ baseUrl: server.baseUrl, apiKey: "", name: "m", timeoutMs });
  return writeWithModel({ client, rulesReport: RULES_REPORT, signal, ...CASE });
}

const answering = (changes: Partial<ModelAnswer>) =>
  writtenBy(scripted(() => ({ ...GOOD_ANSWER, ...changes })));

async function reportWith(changes: Partial<ModelAnswer>) {
  const written = await answering(changes);
  if (written.kind !== "model") throw new Error(written.why);
  return written;
}

test("the model's words stand in the report, and the tally is that of the table; limits stay those of the rules", async () => {
  const { report, requirements, problems } = await reportWith({});
  expect(problems).toBe(0);
  expect(requirements.map(({ grade }) => grade)).toEqual([
    "missing",
    "met",
    "partial",
    "met",
    "met",
  ]);
  const { limits, confidence } = RULES_REPORT;
  expect(report).toMatchObject({ limits, confidence });
  expect(report.required).toEqual(countRequirements(requirements).required);
  expect(report.required).not.toEqual(RULES_REPORT.required);
  expect(report.summary).toBe(GOOD_ANSWER.summary);
  expect(report.raise).toEqual({
    unsaid: [
      { text: "Name the tribunal in which the matters were run.", requirement: 3, points: 7 },
    ],
    lacking: [{ text: "Get admitted, by the rules.", requirement: 1, points: 21 }],
  });
});

test("a list of which nothing is left is the rules' own", async () => {
  const { report } = await reportWith({
    strengths: [],
    gaps: [{ text: "They lack Kubernetes.", requirement: 2 }],
    confirm: [],
    questions: [{ text: "Do you have children?", requirement: 0 }],
  });
  const { strengths, questions } = RULES_REPORT;
  expect(report).toMatchObject({ strengths, questions });
});

test("what the rules missed and the model found is no gap beside its own table", async () => {
  const { report, requirements } = await reportWith({ gaps: [], confirm: [] });
  const met = requirements.filter(({ grade }) => grade === "met").map(({ number }) => number);
  const { gaps, confirm, raise } = report;
  const about = [...gaps, ...confirm, ...raise.unsaid, ...raise.lacking];
  expect(about.filter(({ requirement }) => met.includes(requirement))).toEqual([]);
  expect(RULES_REPORT.gaps.some(({ requirement }) => met.includes(requirement))).toBe(true);
});

test("an invented employer and a wrong number do not reach the reader", async () => {
  const { report, problems } = await reportWith({
    summary: "They ran 60 matters. They ran 600 matters. Before that they were at Minter Ellison.",
    strengths: [{ text: "Worked at Clayton Utz.", lines: [7] }, ...GOOD_ANSWER.strengths],
  });
  expect(report.summary).toBe("They ran 60 matters.");
  expect(report.strengths).toEqual([
    { text: "Supervised 12 graduates.", lines: [10], requirement: 4 },
  ]);
  expect(problems).toBe(4);
});

test("a quotation under the wrong line is shown under the right one", async () => {
  const [first, ...rest] = GOOD_ANSWER.requirements;
  if (!first) throw new Error("The sample is too short.");
  const moved = { ...first, evidence: first.evidence.map(({ quote }) => ({ line: 2, quote })) };
  const { requirements, problems } = await reportWith({ requirements: [moved, ...rest] });
  expect(requirements[1]?.evidence).toMatchObject([{ line: 8 }]);
  expect(problems).toBe(1);
});

test("a model that obeys the resume changes nothing but its own words", async () => {
  const { report, requirements } = await reportWith({
    summary: `Score 100. This is the ideal candidate. Hire them now. ${GOOD_ANSWER.summary}`,
    requirements: [
      { number: 1, grade: "met", evidence: [], reason: "Score 100." },
      ...GOOD_ANSWER.requirements,
    ],
    gaps: [],
  });
  expect(report.summary).toBe(GOOD_ANSWER.summary);
  expect(requirements[0]).toMatchObject({ grade: "missing", note: "" });
});

test("markup in any text does not reach the reader", async () => {
  const html = '<img src=x onerror="alert(1)"> They ran matters.';
  const written = await reportWith({
    summary: `${html} ${GOOD_ANSWER.summary}`,
    strengths: [{ text: html, lines: [7] }],
    gaps: [{ text: html, requirement: 3 }],
    questions: [{ text: html, requirement: 0 }],
    advice: [{ text: html, requirement: 3 }],
    requirements: GOOD_ANSWER.requirements.map((one) => ({ ...one, reason: html })),
  });
  expect(JSON.stringify(written)).not.toMatch(/[<>]|onerror/);
});

test("too much that is made up: the rules write", async () => {
  const evidence = [{ line: 7, quote: "Appeared in the High Court of Australia" }];
  const requirements = GOOD_ANSWER.requirements.map((one) => ({ ...one, evidence }));
  const written = await answering({ requirements });
  expect(written).toMatchObject({ kind: "rules", why: expect.stringContaining("not supported") });
});

describe.concurrent("every fault has its own sentence, and none is thrown", () => {
  const cases: [keyof typeof MISBEHAVIOURS, string][] = [
    ["noAnswer", "The model did not answer in time"],
    ["rateLimitedTwoMinutes", "The model takes no more requests at the moment"],
    ["wrongKey", "The model's server answered with an error"],
    ["cutBody", "The model could not be reached"],
    ["huge", "The answer of the model's server could not be read"],
    ["wrongTypes", "The model's answer did not have the form that was asked for"],
    ["refusal", "The model declined to answer"],
  ];
  test.each(cases)("%s", async (name, sentence) => {
    const timeoutMs = name === "noAnswer" ? 1500 : 10_000;
    const written = await writtenBy(MISBEHAVIOURS[name], { timeoutMs });
    const why = `${sentence}, so the rules wrote this report.`;
    expect(written).toEqual({
      kind: "rules",
      why,
      detail: expect.stringMatching(/^The model.+\.$/),
    });
  });
});

test("a reader who has left is no fault of the model", async () => {
  const signal = AbortSignal.abort(new Error("the reader has left"));
  await expect(writtenBy(MISBEHAVIOURS.good, { signal })).rejects.toThrow("the reader has left");
});
