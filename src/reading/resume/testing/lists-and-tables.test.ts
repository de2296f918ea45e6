import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

// Tables and lists: invented people, set in ways that the corpus does not use.

test("no dates at all", () => {
  const read = readText(`
!20 Gwendolyn Farrow
gwen.farrow@example.com | 0491 575 254
!13 Key skills
**Team leadership**
Led teams of up to 30 in busy stores and built rosters that people liked.
**Stock control**
Cut shrinkage by a fifth through better counting.
!13 Employment history
Store Manager, Larkspur Homewares
Assistant Manager, Larkspur Homewares
Sales Assistant, Button & Thread
!13 Education
Year 12, Ballarat Secondary College
`);
  expect(read.profile).toMatchObject({
    name: "Gwendolyn Farrow",
    email: "gwen.farrow@example.com",
    phone: "0491 575 254",
    location: "",
    yearsOfExperience: null,
  });
  expect(read.positions).toEqual([
    "Store Manager @ Larkspur Homewares:  to ",
    "Assistant Manager @ Larkspur Homewares:  to ",
    "Sales Assistant @ Button & Thread:  to ",
  ]);
  expect(read.studies).toEqual(["Year 12 @ Ballarat Secondary College: "]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["Team leadership", "Stock control"]);
});

test("dates broken over two rows, skills with ratings", () => {
  const read = readText(`
!20 Ibrahim Haddad
0491 570 110⇥ibrahim.haddad@example.com
!12 EXPERIENCE
2020 –⇥Claims Manager
Present⇥Seahorse Insurance, Adelaide SA
⇥Manages a portfolio of liability claims
2016 –⇥Claims Officer
2020⇥Gumnut Mutual, Adelaide SA
⇥Assessed motor claims
!12 EDUCATION
2013 – 2015⇥Diploma of Financial Services
⇥TAFE SA
!12 SKILLS
Negotiation ●●●●○⇥Excel ●●●○○
Guidewire – Advanced⇥Reporting 80%
`);
  expect(read.profile).toMatchObject({
    name: "Ibrahim Haddad",
    email: "ibrahim.haddad@example.com",
    phone: "0491 570 110",
    location: "",
    yearsOfExperience: 10.9,
  });
  expect(read.positions).toEqual([
    "Claims Manager @ Seahorse Insurance in Adelaide SA: 2020 to now",
    "Claims Officer @ Gumnut Mutual in Adelaide SA: 2016 to 2020",
  ]);
  expect(read.studies).toEqual(["Diploma of Financial Services @ TAFE SA: 2013 – 2015"]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["Negotiation", "Excel", "Guidewire", "Reporting"]);
});

test("capitals and labels inside entries, referees with numbers", () => {
  const read = readText(`
!18 SIOBHAN NÍ BHRIAIN, RN
Mobile: 0491 576 398
Email: siobhan.nb@example.com
Address: 9 Banksia Crescent, Cairns QLD 4870
!12 CAREER OBJECTIVE
To work in a paediatric ward.
!12 PROFESSIONAL EXPERIENCE
**REGISTERED NURSE – Paediatrics**
**Reefside Children's Hospital, Cairns**
**Nov 2021 – Current**
Key responsibilities:
• Assess and monitor children on the ward
Achievements:
• Nominated for nurse of the month
**GRADUATE REGISTERED NURSE**
**Tablelands Base Hospital, Atherton**
**Feb 2020 – Oct 2021**
• Completed rotations in surgery and emergency
!12 EDUCATION
**Bachelor of Nursing Science**
James Cook University, Cairns | 2017 – 2019
Dean's List 2018
!12 REGISTRATIONS & CHECKS
AHPRA Registered Nurse, Registration No. NMW0002345678
Blue Card (Working with Children), expires 2027
Advanced Life Support – Australian Resuscitation Council – 2023
!12 REFEREES
Aoife Brennan, Nurse Unit Manager, Reefside Children's Hospital
Phone: 0491 577 644
Email: aoife.brennan@reefside.example
`);
  expect(read.profile).toMatchObject({
    name: "Siobhan Ní Bhriain",
    email: "siobhan.nb@example.com",
    phone: "0491 576 398",
    location: "9 Banksia Crescent, Cairns QLD 4870",
    summary: "To work in a paediatric ward.",
    yearsOfExperience: 6.8,
  });
  expect(read.positions).toEqual([
    "REGISTERED NURSE – Paediatrics @ Reefside Children's Hospital in Cairns: 2021-11 to now",
    "GRADUATE REGISTERED NURSE @ Tablelands Base Hospital in Atherton: 2020-02 to 2021-10",
  ]);
  expect(read.studies).toEqual([
    "Bachelor of Nursing Science @ James Cook University, Cairns: 2017 – 2019",
  ]);
  expect(read.licences).toEqual([
    "AHPRA Registered Nurse",
    "Blue Card (Working with Children)",
    "Advanced Life Support / Australian Resuscitation Council / 2023",
  ]);
  expect(read.profile.skills).toEqual([]);
});

test("everything on one line between bars", () => {
  const read = readText(`
!22 JASPREET "JAZZ" GILL
Melbourne | 0491 574 990 | jazz.gill@example.com | portfolio: jazzgill.example | LinkedIn: jaspreetgill
!12 PROFILE
Marketer.
!12 WORK EXPERIENCE
Marketing Manager | Brolga Outdoors | Melbourne | Apr 2022 – Present
· Owns a budget of two million dollars
Digital Marketing Specialist | Wombat & Wren | Melbourne | Aug 2019 – Mar 2022
Marketing Assistant (Casual) | Clover Cinemas | Geelong | 2017 – 2019
!12 EDUCATION
Bachelor of Commerce (Marketing) | Deakin University | 2016 – 2019
!12 CERTIFICATIONS
Google Ads Search Certification | Google | 2023
HubSpot Inbound Marketing, HubSpot Academy, Jun 2022
!12 SKILLS
SEO | Copywriting | Google Analytics | Figma (basic) | Budgeting
`);
  expect(read.profile).toMatchObject({
    name: 'Jaspreet "Jazz" Gill',
    email: "jazz.gill@example.com",
    phone: "0491 574 990",
    location: "Melbourne",
    summary: "Marketer.",
    links: { linkedin: "in/jaspreetgill", github: "", website: "jazzgill.example" },
    yearsOfExperience: 9.3,
  });
  expect(read.positions).toEqual([
    "Marketing Manager @ Brolga Outdoors in Melbourne: 2022-04 to now",
    "Digital Marketing Specialist @ Wombat & Wren in Melbourne: 2019-08 to 2022-03",
    "Marketing Assistant (Casual) @ Clover Cinemas in Geelong: 2017 to 2019",
  ]);
  expect(read.studies).toEqual([
    "Bachelor of Commerce (Marketing) @ Deakin University: 2016 – 2019",
  ]);
  expect(read.licences).toEqual([
    "Google Ads Search Certification / Google / 2023",
    "HubSpot Inbound Marketing / HubSpot Academy / 2022-06",
  ]);
  expect(read.profile.skills).toEqual([
    "SEO",
    "Copywriting",
    "Google Analytics",
    "Figma",
    "Budgeting",
  ]);
});
