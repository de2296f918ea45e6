import type { JobProfile, SalaryRange } from "#contract/job-profile.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { readSalary } from "#reading/job/facts/salary.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Line, Reading } from "#reading/line.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { JobColumns } from "../repository.ts";
import { stateOf } from "./state-of.ts";

/** An advertisement, and what is known about it besides: a given field wins over what was read. */
export interface JobText {
  readonly text: string;
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly location?: string | undefined;
  readonly employmentType?: string | undefined;
  readonly level?: string | undefined;
  readonly practiceArea?: string | undefined;
  readonly salaryText?: string | undefined;
  readonly contact?: Partial<JobProfile["contact"]> | undefined;
}

/** Full-time working hours and days of a year: 52 weeks of 38 hours; 226 days after leave. */
const A_YEAR = { year: 1, day: 226, hour: 1976 };
/** As long as a text of a job may be (`JobProfile`). */
const LONGEST = 500;

export const jobFromText = ({ text, ...given }: JobText): JobColumns =>
  jobFromLines(plainLines(text).lines, given);

export function jobFromLines(lines: readonly Line[], given: Omit<JobText, "text">): JobColumns {
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  return columnsOf(lines, withGiven(readJob(lines, { skip }).profile, given));
}

/** For a document that was read when it was uploaded. */
export const jobFromReading = ({
  lines,
  reading,
}: {
  readonly lines: readonly Line[];
  readonly reading: Reading<JobProfile>;
}): JobColumns => columnsOf(lines, reading.profile);

function columnsOf(lines: readonly Line[], details: JobProfile): JobColumns {
  const { title, company, location, employmentType, level, practiceArea, salary } = details;
  return {
    title,
    company,
    location,
    state: stateOf(location),
    employmentType,
    level,
    practiceArea,
    salaryMin: aYear(salary?.min, salary?.per),
    salaryMax: aYear(salary?.max, salary?.per),
    details,
    lines,
  };
}

function aYear(amount: number | null | undefined, per: SalaryRange["per"] = "year") {
  return amount === null || amount === undefined ? null : Math.round(amount * A_YEAR[per]);
}

function withGiven(read: JobProfile, given: Omit<JobText, "text">): JobProfile {
  const { contact = {} } = given;
  const type = tidy(given.employmentType);
  return {
    ...read,
    title: tidy(given.title) || read.title,
    company: tidy(given.company) || read.company,
    location: tidy(given.location) || read.location,
    employmentType: employmentTypes(type) || type || read.employmentType,
    level: tidy(given.level).toLowerCase() || read.level,
    practiceArea: tidy(given.practiceArea) || read.practiceArea,
    salary: salaryOf(tidy(given.salaryText), read.salary),
    contact: {
      name: tidy(contact.name) || read.contact.name,
      email: tidy(contact.email) || read.contact.email,
      phone: tidy(contact.phone) || read.contact.phone,
    },
  };
}

/** "SCHADS Level 5" names no amount: then the words are kept beside what the text says, if anything. */
function salaryOf(text: string, read: SalaryRange | null): SalaryRange | null {
  if (text === "") return read;
  const unsaid = { min: null, max: null, currency: "AUD", per: "year" } as const;
  return { ...(readSalary(text, true)?.salary ?? read ?? unsaid), text };
}

const tidy = (text = "") => text.replace(/\s+/g, " ").trim().slice(0, LONGEST);
