import type { SeekConfig } from "#contract/seek-rules.ts";
import { employmentTypes } from "#reading/job/facts/employment-type.ts";
import { readSalary } from "#reading/job/facts/salary.ts";
import { readJob } from "#reading/job/read-job.ts";
import { plainLines } from "#reading/text/plain-lines.ts";
import type { ListedJob } from "./listed-job.ts";

/**
 * What the board cannot filter, or does not filter strictly. What a job does not say is not held against it,
 * save who offers it.
 */

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<string, number>> = {
  "last 24 hours": 1,
  "last 7 days": 7,
  "last 14 days": 14,
  "last 30 days": 30,
  "last 60 days": 60,
};
/** Days and hours that somebody works in a year. */
const A_YEAR_OF = { year: 1, day: 230, hour: 1976 } as const;

/**
 * Before a job is opened: by what the list says of it. Unwanted words count there and not in the whole text: whoever wants
 * no junior role does not mean every senior one that mentors juniors.
 */
export function isWantedAtSight(job: ListedJob, config: SeekConfig, now: Date): boolean {
  return (
    !hasAny([job.title, job.teaser], config.exclude_words) &&
    (job.company === "" || isOfCompany(job.company, config.company)) &&
    isOfType(job.jobType, config.job_type) &&
    isPaid(job.salary, config) &&
    isNewEnough(job.listedAt, config.date_posted, now)
  );
}

/** Once its own page was read. */
export function isWantedInFull(
  { title, teaser, company, jobType, salary, text }: ListedJob & { readonly text: string },
  config: SeekConfig,
): boolean {
  if (hasAny([title], config.exclude_words)) return false;
  if (!isOfCompany(company, config.company)) return false;
  if (!isOfType(jobType, config.job_type) || !isPaid(salary, config)) return false;
  if (config.experience === "" && config.job_type !== INTERNSHIP) return true;
  const { level, employmentType } = readJob(plainLines(`# ${title}\n\n${text}`).lines).profile;
  if (config.job_type === INTERNSHIP && !isInternship(`${title}. ${teaser}`, employmentType))
    return false;
  return isOfLevel(config.experience, level, title);
}

/** Lower case, with one space between words and around all: a word of it stands between spaces. */
const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()} `;

function hasAny(texts: readonly string[], words: readonly string[]): boolean {
  const unwanted = words.map(folded).filter((word) => word.trim() !== "");
  return texts.map(folded).some((text) => unwanted.some((word) => text.includes(word)));
}

/** From the beginning of a word: "harrow" is Harrow Finch, and "row" is not. */
const isOfCompany = (company: string, wanted: string) =>
  folded(company).includes(folded(wanted).trimEnd());

const INTERNSHIP = "internship";
/** No list of the board says "internship": an advertisement does, in its own words. */
const isInternship = (words: string, employmentType: string) =>
  employmentTypes(words).includes(INTERNSHIP) || employmentType.includes(INTERNSHIP);

const isOfType = (jobType: string, wanted: string) =>
  wanted === "" || wanted === INTERNSHIP || jobType === "" || jobType.includes(wanted);

function isPaid(words: string, { salary_min, salary_max }: SeekConfig): boolean {
  const stated = readSalary(words, true)?.salary;
  if (!stated) return true;
  const times = A_YEAR_OF[stated.per];
  const least = (stated.min ?? 0) * times;
  const most = (stated.max ?? Number.POSITIVE_INFINITY) * times;
  return most >= (salary_min ?? 0) && least <= (salary_max ?? Number.POSITIVE_INFINITY);
}

function isNewEnough(listedAt: Date | null, wanted: string, now: Date): boolean {
  const days = DAYS[wanted];
  if (days === undefined || listedAt === null) return true;
  return now.getTime() - listedAt.getTime() <= days * DAY_MS;
}

const LEVELS: Readonly<Record<string, readonly string[]>> = {
  junior: ["graduate", "junior"],
  mid: ["associate"],
  senior: ["senior"],
  executive: ["partner"],
};
/** Such a title is an executive's, and a senior one: spec 2 §9 looks for heads of legal among senior jobs. */
const LEADS = /\b(?:head|director|general counsel|chief|principal)\b/i;

function isOfLevel(wanted: string, level: string, title: string): boolean {
  if (wanted === "" || level === "") return true;
  if (LEVELS[wanted]?.includes(level)) return true;
  return (wanted === "executive" || wanted === "senior") && LEADS.test(title);
}
