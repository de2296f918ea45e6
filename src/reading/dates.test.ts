import { expect, test } from "vitest";
import { findDates, withoutDates } from "./dates.ts";

function shown(text: string): string[] {
  return findDates(text).map((span) => {
    if (span.kind === "point") return span.start;
    return `${span.start} > ${span.present ? "now" : span.end}`;
  });
}

test.each([
  ["Jan 2020 – Present", "2020-01 > now"],
  ["(Mar 2018 - Feb 2021)", "2018-03 > 2021-02"],
  ["01/2020 - 03/2022", "2020-01 > 2022-03"],
  ["1 February 1999 to 31 December 2004", "1999-02 > 2004-12"],
  ["01/09/2022 – Current", "2022-09 > now"],
  ["03.2021 – 12.2022", "2021-03 > 2022-12"],
  ["11/21 – 04/23", "2021-11 > 2023-04"],
  ["Jan-20 to date", "2020-01 > now"],
  ["Sept '19 – Current", "2019-09 > now"],
  ["Feb 19 – Mar 21", "2019-02 > 2021-03"],
  ["2019-21", "2019 > 2021"],
  ["2009-12 – 2012-03", "2009-12 > 2012-03"],
  ["2009-12", "2009 > 2012"],
  ["2017/2018", "2017 > 2018"],
  ["since 2021", "2021 > now"],
  ["2021 –", "2021 > now"],
  ["2019 onwards", "2019 > now"],
  ["2018 to the present", "2018 > now"],
  ["Oct 2024 → now", "2024-10 > now"],
  ["Year 12 - 2019", "2019"],
  ["March 2018 to date", "2018-03 > now"],
  ["March – June 2019", "2019-03 > 2019-06"],
  ["Nov – Feb 2019", "2018-11 > 2019-02"],
  ["Summer 2017", "2017"],
  ["15 February 2018", "2018-02"],
  ["FEBRUARY, 2021 – CURRENT", "2021-02 > now"],
  ["March 2021 - Present (2 years 3 months)", "2021-03 > now"],
])("%s", (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test.each([
  "Sydney NSW 2000",
  "Corporations Act 2001 (Cth)",
  "0412 345 678",
  "Microsoft Office 2016",
  "May and June are busy",
  "ABN 12 345 678 901",
])("no date: %s", (text) => {
  expect(shown(text)).toEqual([]);
});

test("what is left when the dates are taken out reads on", () => {
  const text = "Solicitor (Mar 2018 – Feb 2021), Harrow Finch";
  expect(withoutDates(text, findDates(text))).toBe("Solicitor, Harrow Finch");
  const inside = "Diploma of Baking (2021, by night)";
  expect(withoutDates(inside, findDates(inside))).toBe("Diploma of Baking (by night)");
  const dash = "Year 12 - 2019, Ipswich";
  expect(withoutDates(dash, findDates(dash))).toBe("Year 12, Ipswich");
});
