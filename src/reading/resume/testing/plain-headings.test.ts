import { expect, test } from "vitest";
import { plainLines } from "../../text/plain-lines.ts";
import { readResume } from "../read-resume.ts";
import { readText } from "./read-text.ts";

const HEAD = "Odette Farrier\nodette.farrier@example.com | 0491 570 006\n\n";

test("chapters and entries that are numbered", () => {
  const { lines } = plainLines(`HAMISH OKAFOR
BEng (Civil), MIEAust
Residence    Baldivis WA (or anywhere in the Pilbara)
Contact      0491 570 006 / hamish@example.com

1. OVERVIEW

Twelve years of bridges.

2. EMPLOYMENT

2.1  Bridge Engineer, Coolibah Consulting, Perth
     May 2021 - current
     - Spans.

2.2  Site Engineer, Ironbark Civil Pty Ltd, Perth
     2015 - 2021
     - Piers.

3. QUALIFICATIONS
     Bachelor of Engineering (Civil), Curtin University, 2011 - 2014

4. SOFTWARE
     Civil 3D, Tekla, Excel

5. FIELD WORK
     Ten seasons in the north.`);
  const { profile } = readResume(lines, { receivedOn: "2026-11-15" });
  expect(profile.location).toBe("Baldivis WA");
  expect(profile.summary).toBe("Twelve years of bridges.");
  const roles = profile.experience.map(({ role, startDate }) => `${role} ${startDate}`);
  expect(roles).toEqual(["Bridge Engineer 2021-05", "Site Engineer 2015"]);
  expect(profile.experience[1]?.description).toBe("Piers.");
  expect(profile.education.map(({ degree }) => degree)).toEqual([
    "Bachelor of Engineering (Civil)",
  ]);
  expect(profile.skills).toEqual(["Civil 3D", "Tekla", "Excel"]);
});

test("short headings with a blank line before them and their text right below", () => {
  const { profile, positions, studies } = readText(`${HEAD}Profile
A baker who likes early starts.

Tech
Solid:⇥Ovens, Lamination, Costing
Learning:⇥Deputy, Xero

Work history

Baker⇥2018 to the present
Little Bunyip Bakery, Cairns
• Bread.

Study
Certificate III in Baking, TAFE Queensland, 2017

Other
• Open licence
• Early starts`);
  expect(profile.skills).toEqual(["Ovens", "Lamination", "Costing", "Deputy", "Xero"]);
  expect(positions).toEqual(["Baker @ Little Bunyip Bakery in Cairns: 2018 to now"]);
  expect(studies).toEqual(["Certificate III in Baking @ TAFE Queensland: 2017"]);
});

test("letters behind the name and what the person is open nothing", () => {
  const { profile } = readText(`THEA LINDQVIST
FCPHR
Unley SA 5061 (would move to Perth)
0491 570 006

PROFILE

Twenty years of rosters, agreements and plain talk with people who do the work.

CAREER

Larkspur Cold Stores, Adelaide⇥2015 to date
People Manager
• Two agreements.

DIRECTORSHIPS
Director, a charity for young cooks, 2019 to date

EDUCATION
Bachelor of Commerce, Flinders University, 2004`);
  expect(profile.location).toBe("Unley SA 5061");
  expect(profile.experience.map(({ role }) => role)).toEqual(["People Manager"]);
});

test("where a person lives, in a table and near a town", () => {
  const near = (line: string) => readText(`Odette Farrier\n${line}\n\nProfile\nA baker.`).profile;
  expect(near("Wagaman, Darwin NT | 0491 570 006").location).toBe("Wagaman, Darwin NT");
  expect(near("Address:⇥Unionvale, via Mount Barker, South Australia 5251").location).toBe(
    "Unionvale, via Mount Barker, South Australia 5251",
  );
});

test("what somebody is stands below the name, not in the summary", () => {
  const { profile } = readText(`Odette Farrier
Baker / leading hand
Kingston TAS   0491 570 006

Sixteen years of early starts and bread that sells out by nine in the morning.

Experience

Baker⇥2018 - now
Little Bunyip Bakery, Hobart`);
  expect(profile.summary).toMatch(/^Sixteen years/);
});
