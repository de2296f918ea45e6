import { describe, expect, test } from "vitest";
import type { CandidateProfile } from "../profiles.ts";
import { makeResume, resumeSaying } from "../testing/profiles.ts";
import { yearOf } from "./roles.ts";

const NOW = "2026.8";

/** "2015–2019", the latest first; with months as tenths of a year. */
const spansOf = ({ roles }: CandidateProfile) =>
  roles.map(({ from, to }) => `${Number(from.toFixed(1))}–${Number(to.toFixed(1))}`);

describe("jobs told in sentences", () => {
  test.each([
    [
      "Bookkeeper from 2015 to 2019 with a builder. Payroll officer since 2019.",
      [`2019–${NOW}`, "2015–2019"],
    ],
    ["Worked as a chef from March 2012 to June 2016.", ["2012.2–2016.4"]],
    ["2017–2024: runs liquidations for a mid-tier firm.", ["2017–2024"]],
    ["Carer 2010-2012, cleaner 2013-2014.", ["2013–2014", "2010–2012"]],
  ])("%s", (text, spans) => {
    expect(spansOf(resumeSaying(text))).toEqual(spans);
  });

  test("each has the class of its own title", () => {
    const { roles } = resumeSaying(
      "Solicitor 2018–2022 in a family law firm, then senior associate from 2022 to the present.",
    );
    expect(roles.map(({ legal }) => legal)).toEqual(["senior", "lawyer"]);
  });

  test.each([
    "Bachelor of Laws, University of Tasmania, 2012 to 2016.",
    "Registered 2015 to 2020.",
    "Licensed 2015–2027 by the board.",
    "Site manager 2030 to 2035.",
    "Welder for a week.",
    "Moved here in 2019.",
  ])("no job: %s", (text) => {
    expect(resumeSaying(text).roles).toEqual([]);
  });
});

describe("jobs that stand as such", () => {
  const resume = `Robin Example
robin@example.com

Experience
Solicitor, Harrow Finch, Sydney
Mar 2019 – Present
- Acted for insurers in motor claims.

Paralegal, Dunmore Legal, Sydney
Jan 2015 – Feb 2019
- Prepared bundles for trial.
`;

  test("are read with the latest first", () => {
    const { profile } = makeResume(resume);
    expect(spansOf(profile)).toEqual([`2019.2–${NOW}`, "2015–2019.1"]);
    expect(profile.roles.map(({ legal }) => legal)).toEqual(["lawyer", "paralegal"]);
  });

  test.each([
    ["2026-11-15", 2026.87],
    ["2024-03-01", 2024.17],
    ["2020-01-01", 2020],
  ])("present ends on the day received: %s", (receivedOn, end) => {
    expect(makeResume(resume, receivedOn).profile.roles[0]?.to).toBeCloseTo(end, 1);
  });

  test("their lines belong to them, others to none", () => {
    const { lines, profile } = makeResume(`${resume}\nSkills\nLitigation\n`);
    const roleOf = (words: string) =>
      profile.units.find(({ line }) => lines[line]?.text.includes(words))?.role;
    expect([roleOf("insurers"), roleOf("bundles"), roleOf("Litigation")]).toEqual([0, 1, -1]);
  });

  test("blanks that forms leave are no part of a title", () => {
    const form =
      "Robin Example\n\nExperience\nAccountant Company Name City, State\n01/2015 to 01/2018\n";
    const plain = "Robin Example\n\nExperience\nAccountant\n01/2015 to 01/2018\n";
    const gramsOf = (text: string) => [...(makeResume(text).profile.roles[0]?.grams ?? [])];
    expect(gramsOf(form)).toEqual(gramsOf(plain));
  });
});

test.each([
  ["2021", 2021],
  ["2021-01", 2021],
  ["2021-07", 2021.5],
  ["", undefined],
])("the date %s is %s", (date, year) => {
  expect(yearOf(date)).toBe(year);
});
