import { expect, test } from "vitest";
import type { ResumeProfile } from "#contract/resume-profile.ts";
import { plainLines } from "../text/plain-lines.ts";
import { readResume } from "./read-resume.ts";
import { withAdditions } from "./with-additions.ts";

const { lines } = plainLines(`Mei-Lin Chan
mei.chan@example.com | 0491 570 156 | Sydney NSW

Summary
Employment lawyer with five years of experience.

Experience
Senior Associate, Fairholm Lawyers
March 2021 - Present
- Ran unfair dismissal matters

Associate, Tolland & Ware
Feb 2018 - Feb 2021
- Drafted employment contracts

Education
Bachelor of Laws, University of Sydney
2012 - 2016

Skills
Employment law, Advocacy, LEAP
`);
const read = { lines, reading: readResume(lines, { receivedOn: "2026-11-15" }) };
const { profile } = read.reading;
const changed = (change: Partial<ResumeProfile>) => withAdditions(read, { ...profile, ...change });
const added = (change: Partial<ResumeProfile>) =>
  changed(change)
    .lines.slice(lines.length)
    .map(({ text }) => text);

test("a profile that says what the resume says adds nothing", () => {
  expect(changed({})).toEqual(read);
});

test("a skill that no line names gets a line of its own; one that a line names does not", () => {
  const skills = [...profile.skills, "Enterprise bargaining", "unfair dismissal"];
  expect(added({ skills })).toEqual(["Added in the profile", "Enterprise bargaining"]);
  const { reading } = changed({ skills });
  expect(reading.sections).toHaveLength(lines.length + 2);
  expect(reading.sections.at(-1)).toBe("skills");
});

test("a new job comes with its lines; the others keep theirs, wherever they were moved", () => {
  const job = {
    company: "Quay & Hollis",
    role: "Special Counsel",
    location: "",
    startDate: "2025-01",
    endDate: "",
    present: true,
    description: "Led the safety practice\nRan unfair dismissal matters",
  };
  const [first, second] = profile.experience;
  if (!first || !second) throw new Error("Two jobs were expected.");
  const experience = [job, second, first];
  expect(added({ experience })).toEqual([
    "Added in the profile",
    "Special Counsel, Quay & Hollis",
    "2025-01 to present",
    "Led the safety practice",
  ]);
  const { reading } = changed({ experience });
  const own = lines.length;
  expect(reading.sources["experience.0"]?.lines).toEqual([own + 1, own + 2, own + 3]);
  expect(reading.sources["experience.1"]).toEqual(read.reading.sources["experience.1"]);
  expect(reading.sources["experience.2"]).toEqual(read.reading.sources["experience.0"]);
});

test("a job that was put right stays where it was read", () => {
  const experience = profile.experience.map((job, at) =>
    at === 0 ? { ...job, company: "Fairholm Legal", role: "Counsel", startDate: "2020-01" } : job,
  );
  expect(added({ experience })).toEqual([]);
  expect(changed({ experience }).reading.sources["experience.0"]).toEqual(
    read.reading.sources["experience.0"],
  );
});

test("a job that was taken out is no job any more, and its lines stay", () => {
  const result = changed({ experience: profile.experience.slice(1) });
  expect(result.lines).toEqual(lines);
  expect(result.reading.sources["experience.0"]).toEqual(read.reading.sources["experience.1"]);
  expect(result.reading.sources["experience.1"]).toBeUndefined();
});

test("a sentence that is broken over two lines of the resume is not added as a new one", () => {
  const wrapped = plainLines(`Mei-Lin Chan
mei.chan@example.com

Experience
Senior Associate, Fairholm Lawyers
March 2021 - Present
- Ran unfair dismissal matters for employers in retail and health from the first
  letter to the hearing, with two juniors

Skills
Employment law
`);
  const found = readResume(wrapped.lines, { receivedOn: "2026-11-15" });
  expect(found.profile.experience[0]?.description).toContain("from the first letter");
  const result = withAdditions(
    { lines: wrapped.lines, reading: found },
    { ...found.profile, phone: "0491 570 156" },
  );
  expect(result.lines).toEqual(wrapped.lines);
});

test("degrees, certificates and a summary of one's own are added once, also when applied twice", () => {
  const profileNow = {
    ...profile,
    summary: "I run hearings.\nI also bargain.",
    education: [
      ...profile.education,
      { institution: "UTS", degree: "Master of Laws", fieldOfStudy: "", duration: "2019" },
    ],
    certifications: [{ name: "Mediator", issuingOrganization: "NMAS", date: "2022" }],
  };
  const once = withAdditions(read, profileNow);
  expect(once.lines.slice(lines.length).map(({ text }) => text)).toEqual([
    "Added in the profile",
    "I run hearings.",
    "I also bargain.",
    "Master of Laws, UTS, 2019",
    "Mediator, NMAS, 2022",
  ]);
  expect(withAdditions(once, profileNow).lines).toEqual(once.lines);
});
