import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

// Names that no list knows follow the arrangement of those beside them. People and firms are invented.

const HEAD = `
!18 Marisol Achterberg
Fitzroy VIC 3065 | 0491 570 156 | marisol.achterberg@example.com
`;
const WORK = `
!13 **Experience**
**Policy Officer**⇥Jan 2020 – Present
Coastal Planning Agency, Melbourne
• Drafted briefs for the board
`;

function studies(block: string): string[] {
  return readText(`${HEAD}${WORK}\n!13 **Education**\n${block}`).studies;
}

test.each([
  [
    "schools first, on rows of their own",
    `Griffith University
Bachelor of Midwifery
2017
Omnia
Ammattitutkinto
2010`,
    ["Bachelor of Midwifery @ Griffith University: 2017", "Ammattitutkinto @ Omnia: 2010"],
  ],
  [
    "schools first, in a table",
    `2014⇥University of Auckland⇥LLB
2007⇥Handwerkskammer Köln⇥Meisterbrief
2004⇥Hyndland⇥Highers`,
    [
      "LLB @ University of Auckland: 2014",
      "Meisterbrief @ Handwerkskammer Köln: 2007",
      "Highers @ Hyndland: 2004",
    ],
  ],
  [
    "a colon between school and degree",
    `Bond University (2011–2014): Bachelor of Laws
Elly Lukas (2010–2011): Perito Mercantil`,
    ["Bachelor of Laws @ Bond University: 2011–2014", "Perito Mercantil @ Elly Lukas: 2010–2011"],
  ],
  [
    "the school in brackets with the date",
    `Diploma of Beauty Therapy (Elly Lukas, 2011)
Oikeustieteen maisteri (Helsingin yliopisto, 2009)`,
    [
      "Diploma of Beauty Therapy @ Elly Lukas: 2011",
      "Oikeustieteen maisteri @ Helsingin yliopisto: 2009",
    ],
  ],
  [
    "a faculty and a prize around the school",
    `**Massey**
Faculty of Veterinary Science
BVSc, 2014
Winner of the Hartnell Prize

**University of Otago**
School of Business
Bachelor of Commerce, 2010
Dean's list 2009`,
    ["BVSc @ Massey: 2014", "Bachelor of Commerce @ University of Otago: 2010"],
  ],
  [
    "marks and the word for being done are no names",
    `**International Baccalaureate**
Kodaikanal School
41 points
Finished 2015

**Kandidatexamen**
Lund
CGPA 9.1/10
Finished 2018`,
    ["International Baccalaureate @ Kodaikanal School: 2015", "Kandidatexamen @ Lund: 2018"],
  ],
])("education: %s", (_, block, expected) => {
  expect(studies(block)).toEqual(expected);
});

test("roles and unknown firms on one row, with a note below", () => {
  const read = readText(`${HEAD}
!13 **Experience**
Of Counsel – Pilbara Lane, Perth
2022 – present
Two days a week
• Advises on royalties

General Counsel – Zanhar Pennor, Perth
Legal, land access and heritage
2014 – 2021
• Led a team of seven

Senior Associate – Stirling Boyd, Perth
Three floors up
2010 – 2013
• Drafted farm-ins
`);
  expect(read.positions).toEqual([
    "Of Counsel @ Pilbara Lane in Perth: 2022 to now",
    "General Counsel @ Zanhar Pennor in Perth: 2014 to 2021",
    "Senior Associate @ Stirling Boyd in Perth: 2010 to 2013",
  ]);
});

test("labels above their values, and the two ends of a range on two rows", () => {
  const read = readText(`${HEAD}
!13 **Employment history**
Employer
Kestrel Ridge
Position held
Wayleave Officer
Dates
03/2019 – 08/2022
Main activities and responsibilities
Kept the register

!13 **Earlier work**
Organisation: Northgrid
Position held: Docket Lawyer
From: May 2015
To: Feb 2019
Duties: Ran the intake clinic
`);
  expect(read.positions).toEqual([
    "Wayleave Officer @ Kestrel Ridge: 2019-03 to 2022-08",
    "Docket Lawyer @ Northgrid: 2015-05 to 2019-02",
  ]);
});
