import { describe, expect, test } from "vitest";
import { guessKind } from "./guess-kind.ts";
import { plainLines } from "./job/testing/plain-lines.ts";

const guess = (text: string) => guessKind(plainLines(text));

describe("a job description", () => {
  test.each([
    [
      "with headings",
      "Lawyer\n\nAbout the role\nYou will draft leases.\n\nAbout you\n- A practising certificate\n\nHow to apply\nSend your resume to Jo.",
    ],
    [
      "of a department",
      "Position Description\nClassification: Level 5\nSelection criteria\nApplicants must address each criterion.",
    ],
    [
      "in running text",
      "We are looking for a paralegal with at least two years of experience. You will open files. LEAP is desirable.",
    ],
    [
      "that names a law degree and years",
      "Graduate program 2027\nThe role\nYou will rotate through three teams.\nRequirements: Bachelor of Laws\nApplications close on 1 March 2027",
    ],
  ])("%s", (_name, text) => expect(guess(text)).toBe("job"));
});

describe("a resume", () => {
  test.each([
    [
      "with headings",
      "Tom Osei\ntom@mail.example\n\nEXPERIENCE\nSolicitor, Northmoor Lawyers, 2019 – 2024\n- Drafted leases\n\nEDUCATION\nBachelor of Laws, 2018",
    ],
    [
      "without headings",
      "Mei Tan\n0491 570 156\nParalegal at Doyle Marchetti, Jan 2020 to present\nFiled court documents and briefed counsel",
    ],
    [
      "after a cover letter",
      "Dear hiring manager, I am writing to apply for the role of solicitor. You will find my resume below. I have five years of experience.\n\nEducation\nLLB, University of Tarrant, 2016\n\nEmployment history\nSolicitor, Harrow Lane Legal, 2018 – 2023",
    ],
    [
      "that quotes the criteria of a job",
      "Curriculum Vitae\nSelection criteria\nI have drafted legislation for two ministers.\nEmployment history\nLegal Officer 2015 – 2022\nReferees",
    ],
    ["that says next to nothing", "Ana Petrou\nSydney NSW\nanapetrou@mail.example"],
    [
      "of a recruiter",
      "Kay Lindqvist\nWork history\nRecruiter, Talent & Oak, 2016 – 2021\n- Screened applicants and wrote position descriptions\n- Assessed candidates against selection criteria\nEducation\nBachelor of Arts, 2015",
    ],
  ])("%s", (_name, text) => expect(guess(text)).toBe("resume"));

  test("and everything that is empty", () => expect(guess("")).toBe("resume"));
});
