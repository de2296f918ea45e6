import { describe, expect, test } from "vitest";
import { gradePaper } from "./grade-paper.ts";
import { paperAsked } from "./paper-asked.ts";
import { papersIn } from "./papers-in.ts";

function gradeOf(asked: string, resume: string, alternatives?: readonly string[]) {
  const paper = paperAsked(asked, alternatives);
  const papers = papersIn([{ text: resume, section: "credentials" }], 2026);
  return paper && gradePaper(paper, papers).grade;
}

describe("up and down a ladder", () => {
  test.each([
    ["HR licence", "HC licence", "met"],
    ["HR licence", "HR licence", "met"],
    ["HR licence", "MR licence", "partial"],
    ["HR licence", "LR licence", "missing"],
    ["MR licence or better", "Licences: HR, forklift", "met"],
    ["driver's licence", "HR licence", "met"],
    ["manual driver's licence", "C class, auto only", "partial"],
    ["NV1 clearance", "NV2 clearance", "met"],
    ["NV1 clearance", "Baseline clearance", "partial"],
    ["NV2 clearance", "Baseline clearance", "missing"],
    ["CPR", "HLTAID011 Provide First Aid", "met"],
    ["first aid HLTAID012", "HLTAID011 first aid", "partial"],
    ["Certificate III in Individual Support", "Diploma of Community Services", "met"],
    ["Diploma of Beauty Therapy", "Certificate III in Beauty Services", "missing"],
    ["CCNP", "CCNA", "partial"],
    ["AWS Solutions Architect", "AWS Certified Solutions Architect Professional", "met"],
    ["PRINCE2 Practitioner", "PRINCE2 Foundation", "partial"],
    ["registered nurse", "Enrolled nurse, AHPRA", "partial"],
    ["enrolled nurse", "Registered nurse", "met"],
    ["current AHPRA registration as a registered nurse", "Enrolled nurse, AHPRA", "partial"],
    ["AHPRA registration", "Registered psychologist", "met"],
    ["electrical licence", "Registered electrical contractor", "met"],
    ["electrical licence", "Certificate III in Electrotechnology", "partial"],
    ["electrical licence", "Electrical apprentice", "missing"],
    ["practising certificate", "Unrestricted practising certificate", "met"],
    ["practising certificate", "Admitted in Victoria, 2019", "partial"],
    ["admission as a lawyer", "Practising certificate (NSW)", "met"],
    ["law degree", "Juris Doctor, 2020", "met"],
    ["law degree", "Graduate Diploma of Legal Practice", "met"],
    ["CPA or CA", "CPA program begun", "partial"],
    ["degree in accounting", "Diploma of Accounting", "missing"],
    ["degree in accounting", "Bachelor of Commerce (Accounting)", "met"],
    ["degree in civil engineering", "Bachelor of Engineering (Mechanical)", "missing"],
    ["engineering degree", "Bachelor of Engineering (Mechanical)", "met"],
    ["a trade qualification", "Cert III Carpentry", "met"],
    ["Certificate IV in Commercial Cookery", "Trade qualified chef", "partial"],
  ])("%s, shown %s: %s", (asked, shown, grade) => {
    expect(gradeOf(asked, shown)).toBe(grade);
  });
});

describe("sibling papers prove nothing", () => {
  test.each([
    ["forklift licence", "Dogging ticket"],
    ["RSA", "RCG"],
    ["white card", "Blue card"],
    ["real estate licence", "Security licence"],
    ["order picker licence", "Forklift licence"],
    ["certificate III in hairdressing", "Certificate III in Floristry"],
    ["registered midwife", "Registered physiotherapist"],
    ["PMP", "PRINCE2 Practitioner"],
    ["police check", "Working with children check"],
    ["gas licence", "Electrical licence"],
  ])("%s is missing with %s", (asked, shown) => {
    expect(gradeOf(asked, shown)).toBe("missing");
  });
});

describe("states", () => {
  test.each([
    ["security licence", "Saving up for a security licence."],
    ["real estate agent's licence", "Aiming to sit for my real estate licence in 2028."],
    ["real estate agent's licence", "My brother holds a real estate licence."],
    ["HR licence", "Booked in to try for the HR licence next spring."],
    ["forklift ticket", "No forklift ticket yet."],
  ])("%s is never met by: %s", (asked, shown) => {
    expect(gradeOf(asked, shown)).toBe("missing");
  });

  test.each([
    ["RSA", "RSA expired 2025", "partial"],
    ["current RSA", "RSA expired 2025", "partial"],
    ["current RSA", "RSA expired 2019", "missing"],
    ["RSA", "RSA expired 2019", "partial"],
    ["registered nurse", "Nursing student", "partial"],
    ["law degree in progress", "Bachelor of Laws, second year", "met"],
  ])("%s, shown %s: %s", (asked, shown, grade) => {
    expect(gradeOf(asked, shown)).toBe(grade);
  });

  test("being on the way is enough where the advertisement says so", () => {
    const either = ["practising certificate", "eligible for one"];
    const asked = "practising certificate or eligible for one";
    expect(gradeOf(asked, "Admitted in Victoria, 2019", either)).toBe("met");
  });
});

test("another state's paper is a part where it must be converted", () => {
  expect(gradeOf("NSW security licence", "Victorian security licence")).toBe("partial");
  expect(gradeOf("NT Ochre Card", "Queensland Blue Card")).toBe("partial");
  expect(gradeOf("NSW practising certificate", "Victorian practising certificate")).toBe("met");
});

describe("what is asked", () => {
  test.each([
    "friendly manner",
    "three years in retail",
    "relevant degree",
    "own tools",
    "trade certificate as a cooper",
  ])("no ladder knows: %s", (text) => {
    expect(paperAsked(text)).toBeUndefined();
  });

  test("experience instead of a paper leaves it open", () => {
    const either = ["Certificate III in Dental Assisting", "two years chairside"];
    expect(paperAsked("Cert III in Dental Assisting or two years chairside", either)?.open).toBe(
      true,
    );
  });

  test("a degree in one of several fields", () => {
    const fields = ["marketing", "communications"];
    const asked = "degree in marketing or communications";
    expect(gradeOf(asked, "Bachelor of Communication, 2019", fields)).toBe("met");
    expect(gradeOf(asked, "Bachelor of Nursing, 2019", fields)).toBe("missing");
  });
});
