import { expect, test } from "vitest";
import { ResumeProfile } from "#contract/resume-profile.ts";
import { readResume } from "./read-resume.ts";
import { hostileResumes } from "./testing/hostile-resumes.ts";

test("hostile lines of full length give a resume that the contract accepts", () => {
  for (const lines of hostileResumes({ letters: 4000, roles: 5000 })) {
    const { profile, sections } = readResume(lines, { receivedOn: "2026-11-15" });
    expect(ResumeProfile.safeParse(profile).success).toBe(true);
    expect(sections).toHaveLength(lines.length);
  }
});
