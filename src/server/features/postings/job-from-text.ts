import type { JobProfile, SalaryRange } from "#contract/job-profile.ts";
import { flagLines } from "#reading/flag-lines.ts";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { readSalary } from "#reading/job/facts/salary.ts";
import { readJob } from "#reading/job/read-job.ts";
import type { Line, Reading } from "#reading/line.ts";
import { stateIn } from "#reading/places.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { JobColumns } from "./repository.ts";

/** Only names that stand for one place: Richmond, Kingston and Brighton are in several states. */
const TOWNS: Readonly<Record<string, string>> = {
  NSW: `sydney; newcastle; central coast; wollongong; albury; coffs harbour; wagga wagga; port macquarie;
    tamworth; dubbo; bathurst; nowra; lismore; goulburn; armidale; byron bay; tweed heads; gosford; maitland;
    penrith; parramatta; blacktown; bankstown; chatswood; macquarie park; hurstville; queanbeyan; bowral;
    blue mountains; taree; bondi junction; barangaroo; surry hills; western sydney`,
  VIC: `melbourne; geelong; ballarat; bendigo; wodonga; mildura; shepparton; traralgon; warrnambool; dandenong;
    frankston; footscray; box hill; southbank; docklands; wangaratta; horsham; werribee; st kilda`,
  QLD: `brisbane; gold coast; sunshine coast; townsville; cairns; toowoomba; mackay; rockhampton; bundaberg;
    hervey bay; gladstone; ipswich; mount isa; fortitude valley; maroochydore; surfers paradise; noosa`,
  WA: `perth; fremantle; bunbury; geraldton; kalgoorlie; broome; karratha; port hedland; mandurah; joondalup;
    subiaco; busselton`,
  SA: "adelaide; mount gambier; whyalla; port augusta; port lincoln; murray bridge; glenelg; barossa valley",
  TAS: "hobart; launceston; devonport; burnie; glenorchy",
  ACT: "canberra; belconnen; tuggeranong; gungahlin",
  NT: "darwin; alice springs; katherine; palmerston",
};

export const TOWN_STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(TOWNS).flatMap(([state, names]) =>
    names.split(";").map((name): [string, string] => [name.trim(), state]),
  ),
);

const TOWN = new RegExp(`(?<!\\p{L})(?:${[...TOWN_STATES.keys()].join("|")})(?!\\p{L})`, "u");

/** The state that a place lies in: "Sydney" -> "NSW"; "" when it does not say. */
export function stateOf(location: string): string {
  const [town] = TOWN.exec(location.toLowerCase()) ?? [];
  return stateIn(location) || (TOWN_STATES.get(town ?? "") ?? "");
}

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
