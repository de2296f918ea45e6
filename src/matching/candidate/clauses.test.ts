import { describe, expect, test } from "vitest";
import { resumeSaying, tells } from "../testing/profiles.ts";
import { acrossClauses, clausesOf, isPlain, ownPart } from "./clauses.ts";

const PLAINLY = 1;
const A_LITTLE = 0.5;
const NOT_AT_ALL = 0;

/** How plainly the words are told: by the strongest clause that still has them. */
function strengthOf(sentence: string, words: string): number {
  const having = clausesOf(sentence).filter(({ text }) => text.toLowerCase().includes(words));
  return having.reduce((most, { strength }) => Math.max(most, strength), NOT_AT_ALL);
}

describe("what is denied is not told", () => {
  test.each([
    ["Ran family law files, but no court work.", "court"],
    ["Family law, never conveyancing.", "conveyancing"],
    ["Not conveyancing.", "conveyancing"],
    ["Drafted wills without probate.", "probate"],
    ["I don't draft leases.", "leases"],
    ["Cannot appear in court.", "court"],
    ["Has yet to run a trial.", "trial"],
    ["Would like to do litigation.", "litigation"],
    ["Hoping to move into family law.", "family law"],
    ["Keen to learn conveyancing.", "conveyancing"],
    ["Seeking a role in litigation.", "litigation"],
    ["Wants to teach mathematics.", "mathematics"],
    ["Lacks trial experience.", "trial"],
  ])("%s", (sentence, words) => {
    expect(strengthOf(sentence, words)).toBe(NOT_AT_ALL);
    expect(acrossClauses(sentence)).toBeUndefined();
  });

  test.each([
    ["Ran family law files, but no court work.", "family law"],
    ["Family law, never conveyancing.", "family law"],
    ["Without supervision, ran conveyancing files.", "conveyancing"],
    ["Drafted wills without probate.", "wills"],
    ["Wrote leases – not licences.", "leases"],
  ])("the rest of the sentence still is: %s", (sentence, words) => {
    expect(strengthOf(sentence, words)).toBe(PLAINLY);
  });
});

describe("a little is told as a little", () => {
  test.each([
    ["A little conveyancing.", "conveyancing"],
    ["Occasionally drafted leases.", "leases"],
    ["Drafted wills, occasionally leases.", "leases"],
    ["A handful of probate files.", "probate"],
    ["Helped with discovery.", "discovery"],
    ["Sat in on mediations.", "mediations"],
    ["Exposure to insolvency work.", "insolvency"],
    ["Shadowed the welding inspector.", "welding"],
    ["Coursework in taxation.", "taxation"],
    ["Basic bookkeeping.", "bookkeeping"],
    ["Drafted leases under supervision.", "leases"],
  ])("%s", (sentence, words) => {
    expect(strengthOf(sentence, words)).toBe(A_LITTLE);
  });

  test("a clause that is told plainly keeps its strength beside a faint one", () => {
    const sentence = "Ran forty trials, with exposure to insolvency.";
    expect(strengthOf(sentence, "trials")).toBe(PLAINLY);
    expect(strengthOf(sentence, "insolvency")).toBe(A_LITTLE);
  });
});

test.each([
  ["Conveyancing which a colleague runs.", "conveyancing"],
  ["A colleague runs the conveyancing; I draft wills.", "conveyancing"],
  ["Probate we send away.", "probate"],
])("the work of others is not one's own: %s", (sentence, words) => {
  expect(strengthOf(sentence, words)).toBe(NOT_AT_ALL);
});

test("one's own work beside that of others stays", () => {
  expect(strengthOf("A colleague runs the conveyancing; I draft wills.", "wills")).toBe(PLAINLY);
});

describe("shares of time", () => {
  test.each([
    ["Conveyancing (20% of the time), litigation (80%).", "conveyancing", A_LITTLE],
    ["Conveyancing (20% of the time), litigation (80%).", "litigation", PLAINLY],
    ["25 per cent family law – 75 per cent wills", "family law", A_LITTLE],
    ["25 per cent family law – 75 per cent wills", "wills", PLAINLY],
    ["33% audit", "audit", A_LITTLE],
    ["34% audit", "audit", PLAINLY],
  ])("%s: %s", (sentence, words, strength) => {
    expect(strengthOf(sentence, words)).toBe(strength);
  });
});

test.each([
  ["Not only conveyancing but also family law.", "conveyancing"],
  ["Not only conveyancing but also family law.", "family law"],
  ["Not just wills: probate too.", "wills"],
  ["No fewer than 40 audits a year.", "audits"],
  ["No less than ten trials.", "trials"],
])("no denial: %s (%s)", (sentence, words) => {
  expect(strengthOf(sentence, words)).toBe(PLAINLY);
  expect(acrossClauses(sentence)).toBeDefined();
});

test.each([
  ["Ran family law files in the Family Court.", true],
  ["Ran no family law files.", false],
  ["A little family law.", false],
  ["Family law, 20% of the time.", false],
  ["Notary work and novel claims.", true],
])("taken apart only where there is need: %s", (sentence, plain) => {
  expect(isPlain(sentence)).toBe(plain);
});

describe("a resume tells of family law", () => {
  test.each([
    ["Ran family law files.", PLAINLY],
    ["Not only conveyancing but family law.", PLAINLY],
    ["A little family law.", A_LITTLE],
    ["Ran no family law files.", NOT_AT_ALL],
    ["Never did family law.", NOT_AT_ALL],
    ["Files of family law which a colleague runs.", NOT_AT_ALL],
  ])("%s: %d", (sentence, strength) => {
    expect(tells(resumeSaying(`Solicitor. ${sentence}`), "law.family")).toBe(strength);
  });
});

describe("what somebody else does is not one's own", () => {
  test.each([
    ["Coach three apprentices; hiring is done by the head chef", "hiring"],
    ["Gathered time sheets; the lawyers ran the dismissal case", "dismissal"],
    ["Worked under the supervision of a plumber who signs the certificates", "certificates"],
    ["Had a secretary who typed the dictation", "dictation"],
    ["At year end I hand the file to the tax accountant, who prepares returns", "file"],
    ["Instruct panel solicitors; they appear in the Commission", "commission"],
    ["Watch the technician when he goes online with the PLCs", "plcs"],
  ])("%s", (sentence, words) => {
    expect(strengthOf(sentence, words)).toBe(NOT_AT_ALL);
    expect(ownPart(sentence).toLowerCase()).not.toContain(words);
  });

  test.each([
    ["Coach three apprentices; hiring is done by the head chef", "apprentices"],
    ["Ran the dismissal case with the lawyers", "dismissal"],
    ["Supervise two solicitors and prepare the certificates", "certificates"],
  ])("%s: their own part stays", (sentence, words) => {
    expect(strengthOf(sentence, words)).toBe(PLAINLY);
    expect(ownPart(sentence).toLowerCase()).toContain(words);
  });
});
