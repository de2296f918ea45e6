import * as z from "zod/mini";
import { upTo } from "./text-rules.ts";

/** What a resume says, in plain values (spec 1 §3). Blank text and empty lists where it says nothing. */

const LONGEST = { text: 500, long: 20_000, list: 200 };
const text = () => z._default(z.string().check(upTo(LONGEST.text)), "");
const longText = () => z._default(z.string().check(upTo(LONGEST.long)), "");
const list = <S extends z.core.$ZodType>(item: S) =>
  z._default(z.array(item).check(z.maxLength(LONGEST.list)), []);

/** Dates stay as exact as they were written: "2021-03", "2021", or "" when there is none. */
export const ExperienceItem = z.object({
  company: text(),
  role: text(),
  location: text(),
  startDate: text(),
  endDate: text(),
  present: z._default(z.boolean(), false),
  description: longText(),
});

export const EducationItem = z.object({
  institution: text(),
  degree: text(),
  fieldOfStudy: text(),
  /** As it was written: "2015 – 2019". */
  duration: text(),
});

export const CertificationItem = z.object({
  name: text(),
  issuingOrganization: text(),
  date: text(),
});

/** LinkedIn and GitHub are path suffixes without a leading slash: "in/name", "name" (spec 1 §3). */
export const ProfileLinks = z.object({ linkedin: text(), github: text(), website: text() });

/** A lawyer's admission to practice. `state` is an abbreviation: "NSW". */
export const Admission = z.object({ court: text(), state: text(), date: text() });

export const ResumeProfile = z.object({
  name: text(),
  email: text(),
  phone: text(),
  location: text(),
  links: ProfileLinks,
  summary: longText(),
  skills: list(z.string().check(upTo(LONGEST.text))),
  experience: list(ExperienceItem),
  education: list(EducationItem),
  certifications: list(CertificationItem),
  admission: z.nullable(Admission),
  /** From date ranges that are merged where they overlap; null when there are none. */
  yearsOfExperience: z.nullable(z.number()),
  /** Whole and part years since admission; null for everyone who gives no date of one. */
  postAdmissionYears: z.nullable(z.number()),
});

export type ResumeProfile = z.output<typeof ResumeProfile>;
export type ExperienceItem = z.output<typeof ExperienceItem>;
export type EducationItem = z.output<typeof EducationItem>;
export type CertificationItem = z.output<typeof CertificationItem>;
export type ProfileLinks = z.output<typeof ProfileLinks>;
export type Admission = z.output<typeof Admission>;

export const EMPTY_RESUME: ResumeProfile = {
  name: "",
  email: "",
  phone: "",
  location: "",
  links: { linkedin: "", github: "", website: "" },
  summary: "",
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  admission: null,
  yearsOfExperience: null,
  postAdmissionYears: null,
};
