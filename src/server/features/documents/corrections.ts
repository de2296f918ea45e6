import * as z from "zod";
import { JobProfile } from "#contract/job-profile.ts";
import { ResumeProfile } from "#contract/resume-profile.ts";
import { yearsOfExperience, yearsSince } from "#reading/resume/years.ts";
import { invalid } from "#server/platform/faults.ts";
import type { DocumentRecord } from "./repository.ts";

type Read = Pick<DocumentRecord, "reading" | "corrections" | "receivedOn">;

/** What a document says with its owner's corrections in place: each replaces a whole field. */
export function corrected({ reading, corrections, receivedOn }: Read) {
  const resume = reading.resume
    ? withYears(z.parse(ResumeProfile, { ...reading.resume.profile, ...corrections }), receivedOn)
    : null;
  const job = reading.job ? z.parse(JobProfile, { ...reading.job.profile, ...corrections }) : null;
  return { resume, job };
}

/** What follows from dates follows the corrected ones; a date in other words counts as none. */
function withYears(profile: ResumeProfile, receivedOn: string): ResumeProfile {
  const dated = profile.experience.filter(({ startDate, endDate, present }) =>
    [startDate, present ? startDate : endDate].every((date) => DATE.test(date)),
  );
  const admitted = profile.admission?.date ?? "";
  return {
    ...profile,
    yearsOfExperience: yearsOfExperience(dated, receivedOn),
    postAdmissionYears: DATE.test(admitted) ? yearsSince(admitted, receivedOn) : null,
  };
}

const DATE = /^\d{4}(-\d{2})?$/;

/** The person's name or the job's title. */
export function titleOf(document: DocumentRecord): string {
  const { resume, job } = corrected(document);
  return resume?.name ?? job?.title ?? "";
}

/** The value as the profile's own rules have it, or a refusal that says what is wrong. */
export function checkedField(document: DocumentRecord, field: string, value: unknown): unknown {
  const profile = document.reading.resume ? ResumeProfile : JobProfile;
  const rules: Readonly<Record<string, z.core.$ZodType>> = profile.shape;
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  if (!rule) throw invalid(`"${field}" is no field of this document.`);
  const parsed = z.safeParse(rule, value);
  if (!parsed.success) throw invalid(`"${field}" cannot be saved in this form.`);
  return parsed.data;
}
