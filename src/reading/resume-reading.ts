import type { ResumeProfile } from "#contract/resume-profile.ts";
import type { Reading } from "./line.ts";

/** What a line of a resume belongs to. `header` is the name and how to reach the person. */
const RESUME_SECTIONS = [
  "header",
  "summary",
  "experience",
  "education",
  "skills",
  "certifications",
  "other",
] as const;
export type ResumeSection = (typeof RESUME_SECTIONS)[number];

export interface ResumeReading extends Reading<ResumeProfile> {
  /** One for each line; a heading counts to the section that it opens. */
  readonly sections: readonly ResumeSection[];
}
