import { expect, test } from "vitest";
import { setReadingModel } from "#reading/model/reading-model.ts";
import { makeJob, makeResume } from "../testing/profiles.ts";
import { distanceOf, matchPair } from "./match.ts";

const RESUME = `Dana Whitlock
Mechanical fitter

EXPERIENCE
Mechanical fitter, Tarrow Foods, Dubbo
March 2018 to present
Took turns on nights and weekends for breakdowns in the packing hall
Stripped and rebuilt gearboxes and pumps
Showed two apprentices how to read a drawing`;

const AD = `Maintenance fitter
What you bring
• Experience repairing machinery
• Experience flying helicopters over the sea
• Experience training apprentices`;

const resume = makeResume(RESUME);
const job = makeJob(AD, "Maintenance fitter");
const words = (at: number) => {
  const { line, from, to } = job.profile.requirements[at] ?? { line: -1, from: 0, to: 0 };
  return job.lines[line]?.text.slice(from, to) ?? "";
};

test("what words leave open and other words say is shown, with the line that says it", () => {
  const at = job.profile.requirements.findIndex((_, place) => words(place).includes("machinery"));
  setReadingModel(false);
  expect(matchPair(resume.profile, job.profile).graded[at]?.grade).toBe("unclear");
  setReadingModel(true);
  const machinery = matchPair(resume.profile, job.profile).graded[at];
  const line = resume.profile.units[machinery?.units[0] ?? -1]?.line ?? -1;
  expect(machinery?.grade).toBe("met");
  expect(resume.lines[line]?.text).toBe("Stripped and rebuilt gearboxes and pumps");
});

test("what stands nowhere is missing, and no line is cited for it", () => {
  const { graded } = matchPair(resume.profile, job.profile);
  const flying = graded.find((_, at) => words(at).includes("helicopters"));
  expect(flying).toMatchObject({ grade: "missing", units: [] });
});

test("nothing that can be read is left unclear", () => {
  const { graded } = matchPair(resume.profile, job.profile);
  expect(
    graded.filter(({ grade, requirement }) => grade === "unclear" && requirement.kind !== "soft"),
  ).toEqual([]);
});

test("in a list the distance is that of the pair in full; what is too far is not read", () => {
  const { distance } = matchPair(resume.profile, job.profile);
  expect(distanceOf(resume.profile, job.profile)).toBe(distance);
  expect(distanceOf(resume.profile, job.profile, distance)).toBe(distance);
  expect(distanceOf(resume.profile, job.profile, 0)).toBeGreaterThan(0);
});

test("what is shown counts: one more line that proves something raises the score", () => {
  const more = makeResume(`${RESUME}\nFlew a helicopter over Bass Strait for the oil rigs`);
  expect(distanceOf(more.profile, job.profile)).toBeLessThan(
    distanceOf(resume.profile, job.profile),
  );
});
