import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

// Plain text and exports: invented people, set in ways that the corpus does not use.

test("a trade, plain text with blanks as columns", () => {
  const read = readText(`
DALE HUTCHISON
Licensed Electrician
Phone 0491 574 632   dale.hutch@example.com   Dubbo NSW

Trade experience

2019 - current   Leading Hand Electrician - Orana Electrical Services, Dubbo
- Switchboard upgrades and solar installs
- Supervise three apprentices
2015 - 2019   Apprentice Electrician - Macquarie Sparks Pty Ltd
- Domestic and rural work

Tickets and licences
- NSW Electrical Licence 123456C
- White Card
- EWP (yellow card), 2021
- Driver licence class HR

Education
- Certificate III in Electrotechnology Electrician, TAFE NSW, 2019
- HSC, Dubbo College, 2014

Referees on request
`);
  expect(read.profile).toMatchObject({
    name: "Dale Hutchison",
    email: "dale.hutch@example.com",
    phone: "0491 574 632",
    location: "Dubbo NSW",
    yearsOfExperience: 11.9,
  });
  expect(read.positions).toEqual([
    "Leading Hand Electrician @ Orana Electrical Services in Dubbo: 2019 to now",
    "Apprentice Electrician @ Macquarie Sparks Pty Ltd: 2015 to 2019",
  ]);
  expect(read.studies).toEqual([
    "Certificate III in Electrotechnology Electrician @ TAFE NSW: 2019",
    "HSC @ Dubbo College: 2014",
  ]);
  expect(read.licences).toEqual([
    "NSW Electrical Licence",
    "White Card",
    "EWP (yellow card) / 2021",
    "Driver licence class HR",
  ]);
  expect(read.profile.skills).toEqual([]);
});

test("dates on a line of their own, before the role", () => {
  const read = readText(`
!20 Nguyễn Thị Mai Hương
huong.nguyen@example.com
0491-575-789
!13 Where I have worked
2021 – now
Conveyancing Paralegal, Currawong Conveyancing
Settles forty matters a month.
2018 – 2021
Legal Secretary, Brolga & Finch Solicitors
Typed and filed.
!13 Study
2016 – 2017
Certificate IV in Legal Services
Box Hill Institute
!13 What I am good at
Typing, PEXA, calm
`);
  expect(read.profile).toMatchObject({
    name: "Nguyễn Thị Mai Hương",
    email: "huong.nguyen@example.com",
    phone: "0491-575-789",
    location: "",
    yearsOfExperience: 8.9,
  });
  expect(read.positions).toEqual([
    "Conveyancing Paralegal @ Currawong Conveyancing: 2021 to now",
    "Legal Secretary @ Brolga & Finch Solicitors: 2018 to 2021",
  ]);
  expect(read.studies).toEqual([
    "Certificate IV in Legal Services @ Box Hill Institute: 2016 – 2017",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["Typing", "PEXA", "calm"]);
});

test("the export of a network, roles grouped by company", () => {
  const read = readText(`
!12 Contact
!9 0491 572 983
!9 hana@example.com
!9 www.linkedin.com/in/hana-kobayashi-9a1 (LinkedIn)
!12 Top Skills
!9 Contract Law
!9 Negotiation
!9 Stakeholder Management
!26 Hana Kobayashi
!12 General Counsel at Brightwater Foods
!12 Sydney, New South Wales, Australia
!16 Summary
!12 I lead a legal team of six across food and logistics.
!16 Experience
!12 Brightwater Foods
!12 6 years 4 months
!12 General Counsel
!11 August 2022 - Present (4 years 4 months)
!11 Sydney, Australia
!11 Member of the executive team.
!12 Senior Legal Counsel
!11 August 2020 - August 2022 (2 years 1 month)
!11 Sydney, Australia
!12 Calloway Partners
!12 Senior Associate
!11 February 2014 - July 2020 (6 years 6 months)
!11 Sydney
!16 Education
!12 University of Melbourne
!11 Juris Doctor (JD), Law · (2010 - 2012)
!12 Keio University
!11 Bachelor of Arts - BA, Political Science · (2005 - 2009)
`);
  expect(read.profile).toMatchObject({
    name: "Hana Kobayashi",
    email: "hana@example.com",
    phone: "0491 572 983",
    location: "Sydney, New South Wales, Australia",
    summary: "I lead a legal team of six across food and logistics.",
    links: { linkedin: "in/hana-kobayashi-9a1", github: "", website: "" },
    yearsOfExperience: 12.8,
  });
  expect(read.positions).toEqual([
    "General Counsel @ Brightwater Foods in Sydney, Australia: 2022-08 to now",
    "Senior Legal Counsel @ Brightwater Foods in Sydney, Australia: 2020-08 to 2022-08",
    "Senior Associate @ Calloway Partners in Sydney: 2014-02 to 2020-07",
  ]);
  expect(read.studies).toEqual([
    "Juris Doctor (JD) in Law @ University of Melbourne: 2010 - 2012",
    "Bachelor of Arts - BA in Political Science @ Keio University: 2005 - 2009",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["Contract Law", "Negotiation", "Stakeholder Management"]);
});

test("the name in the page's header, degrees among admissions", () => {
  const read = readText(`
!18 MARGIN Oksana Petrenko
!10 MARGIN Solicitor | 0491 573 770 | oksana@petrenko.example
!13 **Professional Background**
**Corkhill Legal** – Senior Solicitor (August 2020 to present)
Family law matters from first conference to final hearing, including urgent recovery orders and relocation cases.
**Anselm & Co Solicitors** – Solicitor (2016 to July 2020)
Divorce, parenting and de facto property matters.
Page 2 of 2
**Legal Aid Commission of Tasmania** – Volunteer Paralegal (2015)
!13 **Admissions & Qualifications**
Admitted to the Supreme Court of Tasmania, August 2016
Practising Certificate, Law Society of Tasmania
Bachelor of Laws, University of Tasmania, 2015
Tasmanian Legal Practice Course, 2016
!13 **Areas of Expertise**
• Family law  • Mediation  • Advocacy
• Parenting disputes
`);
  expect(read.profile).toMatchObject({
    name: "Oksana Petrenko",
    email: "oksana@petrenko.example",
    phone: "0491 573 770",
    location: "",
    admission: { court: "Supreme Court of Tasmania", state: "TAS", date: "2016-08" },
    postAdmissionYears: 10.3,
    yearsOfExperience: 10.9,
  });
  expect(read.positions).toEqual([
    "Senior Solicitor @ Corkhill Legal: 2020-08 to now",
    "Solicitor @ Anselm & Co Solicitors: 2016 to 2020-07",
    "Volunteer Paralegal @ Legal Aid Commission of Tasmania: 2015 to 2015",
  ]);
  expect(read.studies).toEqual([
    "Bachelor of Laws @ University of Tasmania: 2015",
    "Tasmanian Legal Practice Course @ : 2016",
  ]);
  expect(read.licences).toEqual(["Practising Certificate / Law Society of Tasmania"]);
  expect(read.profile.skills).toEqual([
    "Family law",
    "Mediation",
    "Advocacy",
    "Parenting disputes",
  ]);
});

test("role at company, an address spelt out", () => {
  const read = readText(`
Tomás Echeverría
tomas (at) echeverria.example
+64 21 555 0192
Wellington, New Zealand
github: techev

ABOUT ME
Front-end developer who cares about forms.

WORK
Senior Front-end Developer at Kiwibird Studio (Jan 2022 – present)
I rebuilt the booking flow and cut abandonment by a third.
Front-end Developer @ Paua Digital (2018–2021)
Maintained the component library.
Intern at Moa Systems — Summer 2017

EDUCATION
BSc (Hons) Computer Science at Victoria University of Wellington, 2014 – 2017

STACK
TypeScript / React / CSS / Node.js / Playwright
`);
  expect(read.profile).toMatchObject({
    name: "Tomás Echeverría",
    email: "tomas@echeverria.example",
    phone: "+64 21 555 0192",
    location: "Wellington, New Zealand",
    summary: "Front-end developer who cares about forms.",
    links: { linkedin: "", github: "techev", website: "" },
    yearsOfExperience: 7.9,
  });
  expect(read.positions).toEqual([
    "Senior Front-end Developer @ Kiwibird Studio: 2022-01 to now",
    "Front-end Developer @ Paua Digital: 2018 to 2021",
    "Intern @ Moa Systems: 2017 to 2017",
  ]);
  expect(read.studies).toEqual([
    "BSc (Hons) Computer Science @ Victoria University of Wellington: 2014 – 2017",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["TypeScript", "React", "CSS", "Node.js", "Playwright"]);
});
