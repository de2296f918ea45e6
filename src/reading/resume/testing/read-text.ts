import type { ResumeProfile } from "#contract/resume-profile.ts";
import { readResume } from "../read-resume.ts";
import { resumeLines } from "./resume-lines.ts";

/** What a person would check first, short enough to be compared at a glance. */
export function readText(text: string) {
  const { profile } = readResume(resumeLines(text), { receivedOn: "2026-11-15" });
  return {
    profile,
    positions: positions(profile),
    studies: studies(profile),
    licences: licences(profile),
  };
}

function positions(profile: ResumeProfile): string[] {
  return profile.experience.map((item) => {
    const end = item.present ? "now" : item.endDate;
    const place = item.location ? ` in ${item.location}` : "";
    return `${item.role} @ ${item.company}${place}: ${item.startDate} to ${end}`;
  });
}

function studies(profile: ResumeProfile): string[] {
  return profile.education.map((item) => {
    const field = item.fieldOfStudy ? ` in ${item.fieldOfStudy}` : "";
    return `${item.degree}${field} @ ${item.institution}: ${item.duration}`;
  });
}

function licences(profile: ResumeProfile): string[] {
  return profile.certifications.map((item) =>
    [item.name, item.issuingOrganization, item.date].filter((part) => part !== "").join(" / "),
  );
}
