import { readAdvert } from "#reading/advert/read-advert.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Line } from "#reading/line.ts";
import { readResume } from "#reading/resume/read-resume.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import { profileResume } from "../candidate/profile-resume.ts";
import { CREDENTIALS } from "../knowledge/credentials.ts";
import { TERMS } from "../knowledge/phrases.ts";
import { profileJob } from "../profile-job.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "../profiles.ts";
import { type Row, rowsOf } from "../vacancy-rows.ts";
import { hashOf } from "../words/hash.ts";
import { stemsOf } from "../words/words-of.ts";

/** From text to profiles, by the same way that an uploaded file takes. */

const RECEIVED = "2026-11-15";

export interface MadeResume {
  readonly lines: readonly Line[];
  readonly profile: CandidateProfile;
}

export function makeResume(text: string, receivedOn = RECEIVED): MadeResume {
  const { lines } = plainLines(text);
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  const reading = readResume(lines, { receivedOn, skip });
  return { lines, profile: profileResume({ lines, reading, skip, receivedOn }) };
}

/** A resume of someone with these sentences at its top and these jobs, in any field. */
export const resumeSaying = (about: string, jobs = ""): CandidateProfile =>
  makeResume(`Robin Example\nrobin@example.com\n\nProfile\n${about}\n\nExperience\n${jobs}\n`)
    .profile;

export interface MadeJob {
  readonly lines: readonly Line[];
  readonly rows: readonly Row[];
  readonly profile: VacancyProfile;
}

export function makeJob(text: string, title?: string): MadeJob {
  const { lines } = plainLines(text);
  const reading = readJob(lines);
  return {
    lines,
    rows: rowsOf(readAdvert(lines), lines),
    profile: profileJob({ lines, reading, title }),
  };
}

interface Place {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** What stands at a place: the quote that a reader is shown. */
export const quoteOf = (lines: readonly Line[], { line, from, to }: Place): string =>
  lines[line]?.text.slice(from, to) ?? "";

/** Whether the matcher knows this word from the resume. */
export const knows = (profile: CandidateProfile, word: string): boolean => {
  const hashes = stemsOf(word).map(hashOf);
  return profile.units.some(({ words }) => hashes.some((hash) => words.includes(hash)));
};

/** How plainly the resume tells a piece of work, by its id ("law.family"); 0 for not at all. */
export const tells = (profile: CandidateProfile, id: string): number => {
  const term = TERMS.findIndex((one) => one.id === id);
  return profile.units.reduce((most, { terms }) => Math.max(most, terms.get(term) ?? 0), 0);
};

export const credentialAt = (id: string): number => CREDENTIALS.findIndex((one) => one.id === id);

/** "nurse", "admission": what a requirement names. */
export const credentialName = ({ credential }: Requirement): string | undefined =>
  typeof credential === "number" ? CREDENTIALS[credential]?.id : credential;
