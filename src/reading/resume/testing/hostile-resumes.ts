import type { Line } from "../../line.ts";

/** Repeated, each of them is what some pattern tries in every way before it gives up. */
const UNITS = ["a", "1 ", "2019 - ", "a, ", "(", "a@", "a.b/", "| ", "Bachelor of ", "Ab\t", "**a"];
const HEADINGS = ["Jane", "Experience", "Education", "Skills", "Certifications"];

/** Resumes of lines without an end, and one with more roles than anybody has had. */
export function hostileResumes(size: { letters: number; roles: number }): Line[][] {
  const endless = UNITS.map((unit) => {
    const long = unit.repeat(Math.ceil(size.letters / unit.length));
    return HEADINGS.flatMap((heading) => [heading, long]).map((text) => ({
      text,
      page: 1,
      gapBefore: true,
    }));
  });
  const many = Array.from({ length: size.roles }, (_, at) => ({
    text: `Solicitor, Firm ${at} Lawyers, 2019 – 2021`,
    page: 1,
  }));
  return [...endless, many];
}
