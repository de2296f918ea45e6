import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const HEAD = "Odette Farrier\nodette.farrier@example.com | 0491 570 006\n\nEmployment\n\n";

test("a role that goes on in small letters, above its firm with town and dates", () => {
  const { positions } = readText(`${HEAD}Physiotherapist, hips and knees after surgery
Gumtree Bend Hospital, Ballarat. May 2021 – Present
• Two clinics a week.

Physiotherapist, hand and burns unit
Gumtree Bend Hospital, Ballarat. March 2018 – April 2021
• Splints for forty people.

Labourer / shed hand - uncle's orchard, Shepparton
2015 – 2017`);
  expect(positions).toEqual([
    "Physiotherapist, hips and knees after surgery @ Gumtree Bend Hospital in Ballarat: 2021-05 to now",
    "Physiotherapist, hand and burns unit @ Gumtree Bend Hospital in Ballarat: 2018-03 to 2021-04",
    "Labourer / shed hand @ uncle's orchard in Shepparton: 2015 to 2017",
  ]);
});

test("a role that goes on in small letters, below its firm with dates", () => {
  const { positions } = readText(`${HEAD}Gumtree Bend Hospital, Ballarat. May 2021 – Present
Physiotherapist, hips and knees after surgery
• Two clinics a week.`);
  expect(positions).toEqual([
    "Physiotherapist, hips and knees after surgery @ Gumtree Bend Hospital in Ballarat: 2021-05 to now",
  ]);
});

test("a ward or a team behind the role is no firm where firms have rows of their own", () => {
  const { positions } = readText(`${HEAD}Dietitian, Children's Health⇥Jan 2024 - current
Larapinta Health Service, Alice Springs
• Home visits.

Dietitian⇥2020 - 2023
Saltbush House Aged Care, Mildura
• Menus.

Kitchen Assistant⇥2017 - 2019
Saltbush House Aged Care, Mildura
• Trays.`);
  expect(positions).toEqual([
    "Dietitian, Children's Health @ Larapinta Health Service in Alice Springs: 2024-01 to now",
    "Dietitian @ Saltbush House Aged Care in Mildura: 2020 to 2023",
    "Kitchen Assistant @ Saltbush House Aged Care in Mildura: 2017 to 2019",
  ]);
});

test("what is told about a firm in brackets is not its name", () => {
  const { positions, profile } = readText(`${HEAD}Payroll Officer⇥07/2022 – Present
Bellbird Packaging Group, Dandenong ($40m turnover, 90 staff)
• Pay for 90 people.

Accounts Clerk⇥02/2019 – 06/2022
Ironbark Tanks Pty Ltd, Ararat (water tanks)
• Invoices.

Accounts Clerk⇥02/2016 – 01/2019
Kestrel (Australia) Pty Ltd, Geelong
• Invoices.`);
  expect(positions).toEqual([
    "Payroll Officer @ Bellbird Packaging Group in Dandenong: 2022-07 to now",
    "Accounts Clerk @ Ironbark Tanks Pty Ltd in Ararat: 2019-02 to 2022-06",
    "Accounts Clerk @ Kestrel (Australia) Pty Ltd in Geelong: 2016-02 to 2019-01",
  ]);
  expect(profile.experience[0]?.description).toBe("$40m turnover, 90 staff\nPay for 90 people.");
});

test("roles inside the years of a firm are roles at that firm", () => {
  const { positions } = readText(`${HEAD}Larkspur Cold Stores, Adelaide⇥2015 to date
Operations Manager (reporting to the managing director), 2019 to date
Night Manager, Blast Freezing, 2015 to 2019
Storage for growers. Eleven sites and three hundred people.

Quandong Hearth Foods, South Australia⇥2004 to 2015
Plant Manager, 2009 to 2015
Shift Manager, 2004 to 2009
Two plants.`);
  expect(positions).toEqual([
    "Operations Manager @ Larkspur Cold Stores in Adelaide: 2019 to now",
    "Night Manager, Blast Freezing @ Larkspur Cold Stores in Adelaide: 2015 to 2019",
    "Plant Manager @ Quandong Hearth Foods in South Australia: 2009 to 2015",
    "Shift Manager @ Quandong Hearth Foods in South Australia: 2004 to 2009",
  ]);
});

test("a firm with only its state looks like a town, and is the firm all the same", () => {
  const { positions } = readText(`${HEAD}Process Engineer, Wirra Salt (2 Mt a year), 8/6 roster
May 2021 - current
• Ponds.

Maintenance Engineer, Reliability, Coolibah Ridge Copper, NT
2016 - 2021
• Pumps.`);
  expect(positions).toEqual([
    "Process Engineer @ Wirra Salt: 2021-05 to now",
    "Maintenance Engineer, Reliability @ Coolibah Ridge Copper in NT: 2016 to 2021",
  ]);
});

test("work at various places is not at the firm printed before", () => {
  const { positions } = readText(`${HEAD}Little Bunyip Bakery, Cairns
Pastry Chef, 2013 – 2017
• Cakes.

Apprentice Baker, various, Cairns, 2009 – 2013`);
  expect(positions).toEqual([
    "Pastry Chef @ Little Bunyip Bakery in Cairns: 2013 to 2017",
    "Apprentice Baker @  in various, Cairns: 2009 to 2013",
  ]);
});
