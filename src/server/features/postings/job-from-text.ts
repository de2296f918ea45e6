import type { JobProfile, SalaryRange } from "#contract/job-profile.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { readSalary } from "#reading/job/facts/salary.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Line, Reading } from "#reading/line.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { JobColumns } from "./repository.ts";
import { stateOf } from "./state-of.ts";

/** Null: nothing, whatever the text seems to say. Undefined or "": what the text says. */
type Given = string | null | undefined;

/** An advertisement, and what is known about it besides: a given field wins over what was read. */
export interface JobText {
  readonly text: string;
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly location?: Given;
  readonly employmentType?: Given;
  readonly level?: Given;
  readonly practiceArea?: Given;
  readonly salaryText?: Given;
  readonly contact?: { readonly [field in keyof JobProfile["contact"]]?: Given } | undefined;
}

/** Full-time working hours and days of a year: 52 weeks of 38 hours; 226 days after leave. */
const A_YEAR = { year: 1, day: 226, hour: 1976 };
/** As long as a text of a job may be (`JobProfile`). */
const LONGEST = 500;

export const jobFromText = (ad: JobText): JobColumns => readJobText(ad).job;

/** The same, and what the text alone says, and where. */
export const readJobText = ({ text, ...given }: JobText) =>
  readJobLines(plainLines(text).lines, given);

export const jobFromLines = (lines: readonly Line[], given: Omit<JobText, "text">): JobColumns =>
  readJobLines(lines, given).job;

function readJobLines(lines: readonly Line[], given: Omit<JobText, "text">) {
  const skip = new Set(flagLines(lines).map(({ line }) => line));
  const reading = readJob(lines, { skip });
  return { job: columnsOf(lines, withGiven(reading.profile, given)), reading };
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
  return {
    ...read,
    title: tidy(given.title) || read.title,
    company: tidy(given.company) || read.company,
    location: chosen(given.location, read.location),
    employmentType: chosen(typeOf(given.employmentType), read.employmentType),
    level: chosen(given.level, read.level).toLowerCase(),
    practiceArea: chosen(given.practiceArea, read.practiceArea),
    salary: given.salaryText === null ? null : salaryOf(tidy(given.salaryText), read.salary),
    contact: {
      name: chosen(contact.name, read.contact.name),
      email: chosen(contact.email, read.contact.email),
      phone: chosen(contact.phone, read.contact.phone),
    },
  };
}

const chosen = (given: Given, read: string) => (given === null ? "" : tidy(given) || read);

const typeOf = (given: Given) => given && (employmentTypes(tidy(given)) || given);

/** "SCHADS Level 5" names no amount: then the words are kept beside what the text says, if anything. */
function salaryOf(text: string, read: SalaryRange | null): SalaryRange | null {
  if (text === "") return read;
  const unsaid = { min: null, max: null, currency: "AUD", per: "year" } as const;
  return { ...(readSalary(text, true)?.salary ?? read ?? unsaid), text };
}

const tidy = (text = "") => text.replace(/\s+/g, " ").trim().slice(0, LONGEST);
