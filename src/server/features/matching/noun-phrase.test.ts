import { describe, expect, test } from "vitest";
import { withoutShouting } from "./capitals.ts";
import { nounPhraseOf } from "./noun-phrase.ts";

describe("a clause of an advertisement as a thing", () => {
  test.each([
    ["Draft and negotiate leases for landlords", "drafting and negotiating leases for landlords"],
    ["You will look after a portfolio of shops", "looking after a portfolio of shops"],
    ["Current driver licence is essential", "a current driver licence"],
    ["You hold a valid White Card.", "a valid White Card"],
    ["Experience in aged care would be wonderful", "experience in aged care"],
    ["Ability to read drawings", "the ability to read drawings"],
    ["You know the Fair Work Act", "knowledge of the Fair Work Act"],
    ["Familiar with LEAP", "familiarity with LEAP"],
    ["- Xero (highly desirable)", "Xero"],
    ["Experience: bulk cooking in a school", "bulk cooking in a school"],
    ["and grants of aid for those who have nobody", "grants of aid for those who have nobody"],
    ["Care matters in the Children's Court", "care matters in the Children’s Court"],
    ["Bachelor of Nursing", "a Bachelor of Nursing"],
  ])("%s", (clause, asked) => {
    expect(nounPhraseOf(clause)?.asked).toBe(asked);
  });

  test("what it is about, without what only says that somebody has it", () => {
    expect(nounPhraseOf("Proven experience in drafting leases")?.subject).toBe("drafting leases");
    expect(nounPhraseOf("Ability to read drawings")?.subject).toBe("reading drawings");
    expect(nounPhraseOf("A good typing speed")?.subject).toBe("a good typing speed");
  });

  test.each([
    ["The managing partner has been here for nine years"],
    ["Cases are accepted carefully and run to trial"],
    ["You have drafted consent orders yourself"],
    ["Under limited direction the Senior Lawyer will"],
    ["Vehicle: own, insured"],
    ["Certificate IV)"],
    ["a year or two in"],
    ["You can work alone. You can work with others."],
    ["Review and strategy meetings"],
    ["Open cabler registration with care, but you will"],
    ["E1"],
    ["Our team shares the weekend work"],
    [""],
  ])("%s is no thing, and is quoted instead", (clause) => {
    expect(nounPhraseOf(clause)).toBeUndefined();
  });

  test("names that shout are lowered", () => {
    expect(withoutShouting("TAMSIN O'HARA")).toBe("Tamsin O'hara");
    expect(withoutShouting("Tamsin Verrall")).toBe("Tamsin Verrall");
  });
});
