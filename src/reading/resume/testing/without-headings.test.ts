import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

// Resumes without headings: invented people, set in ways that the corpus does not use.

test("without headings, in type", () => {
  const read = readText(`
!20 Harriet Okonkwo-Lane
Glebe NSW 2037 | 0491 570 006 | harriet.okonkwo@example.com

Commercial property lawyer with seven years in private practice and in-house, known for quick and
practical advice on leasing portfolios.

**Senior Associate**⇥Mar 2022 – Present
Thornbury Vance Lawyers, Sydney
• Acts for landlords of regional shopping centres
• Supervises two juniors
**Associate**⇥Feb 2019 – Feb 2022
Pellow & Marsh, Sydney
• Drafted retail leases and incentive deeds

Bachelor of Laws (Honours), University of Newcastle, 2013 – 2017
Graduate Diploma of Legal Practice, College of Law, 2018

Admitted as a solicitor of the Supreme Court of New South Wales, November 2018
Unrestricted practising certificate, Law Society of NSW

Leasing, due diligence, negotiation, PEXA, InfoTrack, client care
`);
  expect(read.profile).toMatchObject({
    name: "Harriet Okonkwo-Lane",
    email: "harriet.okonkwo@example.com",
    phone: "0491 570 006",
    location: "Glebe NSW 2037",
    summary:
      "Commercial property lawyer with seven years in private practice and in-house, known for quick and practical advice on leasing portfolios.",
    admission: { court: "Supreme Court of New South Wales", state: "NSW", date: "2018-11" },
    postAdmissionYears: 8,
    yearsOfExperience: 7.8,
  });
  expect(read.positions).toEqual([
    "Senior Associate @ Thornbury Vance Lawyers in Sydney: 2022-03 to now",
    "Associate @ Pellow & Marsh in Sydney: 2019-02 to 2022-02",
  ]);
  expect(read.studies).toEqual([
    "Bachelor of Laws (Honours) @ University of Newcastle: 2013 – 2017",
    "Graduate Diploma of Legal Practice @ College of Law: 2018",
  ]);
  expect(read.licences).toEqual(["Unrestricted practising certificate / Law Society of NSW"]);
  expect(read.profile.skills).toEqual([
    "Leasing",
    "due diligence",
    "negotiation",
    "PEXA",
    "InfoTrack",
    "client care",
  ]);
});

test("without headings, no space between the parts", () => {
  const read = readText(`
!22 Rashid Karimov
!10 Solicitor
!10 Parramatta NSW 2150 · 0491 570 158 · rashid.karimov@post.example
!10 Solicitor in migration: 4 years of careful drafting in small firms. Seeking a step up in Sydney.
**Solicitor**⇥Jun 2023 – Present
Blackbutt Migration Lawyers, Sydney NSW
• Prepared partner visa applications
• Appeared in the tribunal
**Paralegal**⇥Jan 2021 – May 2023
Fig Tree Legal, Sydney NSW
• Collated evidence
Graduate Diploma of Legal Practice, College of Law, 2023
Bachelor of Laws, Western Sydney University, 2018 – 2022
Admitted as a solicitor of the Supreme Court of New South Wales, May 2023
Restricted Practising Certificate, Law Society of NSW (2023)
Legal research, Drafting, Client management, LEAP, Teamwork
English (native), Uzbek (fluent)
Referees available on request
`);
  expect(read.profile).toMatchObject({
    name: "Rashid Karimov",
    email: "rashid.karimov@post.example",
    phone: "0491 570 158",
    location: "Parramatta NSW 2150",
    summary:
      "Solicitor in migration: 4 years of careful drafting in small firms. Seeking a step up in Sydney.",
    admission: { court: "Supreme Court of New South Wales", state: "NSW", date: "2023-05" },
    postAdmissionYears: 3.5,
    yearsOfExperience: 5.9,
  });
  expect(read.positions).toEqual([
    "Solicitor @ Blackbutt Migration Lawyers in Sydney NSW: 2023-06 to now",
    "Paralegal @ Fig Tree Legal in Sydney NSW: 2021-01 to 2023-05",
  ]);
  expect(read.studies).toEqual([
    "Graduate Diploma of Legal Practice @ College of Law: 2023",
    "Bachelor of Laws @ Western Sydney University: 2018 – 2022",
  ]);
  expect(read.licences).toEqual(["Restricted Practising Certificate / Law Society of NSW / 2023"]);
  expect(read.profile.skills).toEqual([
    "Legal research",
    "Drafting",
    "Client management",
    "LEAP",
    "Teamwork",
  ]);
});

test("without headings, company first", () => {
  const read = readText(`
!20 LEILANI KAHANANUI
!10 0491 571 804 | leilani@example.org | Townsville QLD 4810
!10 Accountant known for calm month ends, with a background of 9 years in local government.
**Pandanus Shire Council**, Townsville
Senior Accountant, 02/2020 – present
• Prepared the annual accounts
• Trained four juniors
**Mangrove & Co Accountants**, Townsville
Accountant, 07/2016 – 01/2020
• Lodged BAS for eighty clients
Bachelor of Business (Accounting)
James Cook University, 2012 – 2015
CPA, CPA Australia (2019)
Xero
Advanced Excel
Budgeting
Month-end close
`);
  expect(read.profile).toMatchObject({
    name: "Leilani Kahananui",
    email: "leilani@example.org",
    phone: "0491 571 804",
    location: "Townsville QLD 4810",
    summary:
      "Accountant known for calm month ends, with a background of 9 years in local government.",
    yearsOfExperience: 10.4,
  });
  expect(read.positions).toEqual([
    "Senior Accountant @ Pandanus Shire Council in Townsville: 2020-02 to now",
    "Accountant @ Mangrove & Co Accountants in Townsville: 2016-07 to 2020-01",
  ]);
  expect(read.studies).toEqual([
    "Bachelor of Business (Accounting) @ James Cook University: 2012 – 2015",
  ]);
  expect(read.licences).toEqual(["CPA / CPA Australia / 2019"]);
  expect(read.profile.skills).toEqual(["Xero", "Advanced Excel", "Budgeting", "Month-end close"]);
});

test("without headings, dates below the title", () => {
  const read = readText(`
Wei-Lin Tan
Box Hill VIC 3128
Phone: +61 491 574 118
Email: weilin.tan@example.net

Registered nurse with six years on surgical wards. Looks after people and paperwork with equal care.

Registered Nurse, Wattle Park Hospital, Melbourne
March 2021 - Present
- Led the night shift on a ward of 28 beds
- Taught students on placement

Graduate Nurse, Blackburn Private, Melbourne
February 2020 - March 2021
- Rotated through theatre and recovery

Bachelor of Nursing, Deakin University, 2017 - 2019
Certificate III in Individual Support, Box Hill Institute, 2016

AHPRA registration, Nursing and Midwifery Board of Australia (2020)
First Aid Certificate, St John Ambulance (2024)

Wound care; Medication management; Patient education; Triage; Teamwork

Languages: English, Mandarin
`);
  expect(read.profile).toMatchObject({
    name: "Wei-Lin Tan",
    email: "weilin.tan@example.net",
    phone: "+61 491 574 118",
    location: "Box Hill VIC 3128",
    summary:
      "Registered nurse with six years on surgical wards. Looks after people and paperwork with equal care.",
    yearsOfExperience: 6.8,
  });
  expect(read.positions).toEqual([
    "Registered Nurse @ Wattle Park Hospital in Melbourne: 2021-03 to now",
    "Graduate Nurse @ Blackburn Private in Melbourne: 2020-02 to 2021-03",
  ]);
  expect(read.studies).toEqual([
    "Bachelor of Nursing @ Deakin University: 2017 - 2019",
    "Certificate III in Individual Support @ Box Hill Institute: 2016",
  ]);
  expect(read.licences).toEqual([
    "AHPRA registration / Nursing and Midwifery Board of Australia / 2020",
    "First Aid Certificate / St John Ambulance / 2024",
  ]);
  expect(read.profile.skills).toEqual([
    "Wound care",
    "Medication management",
    "Patient education",
    "Triage",
    "Teamwork",
  ]);
});

test("without headings, dates in the left column", () => {
  const read = readText(`
!24 Fergus Mackellar
fergus.mackellar@example.com   0491 572 665   Hobart TAS 7000
2022–now⇥Head of Legal, Derwent Ferries, Hobart
⇥Runs a legal team of three
2017–2022⇥Senior Associate, Salamanca Law, Hobart
⇥Advised on shipping and leases
2013–2017⇥Lawyer, Bruny & Partners, Hobart
2008–2012⇥BA/LLB (Hons), University of Tasmania
2012⇥Graduate Certificate in Legal Practice, University of Tasmania
2013⇥Admitted to practice, Supreme Court of Tasmania
Skills: Contracts · Shipping · Governance · Plain English
`);
  expect(read.profile).toMatchObject({
    name: "Fergus Mackellar",
    email: "fergus.mackellar@example.com",
    phone: "0491 572 665",
    location: "Hobart TAS 7000",
    admission: { court: "Supreme Court of Tasmania", state: "TAS", date: "2013" },
    postAdmissionYears: 13,
    yearsOfExperience: 13.9,
  });
  expect(read.positions).toEqual([
    "Head of Legal @ Derwent Ferries in Hobart: 2022 to now",
    "Senior Associate @ Salamanca Law in Hobart: 2017 to 2022",
    "Lawyer @ Bruny & Partners in Hobart: 2013 to 2017",
  ]);
  expect(read.studies).toEqual([
    "BA/LLB (Hons) @ University of Tasmania: 2008–2012",
    "Graduate Certificate in Legal Practice @ University of Tasmania: 2012",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["Contracts", "Shipping", "Governance", "Plain English"]);
});
