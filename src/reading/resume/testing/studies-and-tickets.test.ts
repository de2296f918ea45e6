import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const HEAD = "Odette Farrier\nodette.farrier@example.com | 0491 570 006\n\n";

test("how somebody studied is not where", () => {
  const { studies } = readText(`${HEAD}Education
Master of Teaching (Primary), part time by coursework, conferred 2016
Bachelor of Arts, 2011 – 2013
Company Directors Course, 2018 (graduate member)
Coding bootcamp, 12 weeks, Melbourne, 2023`);
  expect(studies).toEqual([
    "Master of Teaching (Primary) @ : 2016",
    "Bachelor of Arts @ : 2011 – 2013",
    "Company Directors Course @ : 2018",
    "Coding bootcamp @ : 2023",
  ]);
});

test("two studies on one row, each with its year", () => {
  const { studies } = readText(`${HEAD}Education
Certificate III in Baking (2013) / Diploma of Hospitality (2021, by night)
Year 12 - 2009, Ipswich (QCE). Business, Design, English`);
  expect(studies).toEqual([
    "Certificate III in Baking @ : 2013",
    "Diploma of Hospitality (by night) @ : 2021",
    "Year 12, Ipswich (QCE) @ : 2009",
  ]);
});

test("tickets side by side, and courses told in sentences", () => {
  const { licences } = readText(`${HEAD}Tickets
RSA NT, Working at heights, confined space, HR licence, senior first aid
Registered Nurse - AHPRA, general registration, current, no conditions, since 2019

Professional learning, a selection
Early reading, four days, 2019. Calm rooms, two days, 2021. Autism, 2023 and 2024.
Teachers Registration Board, fully registered`);
  expect(licences).toEqual([
    "RSA NT",
    "Working at heights",
    "confined space",
    "HR licence",
    "senior first aid",
    "Registered Nurse / AHPRA / 2019",
    "Early reading, four days / 2019",
    "Calm rooms, two days / 2021",
    "Autism / 2023",
    "Teachers Registration Board, fully registered",
  ]);
});

test("a chartered title and a professional program among the studies are credentials", () => {
  const { licences, studies } = readText(`${HEAD}Education
CPA Program, completed 2020 (member)
Chartered Professional Engineer (CPEng), 2018
Master of Accounting, 2015 – 2016`);
  expect(studies).toEqual(["Master of Accounting @ : 2015 – 2016"]);
  expect(licences).toEqual([
    "CPA Program / 2020",
    "Chartered Professional Engineer (CPEng) / 2018",
  ]);
});

test("a long aside does not cost the skill", () => {
  const { profile } = readText(`${HEAD}Skills
Xero, Advanced Excel (Power Query, lookups, no macros where others depend on them), Payroll`);
  expect(profile.skills).toEqual(["Xero", "Advanced Excel", "Payroll"]);
});
