import { expect, test } from "vitest";
import type { Line } from "../../line.ts";
import { readResume } from "../read-resume.ts";
import { resumeLines } from "./resume-lines.ts";

// What stands before the resume must not give it its name. People and firms are invented.

const WORK = `
!13 **Experience**
**Policy Officer**⇥Jan 2020 – Present
Coastal Planning Agency, Melbourne
• Drafted briefs for the board

!13 **Education**
Bachelor of Laws, Bond University, 2012
`;
const LETTER = `
I write to apply for the role of Policy Officer which was advertised on your website last week.
I have worked in government for six years and enjoy careful drafting.
`;

function read(...pages: string[]) {
  const lines = pages.flatMap((page, at) =>
    resumeLines(page).map((line): Line => ({ size: 10, ...line, page: at + 1 })),
  );
  return readResume(lines, { receivedOn: "2026-11-15" }).profile;
}

test("a cover page that names a firm in larger type than the person", () => {
  const profile = read(
    `!26 Application for Policy Officer
!20 Holt Marchmont Lawyers
!14 Submitted by Saskia Brandvold`,
    `!12 **Saskia Brandvold**
saskia.brandvold@example.com | 0491 570 156
${WORK}`,
  );
  expect(profile.name).toBe("Saskia Brandvold");
  expect(profile.experience.map(({ company }) => company)).toEqual(["Coastal Planning Agency"]);
});

test("a letter to somebody, and a resume that prints no name of its own", () => {
  const profile = read(
    `!18 Petrus Ainsley
petrus@example.com

Priscilla Garrow
Holt Marchmont Lawyers

Dear Ms Garrow,
${LETTER}
Yours sincerely,
Petrus Ainsley`,
    `!14 **Profile**
A careful drafter with six years in government.
${WORK}`,
  );
  expect(profile.name).toBe("Petrus Ainsley");
});

test("an address of initial and surname speaks for the modest name, not for the larger one", () => {
  const profile = read(`!11 **Ngaire Whitcombe**
n.whitcombe@example.com | 0491 570 156
${WORK}
!20 **Holt Marchmont**
Statement addressing the criteria`);
  expect(profile.name).toBe("Ngaire Whitcombe");
});

test("the head of a later page stands between role and firm and is neither", () => {
  const profile = read(
    `!18 Marisol Achterberg
Fitzroy VIC 3065 | 0491 570 156 | marisol.achterberg@example.com

!13 **Experience**
**Loss Adjuster**⇥Mar 2021 – Present
Crawley Tennant, Hobart
• Kept the register of undertakings
• Answered enquiries from members
**Precedents Lawyer**⇥May 2017 – Feb 2021`,
    `Marisol Achterberg | 0491 570 156
Lexworth, Hobart
• Reviewed leases for three landlords`,
  );
  expect(profile.phone).toBe("0491 570 156");
  expect(profile.experience.map(({ role, company }) => `${role} @ ${company}`)).toEqual([
    "Loss Adjuster @ Crawley Tennant",
    "Precedents Lawyer @ Lexworth",
  ]);
});
