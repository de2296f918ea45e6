import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

// Forms and bare lines: invented people, set in ways that the corpus does not use.

test("a form of labels and values in two columns", () => {
  const read = readText(`
!18 Europass Curriculum Vitae
!11 Personal information
Surname(s) / First name(s)⇥Vandenberg, Lukas
Address⇥14 Harbour Street, Fremantle WA 6160, Australia
Telephone⇥+61 491 570 156
E-mail⇥lukas.vandenberg@example.org
Nationality⇥Belgian
!11 Work experience
Dates⇥March 2019 – present
Occupation or position held⇥Structural Engineer
Main activities and responsibilities⇥Designs steel frames for mine sites
Name and address of employer⇥Coolabah Structures Pty Ltd, Perth
Type of business or sector⇥Engineering
Dates⇥July 2015 – February 2019
Occupation or position held⇥Graduate Engineer
Main activities and responsibilities⇥Checked drawings
Name and address of employer⇥Delft & Sons, Antwerp, Belgium
!11 Education and training
Dates⇥2010 – 2015
Title of qualification awarded⇥Master of Engineering
Principal subjects⇥Steel, concrete, soil mechanics
Name and type of organisation⇥Ghent University
!11 Personal skills and competences
Mother tongue⇥Dutch
Other language(s)⇥English (C2), French (B2)
Computer skills⇥AutoCAD, Revit, SAP2000
`);
  expect(read.profile).toMatchObject({
    name: "Lukas Vandenberg",
    email: "lukas.vandenberg@example.org",
    phone: "+61 491 570 156",
    location: "14 Harbour Street, Fremantle WA 6160, Australia",
    yearsOfExperience: 11.4,
  });
  expect(read.positions).toEqual([
    "Structural Engineer @ Coolabah Structures Pty Ltd in Perth: 2019-03 to now",
    "Graduate Engineer @ Delft & Sons in Antwerp, Belgium: 2015-07 to 2019-02",
  ]);
  expect(read.studies).toEqual([
    "Master of Engineering in Steel, concrete, soil mechanics @ Ghent University: 2010 – 2015",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["AutoCAD", "Revit", "SAP2000"]);
});

test("a form of labels with colons", () => {
  const read = readText(`
Name: Amara Nwosu
Address: 3/88 Lygon Street, Brunswick VIC 3056
Phone: (03) 7010 4321
Email: amara.nwosu@example.net

WORK EXPERIENCE

Dates: 02/2021 – present
Position: Registered Nurse
Employer: Yarra Bend Hospital, Melbourne
Main duties: Cares for patients after heart surgery

Dates: 01/2018 – 01/2021
Position: Graduate Nurse
Employer: Merri Creek Health Service, Melbourne
Main duties: Rotated through four wards

EDUCATION

Dates: 2015 – 2017
Qualification: Bachelor of Nursing
Institution: La Trobe University

LICENCES

AHPRA registration NMW0001234567 (current)
Working with Children Check

SKILLS
Wound care
IV cannulation
Epic
`);
  expect(read.profile).toMatchObject({
    name: "Amara Nwosu",
    email: "amara.nwosu@example.net",
    phone: "(03) 7010 4321",
    location: "3/88 Lygon Street, Brunswick VIC 3056",
    yearsOfExperience: 8.9,
  });
  expect(read.positions).toEqual([
    "Registered Nurse @ Yarra Bend Hospital in Melbourne: 2021-02 to now",
    "Graduate Nurse @ Merri Creek Health Service in Melbourne: 2018-01 to 2021-01",
  ]);
  expect(read.studies).toEqual(["Bachelor of Nursing @ La Trobe University: 2015 – 2017"]);
  expect(read.licences).toEqual(["AHPRA registration (current)", "Working with Children Check"]);
  expect(read.profile.skills).toEqual(["Wound care", "IV cannulation", "Epic"]);
});

test("plain lines without any type or space", () => {
  const read = readText(`
Cressida Mbeki
c.mbeki@example.com
0491 573 214
Professional Experience
Kookaburra Energy Ltd
Perth, WA
Legal Counsel
January 2020 - Present
Negotiates gas supply agreements with customers across the state
Supports the board on governance
Contracts Advisor
March 2017 - December 2019
Reviewed tenders and contracts
Jarrah Mining Services
Perth, WA
Contracts Administrator
June 2014 - February 2017
Administered earthworks contracts
Education
University of Western Australia
Juris Doctor
2011 - 2013
Curtin University
Bachelor of Commerce
2008 - 2010
Skills
Negotiation
Contract drafting
Governance
`);
  expect(read.profile).toMatchObject({
    name: "Cressida Mbeki",
    email: "c.mbeki@example.com",
    phone: "0491 573 214",
    location: "",
    yearsOfExperience: 12.5,
  });
  expect(read.positions).toEqual([
    "Legal Counsel @ Kookaburra Energy Ltd in Perth, WA: 2020-01 to now",
    "Contracts Advisor @ Kookaburra Energy Ltd in Perth, WA: 2017-03 to 2019-12",
    "Contracts Administrator @ Jarrah Mining Services in Perth, WA: 2014-06 to 2017-02",
  ]);
  expect(read.studies).toEqual([
    "Juris Doctor @ University of Western Australia: 2011 - 2013",
    "Bachelor of Commerce @ Curtin University: 2008 - 2010",
  ]);
  expect(read.licences).toEqual([]);
  expect(read.profile.skills).toEqual(["Negotiation", "Contract drafting", "Governance"]);
});

test("appointments of a physician, open ranges", () => {
  const read = readText(`
!18 Dr Anneliese van der Westhuizen FRACP
Consultant Physician | Level 4, 20 Collins Court, Melbourne VIC 3000 | Ph 03 7010 5566 | a.vdw@clinic.example
!12 CURRENT APPOINTMENTS
**Consultant Physician, Yarra Heart Clinic**⇥2018 –
**Senior Lecturer (Honorary), University of Melbourne**⇥2019 –
!12 PREVIOUS APPOINTMENTS
**Advanced Trainee in Cardiology, Maroondah General Hospital**⇥2014 – 2017
**Resident Medical Officer, Groote Regional Hospital**⇥2011 – 2013
!12 QUALIFICATIONS
Fellow of the Royal Australasian College of Physicians, 2018
MBBS (Hons), Monash University, 2010
!12 PUBLICATIONS
van der Westhuizen A, Lim J. Heart failure in remote towns. Med J South 2021;12:33–40.
!12 GRANTS
Heart Trust project grant, 2022–2024, $450,000
!12 LANGUAGES
English, Afrikaans, German
`);
  expect(read.profile).toMatchObject({
    name: "Anneliese van der Westhuizen",
    email: "a.vdw@clinic.example",
    phone: "03 7010 5566",
    location: "Level 4, 20 Collins Court, Melbourne VIC 3000",
    yearsOfExperience: 13.9,
  });
  expect(read.positions).toEqual([
    "Consultant Physician @ Yarra Heart Clinic: 2018 to now",
    "Senior Lecturer (Honorary) @ University of Melbourne: 2019 to now",
    "Advanced Trainee in Cardiology @ Maroondah General Hospital: 2014 to 2017",
    "Resident Medical Officer @ Groote Regional Hospital: 2011 to 2013",
  ]);
  expect(read.studies).toEqual(["MBBS (Hons) @ Monash University: 2010"]);
  expect(read.licences).toEqual(["Fellow of the Royal Australasian College of Physicians / 2018"]);
  expect(read.profile.skills).toEqual([]);
});
