import { profileResume } from "#matching/candidate/profile-resume.ts";
import { profileJob } from "#matching/profile-job.ts";
import type { CandidateProfile, VacancyProfile } from "#matching/profiles.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Flag, Line } from "#reading/line.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import { plainLines } from "#reading/text/plain-lines.ts";

export interface ProfiledResume {
  readonly lines: readonly Line[];
  readonly flags: readonly Flag[];
  readonly profile: CandidateProfile;
}

export interface ProfiledJob {
  readonly lines: readonly Line[];
  readonly profile: VacancyProfile;
}

/** From the text of a resume to its profile, by the same way that an uploaded file takes. */
export function profileResumeText(text: string, receivedOn: string): ProfiledResume {
  const { lines } = plainLines(text);
  const flags = flagLines(lines);
  const skip = new Set(flags.map(({ line }) => line));
  const reading = readResume(lines, { receivedOn, skip });
  return { lines, flags, profile: profileResume({ lines, reading, skip, receivedOn }) };
}

export function profileJobText(text: string, title?: string): ProfiledJob {
  const { lines } = plainLines(text);
  return { lines, profile: profileJob({ lines, reading: readJob(lines), title }) };
}
