import { describe, expect, test } from "vitest";
import { makeResume, quoteOf, resumeSaying } from "../testing/profiles.ts";
import { allowsForeign } from "./admission.ts";

describe("whether someone may practise in Australia", () => {
  test.each([
    ["Admitted to the Supreme Court of New South Wales in 2019.", "admitted"],
    ["Admitted as an Australian lawyer of the Supreme Court of Victoria, May 2018.", "admitted"],
    ["Solicitor admitted in Queensland, 2016. Six years in insurance litigation.", "admitted"],
    ["Admitted as a barrister and solicitor in South Australia in 2012.", "admitted"],
    ["Solicitor, admitted December 2021 in Perth.", "admitted"],
    ["Solicitor of the Supreme Court of Tasmania, on the roll since 2015.", "admitted"],
    ["Lawyer admitted in the ACT in 2020.", "admitted"],
    ["Lawyer admitted in the Northern Territory, restricted practising certificate.", "admitted"],
    ["Solicitor with an unrestricted practising certificate (Law Society of NSW).", "admitted"],
    ["Solicitor. Holds a current practicing certificate in WA.", "admitted"],
    ["Admitted (Vic) 2019; current PC.", "admitted"],
    ["Litigation lawyer with 4 years PAE.", "admitted"],
    ["Commercial lawyer, five years' PQE in Adelaide.", "admitted"],
    ["Admitted in England and Wales in 2010 and admitted in New South Wales in 2014.", "admitted"],
    ["Solicitor in a property team in Sydney.", "assumed"],
    ["Barrister and solicitor of the High Court of New Zealand.", "new-zealand"],
    ["Admitted in New Zealand in 2018. Three years with a firm in Auckland.", "new-zealand"],
    ["Solicitor of the Senior Courts of England and Wales, admitted in 2015.", "foreign"],
    ["Lawyer in a Lagos firm for eight years.", "foreign"],
    ["Admitted in Ireland in 2016. Studying the Priestley subjects.", "foreign-pending"],
    ["Advocate in Mumbai for six years. Admission in NSW expected in March.", "foreign-pending"],
    [
      "Solicitor admitted in South Africa. Application for admission in Victoria is under way.",
      "foreign-pending",
    ],
    ["Law graduate. Practical legal training done; admission expected in February.", "pending"],
    ["Law graduate. Completed PLT with the College of Law.", "pending"],
    ["Law graduate, to be admitted in Brisbane next month.", "pending"],
    ["Final-year law student, eligible for admission in 2027.", "pending"],
    ["Former solicitor, admitted in 2005. Practising certificate lapsed in 2015.", "lapsed"],
    ["Admitted in 2003 in NSW. Left practice in 2012 for policy work.", "lapsed"],
    ["Admitted in Victoria in 2018. No practising certificate held at present.", "no-certificate"],
    ["Solicitor admitted in NSW in 2014, currently non-practising.", "no-certificate"],
    ["Paralegal of ten years. Not a lawyer and no law degree.", "none"],
    ["Paralegal. Never admitted.", "none"],
    ["Paralegal in a property team.", "none"],
    ["Nurse. Carried out admission assessments and admitted patients to the ward.", "none"],
    ["Nurse. Looked after people admitted to the ward after surgery.", "none"],
    ["Ward clerk. Hospital admissions and discharges for twelve beds.", "none"],
    ["Student recruiter. Ran university admissions.", "none"],
    ["Barristers' clerk. Handles the practising certificate renewals of the list.", "none"],
    ["Practice manager. Keeps the practising certificates of clinicians on file.", "none"],
    ["Admissions officer of a college, 2019 to 2021.", "none"],
    ["Admitted 1984. My practising certificate went back to the Law Society in 2020.", "lapsed"],
    ["Event manager. Admission fees and ticketing for a museum.", "none"],
  ])("%s: %s", (text, state) => {
    expect(resumeSaying(text).admission.state).toBe(state);
  });
});

test("the sentence that says so is cited", () => {
  const text = "Solicitor of many trades. Admitted in New South Wales in 2019. Runs trials.";
  const { lines, profile } = makeResume(`Robin Example\n\nProfile\n${text}\n`);
  const quotes = profile.admission.units.flatMap((at) => {
    const unit = profile.units[at];
    return unit ? quoteOf(lines, unit) : [];
  });
  expect(quotes).toEqual(["Admitted in New South Wales in 2019."]);
});

test("words in a list of skills admit nobody", () => {
  const text = "Robin Example\n\nProfile\nBookkeeper.\n\nSkills\nAdmitted, solicitor, PAE, NSW\n";
  expect(makeResume(text).profile.admission.state).toBe("none");
});

test.each([
  ["Admitted in Australia or another common law jurisdiction", true],
  ["Overseas lawyers will be considered", true],
  ["Foreign-qualified lawyers are welcome", true],
  ["Admitted in New South Wales or Victoria", false],
  ["Admitted in Australia", false],
])("foreign lawyers may apply: %s (%s)", (text, allowed) => {
  expect(allowsForeign(text)).toBe(allowed);
});
