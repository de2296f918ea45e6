import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

// Resumes with heads in many orders: invented people, set in ways that the corpus does not use.

test("headings to the left of the text", () => {
  const read = readText(`
!22 MIRA DELACROIX
Senior Legal Counsel
mira@delacroix.example · 0491 571 266 · Newtown, NSW

PROFILE⇥In-house lawyer for technology companies. Fifteen years of contracts and privacy.

EXPERIENCE⇥Senior Legal Counsel, Quillback Software, 2018 – now
Runs commercial contracts for Asia Pacific
Legal Counsel, Tern Airways, 2012 – 2018
Advised on fleet leases

EDUCATION⇥LLB (Hons I), University of Sydney, 2009
BA (Philosophy), University of Sydney, 2007

SKILLS⇥Privacy, SaaS contracts, procurement, negotiation

ADMISSION⇥Supreme Court of NSW, 2010
`);
  expect(read.profile).toMatchObject({
    name: "Mira Delacroix",
    email: "mira@delacroix.example",
    phone: "0491 571 266",
    location: "Newtown, NSW",
    summary: "In-house lawyer for technology companies. Fifteen years of contracts and privacy.",
    admission: { court: "Supreme Court of NSW", state: "NSW", date: "2010" },
    postAdmissionYears: 16,
    yearsOfExperience: 14.9,
  });
  expect(read.positions).toEqual([
    "Senior Legal Counsel @ Quillback Software: 2018 to now",
    "Legal Counsel @ Tern Airways: 2012 to 2018",
  ]);
  expect(read.studies).toEqual([
    "LLB (Hons I) @ University of Sydney: 2009",
    "BA in Philosophy @ University of Sydney: 2007",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["Privacy", "SaaS contracts", "procurement", "negotiation"]);
});

test("a judge's associate works for the court, and a remark behind the dates is no title", () => {
  const posts = `
Associate to a Judge of the District Court of Queensland, Townsville
January 2026 to present (term ends January 2027)
• In court for 34 criminal trials

Research assistant, Coral Ranges Aboriginal Corporation
July 2023 to December 2025 (part-time from 2024)
• Native title claim files
`;
  for (const heading of ["Experience\n", ""]) {
    const read = readText(`
Kirra Haddon
Townsville Qld

Law graduate, looking for a graduate position from February 2027.

${heading}${posts}
Education
Bachelor of Laws, James Cook University, 2021 to 2025
`);
    expect(read.positions).toEqual([
      "Associate to a Judge @ District Court of Queensland in Townsville: 2026-01 to now",
      "Research assistant @ Coral Ranges Aboriginal Corporation: 2023-07 to 2025-12",
    ]);
  }
});

test("several roles at one firm, under its name", () => {
  const read = readText(`
!22 Declan O'Shaughnessy LLB (Hons)
+61 (0)491 572 549 | declan.oshaughnessy@example.com | linkedin.com/in/declan-oshaughnessy

!13 Career history

**Marram & Tidewell Lawyers, Brisbane**⇥2014 – Present
**Partner, Construction**⇥July 2021 – Present
• Leads a team of nine
**Special Counsel**⇥July 2018 – June 2021
• Ran security of payment disputes
**Senior Associate**⇥July 2014 – June 2018
• Drafted EPC contracts

**Office of the Crown Advocate, Hobart**
**Legal Officer**⇥Jan 2010 – June 2014
• Appeared in the Magistrates Court

!13 Academic record
**University of Tasmania**⇥2005 – 2009
Bachelor of Laws (Honours)
Bachelor of Economics

!13 Interests
Sailing, bees
`);
  expect(read.profile).toMatchObject({
    name: "Declan O'Shaughnessy",
    email: "declan.oshaughnessy@example.com",
    phone: "+61 (0)491 572 549",
    location: "",
    links: { linkedin: "in/declan-oshaughnessy", github: "", website: "" },
    yearsOfExperience: 16.9,
  });
  expect(read.positions).toEqual([
    "Partner, Construction @ Marram & Tidewell Lawyers in Brisbane: 2021-07 to now",
    "Special Counsel @ Marram & Tidewell Lawyers in Brisbane: 2018-07 to 2021-06",
    "Senior Associate @ Marram & Tidewell Lawyers in Brisbane: 2014-07 to 2018-06",
    "Legal Officer @ Office of the Crown Advocate in Hobart: 2010-01 to 2014-06",
  ]);
  expect(read.studies).toEqual([
    "Bachelor of Laws (Honours) @ University of Tasmania: 2005 – 2009",
    "Bachelor of Economics @ University of Tasmania: ",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual([]);
});

test("a letter before the resume", () => {
  const read = readText(`
Petra Lindqvist
12 Wattle Street
Kew VIC 3101
petra.lindqvist@example.com

12 October 2026

Ms J Barton
Barton & Grieve

Dear Ms Barton,

I am writing to apply for the role of Paralegal. I worked at Lark Legal from 2019 to 2023 and would love to join you.

Yours sincerely,

Petra Lindqvist

PETRA LINDQVIST
12 Wattle Street, Kew VIC 3101
Mobile: 0491 573 087
petra.lindqvist@example.com

PROFILE
Paralegal with an eye for detail.

EXPERIENCE
Paralegal
Lark Legal, Melbourne
June 2019 to May 2023
Prepared court books
Filed documents through the eLodgment portal

Receptionist
Kew Family Dental, Melbourne
2017 to 2019
Greeted patients and kept the diary

EDUCATION
Diploma of Law, Holmesglen TAFE
2018

REFEREES
Available on request
`);
  expect(read.profile).toMatchObject({
    name: "Petra Lindqvist",
    email: "petra.lindqvist@example.com",
    phone: "0491 573 087",
    location: "12 Wattle Street, Kew VIC 3101",
    summary: "Paralegal with an eye for detail.",
    yearsOfExperience: 6,
  });
  expect(read.positions).toEqual([
    "Paralegal @ Lark Legal in Melbourne: 2019-06 to 2023-05",
    "Receptionist @ Kew Family Dental in Melbourne: 2017 to 2019",
  ]);
  expect(read.studies).toEqual(["Diploma of Law @ Holmesglen TAFE: 2018"]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual([]);
});

test("firm and dates first, role below", () => {
  const read = readText(`
!24 Rosalind Achebe
Austin, TX | (512) 555-0142 | rosalind@achebe.dev | github.com/rachebe | linkedin.com/in/rachebe

!12 EXPERIENCE
**Kestrel Data, Inc.** — Austin, TX⇥Aug 2020 – Present
Staff Software Engineer
• Built a query planner in Rust
• Led a team of five
**Fernleaf Labs** — Remote⇥Jun 2016 – Jul 2020
Software Engineer II
• Wrote the ingestion service (Go, Kafka)

!12 EDUCATION
**University of Texas at Austin**⇥May 2016
B.S. in Computer Science, GPA 3.8/4.0
!12 SKILLS
Languages: Rust, Go, Python, SQL
Infrastructure: Kubernetes, Terraform (AWS, GCP), Postgres
!12 PROJECTS
**tinylog** — structured logging for small devices
`);
  expect(read.profile).toMatchObject({
    name: "Rosalind Achebe",
    email: "rosalind@achebe.dev",
    phone: "(512) 555-0142",
    location: "Austin, TX",
    links: { linkedin: "in/rachebe", github: "rachebe", website: "" },
    yearsOfExperience: 10.5,
  });
  expect(read.positions).toEqual([
    "Staff Software Engineer @ Kestrel Data, Inc. in Austin, TX: 2020-08 to now",
    "Software Engineer II @ Fernleaf Labs in Remote: 2016-06 to 2020-07",
  ]);
  expect(read.studies).toEqual([
    "B.S. in Computer Science @ University of Texas at Austin: May 2016",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual([
    "Rust",
    "Go",
    "Python",
    "SQL",
    "Kubernetes",
    "Terraform (AWS, GCP)",
    "Postgres",
  ]);
});

test("a barrister's, dates before colons", () => {
  const read = readText(`
!16 GEORGINA FAIRWEATHER SC
Level 9, Selkirk Chambers, 180 Phillip Place, Sydney
T: (02) 7010 1199   E: fairweather@selkirk.example

Called to the Bar: 2006
Appointed Senior Counsel: 2021
Admitted as a solicitor of the Supreme Court of NSW: 3 July 2001

PRACTICE AREAS
Commercial equity
Insolvency
Professional negligence

PRACTICE
2006 – present: Barrister, Selkirk Chambers
2003 – 2006: Solicitor, Hathersage Brown
2001 – 2003: Tipstaff to the Hon Justice Nolan, Supreme Court of New South Wales

QUALIFICATIONS
LLM, University of Cambridge (2003)
BA LLB (Hons I, University Medal), University of Sydney (2000)
`);
  expect(read.profile).toMatchObject({
    name: "Georgina Fairweather",
    email: "fairweather@selkirk.example",
    phone: "(02) 7010 1199",
    location: "Level 9, Selkirk Chambers, 180 Phillip Place, Sydney",
    admission: { court: "Supreme Court of NSW", state: "NSW", date: "2001-07" },
    postAdmissionYears: 25.3,
    yearsOfExperience: 25.9,
  });
  expect(read.positions).toEqual([
    "Barrister @ Selkirk Chambers: 2006 to now",
    "Solicitor @ Hathersage Brown: 2003 to 2006",
    "Tipstaff to the Hon Justice Nolan @ Supreme Court of New South Wales: 2001 to 2003",
  ]);
  expect(read.studies).toEqual([
    "LLM @ University of Cambridge: 2003",
    "BA LLB (Hons I, University Medal) @ University of Sydney: 2000",
  ]);
  expect(read.licences).toEqual(["Appointed Senior Counsel / 2021"]);
  expect(read.profile.skills).toEqual([
    "Commercial equity",
    "Insolvency",
    "Professional negligence",
  ]);
});
