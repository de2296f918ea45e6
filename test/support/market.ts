import type { JobText } from "#server/features/postings/job-from-text.ts";
import { createPostingService, type JobRow } from "#server/features/postings/service.ts";
import { createProfileService } from "#server/features/profiles/service.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type Person, signedIn } from "./people.ts";
import type { TestApp } from "./test-app.ts";
import { RESUME_TEXT, uploaded } from "./uploads.ts";

/** Jobs and people of an invented market. Mei-Lin Chan (uploads.ts) fits the employment lawyers' jobs. */

export const EMPLOYMENT_AD = `Employment Lawyer
Marlowe Strand is looking for an employment lawyer for its Sydney office.

What you will do
- Run unfair dismissal and general protections matters
- Advise employers on enterprise agreements and modern awards
- Draft employment contracts and workplace policies

What you bring
- Admission as a solicitor in New South Wales and a current practising certificate
- At least four years of post-admission experience in employment law
- Experience in the Fair Work Commission

Nice to have
- Enterprise bargaining experience
- Familiarity with LEAP`;

const adFor = (title: string, duties: readonly string[], asks: readonly string[]) =>
  [
    title,
    "",
    "What you will do",
    ...bulleted(duties),
    "",
    "What you bring",
    ...bulleted(asks),
  ].join("\n");
const bulleted = (items: readonly string[]) => items.map((item) => `- ${item}`);

const ADMITTED = "Admission as a solicitor and a current practising certificate";

const ADS: readonly JobText[] = [
  {
    text: EMPLOYMENT_AD,
    title: "Employment Lawyer",
    company: "Marlowe Strand",
    location: "Sydney NSW",
    employmentType: "full-time",
    level: "associate",
    salaryText: "$110,000 - $130,000",
  },
  {
    text: adFor(
      "Workplace Relations Associate",
      ["Advise on awards and enterprise agreements", "Draft employment contracts"],
      [ADMITTED, "Three years of employment law experience"],
    ),
    title: "Workplace Relations Associate",
    company: "Quay & Hollis",
    location: "Melbourne VIC",
    employmentType: "part-time",
    level: "associate",
    salaryText: "$95,000 - $105,000",
  },
  {
    text: adFor(
      "Senior Associate, Employment and Safety",
      ["Lead unfair dismissal disputes", "Supervise junior lawyers"],
      [ADMITTED, "Six years of employment law experience", "Work health and safety prosecutions"],
    ),
    title: "Senior Associate, Employment and Safety",
    company: "Ferris Okoye",
    location: "Brisbane QLD",
    employmentType: "full-time",
    level: "senior",
    salaryText: "$150,000 - $170,000",
  },
  {
    text: adFor(
      "Commercial Litigation Lawyer",
      ["Run commercial disputes in the Supreme Court", "Brief counsel and draft pleadings"],
      [ADMITTED, "Four years of commercial litigation experience"],
    ),
    title: "Commercial Litigation Lawyer",
    company: "Northmoor",
    location: "Sydney NSW",
    employmentType: "full-time",
    level: "associate",
  },
  {
    text: adFor(
      "Industrial Relations Lawyer",
      ["Appear in the Fair Work Commission", "Negotiate enterprise agreements"],
      [ADMITTED, "Experience in employment law and enterprise bargaining"],
    ),
    title: "Industrial Relations Lawyer",
    company: "Guild of Carers",
    location: "Perth WA",
    employmentType: "contract",
    level: "associate",
    salaryText: "$120,000",
  },
  {
    text: adFor(
      "Pastry Chef",
      ["Bake bread, cakes and pastries from four in the morning", "Order flour and butter"],
      ["Certificate III in Patisserie", "Two years in a commercial kitchen"],
    ),
    title: "Pastry Chef",
    company: "Crumb & Daughter",
    location: "Hobart TAS",
    employmentType: "full-time",
  },
];

type NewJob = Partial<JobText & Pick<JobRow, "id" | "ownerId" | "status" | "postedAt">>;

/** By the same way that a posting takes: the words of an ad are read. */
export async function addJob(app: TestApp, job: NewJob = {}): Promise<JobRow> {
  return insertJob(app.platform.database, job);
}

/** Without an app. */
export async function insertJob(database: Database, job: NewJob = {}): Promise<JobRow> {
  const postings = createPostingService({ database, clock: () => new Date() });
  const { id, ownerId = null, status = "active", postedAt = new Date(), ...ad } = job;
  return postings.create(database, {
    ...postings.fromText({
      text: EMPLOYMENT_AD,
      title: "Employment Lawyer",
      company: "Marlowe Strand",
      ...ad,
    }),
    ...(id ? { id } : {}),
    ownerId,
    source: ownerId ? "posting" : "scraped",
    sourceUrl: ownerId ? "" : "https://jobs.example/1",
    status,
    postedAt,
  });
}

/** A small market; all but the last fit an employment lawyer, the first one best. */
export async function addJobs(database: Database): Promise<JobRow[]> {
  const jobs: JobRow[] = [];
  for (const ad of ADS) jobs.push(await insertJob(database, ad));
  return jobs;
}

export interface Candidate extends Person {
  readonly resumeId: string;
}

/** Somebody with an account and a current resume. */
export async function addCandidate(
  app: TestApp,
  { text = RESUME_TEXT, findable = true } = {},
): Promise<Candidate> {
  const person = await signedIn(app);
  const file = { name: "resume.txt", content: text };
  const resumeId = await uploaded(person.browser, file);
  const { database } = app.platform;
  const profiles = createProfileService({ database, clock: () => new Date() });
  await profiles.setCurrent(database, person.id, resumeId, { findable });
  return { ...person, resumeId };
}

/** The first question starts the index's thread, which takes its time on a busy machine. */
export async function untilReady(ask: () => Promise<Response>): Promise<void> {
  while ((await ask()).status === 503);
}
