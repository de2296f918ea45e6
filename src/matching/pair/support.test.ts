import { expect, test } from "vitest";
import { makeJob, makeResume } from "../testing/profiles.ts";
import { matchPair } from "./match.ts";
import { pointsIfMet } from "./raise.ts";

const AD = makeJob(
  `Family Lawyer
The role
- Appear at interim hearings in the Federal Circuit and Family Court
- Draft consent orders and affidavits in parenting matters
- Brew beer for the weekend market

What you need
- Admission in an Australian jurisdiction and a current practising certificate`,
  "Family Lawyer",
);
const resumeWith = (...bullets: string[]) =>
  makeResume(`Robin Example
robin@example.com

EXPERIENCE
Solicitor, Bellbird Family Law, Feb 2021 to present
${bullets.map((bullet) => `- ${bullet}`).join("\n")}

ADMISSION
Admitted, Supreme Court of New South Wales, 2021; unrestricted practising certificate`);

const APPEARS = "Appear at interim hearings and first return dates in the Family Court each week";
const DRAFTS = "Draft consent orders, affidavits and parenting plans for family law clients";

function gradedBy(resume: ReturnType<typeof makeResume>) {
  const { graded } = matchPair(resume.profile, AD.profile);
  return graded.map(({ requirement, grade, units }) => ({
    asks: AD.lines[requirement.line]?.text ?? "",
    grade,
    cites: units.map((at) => resume.lines[resume.profile.units[at]?.line ?? -1]?.text ?? ""),
  }));
}

test("a requirement is met by the sentence that shows it, and by no other", () => {
  const graded = gradedBy(resumeWith(APPEARS, DRAFTS));
  const one = graded.find(({ asks }) => asks.startsWith("Appear"));
  const other = graded.find(({ asks }) => asks.startsWith("Draft"));
  expect([one?.grade, one?.cites]).toEqual(["met", [APPEARS]]);
  expect([other?.grade, other?.cites]).toEqual(["met", [DRAFTS]]);
});

test("nothing is met without a sentence, and what nobody tells of is not met", () => {
  const graded = gradedBy(resumeWith(APPEARS, DRAFTS));
  for (const { grade, cites } of graded)
    if (grade === "met" || grade === "partial") expect(cites).not.toEqual([]);
  const brewing = graded.find(({ asks }) => asks.startsWith("Brew"));
  expect([brewing?.grade, brewing?.cites]).not.toContain("met");
});

test("what a colleague did shows nothing", () => {
  const graded = gradedBy(
    resumeWith("The partners appeared at interim hearings in the Family Court", DRAFTS),
  );
  const one = graded.find(({ asks }) => asks.startsWith("Appear"));
  expect(one?.cites).toEqual([]);
});

test("a requirement that is met raises nothing more; one that is not may", () => {
  const { profile } = resumeWith(DRAFTS);
  const { graded } = matchPair(profile, AD.profile);
  const points = pointsIfMet(profile, AD.profile);
  for (const [at, { grade }] of graded.entries()) if (grade === "met") expect(points[at]).toBe(0);
  expect(Math.max(...points)).toBeGreaterThan(0);
});
