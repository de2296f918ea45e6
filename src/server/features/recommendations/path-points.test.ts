import { expect, test } from "vitest";
import type { NamedEvidence } from "../matching/service.ts";
import { askedWords, type LookedAt, pointsOf } from "./path-points.ts";
import { resumeProof } from "./resume-proof.ts";

const line = (text: string) => ({ text, page: 1 });
const RESUME = resumeProof([line("Ran matters in LEAP"), line("A word of thanks to Priya")]);

type Asked = NamedEvidence["requirements"][number];

/** One advertisement of one requirement, with the names that it is understood to ask for. */
function asks(text: string, change: Partial<Asked>): LookedAt {
  const requirement: Asked = {
    line: 0,
    from: 0,
    to: text.length,
    kind: "skill",
    grade: "missing",
    passages: [],
    isEither: false,
    names: [],
    ...change,
  };
  return {
    words: askedWords([line(text)]),
    evidence: { distance: 0.4, requirements: [requirement] },
  };
}
const names = (points: readonly { name: string }[]) => points.map(({ name }) => name);

test("a name counts only where the advertisement says it", () => {
  const typing = asks("Typing of 70 wpm", { names: ["dictation"] });
  expect(pointsOf([typing], RESUME)).toEqual({
    shown: [],
    needed: [],
    unchecked: [],
    uncounted: 1,
  });
});

test("what is a part of a longer requirement is not said to be missing", () => {
  const both = asks("Kubernetes and Terraform", { names: ["Kubernetes", "Terraform"] });
  expect(names(pointsOf([both], RESUME).unchecked)).toEqual(["Kubernetes", "Terraform"]);
  const either = asks("Kubernetes or Terraform", {
    names: ["Kubernetes", "Terraform"],
    isEither: true,
  });
  expect(names(pointsOf([either], RESUME).needed)).toEqual(["Kubernetes", "Terraform"]);
});

test("what the resume names is never said to be missing, and its line is cited", () => {
  const leap = asks("Advanced LEAP", { names: ["LEAP"] });
  const [point] = pointsOf([leap], RESUME).needed;
  expect(point).toMatchObject({
    partial: 1,
    missing: 0,
    evidence: { line: 1, quote: "Ran matters in LEAP" },
  });
});

test("a program is not found in a word that is spelled like it", () => {
  const [point] = pointsOf([asks("Advanced Word", { names: ["Word"] })], RESUME).needed;
  expect(point).toMatchObject({ name: "Word", missing: 1, evidence: null });
});

test("what is met without a line that shows it is not among what is shown", () => {
  const met = asks("Criminal law", { names: ["criminal law"], grade: "met" });
  const { shown, unchecked, needed } = pointsOf([met], RESUME);
  expect([names(shown), names(unchecked), names(needed)]).toEqual([[], ["Criminal law"], []]);
});

test("traits, duties and what the kind of job merely implies are left out", () => {
  const left = [
    asks("A sense of humour", { kind: "soft" }),
    asks("Run files", { kind: "duty" }),
    asks("", { kind: "credential", line: -1, names: ["admission as a lawyer"] }),
  ];
  expect(pointsOf(left, RESUME)).toMatchObject({ shown: [], needed: [], unchecked: [] });
});

test("the same name in several advertisements is counted by jobs, the most asked for first", () => {
  const leap = asks("LEAP", {
    names: ["LEAP"],
    grade: "met",
    passages: [{ line: 0, from: 0, to: 19 }],
  });
  const twice = {
    words: leap.words,
    evidence: {
      distance: 0,
      requirements: [...leap.evidence.requirements, ...leap.evidence.requirements],
    },
  };
  const excel = asks("Excel", { names: ["Excel"] });
  const { shown, needed } = pointsOf([excel, leap, twice], RESUME);
  expect(shown).toMatchObject([{ name: "LEAP", asked: 2, met: 2 }]);
  expect(needed).toMatchObject([{ name: "Excel", asked: 1, missing: 1 }]);
});

test("an advertisement is quoted whole, or not at all", () => {
  const text = "You hold a sound knowledge of administrative law and of the Evidence Act 1995.";
  const from = text.indexOf("of the Evidence Act");
  const cut = asks(text, { from, to: text.length - 1, names: ["Evidence Act"] });
  const [point] = pointsOf([cut], RESUME).needed;
  expect(["", text]).toContain(point?.words);
});

test("a line that is merely near to a name is no proof of it, in part or in full", () => {
  const near = { names: ["Evidence Act"], passages: [{ line: 1, from: 0, to: 26 }] };
  for (const grade of ["met", "partial"] as const) {
    const { shown, needed, unchecked } = pointsOf(
      [asks("Evidence Act", { ...near, grade })],
      RESUME,
    );
    expect([shown, needed, names(unchecked)]).toEqual([[], [], ["Evidence Act"]]);
  }
});

test("what says of itself that it is no condition is not counted", () => {
  const given = asks("First aid training is provided", {
    kind: "credential",
    names: ["first aid"],
  });
  expect(pointsOf([given], RESUME)).toMatchObject({ needed: [], unchecked: [], uncounted: 0 });
});
